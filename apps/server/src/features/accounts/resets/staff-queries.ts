import type { FactorResetState } from "@kompagnon/contract/accounts/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A wish as admins see it. */
export type ListedReset = {
  id: string;
  memberId: string;
  state: FactorResetState;
  askedAt: Date;
  readyAt: Date;
  closedAt: Date | null;
  reason: string;
  decidedBy: string | null;
  knownDevice: boolean;
  verifiedAt: Date | null;
  joinedAt: Date;
  lastSeenAt: Date;
  level: number;
  devices: number;
  asked: number;
};
const COLUMNS = `r.id, r.member_id as "memberId", r.state, r.asked_at as "askedAt", r.ready_at as "readyAt!",
  r.closed_at as "closedAt", r.reason, r.decided_by as "decidedBy", r.known_device as "knownDevice",
  m.verified_at as "verifiedAt", m.created_at as "joinedAt", m.last_seen_at as "lastSeenAt", m.admin_level as level,
  (select count(*)::int from open_sessions s where s.member_id = m.id) as "devices!",
  (select count(*)::int from factor_resets o where o.member_id = m.id and o.ready_at is not null
     and o.asked_at > now() - interval '1 year') as "asked!"
  from factor_resets r join members m on m.id = r.member_id`;

const WAITING = statement(
  "accounts_list_waiting_resets",
  `select ${COLUMNS} where r.state = 'waiting' and ($2::timestamptz is null or (r.ready_at, r.id) > ($2, $3::uuid))
   order by r.ready_at, r.id limit $1`,
  { plan: "custom" },
);
const CLOSED = statement(
  "accounts_list_closed_resets",
  `select ${COLUMNS} where r.closed_at is not null and r.ready_at is not null
     and ($2::timestamptz is null or (r.closed_at, r.id) < ($2, $3::uuid))
   order by r.closed_at desc, r.id desc limit $1`,
  { plan: "custom" },
);
/** Wishes that wait, those due first; or settled ones, the newest first. */
export async function listResets(
  db: Queryable,
  open: boolean,
  limit: number,
  after: { at: Date; id: string } | null,
): Promise<ListedReset[]> {
  const given = [limit, after?.at ?? null, after?.id ?? null] as const;
  const { rows } = await (open ? db.query(WAITING, given) : db.query(CLOSED, given));
  return rows;
}

const ONE = statement(
  "accounts_find_listed_reset",
  `select ${COLUMNS} where r.id = $1 and r.ready_at is not null`,
);
/** A wish as admins see it; null if there is none such. */
export async function findListedReset(db: Queryable, id: string): Promise<ListedReset | null> {
  const { rows } = await db.query(ONE, [id]);
  return rows[0] ?? null;
}
