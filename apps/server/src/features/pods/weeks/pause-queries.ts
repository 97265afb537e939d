import type { Pause } from "#features/pods/weeks/weeks.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A pause as stored. */
export type PauseRow = Pause & { id: string; memberId: string };

const LIST = statement(
  "pods_pauses",
  `select id, member_id as "memberId", from_week as "fromWeek", until_week as "untilWeek", ended_at as "endedAt"
   from pod_pauses where member_id = any($1::uuid[]) order by from_week`,
);
/** All pauses of these members. */
export async function listPauses(db: Queryable, memberIds: readonly string[]): Promise<PauseRow[]> {
  const { rows } = await db.query(LIST, [memberIds]);
  return rows;
}

const INSERT = statement(
  "pods_insert_pause",
  "insert into pod_pauses (id, member_id, from_week, until_week) values ($1, $2, $3, $4)",
);
/** Stores a pause. */
export const insertPause = (tx: Queryable, pause: Omit<PauseRow, "endedAt">) =>
  tx.query(INSERT, [pause.id, pause.memberId, pause.fromWeek, pause.untilWeek]);

const EXTEND = statement("pods_change_pause", "update pod_pauses set until_week = $2 where id = $1");
/** Lets a pause end in another week. */
export const changePause = (tx: Queryable, id: string, untilWeek: string) =>
  tx.query(EXTEND, [id, untilWeek]);

const END = statement(
  "pods_end_pause",
  "update pod_pauses set until_week = least(until_week, $2::text), ended_at = now() where id = $1",
);
/** Ends a pause in a week, which still rests. */
export const endPause = (tx: Queryable, id: string, week: string) => tx.query(END, [id, week]);
