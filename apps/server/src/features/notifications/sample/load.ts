import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";

type MakeId = SampleCommunity["makeId"];
type SampleNotification = {
  member: string;
  actor: string;
  bundle: string;
  at: Date;
  count: number;
  read: boolean;
};

const HOUR = 3_600_000;

/** Both sides of every match were told of it, and have seen that. */
const MATCHES = `select m.id, x.member, x.actor, m.created_at as at from matches m
  cross join lateral (values (m.lo, m.hi), (m.hi, m.lo)) x(member, actor) order by m.created_at, x.member`;
/** Who has unread messages was told of the newest. */
const UNREAD = `select p.conversation_id as id, p.member_id as member, p.other_id as actor, p.unread, m.created_at as at, m.text
  from participants p join conversations c on c.id = p.conversation_id
  join messages m on m.conversation_id = c.id and m.seq = c.last_seq
  where p.unread > 0 order by m.created_at, p.member_id`;

/** What the sample members were told about their matches and unread messages, which have to be there already. */
export async function loadNotifications(tx: Tx, makeId: MakeId): Promise<void> {
  const { rows: matches } = await tx.rawQuery<{ id: string; member: string; actor: string; at: Date }>(
    MATCHES,
  );
  for (const { id, ...row } of matches)
    await add(tx, makeId, "match", { ...row, bundle: `match:${id}`, count: 1, read: true }, { match_id: id });
  const { rows: unread } = await tx.rawQuery<{
    id: string;
    member: string;
    actor: string;
    unread: number;
    at: Date;
    text: string;
  }>(UNREAD);
  for (const { id, text, unread: count, ...row } of unread)
    await add(
      tx,
      makeId,
      "message",
      { ...row, bundle: `message:${id}`, count, read: false },
      { chat_id: id },
      text,
    );
}

async function add(
  tx: Tx,
  makeId: MakeId,
  type: "match" | "message",
  { member, actor, bundle, at, count, read }: SampleNotification,
  about: { chat_id: string } | { match_id: string },
  text: string | null = null,
): Promise<void> {
  const beginning = text && [...text].slice(0, 140).join("");
  await tx.rawQuery(
    `with stored as (
       insert into notifications (id, member_id, type, bundle, count, actor_id, data, created_at, read_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, actor_id, count, data, created_at
     )
     insert into notification_entries (id, notification_id, actor_id, times, data, created_at)
     select $10, id, actor_id, count, data, created_at from stored`,
    [
      makeId(`notification ${member} ${bundle}`, at.getTime()),
      member,
      type,
      bundle,
      count,
      actor,
      JSON.stringify({ text: beginning, about }),
      at,
      read ? new Date(at.getTime() + HOUR) : null,
      makeId(`notification entry ${member} ${bundle}`, at.getTime()),
    ],
  );
}
