-- Tells every process that who a member is to the server has changed, no matter who changed it: they look it up again. Nothing of
-- a member who is being erased: what the live stream keeps about them has gone already.
create or replace function announce_member_change() returns trigger language plpgsql as $$
declare
  who uuid;
begin
  if tg_table_name = 'members' then who := new.id; else who := old.member_id; end if;
  if exists(select from members where id = who) then
    perform publish_event('u:' || who, '_member', '{}');
  end if;
  return null;
end $$;
