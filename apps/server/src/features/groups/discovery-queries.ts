import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import type { BusinessModel } from "@kompagnon/contract/profiles/model.ts";
import { GROUP, type GroupRow } from "#features/groups/queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type FragmentSearch, fragmentSearchOf } from "#platform/search/fragment-search.ts";

// Private and withdrawn groups are for their members; who was sent away does not meet them again.
const KNOWN = `(g.type <> 'private' and g.withdrawn_at is null or mine.member_id is not null)
  and not exists(select from group_bans b where b.group_id = g.id and b.member_id = $1)`;

const LIST_OF = statement(
  "list_groups_of",
  `${GROUP} join memberships theirs on theirs.group_id = g.id and theirs.member_id = $2
             where ${KNOWN} order by g.active_at desc, g.id desc limit $3`,
);
/** The groups of another member that a viewer may know of, the most active first. */
export async function listOf(
  db: Queryable,
  viewerId: string,
  memberId: string,
  limit: number,
): Promise<GroupRow[]> {
  const { rows } = await db.query(LIST_OF, [viewerId, memberId, limit]);
  return rows;
}

/** Whether the name and the description of a group `g` have all fragments of a search together. */
const says = (candidates: string, exact: string): string =>
  `g.name || E'\\n' || g.description ~ all(${candidates}::text[])
    and search_fold(g.name || E'\\n' || g.description) like all(${exact}::text[])`;

const FIND_NAMED_GROUPS = statement(
  "groups_find_named_groups",
  `${GROUP} where ${KNOWN} and ${says("$2", "$3")}
     order by (mine.member_id is null), not search_fold(g.name) like all($3::text[]), g.member_count desc, g.id limit $4`,
);
/**
 * Groups a viewer may know of with all of these words in their name or description: their own first, then those with the words in
 * their name, then the larger ones.
 */
export async function findNamedGroups(
  db: Queryable,
  viewerId: string,
  { candidates, exact }: FragmentSearch,
  limit: number,
): Promise<GroupRow[]> {
  const { rows } = await db.query(FIND_NAMED_GROUPS, [viewerId, candidates, exact, limit]);
  return rows;
}

/** What to discover. */
export type GroupQuery = {
  q?: string | undefined;
  niche?: BusinessModel | undefined;
  type?: GroupType | undefined;
  sort: "active" | "new" | "size" | "fit";
};
/** An order by something that is stored. */
type StoredSort = Exclude<GroupQuery["sort"], "fit">;
/** Where a list of groups goes on: what it is ordered by (a time in ms, or members), and the id. */
export type GroupPosition = { key: number; id: string };

/** Which groups `g` are to be discovered, by the values of `valuesOf` after the viewer. */
export const DISCOVERED = `g.type <> 'private' and g.withdrawn_at is null
    and not exists(select from group_bans b where b.group_id = g.id and b.member_id = $1)
    and ($2::text is null or g.type = $2) and ($3::text is null or $3 = any(g.niches))
    and ($4::text[] = '{}' or ${says("$4", "$5")})`;

const discover = (key: string, type: string): string => `${GROUP} where ${DISCOVERED}
    and ($6::${type} is null or (${key}, g.id) < ($6, $7::uuid))
  order by ${key} desc nulls last, g.id desc nulls last limit $8`;
const DISCOVER = {
  active: statement("groups_discover_active", discover("g.active_at", "timestamptz"), { plan: "custom" }),
  new: statement("groups_discover_new", discover("g.created_at", "timestamptz"), { plan: "custom" }),
};
const DISCOVER_BY_SIZE = statement("groups_discover_size", discover("g.member_count", "int"), {
  plan: "custom",
});

/** The place of a group in a list. */
export const positionOf = (row: GroupRow, sort: StoredSort): GroupPosition => ({
  key: { active: row.activeAt.getTime(), new: row.createdAt.getTime(), size: row.memberCount }[sort],
  id: row.id,
});

const NO_WORDS: FragmentSearch = { candidates: [], exact: [] };

/** What is looked for, as the statements take it: type, niche, patterns of words. */
export function valuesOf({ q = "", niche, type }: Omit<GroupQuery, "sort">) {
  const { candidates, exact } = fragmentSearchOf(q) ?? NO_WORDS;
  return [type ?? null, niche ?? null, candidates, exact] as const;
}

/** Groups a viewer may discover: never private ones, nor those that banned them. Times are stored to the millisecond. */
export async function listGroups(
  db: Queryable,
  viewerId: string,
  { sort, ...asked }: GroupQuery & { sort: StoredSort },
  { limit, after }: { limit: number; after: GroupPosition | null },
): Promise<GroupRow[]> {
  const query = [viewerId, ...valuesOf(asked)] as const;
  const id = after?.id ?? null;
  const { rows } =
    sort === "size"
      ? await db.query(DISCOVER_BY_SIZE, [...query, after?.key ?? null, id, limit])
      : await db.query(DISCOVER[sort], [...query, after && new Date(after.key), id, limit]);
  return rows;
}
