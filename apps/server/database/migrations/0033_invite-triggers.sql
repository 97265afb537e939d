create trigger invite_earnings_append_only before update or delete on invite_earnings
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger invite_earnings_whole before truncate on invite_earnings
  for each statement execute function refuse_ledger_change();
