-- What happened in a team is only added to; it goes with its team, and names go with their members (foreign keys).
create or replace function refuse_team_history_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
