import type { ContactState, ContactTopic } from "@kompagnon/contract/contact/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";
import { fragmentSearchOf } from "#platform/search/fragment-search.ts";

/** A message to the team. */
export type MessageRow = {
  id: string;
  at: Date;
  memberId: string | null;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  language: Language;
  state: ContactState;
  settledAt: Date | null;
};
const COLUMNS = `id, at, member_id as "memberId", name, email, topic, message, language, state, settled_at as "settledAt"`;

const INSERT = statement(
  "contact_insert_message",
  `insert into contact_messages (id, member_id, name, email, topic, message, language) values ($1, $2, $3, $4, $5, $6, $7)`,
);
export const insertMessage = (db: Queryable, row: Omit<MessageRow, "at" | "state" | "settledAt">) =>
  db.query(INSERT, [row.id, row.memberId, row.name, row.email, row.topic, row.message, row.language]);

const CAME_LATELY = statement(
  "contact_came_lately",
  "select from contact_messages where at > now() - make_interval(mins => $1) and id <> $2 limit 1",
);
/** Whether another message came within the last minutes. */
export async function cameLately(db: Queryable, minutes: number, but: string): Promise<boolean> {
  const { rowCount } = await db.query(CAME_LATELY, [minutes, but]);
  return rowCount > 0;
}

const LIST = statement(
  "contact_list_messages",
  `select ${COLUMNS} from contact_messages where state = $1 and ($5::text is null or topic = $5)
     and ($3::timestamptz is null or (date_trunc('milliseconds', at), id) < ($3, $4::uuid))
     and search_fold(concat_ws(E'\\n', name, email, message)) like all($6::text[])
   order by at desc, id desc limit $2`,
  { plan: "custom" },
);
/** Messages in a state, the newest first; `part`: of the name, the address or the text. */
export async function listMessages(
  db: Queryable,
  { state, topic, part }: { state: ContactState; topic: ContactTopic | null; part: string },
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<MessageRow[]> {
  const patterns = fragmentSearchOf(part)?.exact ?? [];
  const { rows } = await db.query(LIST, [
    state,
    limit,
    before?.at ?? null,
    before?.id ?? null,
    topic,
    patterns,
  ]);
  return rows;
}

const LOCK = statement(
  "contact_lock_message",
  `select ${COLUMNS} from contact_messages where id = $1 for no key update`,
);
/** A message that stays as it is until the transaction ends; null if there is none such. */
export async function lockMessage(tx: Queryable, id: string): Promise<MessageRow | null> {
  const { rows } = await tx.query(LOCK, [id]);
  return rows[0] ?? null;
}

const SETTLE = statement(
  "contact_settle_message",
  `update contact_messages set state = $2, settled_at = case when $2 = 'open' then null else now() end where id = $1
   returning ${COLUMNS}`,
);
/** Puts a message into a state. */
export async function settleMessage(tx: Queryable, id: string, state: ContactState): Promise<MessageRow> {
  const { rows } = await tx.query(SETTLE, [id, state]);
  const [row] = rows;
  if (!row) throw new Error("a locked message is there");
  return row;
}

const ERASE = statement("contact_erase_message", "delete from contact_messages where id = $1");
/** Erases a message with its answers. */
export const eraseMessage = (tx: Queryable, id: string) => tx.query(ERASE, [id]);

const FORGET = statement(
  "contact_forget_settled",
  "delete from contact_messages where settled_at < now() - make_interval(days => $1)",
);
/** Deletes messages that were settled `days` ago; returns their number. */
export async function forgetSettled(db: Queryable, days: number): Promise<number> {
  const { rowCount } = await db.query(FORGET, [days]);
  return rowCount;
}

const COUNT = statement(
  "contact_count_open",
  `select count(*)::int as "count!", min(at) as "oldestAt" from contact_messages where state = 'open'`,
);
/** The messages that wait. */
export async function openMessages(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT);
  return rows[0] ?? NO_BACKLOG;
}

const INSERT_ANSWER = statement(
  "contact_insert_answer",
  "insert into contact_answers (id, message_id, author_id, text) values ($1, $2, $3, $4)",
);
/** Keeps an answer. */
export const insertAnswer = (
  tx: Queryable,
  row: { id: string; messageId: string; authorId: string; text: string },
) => tx.query(INSERT_ANSWER, [row.id, row.messageId, row.authorId, row.text]);

const ANSWERS = statement(
  "contact_list_answers",
  `select id, message_id as "messageId", at, author_id as "authorId", text from contact_answers
   where message_id = any($1::uuid[]) order by id`,
);
/** The answers to messages, the oldest first. */
export async function listAnswers(db: Queryable, messageIds: readonly string[]) {
  const { rows } = await db.query(ANSWERS, [messageIds]);
  return rows;
}

const OF_MEMBER = statement(
  "contact_of_member",
  `select m.id, m.at, m.name, m.email, m.topic, m.message, m.state,
     coalesce((select jsonb_agg(jsonb_build_object('at', a.at, 'text', a.text) order by a.id)
       from contact_answers a where a.message_id = m.id), '[]') as "answers!"
   from contact_messages m where m.member_id = $1 order by m.at`,
);
/** What a member wrote to the team, and what was answered, for their archive. */
export async function messagesOfMember(db: Queryable, memberId: string) {
  const { rows } = await db.query(OF_MEMBER, [memberId]);
  return rows;
}
