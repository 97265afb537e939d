-- Volatile, so that it sees what was written while the statement that asks was waiting for the row.
create or replace function deck_reset_at(me int) returns timestamptz language sql volatile as $$
  select reset_at from match_taste where place = me
$$;
