-- Drops the partitions of days before a day; answers how many tables went.
create or replace function analytics_drop_days(before_day date) returns integer
language plpgsql as $$
declare
  part text;
  gone integer := 0;
begin
  perform pg_advisory_xact_lock(7316049);
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('analytics_events'::regclass, 'analytics_views'::regclass)
      and c.relname ~ '_\d{8}$' and to_date(right(c.relname, 8), 'YYYYMMDD') < before_day
  loop
    execute format('drop table %I', part);
    gone := gone + 1;
  end loop;
  delete from analytics_events_other where at < before_day::timestamp at time zone 'UTC';
  delete from analytics_views_other where at < before_day::timestamp at time zone 'UTC';
  return gone;
end
$$;
