-- Work of a queue that no one else is at, in the order in which it was asked for; it is held until the transaction ends. By
-- advisory locks, because a row's lock is a write, and the process that does the work may have locks to take before its first write. What
-- someone has just finished may come along: finish_shared_work tells.
create or replace function take_shared_work(wanted text, most int) returns table (id bigint, pieces text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query select w.id, w.pieces from shared_work w
    where w.queue = wanted and pg_try_advisory_xact_lock(hashtextextended('work ' || w.queue, w.id))
    order by w.id limit most;
end $$;
