-- Sends a message in one round trip: lock, rights, order, idempotence, counters and, where `announce` asks for it, the live
-- event of a plain text, as the contract has it (functions.test.ts).
create or replace function chat_send(
  sender uuid, chat uuid, message_id uuid, client uuid, body text,
  reply int, thread int, files uuid[], mentioned uuid[], everyone boolean, announce boolean,
  out outcome text, out id uuid, out seq int, out text text, out created_at timestamptz, out wait int
) language plpgsql as $$
declare
  me record;
  reached uuid[];
  attached int;
begin
  perform pg_advisory_xact_lock(hashtextextended(chat::text, 0));
  select p.other_id, p.moderates, p.wrote_at, c.slow_seconds, c.last_seq + 1 as next into me
    from participants p join conversations c on c.id = p.conversation_id
    where p.member_id = sender and p.conversation_id = chat
    -- As the message's reference does: a channel that is being closed is not found, instead of missing where it is referred to.
    for key share of c;
  if not found then
    outcome := 'not_found';
    return;
  end if;
  if me.other_id is not null then
    if exists (select from member_blocks where blocker = sender and blocked = me.other_id)
      or exists (select from member_blocks where blocker = me.other_id and blocked = sender)
    then
      outcome := 'cannot_write';
      return;
    end if;
  end if;
  if me.slow_seconds > 0 and not me.moderates and me.wrote_at > clock_timestamp() - make_interval(secs => me.slow_seconds) then
    -- The same message again is no second one.
    if not exists (select from messages m where m.sender_id = sender and m.client_id = client) then
      outcome := 'slow_mode';
      wait := ceil(extract(epoch from me.wrote_at + make_interval(secs => me.slow_seconds) - clock_timestamp()));
      return;
    end if;
  end if;
  if thread is not null then
    if me.other_id is not null or not exists (
      select from messages m where m.conversation_id = chat and m.seq = thread and m.thread_of is null and m.deleted_at is null
    ) then
      outcome := 'not_found';
      return;
    end if;
  end if;
  if reply is not null then
    if not exists (select from messages m where m.conversation_id = chat and m.seq = reply and m.deleted_at is null) then
      reply := null;
    end if;
  end if;
  everyone := everyone and me.moderates and me.other_id is null;
  reached := '{}';
  if cardinality(mentioned) > 0 then
    select coalesce(array_agg(p.member_id), '{}') into reached
      from participants p where p.conversation_id = chat and p.member_id = any(mentioned) and p.member_id <> sender;
  end if;
  seq := me.next;
  insert into messages as m
      (id, conversation_id, sender_id, client_id, seq, text, created_at, reply_to, thread_of, mentions, mentions_all)
    values (message_id, chat, sender, client, chat_send.seq, body, date_trunc('milliseconds', clock_timestamp()),
      reply, thread, reached, everyone)
    on conflict (sender_id, client_id) do nothing
    returning m.id, m.text, m.created_at into chat_send.id, chat_send.text, chat_send.created_at;
  if not found then
    select 'known', m.id, m.seq, m.text, m.created_at
      into outcome, chat_send.id, chat_send.seq, chat_send.text, chat_send.created_at
      from messages m where m.sender_id = sender and m.client_id = client and m.conversation_id = chat;
    return;
  end if;
  if cardinality(files) > 0 then
    update attachments a set seq = chat_send.seq, position = array_position(files, a.id)
      where a.id = any(files) and a.member_id = sender and a.conversation_id = chat and a.seq is null;
    get diagnostics attached = row_count;
    if attached <> cardinality(files) then
      raise exception 'attachments' using errcode = 'KA001';
    end if;
  end if;
  update conversations c set last_seq = chat_send.seq, last_at = chat_send.created_at where c.id = chat;
  if me.other_id is not null then
    update participants p set unread = p.unread + 1, archived = false
      where p.conversation_id = chat and p.member_id = me.other_id;
  else
    -- A member who writes in a channel has read it up to there.
    update participants p set read_seq = chat_send.seq, mentions = 0, wrote_at = chat_send.created_at
      where p.conversation_id = chat and p.member_id = sender;
    if everyone then
      update participants p set mentions = p.mentions + 1 where p.conversation_id = chat and p.member_id <> sender;
    elsif cardinality(reached) > 0 then
      update participants p set mentions = p.mentions + 1 where p.conversation_id = chat and p.member_id = any(reached);
    end if;
    if thread is not null then
      update messages m set thread_count = m.thread_count + 1, thread_last_at = chat_send.created_at
        where m.conversation_id = chat and m.seq = thread;
    end if;
  end if;
  if announce then
    perform publish_event('c:' || chat, 'message_created',
      jsonb_build_object('id', message_id, 'chat_id', chat, 'sender_id', sender, 'client_id', client, 'seq', chat_send.seq,
        'text', body, 'created_at', to_char(chat_send.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'edited_at', null, 'deleted', false, 'reply_to', null, 'attachments', '[]'::jsonb, 'link', null, 'call', null, 'poll', null,
        'pinned', false, 'mentions', '[]'::jsonb, 'mentions_all', false, 'thread_of', null, 'thread_count', 0,
        'thread_last_at', null));
  end if;
  outcome := 'sent';
end $$;
