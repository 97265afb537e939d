-- Marks a message as one with attachments, so that only such messages are looked into for them when they are read.
create or replace function flag_filed_message() returns trigger language plpgsql as $$
begin
  update messages set filed = true where conversation_id = new.conversation_id and seq = new.seq and not filed;
  return null;
end $$;
