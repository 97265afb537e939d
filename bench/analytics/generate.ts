import type pg from "pg";

const DAYS = 30;
/** Events per session, and a view for every fourth of them. */
const EVENTS_A_SESSION = 20;
const PAGES = 60;

const DAY = "(date_trunc('day', now(), 'UTC') - make_interval(days => $1::int))";
/** A number of a row that is spread evenly and is the same at every run. */
const spread = (of: string, over: string) => `(hashint8(${of}::bigint)::bigint & 2147483647) % ${over}`;

const PATHS = `insert into analytics_paths (path) select '/dashboard/page-' || n from generate_series(1, $1::int) n`;
const MEMBERS = `insert into members (id, email, terms_version, terms_accepted_at)
  select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'm' || n || '@bench.test', 'x', now() from generate_series(1, $1::int) n`;
const SESSIONS = `insert into analytics_sessions (id, member_id, visitor, started_at, last_at, pages, events, entry_path, entry_title, exit_path, device,
    browser, os, country, consent, finished)
  select ('0198' || lpad(to_hex($1::int), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    case when n % 2 = 0 then ('00000000-0000-7000-8000-' || lpad(to_hex(1 + ${spread("n + $1::int", "$3::int")}), 12, '0'))::uuid end,
    int4send(n), ${DAY} + n * interval '24 hours' / $2::int, ${DAY} + n * interval '24 hours' / $2::int + interval '5 minutes',
    5, 20, 1 + n % 60, '', 1 + n % 60, 'desktop', 'Chrome', 'Linux', 'DE', 'x', true
  from generate_series(1, $2::int) n`;
const VIEWS = `insert into analytics_views (id, at, session, guest, path, title, seconds, depth, scrolls)
  select gen_random_uuid(), s.started_at + v * interval '20 seconds', s.id, s.member_id is null, 1 + (s.entry_path + v) % 60, '', 20, 60, 3
  from analytics_sessions s, generate_series(1, 5) v where s.started_at >= ${DAY} and s.started_at < ${DAY} + interval '1 day'`;
const EVENTS = `insert into analytics_events (id, at, session, kind, guest, path, type, category, action, label, element_text)
  select gen_random_uuid(), s.started_at + e * interval '7 seconds', s.id, 1, s.member_id is null, 1 + (s.entry_path + e) % 60, 'click', 'button',
    'press', '', 'Merken'
  from analytics_sessions s, generate_series(1, $2::int) e where s.started_at >= ${DAY} and s.started_at < ${DAY} + interval '1 day'`;
/** Sums as they would have been written with what they count: what belongs to an hour lies together. */
const SUMS = [
  `insert into analytics_hours (hour, guest, sessions, visitors, events, clicks, finished, seconds, pages)
   select date_trunc('hour', started_at, 'UTC'), member_id is null, count(*), count(*), count(*) * 20, count(*) * 20, count(*), count(*) * 300, count(*) * 5
   from analytics_sessions group by 1, 2`,
  "update analytics_hours set views = pages",
  `insert into analytics_sums (unit, kind, at, guest, name, n, seconds, depth, measured)
   select u, 'path', date_trunc(u, v.at, 'UTC'), v.guest, p.path, count(*), sum(seconds), sum(depth), count(*)
   from (select date_trunc('hour', at, 'UTC') as at, guest, path, seconds, depth from analytics_views) v join analytics_paths p on p.id = v.path,
     unnest(array['hour', 'day']) u group by 1, 3, 4, 5 order by 3`,
  `insert into analytics_sums (unit, kind, at, guest, name, n)
   select u, k.kind, date_trunc(u, hour, 'UTC'), guest, k.kind || ' ' || x, sum(sessions) / 10
   from analytics_hours, unnest(array['hour', 'day']) u, (values ('device', 3), ('browser', 8), ('country', 30), ('referrer', 40), ('feature', 20),
     ('conversion', 14), ('heat_click', 60), ('step', 15)) k(kind, many), generate_series(1, k.many) x group by 1, 2, 3, 4, 5 order by 3`,
  `insert into analytics_member_days (day, member_id) select distinct (started_at at time zone 'UTC')::date, member_id
   from analytics_sessions where member_id is not null`,
  `insert into analytics_heat (path, device, type, day, col, "row", n)
   select p, 'desktop', 'click', current_date - d, c, r, 3 from generate_series(1, 20) p, generate_series(0, 29) d, generate_series(0, 49) c, generate_series(0, 79, 2) r`,
  `insert into analytics_live (id, last_at, pages, events, path) select id, now() - (random() * 600) * interval '1 second', 5, 20, entry_path
   from analytics_sessions order by started_at desc limit 2000`,
  "insert into analytics_weeks (week, figures) select date_trunc('week', current_date)::date - 7 * n, '{}' from generate_series(0, 11) n",
  `insert into profiles (member_id, username, username_key, username_looks, language)
   select id, 'Name' || right(id::text, 6), 'name' || right(id::text, 6), 'name' || right(id::text, 6), 'de' from members`,
];

/** Thirty days of visits with this many events in total. */
export async function generate(client: pg.Client, events: number, members: number): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  await client.query("select analytics_make_days(current_date - $1::int, $1::int + 4)", [DAYS]);
  await client.query(PATHS, [PAGES]);
  await client.query(MEMBERS, [members]);
  const sessions = Math.ceil(events / EVENTS_A_SESSION / DAYS);
  for (let back = DAYS - 1; back >= 0; back -= 1) {
    await client.query(SESSIONS, [back, sessions, members]);
    await client.query(VIEWS, [back]);
    await client.query(EVENTS, [back, EVENTS_A_SESSION]);
  }
  for (const sum of SUMS) await client.query(sum);
  await client.query("vacuum analyze");
}
