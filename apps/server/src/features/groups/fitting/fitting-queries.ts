import type { BusinessModel } from "@kompagnon/contract/profiles/model.ts";
import type { GroupQuery } from "#features/groups/discovery-queries.ts";
import { DISCOVERED, valuesOf } from "#features/groups/discovery-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** The most active groups that are ranked. */
const POOL = 300;
/** Length of a description that is read for ranking. */
const READ = 300;

/** The signals by which a group suits a viewer. */
export type FittingRow = {
  id: string;
  niches: BusinessModel[];
  members: number;
  at: Date;
  text: string;
  joined: boolean;
};

const FITTING = statement(
  "groups_fitting",
  `select g.id, g.niches, g.member_count as members, g.active_at as at,
     g.name || E'.\\n' || left(g.description, ${READ}) as "text!", mine.member_id is not null as "joined!"
   from groups g left join memberships mine on mine.group_id = g.id and mine.member_id = $1
   where ${DISCOVERED} order by g.active_at desc, g.id desc limit ${POOL}`,
  { plan: "custom" },
);
/** The most active groups that a viewer may discover. */
export async function listFitting(
  db: Queryable,
  viewerId: string,
  query: Omit<GroupQuery, "sort">,
): Promise<FittingRow[]> {
  const { rows } = await db.query(FITTING, [viewerId, ...valuesOf(query)]);
  return rows;
}
