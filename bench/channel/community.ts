import pg from "pg";
import { databaseUrl } from "../fanout/community.ts";

/** The group of the measurement, its channel, and how much there is. */
export const GROUP = "00000000-0000-4000-8000-0000000000aa";
export const CHANNEL = "00000000-0000-4000-8000-0000000000bb";

/**
 * Adds to the seeded members: a group that `members` of them belong to, its channel with `messages` messages, and
 * `conversations` one-to-one conversations of member 1, a third of them unread.
 */
export async function addChannels(members: number, messages: number, conversations: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  // When a run fails its database is dropped under its connections; the failure itself is reported by the run.
  client.on("error", () => undefined);
  await client.connect();
  const member = (i: string) => `md5('member' || ${i})::uuid`;
  const run = (sql: string) => client.query(sql);
  await run(
    `insert into groups (id, name, type, member_count) values ('${GROUP}', 'Werkstatt', 'public', ${members})`,
  );
  await run(
    `insert into memberships (group_id, member_id, role)
     select '${GROUP}', ${member("i")}, case when i = 1 then 'owner' else 'member' end from generate_series(1, ${members}) i`,
  );
  await run(`insert into conversations (id, last_seq) values ('${CHANNEL}', ${messages})`);
  await run(
    `insert into channels (id, group_id, name, name_key, position) values ('${CHANNEL}', '${GROUP}', 'Allgemein', 'allgemein', 0)`,
  );
  await run(
    `insert into participants (conversation_id, member_id, moderates, read_seq)
     select '${CHANNEL}', ${member("i")}, i = 1, ${messages} - 20 from generate_series(1, ${members}) i`,
  );
  await run(
    `insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at)
     select '${CHANNEL}', i, md5('said' || i)::uuid, ${member(`(1 + i % ${members})`)}, md5('sent' || i)::uuid,
       case when i % 5000 = 0 then 'Rechnung an den Steuerberater' else repeat('Wort ', 3 + i % 20) end,
       now() - make_interval(mins => ${messages} - i)
     from generate_series(1, ${messages}) i`,
  );
  const pair = (i: string) => `md5('talk' || ${i})::uuid`;
  const me = member("1");
  const other = member("(2 + i)");
  await run(
    `insert into conversations (id, lo, hi, last_seq, last_at)
     select ${pair("i")}, least(${me}, ${other}), greatest(${me}, ${other}), 20, now() - make_interval(mins => i)
     from generate_series(1, ${conversations}) i`,
  );
  await run(
    `insert into participants (conversation_id, member_id, other_id, read_seq, unread)
     select ${pair("i")}, ${me}, ${other}, case when i % 3 = 0 then 17 else 20 end, case when i % 3 = 0 then 3 else 0 end
     from generate_series(1, ${conversations}) i
     union all select ${pair("i")}, ${other}, ${me}, 20, 0 from generate_series(1, ${conversations}) i`,
  );
  await run(
    `insert into messages (conversation_id, seq, id, sender_id, client_id, text)
     select ${pair("i")}, s, md5('line' || i || '-' || s)::uuid, ${other}, md5('once' || i || '-' || s)::uuid, repeat('Wort ', 12)
     from generate_series(1, ${conversations}) i, generate_series(1, 20) s`,
  );
  await run("vacuum analyze");
  await client.end();
}
