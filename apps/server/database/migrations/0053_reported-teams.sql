ALTER TABLE "team_task_comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_task_comments" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD COLUMN "worded_by" uuid;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "removed" jsonb;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_worded_by_members_id_fk" FOREIGN KEY ("worded_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_tasks_worded" ON "team_tasks" USING btree ("worded_by");--> statement-breakpoint
UPDATE "team_tasks" SET "worded_by" = "created_by";
