-- Makes the partitions of that many days from a day on, where they are missing; answers how many tables it made. What came
-- before its day had a table of its own moves into it.
create or replace function analytics_make_days(first_day date, days integer) returns integer
language plpgsql as $$
declare
  parent text;
  part text;
  one date;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(7316049);
  foreach parent in array array['analytics_events', 'analytics_views'] loop
    for one in select first_day + n from generate_series(0, days - 1) n loop
      part := parent || '_' || to_char(one, 'YYYYMMDD');
      continue when to_regclass(part) is not null;
      execute format('create table %I (like %I including defaults including constraints)', part, parent);
      execute format(
        'with moved as (delete from %I where at >= %L and at < %L returning *) insert into %I select * from moved',
        parent || '_other', one::timestamp at time zone 'UTC', (one + 1)::timestamp at time zone 'UTC', part
      );
      execute format(
        'alter table %I attach partition %I for values from (%L) to (%L)',
        parent, part, one::timestamp at time zone 'UTC', (one + 1)::timestamp at time zone 'UTC'
      );
      made := made + 1;
    end loop;
  end loop;
  return made;
end
$$;
