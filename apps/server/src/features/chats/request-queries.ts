import type { Queryable } from "#platform/db/database.ts";

/** A chat request as stored. */
export type RequestRow = {
  id: string;
  from_id: string;
  to_id: string;
  note: string;
  status: "pending" | "accepted" | "declined";
  created_at: Date;
  chat_id: string | null;
};

const COLUMNS = "r.id, r.from_id, r.to_id, r.note, r.status, r.created_at, r.chat_id";

/** A request by its id, or the one that waits between two members; locked until the transaction ends. */
export async function findRequest(
  tx: Queryable,
  which: { id: string } | { from: string; to: string },
): Promise<RequestRow | null> {
  const byId = "id" in which;
  const { rows } = await tx.query<RequestRow>(
    byId
      ? `select ${COLUMNS} from chat_requests r where r.id = $1 for update`
      : `select ${COLUMNS} from chat_requests r where r.from_id = $1 and r.to_id = $2 and r.status = 'pending' for update`,
    byId ? [which.id] : [which.from, which.to],
  );
  return rows[0] ?? null;
}

/** Stores a request; a second one that waits breaks `chat_requests_waiting`. */
export async function insertRequest(
  tx: Queryable,
  { id, from, to, note }: { id: string; from: string; to: string; note: string },
): Promise<RequestRow> {
  const { rows } = await tx.query<RequestRow>(
    `insert into chat_requests as r (id, from_id, to_id, note, created_at)
     values ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp())) returning ${COLUMNS}`,
    [id, from, to, note],
  );
  const [row] = rows;
  if (!row) throw new Error("an insert answers its row");
  return row;
}

/** Decides a request that waits; null if it does not. */
export async function decideRow(
  tx: Queryable,
  id: string,
  status: "accepted" | "declined",
  chatId: string | null,
): Promise<RequestRow | null> {
  const { rows } = await tx.query<RequestRow>(
    `update chat_requests r set status = $2, chat_id = $3, decided_at = now(), ignored = false
     where r.id = $1 and r.status = 'pending' returning ${COLUMNS}`,
    [id, status, chatId],
  );
  return rows[0] ?? null;
}

/** Puts a request to a member out of their sight; null if there is none such. */
export async function ignoreRow(tx: Queryable, memberId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await tx.query<RequestRow>(
    `update chat_requests r set ignored = true where r.id = $2 and r.to_id = $1 and r.status = 'pending' returning ${COLUMNS}`,
    [memberId, id],
  );
  return rows[0] ?? null;
}

/** Removes a member's own request that waits; null if there is none such. */
export async function deleteRequest(tx: Queryable, memberId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await tx.query<RequestRow>(
    `delete from chat_requests r where r.id = $2 and r.from_id = $1 and r.status = 'pending' returning ${COLUMNS}`,
    [memberId, id],
  );
  return rows[0] ?? null;
}

/**
 * Takes a member's own request out of their sight that was declined without their knowing: for them it is gone, but it goes
 * on counting. Null if there is none such.
 */
export async function withdrawDeclined(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<RequestRow | null> {
  const { rows } = await tx.query<RequestRow>(
    `update chat_requests r set ignored = true
     where r.id = $2 and r.from_id = $1 and r.status = 'declined' and not r.ignored returning ${COLUMNS}`,
    [memberId, id],
  );
  return rows[0] ?? null;
}

/** Brings such a one back as if it were new, for whoever asks again; nobody else is told. Null if there is none such. */
export async function renewDeclined(
  tx: Queryable,
  { id, from, to, note }: { id: string; from: string; to: string; note: string },
  days: number,
): Promise<RequestRow | null> {
  const { rows } = await tx.query<RequestRow>(
    `update chat_requests r set id = $1, note = $4, ignored = false, created_at = date_trunc('milliseconds', clock_timestamp())
     where r.id = (select id from chat_requests where from_id = $2 and to_id = $3 and status = 'declined' and ignored
                     and decided_at > now() - make_interval(days => $5) order by decided_at desc limit 1)
     returning ${COLUMNS}`,
    [id, from, to, note, days],
  );
  return rows[0] ?? null;
}

/** Whether two members have a conversation. */
export async function hasConversation(db: Queryable, a: string, b: string): Promise<boolean> {
  const { rowCount } = await db.query("select from participants where member_id = $1 and other_id = $2", [
    a,
    b,
  ]);
  return rowCount > 0;
}

/** Whether a member was declined by another within the last days, and has not taken that request back. */
export async function wasDeclined(db: Queryable, from: string, to: string, days: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from chat_requests where from_id = $1 and to_id = $2 and status = 'declined' and not ignored
       and decided_at > now() - make_interval(days => $3)`,
    [from, to, days],
  );
  return rowCount > 0;
}

/** How many requests a member has sent within a day. */
export async function countAsked(tx: Queryable, memberId: string): Promise<number> {
  // In a row, so that parallel requests can't slip past the limit.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('chat requests ' || $1, 0))", [memberId]);
  const { rows } = await tx.query<{ n: number }>(
    "select count(*) as n from chat_requests where from_id = $1 and created_at > now() - interval '1 day'",
    [memberId],
  );
  return rows[0]?.n ?? 0;
}

/** Requests that wait, the newest first; blocked pairs and what was put out of sight are left out. */
export async function listRequests(
  db: Queryable,
  memberId: string,
  box: "in" | "out",
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<RequestRow[]> {
  const mine =
    box === "in"
      ? "r.to_id = $1 and r.status = 'pending' and not r.ignored"
      : "r.from_id = $1 and (r.status = 'pending' or (r.status = 'declined' and not r.ignored))";
  const { rows } = await db.query<RequestRow>(
    `select ${COLUMNS} from chat_requests r join members other on other.id = case when r.to_id = $1 then r.from_id else r.to_id end
     where ${mine} and other.deletion_due_at is null
       and (other.banned_at is null or other.banned_until <= now())
       and not exists (select from blocks b where (b.blocker = r.from_id and b.blocked = r.to_id)
                                             or (b.blocker = r.to_id and b.blocked = r.from_id))
       and ($3::timestamptz is null or (r.created_at, r.id) < ($3, $4::uuid))
     order by r.created_at desc, r.id desc limit $2`,
    [memberId, limit, before?.at ?? null, before?.id ?? null],
  );
  return rows;
}

/** Whom a member has asked to write with; at most so many. */
export async function askedIds(db: Queryable, memberId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    "select distinct to_id as id from chat_requests where from_id = $1 limit $2",
    [memberId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Whether a request waits between two members, and on whose side; a refusal goes on waiting for whoever asked. */
export async function findWaiting(
  db: Queryable,
  viewerId: string,
  otherId: string,
  days: number,
): Promise<{ sent: boolean; received: boolean }> {
  const { rows } = await db.query<{ sent: boolean; received: boolean }>(
    {
      name: "find_waiting",
      text: `select exists(select from chat_requests where from_id = $1 and to_id = $2 and (status = 'pending'
                      or (status = 'declined' and not ignored and decided_at > now() - make_interval(days => $3)))) as sent,
                    exists(select from chat_requests where from_id = $2 and to_id = $1 and status = 'pending'
                      and not ignored) as received`,
    },
    [viewerId, otherId, days],
  );
  return rows[0] ?? { sent: false, received: false };
}
