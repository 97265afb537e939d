import { findLevels } from "#features/accounts/public.ts";
import { findOwners } from "#features/groups/public.ts";
import type { CaseRow } from "#features/moderation/case-queries.ts";
import type { Accountable } from "#features/moderation/policy.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Who answers for what a case is about, first of all whoever does now. */
export type AccountableParties = readonly [Accountable, ...Accountable[]];

/**
 * Who answers for what cases are about, in their order: the author; for a group whoever owns it now, and whoever owned it
 * when it was decided about, for they may have handed it over since.
 */
export async function partiesOf(db: Queryable, rows: readonly CaseRow[]): Promise<AccountableParties[]> {
  const groups = rows.filter(({ kind }) => kind === "group").map(({ subjectId }) => subjectId);
  const owners = await findOwners(db, groups);
  const answering = rows.map((row): [string | null, ...string[]] => {
    if (row.kind !== "group") return [row.authorId];
    const owner = owners.get(row.subjectId) ?? null;
    return row.authorId && row.authorId !== owner ? [owner, row.authorId] : [owner];
  });
  const levels = await findLevels(
    db,
    answering.flat().filter((id) => id !== null),
  );
  return rows.map((row, at) => {
    const about = (authorId: string | null): Accountable => ({
      ...row,
      authorId,
      authorLevel: (authorId && levels.get(authorId)) || 0,
    });
    const [now = null, ...before] = answering[at] ?? [];
    return [about(now), ...before.map(about)];
  });
}

/** Who answers for what one case is about. */
export async function partiesOfCase(db: Queryable, row: CaseRow): Promise<AccountableParties> {
  const [parties] = await partiesOf(db, [row]);
  if (!parties) throw new Error("one case gives one");
  return parties;
}
