CREATE TABLE "team_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"task_id" uuid,
	"member_id" uuid,
	"before" text,
	"now" text
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"inviter_id" uuid,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "team_invites_team_id_member_id_pk" PRIMARY KEY("team_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_team_id_member_id_pk" PRIMARY KEY("team_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_task_assignees" (
	"task_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_note" text,
	CONSTRAINT "team_task_assignees_task_id_member_id_pk" PRIMARY KEY("task_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_task_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"author_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_task_comments_client" UNIQUE("author_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "team_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"text_version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "team_tasks_closed_with" CHECK (("team_tasks"."closed_at" is not null) = ("team_tasks"."status" in ('done', 'cancelled')))
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"origin_kind" text DEFAULT 'none' NOT NULL,
	"origin_id" uuid,
	"chat_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_chat" UNIQUE("chat_id"),
	CONSTRAINT "teams_origin_known" CHECK (("teams"."origin_id" is null) = ("teams"."origin_kind" in ('none', 'admin')))
);
--> statement-breakpoint
ALTER TABLE "team_history" ADD CONSTRAINT "team_history_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_history" ADD CONSTRAINT "team_history_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_history" ADD CONSTRAINT "team_history_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_assignees" ADD CONSTRAINT "team_task_assignees_task_id_team_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."team_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_assignees" ADD CONSTRAINT "team_task_assignees_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_comments" ADD CONSTRAINT "team_task_comments_task_id_team_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."team_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_task_comments" ADD CONSTRAINT "team_task_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_chat_id_conversations_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_history_team" ON "team_history" USING btree ("team_id","at","id");--> statement-breakpoint
CREATE INDEX "team_history_actor" ON "team_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "team_history_member" ON "team_history" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_invites_member" ON "team_invites" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_invites_inviter" ON "team_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id","joined_at");--> statement-breakpoint
CREATE INDEX "team_task_assignees_member" ON "team_task_assignees" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_task_comments_task" ON "team_task_comments" USING btree ("task_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_tasks_team" ON "team_tasks" USING btree ("team_id","due_at","id") WHERE "team_tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "team_tasks_closed" ON "team_tasks" USING btree ("team_id","closed_at","id") WHERE "team_tasks"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "team_tasks_reminders" ON "team_tasks" USING btree ("due_at") WHERE "team_tasks"."closed_at" is null and "team_tasks"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "team_tasks_creator" ON "team_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_origin" ON "teams" USING btree ("origin_kind","origin_id") WHERE "teams"."origin_kind" in ('trial', 'match');--> statement-breakpoint
CREATE INDEX "teams_newest" ON "teams" USING btree ("created_at","id");--> statement-breakpoint
-- As database/functions/teams/refuse_team_history_change.sql has it, which is applied after the migrations.
create or replace function refuse_team_history_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;
--> statement-breakpoint
create trigger team_history_append_only before update or delete on team_history
  for each row execute function refuse_team_history_change();
