import type { FactorResetState } from "@kompagnon/contract/accounts/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Backlog, NO_BACKLOG } from "#platform/feature.ts";

/** A member's wish to have lost second factors taken away, as its steps need it. */
export type ResetRow = {
  id: string;
  memberId: string;
  state: FactorResetState;
  askedAt: Date;
  readyAt: Date | null;
  email: string;
  language: Language;
};
const ROW = `r.id, r.member_id as "memberId", r.state, r.asked_at as "askedAt", r.ready_at as "readyAt", m.email, p.language`;
const FROM =
  "from factor_resets r join members m on m.id = r.member_id join member_profiles p on p.member_id = r.member_id";

const FIND_OPEN = statement(
  "accounts_find_open_reset",
  `select ${ROW} ${FROM} where r.member_id = $1 and r.state in ('proving', 'waiting')`,
);
/** A member's wish that is not settled; null if there is none. */
export async function findOpenReset(db: Queryable, memberId: string): Promise<ResetRow | null> {
  const { rows } = await db.query(FIND_OPEN, [memberId]);
  return rows[0] ?? null;
}

const LOCK = statement("accounts_lock_reset", `select ${ROW} ${FROM} where r.id = $1 for no key update of r`);
/** A wish that stays as it is until the transaction ends; null if there is none such. */
export async function lockReset(tx: Queryable, id: string): Promise<ResetRow | null> {
  const { rows } = await tx.query(LOCK, [id]);
  return rows[0] ?? null;
}

const COUNT_REQUESTED = statement(
  "accounts_count_resets",
  `select count(*)::int as "count!", min(ready_at) as "oldestAt" from factor_resets where member_id = $1 and asked_at > now() - interval '30 days'`,
);
/** How often a member asked within thirty days. */
export async function countResets(db: Queryable, memberId: string): Promise<number> {
  const { rows } = await db.query(COUNT_REQUESTED, [memberId]);
  return rows[0]?.count ?? 0;
}

const START = statement(
  "accounts_start_reset",
  `insert into factor_resets as r (id, member_id, state, code_hash, code_until, known_device)
     values ($1, $2, 'proving', $3, now() + make_interval(mins => $4), $5)
   on conflict (member_id) where state in ('proving', 'waiting') do update
     set code_hash = $3, code_until = now() + make_interval(mins => $4), failures = 0, asked_at = now(), known_device = $5
     where r.state = 'proving'`,
);
/** Starts a reset, or restarts it with another code; false if one waits already. */
export async function startReset(
  tx: Queryable,
  row: { id: string; memberId: string; codeHash: string; minutes: number; knownDevice: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.query(START, [
    row.id,
    row.memberId,
    row.codeHash,
    row.minutes,
    row.knownDevice,
  ]);
  return rowCount > 0;
}

const TRY_CODE = statement(
  "accounts_try_reset_code",
  `update factor_resets set failures = failures + 1
   where id = $1 and state = 'proving' and code_until > now() and failures < $2 returning code_hash as "codeHash"`,
);
/** Counts a try and answers the code's hash; null once it no longer counts. */
export async function tryResetCode(db: Queryable, id: string, failuresMax: number): Promise<string | null> {
  const { rows } = await db.query(TRY_CODE, [id, failuresMax]);
  return rows[0]?.codeHash ?? null;
}

const PROVED = statement(
  "accounts_prove_reset",
  `update factor_resets set state = 'waiting', code_hash = null, code_until = null, stop_hash = $2, asked_at = now(),
     ready_at = date_trunc('milliseconds', now() + make_interval(hours => $3))
   where id = $1 and state = 'proving' returning ready_at as "readyAt!"`,
);
/** Starts the waiting period, once; answers its end, or null if another request was faster. */
export async function proveReset(
  tx: Queryable,
  id: string,
  stopHash: Buffer,
  hours: number,
): Promise<Date | null> {
  const { rows } = await tx.query(PROVED, [id, stopHash, hours]);
  return rows[0]?.readyAt ?? null;
}

const FIND_BY_STOP = statement(
  "accounts_find_reset_by_stop",
  "select id from factor_resets where stop_hash = $1 and state = 'waiting'",
);
/** The wish that a mailed link stops; null if it is settled or there is none such. */
export async function findResetByStop(db: Queryable, stopHash: Buffer): Promise<string | null> {
  const { rows } = await db.query(FIND_BY_STOP, [stopHash]);
  return rows[0]?.id ?? null;
}

const CLOSE = statement(
  "accounts_close_reset",
  `update factor_resets set state = $2, closed_at = date_trunc('milliseconds', now()), code_hash = null, stop_hash = null,
     decided_by = $3, reason = $4 where id = $1`,
);
/** Settles a wish. */
export const closeReset = (
  tx: Queryable,
  id: string,
  {
    state,
    decidedBy = null,
    reason = "",
  }: {
    state: Exclude<FactorResetState, "proving" | "waiting">;
    decidedBy?: string | null | undefined;
    reason?: string | undefined;
  },
) => tx.query(CLOSE, [id, state, decidedBy, reason]);

const DUE_TO_EXPIRE = statement(
  "accounts_list_stale_resets",
  `select id from factor_resets where state = 'waiting' and asked_at < now() - make_interval(days => $1) limit 200`,
);
/** Resets that were not decided in time. */
export async function listStaleResets(db: Queryable, days: number): Promise<string[]> {
  const { rows } = await db.query(DUE_TO_EXPIRE, [days]);
  return rows.map(({ id }) => id);
}

const SWEEP = statement(
  "accounts_sweep_resets",
  `delete from factor_resets where (state = 'proving' and asked_at < now() - interval '30 days')
     or closed_at < now() - interval '1 year'`,
);
/** Forgets what was only begun, and what was settled a year ago. */
export const sweepResets = (db: Queryable) => db.query(SWEEP);

const COUNT_DUE = statement(
  "accounts_count_due_resets",
  `select count(*)::int as "count!", min(ready_at) as "oldestAt" from factor_resets where state = 'waiting' and ready_at <= now()`,
);
/** Those that may be decided now. */
export async function dueResets(db: Queryable): Promise<Backlog> {
  const { rows } = await db.query(COUNT_DUE);
  return rows[0] ?? NO_BACKLOG;
}

const OF_MEMBER = statement(
  "accounts_export_resets",
  `select state, asked_at, ready_at, closed_at, reason from factor_resets where member_id = $1 order by asked_at`,
);
/** What a member asked for, for their archive. */
export async function resetsOfMember(db: Queryable, memberId: string) {
  const { rows } = await db.query(OF_MEMBER, [memberId]);
  return rows;
}
