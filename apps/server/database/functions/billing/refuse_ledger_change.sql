-- What is written down about money stays as it is: corrections are rows of their own.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
