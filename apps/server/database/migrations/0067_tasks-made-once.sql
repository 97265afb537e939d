-- Older programs give no such id, and so keep to the rule.
-- contract: team_tasks_client
ALTER TABLE "team_tasks" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "team_tasks" ADD CONSTRAINT "team_tasks_client" UNIQUE("team_id","client_id");