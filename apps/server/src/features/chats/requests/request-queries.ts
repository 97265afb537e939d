import type { DeclineWording } from "@kompagnon/contract/chats/rules.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A chat request as stored. */
export type RequestRow = {
  id: string;
  from_id: string;
  to_id: string;
  note: string;
  status: "pending" | "accepted" | "declined";
  created_at: Date;
  chat_id: string | null;
  wording: DeclineWording | null;
  signs: ScamSign[] | null;
};

const COLUMNS = "r.id, r.from_id, r.to_id, r.note, r.status, r.created_at, r.chat_id, r.wording, r.signs";

const LOCK_REQUEST = statement(
  "chats_lock_request",
  `select ${COLUMNS} from chat_requests r where r.id = $1 for update`,
);
const LOCK_WAITING_REQUEST = statement(
  "chats_lock_waiting_request",
  `select ${COLUMNS} from chat_requests r
   where r.from_id = $1 and r.to_id = $2 and r.status = 'pending' for update`,
);
/** A request by its id, or the one that waits between two members; locked until the transaction ends. */
export async function findRequest(
  tx: Queryable,
  which: { id: string } | { from: string; to: string },
): Promise<RequestRow | null> {
  const { rows } =
    "id" in which
      ? await tx.query(LOCK_REQUEST, [which.id])
      : await tx.query(LOCK_WAITING_REQUEST, [which.from, which.to]);
  return rows[0] ?? null;
}

/** A request to be stored. */
type NewRequest = { id: string; from: string; to: string; note: string; signs: readonly ScamSign[] | null };

const INSERT_REQUEST = statement(
  "chats_insert_request",
  `insert into chat_requests as r (id, from_id, to_id, note, signs, created_at)
     values ($1, $2, $3, $4, $5, date_trunc('milliseconds', clock_timestamp())) returning ${COLUMNS}`,
);
/** Stores a request; a second one that waits breaks `chat_requests_waiting`. */
export async function insertRequest(
  tx: Queryable,
  { id, from, to, note, signs }: NewRequest,
): Promise<RequestRow> {
  const { rows } = await tx.query(INSERT_REQUEST, [id, from, to, note, signs]);
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

/** The result of a decision: the conversation or the wording of a decline, and whether it was made automatically. */
export type Decided = { chatId?: string | null; wording?: DeclineWording | null; byItself?: boolean };

const DECIDE_ROW = statement(
  "chats_decide_row",
  `update chat_requests r set status = $2, chat_id = $3, decided_at = now(), ignored = false, wording = $4, by_itself = $5
     where r.id = $1 and r.status = 'pending' returning ${COLUMNS}`,
);
/** Decides a request that waits; null if it does not. */
export async function decideRow(
  tx: Queryable,
  id: string,
  status: "accepted" | "declined",
  { chatId = null, wording = null, byItself = false }: Decided,
): Promise<RequestRow | null> {
  const { rows } = await tx.query(DECIDE_ROW, [id, status, chatId, wording, byItself]);
  return rows[0] ?? null;
}

const IGNORE_ROW = statement(
  "chats_ignore_row",
  `update chat_requests r set ignored = true where r.id = $2 and r.to_id = $1 and r.status = 'pending' returning ${COLUMNS}`,
);
/** Puts a request to a member out of their sight; null if there is none such. */
export async function ignoreRow(tx: Queryable, memberId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await tx.query(IGNORE_ROW, [memberId, id]);
  return rows[0] ?? null;
}

const DELETE_REQUEST = statement(
  "chats_delete_request",
  `delete from chat_requests r where r.id = $2 and r.from_id = $1 and r.status = 'pending' returning ${COLUMNS}`,
);
/** Removes a member's own request that waits; null if there is none such. */
export async function deleteRequest(tx: Queryable, memberId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await tx.query(DELETE_REQUEST, [memberId, id]);
  return rows[0] ?? null;
}

const WITHDRAW_DECLINED = statement(
  "chats_withdraw_declined",
  `update chat_requests r set ignored = true
     where r.id = $2 and r.from_id = $1 and r.status = 'declined' and not r.ignored returning ${COLUMNS}`,
);
/**
 * Takes a member's own request out of their sight that was declined without their knowing: for them it is gone, but it goes
 * on counting. Null if there is none such.
 */
export async function withdrawDeclined(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<RequestRow | null> {
  const { rows } = await tx.query(WITHDRAW_DECLINED, [memberId, id]);
  return rows[0] ?? null;
}

const RENEW_DECLINED = statement(
  "chats_renew_declined",
  `update chat_requests r set id = $1, note = $4, signs = $6, ignored = false, created_at = date_trunc('milliseconds', clock_timestamp())
     where r.id = (select id from chat_requests where from_id = $2 and to_id = $3 and status = 'declined' and wording is null and ignored
                     and decided_at > now() - make_interval(days => $5) order by decided_at desc limit 1)
     returning ${COLUMNS}`,
);
/** Renews a silently declined request that its sender repeats, without notifying the receiver. Null if there is none. */
export async function renewDeclined(
  tx: Queryable,
  { id, from, to, note, signs }: NewRequest,
  days: number,
): Promise<RequestRow | null> {
  const { rows } = await tx.query(RENEW_DECLINED, [id, from, to, note, days, signs]);
  return rows[0] ?? null;
}

const HAS_CONVERSATION = statement(
  "chats_has_conversation",
  "select from participants where member_id = $1 and other_id = $2",
);
/** Whether two members have a conversation. */
export async function hasConversation(db: Queryable, a: string, b: string): Promise<boolean> {
  const { rowCount } = await db.query(HAS_CONVERSATION, [a, b]);
  return rowCount > 0;
}

const WAS_DECLINED = statement(
  "chats_was_declined",
  `select from chat_requests where from_id = $1 and to_id = $2 and status = 'declined' and wording is null and not ignored
       and decided_at > now() - make_interval(days => $3)`,
);
/** Whether a member was declined by another within the last days, and has not taken that request back. */
export async function wasDeclined(db: Queryable, from: string, to: string, days: number): Promise<boolean> {
  const { rowCount } = await db.query(WAS_DECLINED, [from, to, days]);
  return rowCount > 0;
}

const LOCK_REQUESTS_OF = statement(
  "chats_count_asked_2",
  "select pg_advisory_xact_lock(hashtextextended('chat requests ' || $1, 0))",
);
const COUNT_SENT_REQUESTS = statement(
  "chats_count_asked_chat_requests",
  "select count(*) as n from chat_requests where from_id = $1 and created_at > now() - interval '1 day'",
);
/** How many requests a member has sent within a day. */
export async function countSentRequests(tx: Queryable, memberId: string): Promise<number> {
  // In a row, so that parallel requests can't slip past the limit.
  await tx.query(LOCK_REQUESTS_OF, [memberId]);
  const { rows } = await tx.query(COUNT_SENT_REQUESTS, [memberId]);
  return rows[0]?.n ?? 0;
}

// Planned for each call: with and without a cursor it is another query.
const waiting = (mine: string): string =>
  `select ${COLUMNS} from chat_requests r join visible_members other on other.id = case when r.to_id = $1 then r.from_id else r.to_id end
   where ${mine} and not exists (select from member_blocks b where (b.blocker = r.from_id and b.blocked = r.to_id)
                                           or (b.blocker = r.to_id and b.blocked = r.from_id))
     and ($3::timestamptz is null or (r.created_at, r.id) < ($3, $4::uuid))
   order by r.created_at desc, r.id desc limit $2`;
const BOXES = {
  in: statement("chats_requests_in", waiting("r.to_id = $1 and r.status = 'pending' and not r.ignored"), {
    plan: "custom",
  }),
  out: statement(
    "chats_requests_out",
    waiting("r.from_id = $1 and (r.status = 'pending' or (r.status = 'declined' and not r.ignored))"),
    { plan: "custom" },
  ),
};

/** Requests that wait, the newest first; blocked pairs and what was put out of sight are left out. */
export async function listRequests(
  db: Queryable,
  {
    memberId,
    box,
    limit,
    before,
  }: { memberId: string; box: keyof typeof BOXES; limit: number; before: { at: Date; id: string } | null },
): Promise<RequestRow[]> {
  const { rows } = await db.query(BOXES[box], [memberId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const LIST_REQUESTED_IDS = statement(
  "chats_asked_ids",
  "select distinct to_id as id from chat_requests where from_id = $1 limit $2",
  { plan: "custom" },
);
/** The members that a member has sent a request to; at most `limit`. */
export async function listRequestedIds(db: Queryable, memberId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query(LIST_REQUESTED_IDS, [memberId, limit]);
  return rows.map(({ id }) => id);
}

const FIND_WAITING = statement(
  "find_waiting",
  `select exists(select from chat_requests where from_id = $1 and to_id = $2 and (status = 'pending'
                      or (status = 'declined' and wording is null and not ignored and decided_at > now() - make_interval(days => $3)))) as sent,
                    exists(select from chat_requests where from_id = $2 and to_id = $1 and status = 'pending'
                      and not ignored) as received`,
);
/** Whether a request waits between two members, and on which side; a silent decline still waits for its sender. */
export async function findWaiting(
  db: Queryable,
  viewerId: string,
  otherId: string,
  days: number,
): Promise<{ sent: boolean; received: boolean }> {
  const { rows } = await db.query(FIND_WAITING, [viewerId, otherId, days]);
  return rows[0] ?? { sent: false, received: false };
}
