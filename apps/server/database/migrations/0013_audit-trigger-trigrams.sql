-- Nothing in the audit log changes or goes, whoever asks.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
create index profiles_name_trigrams on profiles using gin (username_key gin_trgm_ops);
