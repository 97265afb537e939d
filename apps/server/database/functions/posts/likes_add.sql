-- Adds likes of locked posts, no two of them the same, and counts them. Answers for each whether it is new, and the count with
-- all of them; null where nothing of its post changed. One statement for all: like_set runs three for each.
create or replace function likes_add(wishes json) returns table (place int, changed boolean, likes int)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query
    with wished as materialized (
      select * from json_to_recordset(wishes) as w (place int, post uuid, member uuid)
    ), added as (
      insert into post_likes (post_id, member_id, created_at)
        select w.post, w.member, date_trunc('milliseconds', clock_timestamp()) from wished w on conflict do nothing
        returning post_id, member_id
    ), counted as (
      update posts p set likes = p.likes + n.many
        from (select a.post_id, count(*)::int as many from added a group by a.post_id) n where p.id = n.post_id
        returning p.id, p.likes
    )
    select w.place, a.post_id is not null, c.likes
      from wished w left join added a on a.post_id = w.post and a.member_id = w.member left join counted c on c.id = w.post;
end $$;
