-- Stores a live event in the business transaction, as live.publish does, for functions that announce what they did.
create or replace function publish_event(topic text, kind text, data jsonb) returns void language plpgsql as $$
begin
  insert into events (topic, kind, data) values (publish_event.topic, publish_event.kind, publish_event.data);
end $$;
