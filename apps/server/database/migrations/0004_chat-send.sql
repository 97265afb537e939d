-- Sending a message in one round trip: lock, checks, number, message, counters and live event in one transaction.
-- The advisory lock comes first, because a row lock hands out transaction numbers before its turn: events would not be
-- in the order of the messages. Outcomes: sent, known (the client id was used before), not_found, cannot_write.
create function chat_send(
  sender uuid, chat uuid, message_id uuid, client uuid, body text,
  out outcome text, out id uuid, out seq int, out text text, out created_at timestamptz
) language plpgsql as $$
declare
  other uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(chat::text, 0));
  select p.other_id, c.last_seq + 1 into other, chat_send.seq
    from participants p join conversations c on c.id = p.conversation_id
    where p.member_id = sender and p.conversation_id = chat;
  if not found then
    outcome := 'not_found';
    return;
  end if;
  if exists (select from blocks where (blocker = sender and blocked = other) or (blocker = other and blocked = sender)) then
    outcome := 'cannot_write';
    return;
  end if;
  insert into messages as m (id, conversation_id, sender_id, client_id, seq, text, created_at)
    values (message_id, chat, sender, client, chat_send.seq, body, date_trunc('milliseconds', clock_timestamp()))
    on conflict (sender_id, client_id) do nothing
    returning m.id, m.text, m.created_at into chat_send.id, chat_send.text, chat_send.created_at;
  if not found then
    select 'known', m.id, m.seq, m.text, m.created_at
      into outcome, chat_send.id, chat_send.seq, chat_send.text, chat_send.created_at
      from messages m where m.sender_id = sender and m.client_id = client and m.conversation_id = chat;
    return;
  end if;
  update conversations c set last_seq = chat_send.seq, last_at = chat_send.created_at where c.id = chat;
  update participants p set unread = p.unread + 1 where p.conversation_id = chat and p.member_id = other;
  insert into events (topic, kind, data) values (
    'c:' || chat, 'message_created',
    jsonb_build_object('id', message_id, 'chat_id', chat, 'sender_id', sender, 'client_id', client, 'seq', chat_send.seq,
      'text', body, 'created_at', to_char(chat_send.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  outcome := 'sent';
end $$;
