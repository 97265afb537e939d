import type { TeamOriginKind } from "@kompagnon/contract/teams/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A team as admins see it. */
export type AdminTeamRow = {
  id: string;
  at: Date;
  name: string;
  originKind: TeamOriginKind;
  originId: string | null;
  tasks: number;
};

const LIST_ALL = statement(
  "teams_list_all",
  `select t.id, t.created_at as at, t.name, t.origin_kind as "originKind", t.origin_id as "originId",
     (select count(*)::int from team_tasks k where k.team_id = t.id) as "tasks!"
   from teams t where ($2::timestamptz is null or (t.created_at, t.id) < ($2, $3::uuid)) and ($4::uuid is null or t.id = $4)
   order by t.created_at desc, t.id desc limit $1`,
  { plan: "custom" },
);
/** A page of all teams, the newest first; or one of them. */
export async function listAll(
  db: Queryable,
  limit: number,
  { before = null, id = null }: { before?: { at: Date; id: string } | null; id?: string | null },
): Promise<AdminTeamRow[]> {
  const { rows } = await db.query(LIST_ALL, [limit, before?.at ?? null, before?.id ?? null, id]);
  return rows;
}
