-- Crosses work off in the transaction that did it. Raises, and so undoes all of it, where someone else has done some of it
-- meanwhile.
create or replace function finish_shared_work(done_in text, ids bigint[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  gone int;
begin
  delete from shared_work w where w.queue = done_in and w.id = any(ids);
  get diagnostics gone = row_count;
  if gone <> cardinality(ids) then
    raise exception 'someone else has done this work';
  end if;
end $$;
