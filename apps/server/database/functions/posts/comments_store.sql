-- Stores comments of locked posts with those they name, and counts them: one statement for all. `id` is null where the client
-- id was used before.
create or replace function comments_store(drafts json)
returns table (place int, id uuid, created_at timestamptz, author uuid)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    with asked as materialized (
      select * from json_to_recordset(drafts) as d (place int, id uuid, post uuid, parent uuid, author uuid, client uuid,
        text text, signs text[], named uuid[])
    ), stored as (
      insert into post_comments as c (id, post_id, parent_id, author_id, client_id, text, signs, created_at)
        select d.id, d.post, d.parent, d.author, d.client, d.text, d.signs, date_trunc('milliseconds', clock_timestamp())
        from asked d order by d.place
        on conflict on constraint post_comments_once do nothing
        returning c.id, c.post_id, c.created_at
    ), counted as (
      update posts p set comments = p.comments + n.many
        from (select s.post_id, count(*)::int as many from stored s group by s.post_id) n where p.id = n.post_id
    ), naming as (
      insert into post_mentions (post_id, comment_id, member_id)
        select s.post_id, s.id, who from stored s join asked d on d.id = s.id cross join lateral unnest(d.named) who
    )
    select d.place, s.id, s.created_at, d.author from asked d left join stored s on s.id = d.id;
end $$;
