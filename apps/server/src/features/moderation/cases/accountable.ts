import { findLevels } from "#features/accounts/public.ts";
import type { CaseRow } from "#features/moderation/cases/case-queries.ts";
import type { Accountable } from "#features/moderation/policy.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { FeatureRegistry } from "#platform/feature.ts";

/** The members accountable for the subject of a case; the current one first. */
export type AccountableParties = readonly [Accountable, ...Accountable[]];

/** Who owns what some of these cases are about, by the thing's id; only kinds that have owners. */
async function ownersOf(
  { features }: { features: FeatureRegistry },
  db: Queryable,
  rows: readonly CaseRow[],
): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = ofKind.map(({ subjectId }) => subjectId);
    for (const [id, owner] of (await features.reports[kind].owners?.(db, ids)) ?? []) owners.set(id, owner);
  }
  return owners;
}

/**
 * The members accountable for the subjects of cases, in the same order: the author; for objects with owners (groups) the current
 * owner, and the owner at the time of the decision, as the object may have changed hands since.
 */
export async function partiesOf(
  registry: { features: FeatureRegistry },
  db: Queryable,
  rows: readonly CaseRow[],
): Promise<AccountableParties[]> {
  const owners = await ownersOf(registry, db, rows);
  const answering = rows.map((row): [string | null, ...string[]] => {
    if (!registry.features.reports[row.kind].owners) return [row.authorId];
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
export async function partiesOfCase(
  registry: { features: FeatureRegistry },
  db: Queryable,
  row: CaseRow,
): Promise<AccountableParties> {
  const [parties] = await partiesOf(registry, db, [row]);
  if (!parties) throw new Error("one case gives one");
  return parties;
}
