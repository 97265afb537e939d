CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"member_id" uuid,
	"actor_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "security_events_member" ON "security_events" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "security_events_type" ON "security_events" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "security_events_age" ON "security_events" USING btree ("at");--> statement-breakpoint
-- As database/functions/accounts/refuse_security_event_change.sql has it, which is applied after the migrations.
create or replace function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;
--> statement-breakpoint
create trigger security_events_append_only before update or delete on security_events
  for each row execute function refuse_security_event_change();
--> statement-breakpoint
drop trigger sessions_announce_change on sessions;
--> statement-breakpoint
create trigger sessions_announce_change after update of barred_at, confirmed_at on sessions for each row
  when ((old.barred_at, old.confirmed_at) is distinct from (new.barred_at, new.confirmed_at))
  execute function announce_member_change();
