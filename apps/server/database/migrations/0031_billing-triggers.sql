-- As database/functions/billing/refuse_ledger_change.sql has it, which is applied after the migrations.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;
--> statement-breakpoint
create trigger billing_ledger_append_only before update or delete on billing_ledger
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger billing_ledger_whole before truncate on billing_ledger
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger billing_documents_append_only before update or delete on billing_documents
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger billing_documents_whole before truncate on billing_documents
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
drop trigger members_announce on members;
--> statement-breakpoint
create trigger members_announce
  after update of admin_level, premium_until, test_until, banned_at, banned_until, ban_reason, email
  on members for each row
  when ((old.admin_level, old.premium_until, old.test_until, old.banned_at, old.banned_until, old.ban_reason, old.email)
    is distinct from
    (new.admin_level, new.premium_until, new.test_until, new.banned_at, new.banned_until, new.ban_reason, new.email))
  execute function announce_member_change();
