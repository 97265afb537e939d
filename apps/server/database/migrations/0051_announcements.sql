CREATE TABLE "factor_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"stop_hash" "bytea",
	"ready_at" timestamp with time zone,
	"known_device" boolean NOT NULL,
	"closed_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_dismissals" (
	"announcement_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcement_dismissals_announcement_id_member_id_pk" PRIMARY KEY("announcement_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"audience" text NOT NULL,
	"dismissible" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"texts" jsonb NOT NULL,
	"link" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_times" CHECK ("announcements"."ends_at" is null or "announcements"."ends_at" > "announcements"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factor_resets_one_open" ON "factor_resets" USING btree ("member_id") WHERE "factor_resets"."state" in ('proving', 'waiting');--> statement-breakpoint
CREATE INDEX "factor_resets_member" ON "factor_resets" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "factor_resets_waiting" ON "factor_resets" USING btree ("ready_at","id") WHERE "factor_resets"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "factor_resets_closed" ON "factor_resets" USING btree ("closed_at","id") WHERE "factor_resets"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "factor_resets_stop" ON "factor_resets" USING btree ("stop_hash") WHERE "factor_resets"."stop_hash" is not null;--> statement-breakpoint
CREATE INDEX "announcement_dismissals_member" ON "announcement_dismissals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "announcements_order" ON "announcements" USING btree ("starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "announcements_alive" ON "announcements" USING btree ("starts_at") WHERE "announcements"."ended_at" is null;