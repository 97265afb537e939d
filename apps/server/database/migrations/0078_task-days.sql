DROP INDEX "team_tasks_team";--> statement-breakpoint
DROP INDEX "team_tasks_reminders";--> statement-breakpoint
ALTER TABLE "team_tasks" ADD COLUMN "due_on" date;--> statement-breakpoint
CREATE INDEX "team_tasks_team" ON "team_tasks" USING btree ("team_id","due_on","id") WHERE "team_tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "team_tasks_reminders" ON "team_tasks" USING btree ("due_on") WHERE "team_tasks"."closed_at" is null and "team_tasks"."reminded_at" is null;--> statement-breakpoint
-- Browsers sent the end of the day where they were: it is read in the time zone of the member who made the task.
UPDATE "team_tasks" k SET "due_on" = (k."due_at" AT TIME ZONE coalesce(
    (SELECT f."time_zone" FROM "notification_preferences" f
      JOIN pg_timezone_names z ON z.name = f."time_zone" WHERE f."member_id" = k."created_by"), 'Europe/Berlin'))::date
  WHERE k."due_at" IS NOT NULL;
--> statement-breakpoint
-- While programs of the version before run, each of the two columns follows the other.
CREATE FUNCTION keep_task_day() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if new.due_on is distinct from (case when tg_op = 'UPDATE' then old.due_on end) then
    new.due_at := (new.due_on + time '23:59:59') at time zone 'Europe/Berlin';
  elsif new.due_at is distinct from (case when tg_op = 'UPDATE' then old.due_at end) then
    new.due_on := (new.due_at at time zone 'Europe/Berlin')::date;
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER team_tasks_day BEFORE INSERT OR UPDATE OF due_on, due_at ON "team_tasks" FOR EACH ROW EXECUTE FUNCTION keep_task_day();
