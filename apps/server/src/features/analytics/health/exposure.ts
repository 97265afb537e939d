import {
  EXPOSURE_GROUPS,
  type ExposureDimension,
  type ExposureGroup,
  type ExposureWeek,
} from "@kompagnon/contract/analytics/report-model.ts";
import { GROUP_MIN } from "@kompagnon/contract/analytics/rules.ts";

/** How many are of a group, how often they were shown, and how many Deals they got. */
export type Counted = { members: number; shown: number; deals: number };
type Groups = ReadonlyMap<string, Counted>;

const OTHERS = "others";
const DIMENSIONS = Object.keys(EXPOSURE_GROUPS) as ExposureDimension[]; // its own keys

const sumOf = (all: readonly Counted[]): Counted =>
  all.reduce(
    (sum, one) => ({
      members: sum.members + one.members,
      shown: sum.shown + one.shown,
      deals: sum.deals + one.deals,
    }),
    { members: 0, shown: 0, deals: 0 },
  );

/**
 * Merges groups of fewer than ten members, and adds the smallest other group if the result is still too small: no figure, and no
 * difference between figures, identifies a member.
 */
export function merged(groups: Groups): Map<string, Counted> {
  const bySize = [...groups].sort(([, a], [, b]) => a.members - b.members);
  let few = bySize.findIndex(([, { members }]) => members >= GROUP_MIN);
  if (few === -1) few = bySize.length;
  while (
    few > 0 &&
    few < bySize.length &&
    sumOf(bySize.slice(0, few).map(([, one]) => one)).members < GROUP_MIN
  )
    few += 1;
  const others = sumOf(bySize.slice(0, few).map(([, one]) => one));
  const named = new Map(bySize.slice(few));
  if (others.members >= GROUP_MIN) named.set(OTHERS, others);
  return named;
}

const keyOf = (dimension: string, name: string, what: keyof Counted): string =>
  `exposure_${dimension}_${name}_${what}`;

/** Groups as figures of a week. Every group has a place, so that one that is too small now leaves nothing behind. */
export function asFigures(
  rows: readonly ({ dimension: string; name: string } & Counted)[],
): Record<string, number | null> {
  const figures: Record<string, number | null> = {};
  for (const dimension of DIMENSIONS) {
    const own = rows.filter((row) => row.dimension === dimension);
    const rowsByName = merged(new Map(own.map((row) => [row.name, row])));
    for (const name of EXPOSURE_GROUPS[dimension])
      for (const what of ["members", "shown", "deals"] as const)
        figures[keyOf(dimension, name, what)] = rowsByName.get(name)?.[what] ?? null;
  }
  return figures;
}

/** Whether a week was worked out with them. */
export const hasExposure = (figures: Record<string, number | null>): boolean =>
  keyOf("newness", OTHERS, "members") in figures;

const digits = (value: number): number => Number(value.toFixed(2));

/** The groups of a week that are large enough to be told. */
export function exposureOf(
  week: string,
  running: boolean,
  figures: Record<string, number | null>,
): ExposureWeek {
  const groups = DIMENSIONS.flatMap((dimension) =>
    EXPOSURE_GROUPS[dimension].flatMap((name): ExposureGroup[] => {
      const [members, shown, deals] = (["members", "shown", "deals"] as const).map(
        (what) => figures[keyOf(dimension, name, what)] ?? 0,
      );
      if (!members) return [];
      const rates = {
        per_member: digits((shown ?? 0) / members),
        deals_per_100: shown ? digits(((deals ?? 0) / shown) * 100) : null,
      };
      return [{ dimension, group: name, members, shown: shown ?? 0, ...rates }];
    }),
  );
  return { week, running, groups };
}
