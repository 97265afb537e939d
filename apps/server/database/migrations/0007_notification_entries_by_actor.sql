DROP INDEX "notification_entries_notification";--> statement-breakpoint
CREATE INDEX "notification_entries_notification" ON "notification_entries" USING btree ("notification_id","actor_id");