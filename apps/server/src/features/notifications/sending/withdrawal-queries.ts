import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const SAVE_WITHDRAWN = statement(
  "notifications_save_withdrawn",
  `insert into withdrawn_notices (id, member_id, scope, actor_id, ordinal)
     select $1, m.id, $3, $4, $5 from visible_members m where m.id = $2`,
);
/** Notes that what was queued before in a scope is not stored any more. */
export const saveWithdrawn = (
  tx: Queryable,
  id: string,
  {
    memberId,
    scope,
    actorId,
    ordinal,
  }: { memberId: string; scope: string; actorId: string | null; ordinal: number },
) => tx.query(SAVE_WITHDRAWN, [id, memberId, scope, actorId, ordinal]);

/** A queued notice with the scopes in which it may have been taken back. */
export type Queued = { memberId: string; actorId: string | null; scopes: readonly string[]; ordinal: number };

const FIND_WITHDRAWN = statement(
  "notifications_find_withdrawn",
  `select distinct d.place::int as "place!" from json_to_recordset($1::json)
       as d (place bigint, "memberId" uuid, "actorId" uuid, scopes jsonb, ordinal bigint)
     join withdrawn_notices w on w.member_id = d."memberId" and d.scopes ? w.scope and w.ordinal >= d.ordinal
       and (w.actor_id is null or w.actor_id = d."actorId")`,
);
/** Which of these notices were taken back after they were queued, by their place in the list. */
export async function findWithdrawn(tx: Queryable, queued: readonly Queued[]): Promise<Set<number>> {
  if (queued.length === 0) return new Set();
  const { rows } = await tx.query(FIND_WITHDRAWN, [
    JSON.stringify(queued.map((one, place) => ({ ...one, place }))),
  ]);
  return new Set(rows.map(({ place }) => place));
}

const SWEEP_WITHDRAWN = statement(
  "notifications_sweep_withdrawn",
  "delete from withdrawn_notices where created_at < now() - make_interval(days => $1)",
);
/** Nightly: nothing that was queued that long ago waits any more. */
export const sweepWithdrawn = (db: Queryable, days: number) => db.query(SWEEP_WITHDRAWN, [days]);
