import { findLevels } from "#features/accounts/door.ts";
import { findOwners } from "#features/groups/door.ts";
import type { CaseRow } from "#features/moderation/case-queries.ts";
import type { Matter } from "#features/moderation/policy.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Who answers for what a case is about, first of all whoever does now. */
export type Matters = readonly [Matter, ...Matter[]];

/**
 * Who answers for what cases are about, in their order: the author; for a group whoever owns it now, and whoever owned it
 * when it was decided about, for they may have handed it over since.
 */
export async function mattersOf(db: Queryable, rows: readonly CaseRow[]): Promise<Matters[]> {
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
    const about = (authorId: string | null): Matter => ({
      ...row,
      authorId,
      authorLevel: (authorId && levels.get(authorId)) || 0,
    });
    const [now = null, ...before] = answering[at] ?? [];
    return [about(now), ...before.map(about)];
  });
}

/** Who answers for what one case is about. */
export async function mattersIn(db: Queryable, row: CaseRow): Promise<Matters> {
  const [matters] = await mattersOf(db, [row]);
  if (!matters) throw new Error("one case gives one");
  return matters;
}
