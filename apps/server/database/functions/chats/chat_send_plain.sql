-- Sends messages of text alone, in the order given, and announces them. The order of events is that of the transactions' first
-- writes, and so the locks of all conversations come before the first message. Who is not `patient` does not wait for them:
-- what would have to is `busy`. What is meant for a `pair` is not found in a channel, where groups look up names first.
create or replace function chat_send_plain(drafts json, patient boolean)
returns table (place int, outcome text, id uuid, seq int, text text, created_at timestamptz, wait int)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  chat_id uuid;
  draft record;
  busy uuid[] := '{}';
begin
  for chat_id in
    select distinct d.chat from json_to_recordset(drafts) as d (chat uuid) order by d.chat
  loop
    if patient then
      perform pg_advisory_xact_lock(hashtextextended(chat_id::text, 0));
    elsif not pg_try_advisory_xact_lock(hashtextextended(chat_id::text, 0)) then
      busy := busy || chat_id;
    end if;
  end loop;
  for draft in
    select * from json_to_recordset(drafts)
      as d (place int, id uuid, sender uuid, chat uuid, client uuid, body text, pair boolean) order by d.place
  loop
    place := draft.place;
    if draft.chat = any(busy) then
      outcome := 'busy';
    elsif draft.pair and not exists (
      select from participants p
        where p.member_id = draft.sender and p.conversation_id = draft.chat and p.other_id is not null
    ) then
      outcome := 'not_found';
    else
      select s.outcome, s.id, s.seq, s.text, s.created_at, s.wait
        into chat_send_plain.outcome, chat_send_plain.id, chat_send_plain.seq, chat_send_plain.text,
          chat_send_plain.created_at, chat_send_plain.wait
        from chat_send(draft.sender, draft.chat, draft.id, draft.client, draft.body, null, null, '{}', '{}', false, true) s;
    end if;
    return next;
  end loop;
end $$;
