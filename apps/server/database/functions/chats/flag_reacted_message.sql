-- Marks a message as one with reactions, so that only such messages are looked into for them when they are read.
create or replace function flag_reacted_message() returns trigger language plpgsql as $$
begin
  update messages set reacted = true where conversation_id = new.conversation_id and seq = new.seq and not reacted;
  return null;
end $$;
