import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

const INSERT_APPEAL = statement(
  "accounts_insert_appeal",
  `insert into appeals (id, member_id, banned_at, text)
     select $1, id, banned_at, $3 from members where id = $2 and banned_at is not null on conflict do nothing`,
);
/** Keeps an appeal against the current ban; false if there is one already. */
export async function insertAppeal(
  db: Queryable,
  appeal: { id: string; memberId: string; text: string },
): Promise<boolean> {
  const { rowCount } = await db.query(INSERT_APPEAL, [appeal.id, appeal.memberId, appeal.text]);
  return rowCount > 0;
}

const LIST_APPEALS = statement(
  "accounts_list_appeals",
  `select a.id, a.member_id, m.email, m.ban_reason as reason, a.text, a.created_at
     from appeals a join members m on m.id = a.member_id and m.banned_at = a.banned_at
     where a.decision is null order by a.created_at limit 200`,
  { plan: "custom" },
);
/** Pending appeals, the oldest first. */
export async function listAppeals(db: Queryable) {
  const { rows } = await db.query(LIST_APPEALS);
  return rows;
}

const DECIDE_APPEAL_ROW = statement(
  "accounts_decide_appeal_row",
  `update appeals a set decision = $2, answer = $3, decided_at = now() from members m join member_profiles p on p.member_id = m.id
     where a.id = $1 and a.decision is null and m.id = a.member_id and m.banned_at = a.banned_at
     returning a.member_id as "memberId", m.email, p.language`,
);
/** Decides an appeal against an active ban, once; answers its author, or null if there is none. */
export async function decideAppealRow(
  db: Queryable,
  id: string,
  decision: "accepted" | "rejected",
  answer: string,
): Promise<{ memberId: string; email: string; language: Language } | null> {
  const { rows } = await db.query(DECIDE_APPEAL_ROW, [id, decision, answer]);
  return rows[0] ?? null;
}

/** An appeal as admins see it. */
export type ListedAppeal = {
  id: string;
  memberId: string;
  text: string;
  createdAt: Date;
  bannedAt: Date;
  reason: string | null;
  until: Date | null;
  holds: boolean;
  decision: "accepted" | "rejected" | null;
  answer: string;
  decidedAt: Date | null;
  level: number;
  /** Who banned them; null for an operator, or if that is too long ago. */
  bannedBy: string | null;
};
const APPEAL = `a.id, a.member_id as "memberId", a.text, a.created_at as "createdAt", a.banned_at as "bannedAt",
  m.ban_reason as reason, m.banned_until as until, (m.banned_at is not distinct from a.banned_at) as "holds!", a.decision,
  a.answer, a.decided_at as "decidedAt", m.admin_level as level,
  (select e.actor_id from security_events e where e.member_id = a.member_id and e.type = 'banned'
     order by e.id desc limit 1) as "bannedBy?"
  from appeals a join members m on m.id = a.member_id`;

const OPEN_APPEALS = statement(
  "accounts_list_open_appeals",
  `select ${APPEAL} where a.decision is null and m.banned_at = a.banned_at
     and ($2::timestamptz is null or (date_trunc('milliseconds', a.created_at), a.id) > ($2, $3::uuid))
   order by a.created_at, a.id limit $1`,
  { plan: "custom" },
);
const DECIDED_APPEALS = statement(
  "accounts_list_decided_appeals",
  `select ${APPEAL} where a.decision is not null
     and ($2::timestamptz is null or (date_trunc('milliseconds', a.decided_at), a.id) < ($2, $3::uuid))
   order by a.decided_at desc, a.id desc limit $1`,
  { plan: "custom" },
);
/** Appeals against bans that hold, the oldest first; or decided ones, the newest first. */
export async function listAppealsFor(
  db: Queryable,
  open: boolean,
  limit: number,
  after: { at: Date; id: string } | null,
): Promise<ListedAppeal[]> {
  const given = [limit, after?.at ?? null, after?.id ?? null] as const;
  const { rows } = await (open ? db.query(OPEN_APPEALS, given) : db.query(DECIDED_APPEALS, given));
  return rows;
}

const LOCK_APPEAL = statement(
  "accounts_lock_appeal",
  `select ${APPEAL} where a.id = $1 for no key update of a, m`,
);
/** An appeal that stays as it is until the transaction ends; null if there is none such. */
export async function lockAppeal(tx: Queryable, id: string): Promise<ListedAppeal | null> {
  const { rows } = await tx.query(LOCK_APPEAL, [id]);
  return rows[0] ?? null;
}

const COUNT_OPEN_APPEALS = statement(
  "accounts_count_open_appeals",
  `select count(*)::int as "count!", min(a.created_at) as "oldestAt" from appeals a join members m on m.id = a.member_id and m.banned_at = a.banned_at
   where a.decision is null`,
);
/** The appeals that wait. */
export async function openAppeals(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT_OPEN_APPEALS);
  return rows[0] ?? NO_BACKLOG;
}
