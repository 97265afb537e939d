-- Marks a post as one with pictures or a video, so that only such posts are looked into for them when they are read.
create or replace function flag_pictured_post() returns trigger language plpgsql as $$
begin
  update posts set pictured = true where id = new.post_id and not pictured;
  return null;
end $$;
