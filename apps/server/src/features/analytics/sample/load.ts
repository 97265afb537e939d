import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { DEVICES } from "@kompagnon/contract/analytics/rules.ts";
import { keepConsent } from "#features/analytics/consent/consent-queries.ts";
import { addLatencies } from "#features/analytics/health/health-queries.ts";
import { makeDays } from "#features/analytics/ingest/day-queries.ts";
import { writeHits } from "#features/analytics/ingest/write.ts";
import { keepOutline, numbersOf } from "#features/analytics/ingest/write-queries.ts";
import { addReport } from "#features/analytics/reports/report-queries.ts";
import { finishIdle } from "#features/analytics/retention/finish-queries.ts";
import { splitAt, writeEarlier } from "#features/analytics/sample/earlier.ts";
import { outlineOfPage } from "#features/analytics/sample/outline.ts";
import { GUEST_PAGES, MEMBER_PAGES, type Milestone } from "#features/analytics/sample/plan.ts";
import {
  type Achievement,
  recordedSince,
  type SampleVisitor,
  VISIT_DAYS,
  visitsOf,
} from "#features/analytics/sample/visits.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { PEOPLE } from "#sample/people.ts";

const DAY = 86_400_000;
/** Days of single visits, today included. */
const DAYS = 31;
const BATCH = 2_000;
const FINISHED_AT_ONCE = 5_000;

/** How long answers of the deck took on a day: upper bounds in ms, and how many. */
const DECK_TIMES = [
  [5, 40],
  [7, 90],
  [10, 60],
  [20, 25],
  [50, 6],
  [100, 1],
] as const;

/** Every eighth member declined, every ninth was not asked yet; the others agreed. */
const choiceOf = (place: number) => {
  if (place % 8 === 5) return "declined";
  return place % 9 === 7 ? null : "accepted";
};

/** What members did since a moment, as their features have stored it. A match is reported by the one who swiped last. */
const ACHIEVED = `select id as "memberId", 'sign_up' as what, created_at as at from member_accounts where created_at >= $1
  union all select lo, 'match', created_at from member_matches where created_at >= $1
  union all select member_id, 'premium', at from money_movements where kind = 'paid' and at >= $1
  order by at, what`;

async function achievementsOf(
  tx: Tx,
  visitors: readonly SampleVisitor[],
  since: Date,
): Promise<Achievement[]> {
  const { rows } = await tx.rawQuery<{ memberId: string; what: Milestone; at: Date }>(ACHIEVED, [since]);
  return rows.flatMap(({ memberId, what, at }) => {
    const visitor = visitors.find(({ id }) => id === memberId);
    return visitor ? [{ visitor, what, at: at.getTime() }] : [];
  });
}

/**
 * Thirty days of visits by the way that visits come, so that every sum is what its rows are, and the sums of the thirty days
 * before to compare with. Who signed up, matched or paid in them is who did in the rest of the community.
 */
export async function loadVisits(tx: Tx, community: SampleCommunity): Promise<void> {
  const { ids, now, makeId } = community;
  await makeDays(tx, new Date(now - DAYS * DAY), DAYS + 4);
  for (const [place, id] of ids.entries()) {
    const choice = choiceOf(place);
    if (choice) await keepConsent(tx, id, choice, CONSENT_VERSION);
  }
  const { rows: joined } = await tx.rawQuery<{ id: string; at: Date }>(
    "select id, created_at as at from member_accounts where id = any($1::uuid[])",
    [ids],
  );
  const joinedAt = new Map(joined.map(({ id, at }) => [id, at.getTime()]));
  const visitors = ids.flatMap((id, place): SampleVisitor[] =>
    choiceOf(place) === "accepted"
      ? [{ id, place, language: PEOPLE[place]?.language ?? "de", joinedAt: joinedAt.get(id) ?? now }]
      : [],
  );
  const since = new Date(now - VISIT_DAYS * DAY);
  const hits = visitsOf(community, visitors, await achievementsOf(tx, visitors, since));
  const { earlier, later } = splitAt(hits, recordedSince(now));
  await writeEarlier(tx, earlier);
  for (let from = 0; from < later.length; from += BATCH)
    await writeHits(tx, makeId(`analytics batch ${from}`, now), later.slice(from, from + BATCH));
  while ((await finishIdle(tx, FINISHED_AT_ONCE)) === FINISHED_AT_ONCE);
  for (const { path } of [...GUEST_PAGES, ...MEMBER_PAGES]) {
    const [numbered] = await numbersOf(tx, [path]);
    if (!numbered) continue;
    for (const device of DEVICES) await keepOutline(tx, numbered.id, device, outlineOfPage(device));
  }
  for (let back = 0; back < DAYS; back += 1)
    await addLatencies(tx, new Date(now - back * DAY).toISOString().slice(0, 10), DECK_TIMES);
  const admin = ids[PEOPLE.findIndex(({ role }) => role === "admin")];
  if (admin)
    await addReport(tx, {
      id: makeId("analytics report", now - DAY),
      memberId: admin,
      saved: { name: "Montagsrunde", userType: "all", timeRange: "7d", weekly: false },
      most: 1,
    });
}
