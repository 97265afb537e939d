import type { Hit, StartedSession } from "#features/analytics/ingest/records.ts";
import { dayText, type HourRow, HourSums, only } from "#features/analytics/ingest/sums.ts";
import { addMemberDays } from "#features/analytics/ingest/write-queries.ts";
import type { Tx } from "#platform/db/database.ts";

const HOUR = 3_600_000;

/** A row of sums with what finished visits came to. */
type FinishedHour = HourRow & { finished: number; seconds: number; pages: number };

/** Splits hits into those of visits that began before a moment, and the others. */
export function splitAt(hits: readonly Hit[], moment: number): { earlier: Hit[]; later: Hit[] } {
  const old = new Set(only(hits, "begun").flatMap(({ at, session }) => (+at < moment ? [session] : [])));
  const isEarlier = (hit: Hit) => (hit.what === "count" ? +hit.at < moment : old.has(hit.session));
  return { earlier: hits.filter(isEarlier), later: hits.filter((hit) => !isEarlier(hit)) };
}

/** The sums by hour that writing these hits and finishing their visits would leave. */
export function hourSumsOf(hits: readonly Hit[]): FinishedHour[] {
  const hours = new HourSums();
  const visits = new Map<
    string,
    { begun: StartedSession; lastAt: number; pages: number; converted: boolean }
  >();
  const marks = new Set<string>();
  for (const begun of only(hits, "begun")) {
    visits.set(begun.session, { begun, lastAt: +begun.at, pages: 0, converted: false });
    hours.add(begun.at, begun.guest, "sessions");
    const mark = `${dayText(begun.at)} ${begun.visitor.toString("hex")}`;
    if (!marks.has(mark)) hours.add(begun.at, begun.guest, "visitors");
    marks.add(mark);
  }
  for (const hit of hits) {
    if (hit.what === "count") hours.add(hit.at, hit.guest, "counted");
    const visit = hit.what === "count" ? undefined : visits.get(hit.session);
    if (!visit) continue;
    if (hit.what !== "read") visit.lastAt = Math.max(visit.lastAt, +hit.at);
    if (hit.what === "view") {
      visit.pages += 1;
      hours.add(hit.at, hit.guest, "views");
    }
    if (hit.what !== "event") continue;
    if (hit.kind === 1) hours.add(hit.at, hit.guest, "events");
    if (hit.kind === 1 && hit.type === "click") hours.add(hit.at, hit.guest, "clicks");
    if (hit.kind === 2) hours.add(hit.at, hit.guest, "errors");
    if (hit.kind === 3) visit.converted = true;
  }
  for (const { begun, converted } of visits.values())
    if (converted) hours.add(begun.at, begun.guest, "converted");
  const rows = new Map(
    hours.rows().map((row) => [`${row.hour} ${row.guest}`, { ...row, finished: 0, seconds: 0, pages: 0 }]),
  );
  for (const { begun, lastAt, pages } of visits.values()) {
    const row = rows.get(`${Math.floor(+begun.at / HOUR) * HOUR} ${begun.guest}`);
    if (!row) continue;
    row.finished += 1;
    row.seconds += (lastAt - +begun.at) / 1_000;
    row.pages += pages;
  }
  return [...rows.values()];
}

const COLUMNS = [
  "sessions",
  "visitors",
  "views",
  "counted",
  "events",
  "clicks",
  "errors",
  "converted",
  "finished",
  "seconds",
  "pages",
] as const;

/**
 * Keeps visits as what remains of them: sums by hour, and the days on which members were here. Periods compare by these; single
 * visits of that time are shown nowhere, and writing them would take ten times as long.
 */
export async function writeEarlier(tx: Tx, hits: readonly Hit[]): Promise<void> {
  const rows = hourSumsOf(hits);
  await tx.rawQuery(
    `insert into analytics_hours (hour, guest, ${COLUMNS.join(", ")})
       select * from unnest($1::timestamptz[], $2::boolean[], ${COLUMNS.map((name, at) => `$${at + 3}::${name === "seconds" ? "float8" : "int"}[]`).join(", ")})`,
    [
      rows.map(({ hour }) => new Date(hour)),
      rows.map(({ guest }) => guest),
      ...COLUMNS.map((name) => rows.map((row) => row[name])),
    ],
  );
  const members = only(hits, "begun").flatMap(({ at, memberId }) => (memberId ? [{ at, memberId }] : []));
  await addMemberDays(
    tx,
    members.map(({ at }) => dayText(at)),
    members.map(({ memberId }) => memberId),
  );
}
