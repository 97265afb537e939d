import type { RejectionReason } from "@kompagnon/contract/verification/rules.ts";
import type { AttemptStatus } from "#features/verification/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

/** A case in the list: nothing of what it holds. */
export type ListedCase = {
  id: string;
  memberId: string;
  status: AttemptStatus;
  submittedAt: Date;
  decidedAt: Date | null;
  reason: RejectionReason | null;
  takenBy: string | null;
  takenUntil: Date | null;
};
const COLUMNS = `id, member_id as "memberId", status, submitted_at as "submittedAt!", decided_at as "decidedAt", reason,
  taken_by as "takenBy", taken_until as "takenUntil"`;

const WAITING = statement(
  "verification_list_waiting",
  `select ${COLUMNS} from verifications where status = 'in_review'
     and ($2::timestamptz is null or (date_trunc('milliseconds', submitted_at), id) > ($2, $3::uuid))
   order by submitted_at, id limit $1`,
  { plan: "custom" },
);
/** What waits for a decision, the oldest first. */
export async function listWaiting(
  db: Queryable,
  limit: number,
  after: { at: Date; id: string } | null,
): Promise<ListedCase[]> {
  const { rows } = await db.query(WAITING, [limit, after?.at ?? null, after?.id ?? null]);
  return rows;
}

const DECIDED = statement(
  "verification_list_decided",
  `select ${COLUMNS} from verifications where decided_at is not null
     and ($2::timestamptz is null or (date_trunc('milliseconds', decided_at), id) < ($2, $3::uuid))
   order by decided_at desc, id desc limit $1`,
  { plan: "custom" },
);
/** What was decided, the newest first. */
export async function listDecided(
  db: Queryable,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<ListedCase[]> {
  const { rows } = await db.query(DECIDED, [limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}

const COUNT = statement(
  "verification_count_waiting",
  `select count(*)::int as "count!", min(submitted_at) as "oldestAt", (array_agg(id order by submitted_at, id))[1] as "oldestId"
     from verifications where status = 'in_review'`,
);
/** Those that wait. */
export async function waitingVerifications(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT);
  return rows[0] ?? NO_BACKLOG;
}

const TAKE = statement(
  "verification_take",
  `update verifications set taken_by = $2, taken_until = date_trunc('milliseconds', clock_timestamp()) + make_interval(mins => $3)
   where id = $1 and status = 'in_review' and member_id <> $2
     and (taken_by is null or taken_by = $2 or taken_until < now())
   returning taken_until as "until!"`,
);
/** Takes a case for a reviewer; null if it is not to be had. */
export async function takeCase(
  tx: Queryable,
  id: string,
  reviewerId: string,
  minutes: number,
): Promise<Date | null> {
  const { rows } = await tx.query(TAKE, [id, reviewerId, minutes]);
  return rows[0]?.until ?? null;
}

const RELEASE_OTHERS = statement(
  "verification_release_others",
  "update verifications set taken_by = null, taken_until = null where taken_by = $1 and status = 'in_review' and id <> $2",
);
/** Gives everything else back that a reviewer has open: one case at a time. */
export const releaseOthers = (tx: Queryable, reviewerId: string, exceptId: string) =>
  tx.query(RELEASE_OTHERS, [reviewerId, exceptId]);

const RELEASE = statement(
  "verification_release",
  "update verifications set taken_by = null, taken_until = null where id = $1 and taken_by = $2 and status = 'in_review'",
);
/** Gives a case back; 0 rows if it was not theirs. */
export const releaseCase = (tx: Queryable, id: string, reviewerId: string) =>
  tx.query(RELEASE, [id, reviewerId]);

const LOCK_REVIEWER = statement(
  "verification_lock_reviewer",
  "select pg_advisory_xact_lock(hashtextextended('verification reviewer ' || $1, 0))",
);
/** Two windows of one reviewer open one case after the other. */
export const lockReviewer = (tx: Queryable, reviewerId: string) => tx.query(LOCK_REVIEWER, [reviewerId]);

const DECIDE = statement(
  "verification_decide",
  `update verifications set status = $3, decided_at = date_trunc('milliseconds', clock_timestamp()), decided_by = $2,
     reason = $4, reason_text = $5, delete_after = now() + make_interval(days => $6),
     expires_at = case when $3 = 'approved' then now() + make_interval(years => $7) end, taken_by = null, taken_until = null
   where id = $1 and status = 'in_review' and taken_by = $2 and taken_until > now() and member_id <> $2
   returning ${COLUMNS}`,
);
/** Decides about the case that a reviewer has open, once; null if it is not theirs, or was decided. */
export async function decideCase(
  tx: Queryable,
  decision: {
    id: string;
    reviewerId: string;
    status: "approved" | "rejected";
    reason: RejectionReason | null;
    text: string;
    keptDays: number;
    validYears: number;
  },
): Promise<ListedCase | null> {
  const { id, reviewerId, status, reason, text, keptDays, validYears } = decision;
  const { rows } = await tx.query(DECIDE, [id, reviewerId, status, reason, text, keptDays, validYears]);
  return rows[0] ?? null;
}

const EARLIER = statement(
  "verification_earlier",
  `select decided_at as "at!", reason as "reason!" from verifications
   where member_id = $1 and id <> $2 and status = 'rejected' order by decided_at desc limit 5`,
);
/** Why earlier attempts of a member were not accepted, the newest first. */
export async function earlierOf(db: Queryable, memberId: string, exceptId: string) {
  const { rows } = await db.query(EARLIER, [memberId, exceptId]);
  return rows;
}
