CREATE TABLE "pod_asks" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"hours" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"widened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pod_cheers" (
	"entry_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cheer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pod_cheers_entry_id_member_id_pk" PRIMARY KEY("entry_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "pod_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pod_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"week" text NOT NULL,
	"goal" text,
	"goal_day" text,
	"outcome" text,
	"line" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "pod_entries_once" UNIQUE("pod_id","member_id","week")
);
--> statement-breakpoint
CREATE TABLE "pod_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pod_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pod_invitations_once" UNIQUE("pod_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "pod_members" (
	"pod_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_week" text NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "pod_members_pod_id_member_id_pk" PRIMARY KEY("pod_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "pod_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"from_week" text NOT NULL,
	"until_week" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pod_reminders" (
	"member_id" uuid NOT NULL,
	"week" text NOT NULL,
	"part" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pod_reminders_member_id_week_part_pk" PRIMARY KEY("member_id","week","part")
);
--> statement-breakpoint
CREATE TABLE "pod_zones" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"origin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "pod_asks" ADD CONSTRAINT "pod_asks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_cheers" ADD CONSTRAINT "pod_cheers_entry_id_pod_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."pod_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_cheers" ADD CONSTRAINT "pod_cheers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_entries" ADD CONSTRAINT "pod_entries_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_entries" ADD CONSTRAINT "pod_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_invitations" ADD CONSTRAINT "pod_invitations_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_invitations" ADD CONSTRAINT "pod_invitations_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_invitations" ADD CONSTRAINT "pod_invitations_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_members" ADD CONSTRAINT "pod_members_pod_id_pods_id_fk" FOREIGN KEY ("pod_id") REFERENCES "public"."pods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_members" ADD CONSTRAINT "pod_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_pauses" ADD CONSTRAINT "pod_pauses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_reminders" ADD CONSTRAINT "pod_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pod_zones" ADD CONSTRAINT "pod_zones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pod_cheers_member" ON "pod_cheers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pod_entries_week" ON "pod_entries" USING btree ("pod_id","week" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pod_entries_member" ON "pod_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pod_invitations_to" ON "pod_invitations" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "pod_invitations_from" ON "pod_invitations" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "pod_members_member" ON "pod_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pod_pauses_member" ON "pod_pauses" USING btree ("member_id","from_week");--> statement-breakpoint
CREATE INDEX "pod_reminders_age" ON "pod_reminders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pods_open_origin" ON "pods" USING btree ("origin_id") WHERE "pods"."closed_at" is null and "pods"."origin_id" is not null;