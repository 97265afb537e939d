import type { PageOutline } from "@kompagnon/contract/analytics/model.ts";
import {
  type Device,
  FUNNELS,
  type FunnelName,
  OUTLINE_EVERY_MINUTES,
  OUTLINE_HOURS,
} from "@kompagnon/contract/analytics/rules.ts";
import type { Happened, Read, StartedSession, Viewed } from "#features/analytics/ingest/records.ts";
import {
  dayText,
  type HourRow,
  type heatOf,
  type Progress,
  type SumRow,
} from "#features/analytics/ingest/sums.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** The disk is not waited for: a crash of the whole machine may take the last moments along, as one of the process does. */
const BATCH = statement(
  "analytics_batch",
  `insert into analytics_batches (id) select b from unnest($1::uuid[]) b, (select set_config('synchronous_commit', 'off', true)) quick
   order by b on conflict do nothing returning id`,
);
/** Marks batches as written, in the transaction that writes them; answers those that were not before. */
export async function markBatches(tx: Queryable, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.query(BATCH, [ids]);
  return new Set(rows.map(({ id }) => id));
}

const NEW_PATHS = statement(
  "analytics_new_paths",
  "insert into analytics_paths (path) select p from unnest($1::text[]) p order by p on conflict do nothing",
);
const PATHS = statement(
  "analytics_paths_of",
  "select id, path from analytics_paths where path = any($1::text[])",
);
/** The numbers of paths; new ones get one. */
export async function numbersOf(db: Queryable, paths: string[]): Promise<{ id: number; path: string }[]> {
  await db.query(NEW_PATHS, [paths]);
  return (await db.query(PATHS, [paths])).rows;
}

const SESSIONS = statement(
  "analytics_begin_sessions",
  `insert into analytics_sessions (id, member_id, visitor, started_at, last_at, entry_path, entry_title, exit_path, referrer_host,
       utm, device, browser, os, language, screen, country, address, consent)
     select n.id, n.member_id, n.visitor, n.at, n.at, n.path, n.title, n.path, n.referrer, n.utm::jsonb, n.device, n.browser, n.os,
       n.language, n.screen, n.country, n.address, n.consent
     from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::timestamptz[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[])
       n(id, member_id, visitor, at, path, title, referrer, utm, device, browser, os, language, screen, country, address, consent)
     where n.member_id is null or exists (select from member_accounts a where a.id = n.member_id)
     order by n.id on conflict do nothing returning id, member_id as "memberId", visitor, started_at as "at"`,
);
/** Writes sessions that began; those of members who are gone meanwhile are left out. Answers the written ones. */
export async function insertSessions(
  tx: Queryable,
  all: readonly StartedSession[],
  pathId: (path: string) => number,
) {
  const { rows } = await tx.query(SESSIONS, [
    all.map(({ session }) => session),
    all.map(({ memberId }) => memberId) as string[], // a list may hold nulls
    all.map(({ visitor }) => visitor),
    all.map(({ at }) => at),
    all.map(({ path }) => pathId(path)),
    all.map(({ title }) => title),
    all.map(({ referrerHost }) => referrerHost) as string[],
    all.map(({ utm }) => utm && JSON.stringify(utm)) as string[],
    all.map(({ device }) => device) as Device[],
    all.map(({ browser }) => browser),
    all.map(({ os }) => os),
    all.map(({ language }) => language) as string[],
    all.map(({ screen }) => screen) as string[],
    all.map(({ country }) => country) as string[],
    all.map(({ address }) => address) as string[],
    all.map(({ consent }) => consent),
  ]);
  return rows;
}

const KNOWN = statement(
  "analytics_known_sessions",
  "select id from analytics_sessions where id = any($1::uuid[])",
);
/** Which of these sessions there are: what was erased takes nothing in any more. */
export async function knownSessions(tx: Queryable, ids: string[]): Promise<Set<string>> {
  const { rows } = await tx.query(KNOWN, [ids]);
  return new Set(rows.map(({ id }) => id));
}

const VISITORS = statement(
  "analytics_add_visitors",
  `insert into analytics_visitor_days (day, visitor) select n.day, n.visitor
     from unnest(($1::text[])::date[], $2::bytea[]) n(day, visitor) order by 1, 2 on conflict do nothing
   returning day::text as "day!", visitor`,
);
/** Notes who was here on which day; answers those who were not noted yet. */
export const addVisitors = async (tx: Queryable, days: string[], visitors: Buffer[]) =>
  (await tx.query(VISITORS, [days, visitors])).rows;
const MEMBER_DAYS = statement(
  "analytics_add_member_days",
  `insert into analytics_member_days (day, member_id) select n.day, n.member_id
     from unnest(($1::text[])::date[], $2::uuid[]) n(day, member_id) order by 1, 2 on conflict do nothing`,
);
export const addMemberDays = (tx: Queryable, days: string[], members: string[]) =>
  tx.query(MEMBER_DAYS, [days, members]);

const VIEWS = statement(
  "analytics_add_views",
  `insert into analytics_views (id, at, session, guest, path, title, load_ms)
     select * from unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::boolean[], $5::int[], $6::text[], $7::real[])`,
);
export const insertViews = (tx: Queryable, all: readonly Viewed[], pathId: (path: string) => number) =>
  tx.query(VIEWS, [
    all.map(({ id }) => id),
    all.map(({ at }) => at),
    all.map(({ session }) => session),
    all.map(({ guest }) => guest),
    all.map(({ path }) => pathId(path)),
    all.map(({ title }) => title),
    all.map(({ loadMs }) => loadMs) as number[],
  ]);

const LOCK_VIEWS = statement(
  "analytics_lock_views",
  `select v.id, v.session, v.at, v.guest, p.path, v.seconds, v.depth, v.scrolls from analytics_views v
     join analytics_paths p on p.id = v.path
   where v.id = any($1::uuid[]) and v.at >= $2 and v.at <= $3 order by v.id for update of v`,
);
const READ_VIEWS = statement(
  "analytics_read_views",
  `update analytics_views v set seconds = n.seconds, depth = n.depth, scrolls = n.scrolls
     from unnest($1::uuid[], $4::real[], $5::real[], $6::int[]) n(id, seconds, depth, scrolls)
   where v.id = n.id and v.id = any($1::uuid[]) and v.at >= $2 and v.at <= $3`,
);
/** Writes how page views went on: the highest that was said. Answers them as they were before, with what was said. */
export async function updateViews(tx: Queryable, reads: ReadonlyMap<string, Read>) {
  const times = [...reads.values()].map(({ at }) => at.getTime());
  const from = new Date(Math.min(...times));
  const to = new Date(Math.max(...times));
  const { rows } = await tx.query(LOCK_VIEWS, [[...reads.keys()], from, to]);
  const changes = rows.flatMap((old) => {
    const now = reads.get(old.id);
    if (!now || now.session !== old.session) return [];
    const seconds = Math.max(old.seconds ?? 0, now.seconds);
    const depth = Math.max(old.depth ?? 0, now.depth);
    const scrolls = Math.max(old.scrolls ?? 0, now.scrolls);
    return [{ old, seconds, depth, scrolls }];
  });
  await tx.query(READ_VIEWS, [
    changes.map(({ old }) => old.id),
    from,
    to,
    changes.map(({ seconds }) => seconds),
    changes.map(({ depth }) => depth),
    changes.map(({ scrolls }) => scrolls),
  ]);
  return changes;
}

const LIVE = statement(
  "analytics_go_on",
  `insert into analytics_live as l (id, last_at, ended_at, path, title, pages, events, clicks, errors)
     select n.id, n.last_at, n.ended_at, n.path, n.title, n.pages, n.events, n.clicks, n.errors
     from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[], $5::text[], $6::int[], $7::int[], $8::int[], $9::int[])
       n(id, last_at, ended_at, path, title, pages, events, clicks, errors) order by n.id
   on conflict (id) do update set last_at = greatest(l.last_at, excluded.last_at), ended_at = excluded.ended_at,
     path = coalesce(excluded.path, l.path), title = case when excluded.path is null then l.title else excluded.title end,
     pages = l.pages + excluded.pages, events = l.events + excluded.events, clicks = l.clicks + excluded.clicks,
     errors = l.errors + excluded.errors`,
);
/** Brings the sessions under way forward. */
export const updateLive = (tx: Queryable, all: readonly Progress[], pathId: (path: string) => number) =>
  tx.query(LIVE, [
    all.map(({ id }) => id),
    all.map(({ lastAt }) => lastAt),
    all.map(({ endedAt }) => endedAt) as Date[],
    all.map(({ path }) => (path === null ? null : pathId(path))) as number[],
    all.map(({ title }) => title),
    all.map(({ pages }) => pages),
    all.map(({ events }) => events),
    all.map(({ clicks }) => clicks),
    all.map(({ errors }) => errors),
  ]);

const CONVERT = statement(
  "analytics_convert",
  `update analytics_sessions s set converted = true
     from (select id from analytics_sessions where id = any($1::uuid[]) and not converted order by id for update) n
   where s.id = n.id returning s.started_at as "at", s.member_id is null as "guest!"`,
);
/** Sessions that came to something for the first time. */
export const convertSessions = async (tx: Queryable, ids: string[]) => (await tx.query(CONVERT, [ids])).rows;

const STEPS = statement(
  "analytics_add_steps",
  `insert into analytics_steps (session, funnel, guest, step, day)
     select * from unnest($1::uuid[], $2::text[], $3::boolean[], $4::text[], ($5::text[])::date[]) order by 1, 2, 4 on conflict do nothing
   returning session, funnel, step`,
);
const STEPS_OF = statement(
  "analytics_steps_of",
  `select session, funnel, array_agg(step) as "steps!" from analytics_steps where session = any($1::uuid[]) group by 1, 2`,
);
/** How many steps of a way have been taken without leaving one out. */
const stepsReached = (funnel: FunnelName, steps: readonly string[]): number => {
  const missing = FUNNELS[funnel].findIndex((step) => !steps.includes(step));
  return missing < 0 ? FUNNELS[funnel].length : missing;
};
/**
 * Records funnel steps of sessions; returns the steps that are now reached with all previous ones, in whichever order they
 * arrived. A session that enters at a later step is not counted.
 */
export async function addSteps(tx: Queryable, all: readonly Happened[]) {
  const steps = all.flatMap((hit) => (hit.step ? [{ hit, step: hit.step }] : []));
  const { rows: fresh } = await tx.query(STEPS, [
    steps.map(({ hit }) => hit.session),
    steps.map(({ step }) => step.funnel),
    steps.map(({ hit }) => hit.guest),
    steps.map(({ step }) => step.step),
    steps.map(({ hit }) => dayText(hit.at)),
  ]);
  if (fresh.length === 0) return [];
  const { rows: known } = await tx.query(STEPS_OF, [[...new Set(fresh.map(({ session }) => session))]]);
  return known.flatMap((progress) => {
    const isOfFunnel = ({ session, funnel }: { session: string; funnel: string }) =>
      session === progress.session && funnel === progress.funnel;
    const added = fresh.filter(isOfFunnel).map(({ step }) => step);
    const last = steps.findLast(({ hit, step }) => isOfFunnel({ session: hit.session, funnel: step.funnel }));
    if (!last) return [];
    const { hit } = last;
    const { funnel } = last.step;
    const before = stepsReached(
      funnel,
      progress.steps.filter((step) => !added.includes(step)),
    );
    return FUNNELS[funnel]
      .slice(before, stepsReached(funnel, progress.steps))
      .map((step) => ({ hit, step: { funnel, step } }));
  });
}

const HOURS = statement(
  "analytics_add_hours",
  `insert into analytics_hours as h (hour, guest, sessions, visitors, views, counted, events, clicks, errors, converted)
     select * from unnest($1::timestamptz[], $2::boolean[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[])
   on conflict (hour, guest) do update set sessions = h.sessions + excluded.sessions, visitors = h.visitors + excluded.visitors,
     views = h.views + excluded.views, counted = h.counted + excluded.counted, events = h.events + excluded.events,
     clicks = h.clicks + excluded.clicks, errors = h.errors + excluded.errors, converted = h.converted + excluded.converted`,
);
/** Adds to the sums of hours; rows are in order. */
export const addHours = (tx: Queryable, rows: readonly HourRow[]) =>
  tx.query(HOURS, [
    rows.map(({ hour }) => new Date(hour)),
    rows.map(({ guest }) => guest),
    rows.map(({ sessions }) => sessions),
    rows.map(({ visitors }) => visitors),
    rows.map(({ views }) => views),
    rows.map(({ counted }) => counted),
    rows.map(({ events }) => events),
    rows.map(({ clicks }) => clicks),
    rows.map(({ errors }) => errors),
    rows.map(({ converted }) => converted),
  ]);

const SUMS = statement(
  "analytics_add_sums",
  `insert into analytics_sums as s (unit, kind, at, guest, name, n, counted, seconds, depth, measured)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::boolean[], $5::text[], $6::int[], $7::int[], $8::float8[], $9::float8[], $10::int[])
   on conflict (unit, kind, at, guest, name) do update set n = s.n + excluded.n, counted = s.counted + excluded.counted,
     seconds = s.seconds + excluded.seconds, depth = s.depth + excluded.depth, measured = s.measured + excluded.measured`,
);
/** Adds to the sums by name; rows are in order. */
export const addSums = (tx: Queryable, rows: readonly SumRow[]) =>
  tx.query(SUMS, [
    rows.map(({ unit }) => unit),
    rows.map(({ kind }) => kind),
    rows.map(({ at }) => new Date(at)),
    rows.map(({ guest }) => guest),
    rows.map(({ name }) => name),
    rows.map(({ n }) => n),
    rows.map(({ counted }) => counted),
    rows.map(({ seconds }) => seconds),
    rows.map(({ depth }) => depth),
    rows.map(({ measured }) => measured),
  ]);

const HEAT = statement(
  "analytics_add_heat",
  `insert into analytics_heat as h (path, device, type, day, col, "row", n)
     select * from unnest($1::int[], $2::text[], $3::text[], ($4::text[])::date[], $5::smallint[], $6::smallint[], $7::int[])
   on conflict (path, device, type, day, col, "row") do update set n = h.n + excluded.n`,
);
export const addHeat = (tx: Queryable, bins: ReturnType<typeof heatOf>) =>
  tx.query(HEAT, [
    bins.map(({ path }) => path),
    bins.map(({ hit }) => hit.device),
    bins.map(({ hit }) => hit.type),
    bins.map(({ hit }) => hit.at.toISOString().slice(0, 10)),
    bins.map(({ hit }) => hit.column),
    bins.map(({ hit }) => hit.row),
    bins.map(({ n }) => n),
  ]);

const FRESH = statement(
  "analytics_fresh_outlines",
  `select p.path, o.device from analytics_outlines o join analytics_paths p on p.id = o.path
   where o.at > now() - make_interval(hours => $1)`,
);
/** Pages and devices whose layout was stored within the last `OUTLINE_HOURS`. */
export const freshOutlines = async (db: Queryable) => (await db.query(FRESH, [OUTLINE_HOURS])).rows;

const KEEP = statement(
  "analytics_keep_outline",
  `insert into analytics_outlines as o (path, device, width, height, boxes, at) values ($1, $2, $3, $4, $5, now())
   on conflict (path, device) do update set width = excluded.width, height = excluded.height, boxes = excluded.boxes, at = now()
     where o.at < now() - make_interval(mins => $6)`,
);
/** Stores a layout, unless one was stored within the last `OUTLINE_EVERY_MINUTES`. */
export const keepOutline = (
  db: Queryable,
  path: number,
  device: Device,
  { width, height, boxes }: PageOutline,
) => db.query(KEEP, [path, device, width, height, JSON.stringify(boxes), OUTLINE_EVERY_MINUTES]);
