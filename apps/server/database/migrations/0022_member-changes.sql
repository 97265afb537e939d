-- As database/functions/accounts/announce_member_change.sql has it, which is applied after the migrations.
create or replace function announce_member_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;
--> statement-breakpoint
create trigger members_announce after update of admin_level, premium_until, banned_at, banned_until, ban_reason, email
  on members for each row
  when ((old.admin_level, old.premium_until, old.banned_at, old.banned_until, old.ban_reason, old.email)
    is distinct from (new.admin_level, new.premium_until, new.banned_at, new.banned_until, new.ban_reason, new.email))
  execute function announce_member_change();
--> statement-breakpoint
create trigger sessions_announce_end after delete on sessions for each row execute function announce_member_change();
--> statement-breakpoint
create trigger sessions_announce_change after update of barred_at on sessions for each row
  when (old.barred_at is distinct from new.barred_at) execute function announce_member_change();
