-- Stores comments of locked posts with whom they name, in the order given, and counts them. `stored`: whether it is new;
-- otherwise its client id was used before, for the comment with this id of this post.
create or replace function comment_store(drafts json)
returns table (place int, stored boolean, id uuid, post uuid, author uuid, created_at timestamptz)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  draft record;
begin
  for draft in
    select * from json_to_recordset(drafts) as d (place int, id uuid, post uuid, parent uuid, author uuid, client uuid,
      text text, named uuid[]) order by d.place
  loop
    place := draft.place;
    author := draft.author;
    insert into post_comments as c (id, post_id, parent_id, author_id, client_id, text, created_at)
      values (draft.id, draft.post, draft.parent, draft.author, draft.client, draft.text,
        date_trunc('milliseconds', clock_timestamp()))
      on conflict on constraint post_comments_once do nothing
      returning c.id, c.post_id, c.created_at into comment_store.id, comment_store.post, comment_store.created_at;
    stored := found;
    if stored then
      update posts p set comments = p.comments + 1 where p.id = draft.post;
      if cardinality(draft.named) > 0 then
        insert into post_mentions (post_id, comment_id, member_id)
          select draft.post, draft.id, who from unnest(draft.named) who;
      end if;
    else
      select c.id, c.post_id, c.created_at into comment_store.id, comment_store.post, comment_store.created_at
        from post_comments c where c.author_id = draft.author and c.client_id = draft.client;
    end if;
    return next;
  end loop;
end $$;
