import type { HistoryKind } from "@kompagnon/contract/teams/rules.ts";
import { inSight } from "#features/teams/tasks/task-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Something that happened in a team. */
export type HistoryRow = {
  id: string;
  at: Date;
  kind: HistoryKind;
  actorId: string | null;
  taskId: string | null;
  /** As the task is called now. */
  title: string | null;
  memberId: string | null;
  before: string | null;
  now: string | null;
};

const INSERT_HISTORY = statement(
  "teams_insert_history",
  `insert into team_history (id, team_id, at, kind, actor_id, task_id, member_id, before, now)
   values ($1, $2, date_trunc('milliseconds', clock_timestamp()), $3, $4, $5, $6, $7, $8)`,
);
export const insertHistory = (tx: Queryable, teamId: string, one: Omit<HistoryRow, "at" | "title">) =>
  tx.query(INSERT_HISTORY, [
    one.id,
    teamId,
    one.kind,
    one.actorId,
    one.taskId,
    one.memberId,
    one.before,
    one.now,
  ]);

const LIST_HISTORY = statement(
  "teams_list_history",
  `select h.id, h.at, h.kind, h.actor_id as "actorId", h.task_id as "taskId", k.title as "title?", h.member_id as "memberId",
     h.before, h.now
   from team_history h left join team_tasks k on k.id = h.task_id and ${inSight("k")}
   where h.team_id = $1 and ($3::timestamptz is null or (h.at, h.id) < ($3, $4::uuid))
   order by h.at desc, h.id desc limit $2`,
  { plan: "custom" },
);
/** A page of what happened in a team, the last first. */
export async function listHistory(
  db: Queryable,
  teamId: string,
  limit: number,
  before: { at: Date; id: string } | null,
): Promise<HistoryRow[]> {
  const { rows } = await db.query(LIST_HISTORY, [teamId, limit, before?.at ?? null, before?.id ?? null]);
  return rows;
}
