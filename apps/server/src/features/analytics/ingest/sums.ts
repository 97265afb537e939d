import type { Happened, Hit, Touched, Viewed } from "#features/analytics/ingest/records.ts";

const HOUR_MS = 3_600_000;
/** The beginning of an hour, in ms. */
const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
/** The beginning of a day (UTC), in ms. */
const dayOf = (at: Date): number => Math.floor(at.getTime() / (24 * HOUR_MS)) * 24 * HOUR_MS;
/** A day as PostgreSQL reads it. */
export const dayText = (at: Date): string => at.toISOString().slice(0, 10);

/** What is counted of an hour. */
const COUNTS = [
  "sessions",
  "visitors",
  "views",
  "counted",
  "events",
  "clicks",
  "errors",
  "converted",
] as const;
export type HourCount = (typeof COUNTS)[number];
export type HourRow = { hour: number; guest: boolean } & Record<HourCount, number>;

/** Sums of hours; rows come in the order of their keys, so that two processes wait for each other instead of deadlocking. */
export class HourSums {
  readonly #rows = new Map<string, HourRow>();
  add(at: Date, guest: boolean, count: HourCount, by = 1): void {
    const hour = hourOf(at);
    const key = `${hour} ${guest ? 1 : 0}`;
    const zero = {
      sessions: 0,
      visitors: 0,
      views: 0,
      counted: 0,
      events: 0,
      clicks: 0,
      errors: 0,
      converted: 0,
    };
    const row = this.#rows.get(key) ?? { hour, guest, ...zero };
    row[count] += by;
    this.#rows.set(key, row);
  }
  rows(): HourRow[] {
    return [...this.#rows.values()].sort((a, b) => a.hour - b.hour || Number(a.guest) - Number(b.guest));
  }
}

export type SumRow = {
  unit: "hour" | "day";
  kind: string;
  at: number;
  guest: boolean;
  name: string;
  n: number;
  counted: number;
  seconds: number;
  depth: number;
  measured: number;
};
type Amount = Partial<Pick<SumRow, "n" | "counted" | "seconds" | "depth" | "measured">>;

/** Sums under names, by hour and by day; sorted as above. */
export class NamedSums {
  readonly #rows = new Map<string, SumRow>();
  add(
    { kind, at, guest, name }: { kind: string; at: Date; guest: boolean; name: string },
    amount: Amount,
  ): void {
    this.#addTo({ unit: "hour", at: hourOf(at), kind, guest, name }, amount);
    this.#addTo({ unit: "day", at: dayOf(at), kind, guest, name }, amount);
  }
  #addTo(
    { unit, at, kind, guest, name }: Pick<SumRow, "unit" | "at" | "kind" | "guest" | "name">,
    amount: Amount,
  ): void {
    const key = `${unit} ${kind} ${at} ${guest ? 1 : 0} ${name}`;
    const zero = { n: 0, counted: 0, seconds: 0, depth: 0, measured: 0 };
    const row = this.#rows.get(key) ?? { unit, kind, at, guest, name, ...zero };
    row.n += amount.n ?? 0;
    row.counted += amount.counted ?? 0;
    row.seconds += amount.seconds ?? 0;
    row.depth += amount.depth ?? 0;
    row.measured += amount.measured ?? 0;
    this.#rows.set(key, row);
  }
  rows(): SumRow[] {
    return [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }
}

/** Max names per kind and day with totals of their own, as clients choose these names (hosts). */
const NAMES_MAX = 300;
const names = { day: 0, known: new Map<string, Set<string>>() };
export function boundedName(kind: string, name: string, at: Date): string {
  const day = dayOf(at);
  if (day !== names.day) Object.assign(names, { day, known: new Map() });
  const known = names.known.get(kind) ?? new Set();
  names.known.set(kind, known);
  if (!known.has(name) && known.size >= NAMES_MAX) return "other";
  known.add(name);
  return name;
}

/** Where people touched pages, by place and day; sorted as above. */
export function heatOf(hits: readonly Touched[], pathId: (path: string) => number) {
  const bins = new Map<string, { hit: Touched; path: number; n: number }>();
  for (const hit of hits) {
    const path = pathId(hit.path);
    const place = `${String(hit.column).padStart(3, "0")} ${String(hit.row).padStart(4, "0")}`;
    const key = `${String(path).padStart(9, "0")} ${hit.device} ${hit.type} ${dayText(hit.at)} ${place}`;
    const bin = bins.get(key) ?? { hit, path, n: 0 };
    bin.n += 1;
    bins.set(key, bin);
  }
  return [...bins].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bin]) => bin);
}

/** What a batch holds of one kind. */
export const only = <W extends Hit["what"]>(hits: readonly Hit[], what: W) =>
  hits.filter((hit): hit is Extract<Hit, { what: W }> => hit.what === what);

/** What goes on in each session: how far the last of it is, and where; sorted as above. */
export type Progress = {
  id: string;
  lastAt: Date;
  endedAt: Date | null;
  path: string | null;
  title: string;
  pages: number;
  events: number;
  clicks: number;
  errors: number;
};
export function progressOf(hits: readonly Exclude<Hit, { what: "count" }>[]): Progress[] {
  const all = new Map<string, Progress>();
  for (const hit of hits) {
    const at = hit.what === "read" ? null : hit.at;
    const zero = { path: null, title: "", pages: 0, events: 0, clicks: 0, errors: 0, endedAt: null };
    const one: Progress = all.get(hit.session) ?? { id: hit.session, lastAt: new Date(0), ...zero };
    if (at && at > one.lastAt) one.lastAt = at;
    if (hit.what === "sign" && hit.ended) one.endedAt = hit.at;
    else if (at) one.endedAt = null;
    if (hit.what === "begun" || hit.what === "view") moveTo(one, hit);
    if (hit.what === "view") one.pages += 1;
    if (hit.what === "event") count(one, hit);
    all.set(hit.session, one);
  }
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
function moveTo(one: Progress, { path, title }: Pick<Viewed, "path" | "title">): void {
  one.path = path;
  one.title = title;
}
function count(one: Progress, { kind, type }: Happened): void {
  if (kind === 1) one.events += 1;
  if (kind === 1 && type === "click") one.clicks += 1;
  if (kind === 2) one.errors += 1;
}
