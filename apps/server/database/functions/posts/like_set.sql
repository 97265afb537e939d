-- Sets or takes likes of locked posts, in the order given, and counts them. Answers for each whether something changed, and
-- the count then.
create or replace function like_set(wishes json) returns table (place int, changed boolean, likes int)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wish record;
  touched int;
begin
  for wish in
    select * from json_to_recordset(wishes) as w (place int, post uuid, member uuid, "on" boolean) order by w.place
  loop
    if wish."on" then
      insert into post_likes (post_id, member_id, created_at)
        values (wish.post, wish.member, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing;
    else
      delete from post_likes l where l.post_id = wish.post and l.member_id = wish.member;
    end if;
    get diagnostics touched = row_count;
    place := wish.place;
    changed := touched > 0;
    if changed then
      update posts p set likes = p.likes + case when wish."on" then 1 else -1 end where p.id = wish.post
        returning p.likes into like_set.likes;
    else
      select p.likes into like_set.likes from posts p where p.id = wish.post;
    end if;
    return next;
  end loop;
end $$;
