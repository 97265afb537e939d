-- Marks a post as one that names someone, so that only such posts are looked into for names when they are read.
create or replace function flag_named_post() returns trigger language plpgsql as $$
begin
  update posts set named = true where id = new.post_id and not named;
  return null;
end $$;
