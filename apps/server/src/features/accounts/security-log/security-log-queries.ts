import type { SecurityDetail, SecurityEventType } from "@kompagnon/contract/accounts/security-log.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An event as stored. */
export type SecurityEventRow = {
  id: string;
  at: Date;
  type: SecurityEventType;
  memberId: string | null;
  actorId: string | null;
  detail: SecurityDetail;
};

const INSERT_SECURITY_EVENT = statement(
  "accounts_insert_security_event",
  `insert into security_events (id, at, type, member_id, actor_id, detail)
     values ($1, date_trunc('milliseconds', clock_timestamp()), $2, $3, $4, $5)`,
);
/** Adds an event; nothing can change it afterwards. */
export const insertSecurityEvent = (db: Queryable, row: Omit<SecurityEventRow, "at">) =>
  db.query(INSERT_SECURITY_EVENT, [row.id, row.type, row.memberId, row.actorId, row.detail]);

const LIST_SECURITY_EVENTS = statement(
  "accounts_list_security_events",
  `select id, at, type, member_id as "memberId", actor_id as "actorId", detail from security_events
     where ($2::uuid is null or id < $2) and ($3::text is null or type = $3) and ($4::uuid is null or member_id = $4)
     order by id desc limit $1`,
  { plan: "custom" },
);
/** A page of the security log, the newest first. */
export async function listSecurityEvents(
  db: Queryable,
  limit: number,
  { before, type, memberId }: { before: string | null; type: string | null; memberId: string | null },
): Promise<SecurityEventRow[]> {
  const { rows } = await db.query(LIST_SECURITY_EVENTS, [limit, before, type, memberId]);
  return rows;
}

const SECURITY_EVENTS_OF = statement(
  "accounts_security_events_of",
  "select at, type, detail from security_events where member_id = $1 order by id desc limit 10000",
);
/** What the log says of a member, for their archive. */
export async function securityEventsOf(db: Queryable, memberId: string) {
  const { rows } = await db.query(SECURITY_EVENTS_OF, [memberId]);
  return rows;
}

const PRUNE_SECURITY_EVENTS = statement(
  "accounts_prune_security_events",
  "delete from security_events where at < now() - make_interval(days => $1)",
);
/** Deletes events older than this many days. */
export const pruneSecurityEvents = (db: Queryable, days: number) => db.query(PRUNE_SECURITY_EVENTS, [days]);
