-- The security log is append-only; what is older than a year may go.
create or replace function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then return old; end if;
  raise exception 'the security log is append-only';
end $$;
