create or replace function write_post_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from post_tags where post_id = new.id;
  end if;
  insert into post_tags (tag, created_at, post_id)
    select distinct search_fold(tag), new.created_at, new.id from unnest(new.tags) tag where search_fold(tag) <> '';
  return null;
end $$;
