-- Crosses jobs off as done, in the transaction that did them: they go at once, as no one needs to look them up again. Answers
-- how many: one that took too long and was taken by someone else meanwhile is theirs.
create or replace function cross_off_jobs(queue text, ids uuid[], attempts int[]) returns int
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  done int;
begin
  delete from jobs.job j using unnest(ids, attempts) as taken (id, attempt)
    where j.name = queue and j.id = taken.id and j.retry_count = taken.attempt and j.state = 'active';
  get diagnostics done = row_count;
  return done;
end $$;
