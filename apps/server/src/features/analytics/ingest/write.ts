import type { Batch } from "#features/analytics/ingest/buffer.ts";
import { makeDays } from "#features/analytics/ingest/day-queries.ts";
import { addErrors } from "#features/analytics/ingest/error-queries.ts";
import type { Happened, Hit, Read } from "#features/analytics/ingest/records.ts";
import {
  boundedName,
  dayText,
  HourSums,
  heatOf,
  NamedSums,
  only,
  progressOf,
} from "#features/analytics/ingest/sums.ts";
import * as sql from "#features/analytics/ingest/write-queries.ts";
import type { Database, Queryable, Tx } from "#platform/db/database.ts";

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const SPECIAL = /[\\\t\n\r]/g;
/** A value in COPY's text format. */
function field(value: string | number | boolean | Date | object | null): string {
  if (value === null) return "\\N";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  // Names and values of facts are free of what PostgreSQL can't store; any other text is rid of it here.
  const text = typeof value === "object" ? JSON.stringify(value) : value.replaceAll("\0", "");
  return text.replace(SPECIAL, (sign) => ESCAPES[sign] ?? "");
}

/** Events as COPY takes them, in the order of the columns that `write.ts` names. */
const copyLines = (events: readonly Happened[], pathId: (path: string) => number): string =>
  events
    .map((hit) => {
      const { id, at, session, view, kind, guest, type, category, action, label } = hit;
      const row = [id, at, session, view, kind, guest, pathId(hit.path), type, category, action, label];
      return `${[...row, hit.elementText, hit.x, hit.y, hit.value, hit.data].map(field).join("\t")}\n`;
    })
    .join("");

/** Paths that this process knows by number; pages are few. */
const PATHS_MAX = 5_000;

/** Writes batches of a process: rows and every sum of them in one transaction, once. */
export function createWriter(db: Database): (batch: Batch) => Promise<void> {
  const numbers = new Map<string, number>();
  let preparedDay = "";
  return async ({ id, hits }) => {
    const today = dayText(new Date());
    if (preparedDay !== today) {
      await makeDays(db);
      preparedDay = today;
    }
    const pathId = await numberPaths(db, numbers, hits);
    await db.transaction((tx) => writeAll(tx, id, hits, pathId));
  };
}

/** Writes hits in a transaction of the caller's; the sample community comes by this. */
export async function writeHits(tx: Tx, id: string, hits: readonly Hit[]): Promise<void> {
  await writeAll(tx, id, hits, await numberPaths(tx, new Map(), hits));
}

type PathId = (path: string) => number;

async function numberPaths(
  db: Queryable,
  numbers: Map<string, number>,
  hits: readonly Hit[],
): Promise<PathId> {
  const needed = new Set(hits.flatMap((hit) => ("path" in hit && hit.what !== "count" ? [hit.path] : [])));
  const missing = [...needed].filter((path) => !numbers.has(path));
  if (numbers.size > PATHS_MAX) numbers.clear();
  if (missing.length > 0) for (const { id, path } of await sql.numbersOf(db, missing)) numbers.set(path, id);
  return (path) => {
    const id = numbers.get(path);
    if (id === undefined) throw new Error("a path without a number");
    return id;
  };
}

/** The batch of a browser that this came with. */
const cameWith = (hit: Hit): string | undefined => (hit.what === "event" ? hit.batch : undefined);

async function writeAll(tx: Tx, id: string, all: readonly Hit[], pathId: PathId): Promise<void> {
  const batches = new Set(all.flatMap((hit) => cameWith(hit) ?? []));
  const fresh = await sql.markBatches(tx, [id, ...batches]);
  if (!fresh.has(id)) return;
  const hits = all.filter((hit) => fresh.has(cameWith(hit) ?? id));
  const hours = new HourSums();
  const sums = new NamedSums();
  await writeStartedSessions(tx, hits, { pathId, hours, sums });
  const ids = new Set(hits.flatMap((hit) => (hit.what === "count" ? [] : [hit.session])));
  const known = ids.size > 0 ? await sql.knownSessions(tx, [...ids].sort()) : ids;
  const kept = hits.filter(
    (hit): hit is Exclude<Hit, { what: "count" }> => hit.what !== "count" && known.has(hit.session),
  );
  for (const { at, guest, path } of only(hits, "count")) {
    hours.add(at, guest, "counted");
    sums.add({ kind: "path", at, guest, name: path }, { counted: 1 });
  }
  await writeViews(tx, kept, { pathId, hours, sums });
  await writeEvents(tx, only(kept, "event"), { pathId, hours, sums });
  const touched = only(kept, "heat");
  for (const { at, guest, path, type } of touched)
    sums.add({ kind: `heat_${type}`, at, guest, name: path }, { n: 1 });
  const heat = heatOf(touched, pathId);
  if (heat.length > 0) await sql.addHeat(tx, heat);
  const progress = progressOf(kept);
  if (progress.length > 0) await sql.updateLive(tx, progress, pathId);
  const hourRows = hours.rows();
  const sumRows = sums.rows();
  if (hourRows.length > 0) await sql.addHours(tx, hourRows);
  if (sumRows.length > 0) await sql.addSums(tx, sumRows);
}

type Totals = { pathId: PathId; hours: HourSums; sums: NamedSums };

/** Sessions that began, who they are of the day, and what they came with. */
async function writeStartedSessions(tx: Tx, hits: readonly Hit[], { pathId, hours, sums }: Totals) {
  const views = only(hits, "begun");
  if (views.length === 0) return;
  const written = await sql.insertSessions(tx, views, pathId);
  const ids = new Set(written.map(({ id }) => id));
  const marks = new Map(
    written.map(({ at, visitor, memberId }) => [
      `${dayText(at)} ${visitor.toString("hex")}`,
      { at, visitor, memberId },
    ]),
  );
  const visits = [...marks.values()];
  const fresh = await sql.addVisitors(
    tx,
    visits.map(({ at }) => dayText(at)),
    visits.map(({ visitor }) => visitor),
  );
  for (const { day, visitor } of fresh) {
    const one = marks.get(`${day} ${visitor.toString("hex")}`);
    if (one) hours.add(one.at, one.memberId === null, "visitors");
  }
  const members = visits.filter(({ memberId }) => memberId !== null);
  if (members.length > 0)
    await sql.addMemberDays(
      tx,
      members.map(({ at }) => dayText(at)),
      members.map(({ memberId }) => memberId ?? ""),
    );
  for (const one of views) {
    if (!ids.has(one.session)) continue;
    const { at, guest } = one;
    hours.add(at, guest, "sessions");
    const facts = {
      device: one.device,
      browser: one.browser,
      country: one.country,
      referrer: one.referrerHost,
    };
    for (const [kind, name] of Object.entries(facts))
      if (name) sums.add({ kind, at, guest, name: boundedName(kind, name, at) }, { n: 1 });
  }
}

/** Page views, and how they went on. */
async function writeViews(tx: Tx, kept: readonly Hit[], { pathId, hours, sums }: Totals) {
  const views = only(kept, "view");
  if (views.length > 0) await sql.insertViews(tx, views, pathId);
  for (const { at, guest, path } of views) {
    hours.add(at, guest, "views");
    sums.add({ kind: "path", at, guest, name: path }, { n: 1 });
  }
  const reads = new Map<string, Read>();
  for (const hit of only(kept, "read")) {
    const before = reads.get(hit.id);
    reads.set(hit.id, {
      ...hit,
      seconds: Math.max(before?.seconds ?? 0, hit.seconds),
      depth: Math.max(before?.depth ?? 0, hit.depth),
      scrolls: Math.max(before?.scrolls ?? 0, hit.scrolls),
    });
  }
  if (reads.size === 0) return;
  for (const { old, seconds, depth } of await sql.updateViews(tx, reads))
    sums.add(
      { kind: "path", at: old.at, guest: old.guest, name: old.path },
      {
        seconds: seconds - (old.seconds ?? 0),
        depth: depth - (old.depth ?? 0),
        measured: old.seconds === null ? 1 : 0,
      },
    );
}

/** Whatever happened. */
async function writeEvents(tx: Tx, events: readonly Happened[], { pathId, hours, sums }: Totals) {
  if (events.length === 0) return;
  await tx.copy(
    "analytics_events (id, at, session, view, kind, guest, path, type, category, action, label, element_text, x, y, value, data)",
    copyLines(events, pathId),
  );
  const converted = new Set<string>();
  for (const hit of events) {
    const { at, guest, kind, sum } = hit;
    if (kind === 1) hours.add(at, guest, "events");
    if (kind === 1 && hit.type === "click") hours.add(at, guest, "clicks");
    if (kind === 2) hours.add(at, guest, "errors");
    if (kind === 3) converted.add(hit.session);
    if (hit.error)
      sums.add({ kind: "error", at, guest, name: boundedName("error", hit.error.id, at) }, { n: 1 });
    if (sum)
      sums.add({ kind: sum.kind, at, guest, name: sum.name }, { n: 1, seconds: sum.seconds, measured: 1 });
  }
  if (converted.size > 0)
    for (const { at, guest } of await sql.convertSessions(tx, [...converted].sort()))
      hours.add(at, guest, "converted");
  if (events.some(({ step }) => step))
    for (const { hit, step } of await sql.addSteps(tx, events))
      sums.add({ kind: "step", at: hit.at, guest: hit.guest, name: `${step.funnel} ${step.step}` }, { n: 1 });
  if (events.some(({ error }) => error)) await addErrors(tx, events);
}
