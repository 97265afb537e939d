import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { DEVICES } from "@kompagnon/contract/analytics/rules.ts";
import { keepConsent } from "#features/analytics/consent/consent-queries.ts";
import { addLatencies } from "#features/analytics/health/latency-queries.ts";
import { makeDays } from "#features/analytics/ingest/day-queries.ts";
import { writeHits } from "#features/analytics/ingest/write.ts";
import { numbersOf } from "#features/analytics/ingest/write-queries.ts";
import { addReport } from "#features/analytics/reports/report-queries.ts";
import { finishIdle } from "#features/analytics/retention/finish-queries.ts";
import { outlineOfPage } from "#features/analytics/sample/outline.ts";
import { GUEST_PAGES, MEMBER_PAGES } from "#features/analytics/sample/plan.ts";
import { visitsOf } from "#features/analytics/sample/visits.ts";
import { keepOutline } from "#features/analytics/tracking/outline-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { PEOPLE } from "#sample/people.ts";

const DAY = 86_400_000;
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
const choiceOf = (place: number) => (place % 8 === 5 ? "declined" : place % 9 === 7 ? null : "accepted");

/** Thirty days of visits, by the way that visits come: every sum is what its rows are. */
export async function loadVisits(tx: Tx, community: SampleCommunity): Promise<void> {
  const { ids, now, makeId } = community;
  await makeDays(tx, new Date(now - DAYS * DAY), DAYS + 4);
  for (const [place, id] of ids.entries()) {
    const choice = choiceOf(place);
    if (choice) await keepConsent(tx, id, choice, CONSENT_VERSION);
  }
  const agreed = [...ids.keys()].filter((place) => choiceOf(place) === "accepted");
  const hits = visitsOf(community, agreed);
  for (let from = 0; from < hits.length; from += BATCH)
    await writeHits(tx, makeId(`analytics batch ${from}`, now), hits.slice(from, from + BATCH));
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
    await addReport(
      tx,
      makeId("analytics report", now - DAY),
      admin,
      { name: "Montagsrunde", userType: "all", timeRange: "7d", weekly: false },
      1,
    );
}
