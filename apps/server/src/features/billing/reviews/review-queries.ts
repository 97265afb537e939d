import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

/** A case that a person decides. */
export type ReviewRow = {
  id: string;
  kind: "payment" | "withdrawal" | "cancellation";
  about: string;
  why: string;
  payment: string | null;
  memberId: string | null;
  found: Record<string, string | number | null>;
  at: Date;
  resolvedAt: Date | null;
  note: string;
};
const COLUMNS = `id, kind, about, why, payment, member_id as "memberId", found, at, resolved_at as "resolvedAt", note`;

const OPEN = statement(
  "billing_open_review",
  `insert into billing_reviews (id, kind, about, why, payment, member_id, found) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (kind, about) do nothing`,
);
/** Puts something before a person, once. */
export const openReview = (db: Queryable, row: Omit<ReviewRow, "at" | "resolvedAt" | "note">) =>
  db.query(OPEN, [row.id, row.kind, row.about, row.why, row.payment, row.memberId, row.found]);

const LIST = statement(
  "billing_list_reviews",
  `select ${COLUMNS} from billing_reviews where (resolved_at is null) = $1::boolean
     and ($3::timestamptz is null or (date_trunc('milliseconds', at), id) < ($3, $4::uuid))
   order by at desc, id desc limit $2`,
  { plan: "custom" },
);
/** Cases, open or closed, the newest first. */
export async function listReviews(
  db: Queryable,
  open: boolean,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<ReviewRow[]> {
  const { rows } = await db.query(LIST, [open, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const COUNT_OPEN = statement(
  "billing_count_open_reviews",
  `select count(*)::int as "count!", min(at) as "oldestAt" from billing_reviews where resolved_at is null`,
);
/** The cases that wait. */
export async function openReviews(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT_OPEN);
  return rows[0] ?? NO_BACKLOG;
}

const FIND = statement("billing_find_review", `select ${COLUMNS} from billing_reviews where id = $1`);
/** A case; null if there is none such. */
export async function findReview(db: Queryable, id: string): Promise<ReviewRow | null> {
  const { rows } = await db.query(FIND, [id]);
  return rows[0] ?? null;
}

const RESOLVE = statement(
  "billing_resolve_review",
  `update billing_reviews set resolved_at = now(), resolved_by = $2, note = $3 where id = $1 and resolved_at is null
   returning ${COLUMNS}`,
);
/** Closes a case; null if it is closed already. */
export async function resolveReview(
  db: Queryable,
  id: string,
  by: string,
  note: string,
): Promise<ReviewRow | null> {
  const { rows } = await db.query(RESOLVE, [id, by, note]);
  return rows[0] ?? null;
}

const MATCH = statement(
  "billing_match_review",
  `update billing_reviews set member_id = $2, payment = coalesce($3, payment) where id = $1 and resolved_at is null
   returning ${COLUMNS}`,
);
/** Says which member and payment a case belongs to; null if it is closed. */
export async function matchReview(
  tx: Queryable,
  id: string,
  memberId: string,
  payment: string | null,
): Promise<ReviewRow | null> {
  const { rows } = await tx.query(MATCH, [id, memberId, payment]);
  return rows[0] ?? null;
}
