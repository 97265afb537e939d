import { QUOTE_LENGTH } from "@kompagnon/contract/chats/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** The newest message of a channel, as far as a line of it is shown. */
type LastLine = {
  chatId: string;
  senderId: string;
  text: string;
  kind: "text" | "image" | "file" | "voice";
  saidAt: Date;
};

/** Number of messages that are searched for a line; a channel without one among them has none. */
const SEARCHED_MESSAGES_MAX = 50;

const LAST_LINES = statement(
  "chats_last_lines",
  `select p.conversation_id as "chatId", m.sender_id as "senderId", left(m.text, ${QUOTE_LENGTH}) as "text!",
          case when m.text = '' then (select a.kind from attachments a where a.conversation_id = m.conversation_id
            and a.seq = m.seq and not a.withheld order by a.position limit 1) end as kind, m.created_at as "saidAt"
   from participants p join conversations c on c.id = p.conversation_id
   cross join lateral (
     select m.* from messages m where m.conversation_id = c.id and m.seq > c.last_seq - ${SEARCHED_MESSAGES_MAX}
       and m.deleted_at is null and m.thread_of is null and m.call is null
       and not exists (select from member_blocks b where b.blocker = $1 and b.blocked = m.sender_id)
     order by m.seq desc limit 1) m
   where p.member_id = $1 and p.conversation_id = any($2::uuid[])`,
);
/** The newest line of each of these channels that a member may read, without lines of members they block. */
export async function lastLines(
  db: Queryable,
  memberId: string,
  chatIds: readonly string[],
): Promise<LastLine[]> {
  const { rows } = await db.query(LAST_LINES, [memberId, chatIds]);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind ?? "text" }));
}
