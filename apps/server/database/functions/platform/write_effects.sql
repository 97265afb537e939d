-- What a transaction leaves behind as well as its own writes: live events, in the order in which they were published, jobs of the
-- queue, with what their queue says about them, and work that is done together with others'. Raises if there is no such queue.
create or replace function write_effects(told json, asked json, queues text[], pieces text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  stored int;
begin
  if told is not null then
    insert into events (topic, kind, data, source, next_kind, next_data, expires_at)
      select e.topic, e.kind, e.data, e.source, e.next_kind, e.next_data, clock_timestamp() + make_interval(secs => e.life)
      from json_to_recordset(told) as e (topic text, kind text, data jsonb, source text, next_kind text, next_data text,
        life float8);
  end if;
  if asked is not null then
    insert into jobs.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, policy, dead_letter, heartbeat_seconds)
      select q.name, j.data, coalesce(j.at, now()), coalesce(j.at, now()) + make_interval(secs => q.retention_seconds),
        q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.policy,
        q.dead_letter, q.heartbeat_seconds
      from json_to_recordset(asked) as j (queue text, at timestamptz, data jsonb) join jobs.queue q on q.name = j.queue;
    get diagnostics stored = row_count;
    if stored <> json_array_length(asked) then
      raise exception 'a job for a queue that does not exist';
    end if;
  end if;
  if queues is not null then
    insert into shared_work (queue, pieces) select w.queue, w.pieces from unnest(queues, write_effects.pieces) as w (queue, pieces);
  end if;
end $$;
