CREATE TABLE "inbox_settings" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"who" text DEFAULT 'everybody' NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"weekly_cap" smallint,
	"wording" text,
	"answer_days" smallint,
	CONSTRAINT "inbox_settings_cap" CHECK ("inbox_settings"."weekly_cap" between 1 and 100),
	CONSTRAINT "inbox_settings_days" CHECK ("inbox_settings"."answer_days" between 3 and 60)
);
--> statement-breakpoint
ALTER TABLE "chat_requests" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD COLUMN "by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD COLUMN "signs" text[];--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "signs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "signs" text[];--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "signs" text[];--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_settings_answer" ON "inbox_settings" USING btree ("member_id") WHERE "inbox_settings"."answer_days" is not null;