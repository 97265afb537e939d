-- Nothing in the audit log changes or goes, no matter who asks.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
