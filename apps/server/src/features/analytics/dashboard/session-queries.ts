import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What is under way is counted with what is written. */
const COLUMNS = `s.id, s.member_id as "memberId", s.started_at as "startedAt", greatest(s.last_at, l.last_at) as "lastAt!",
  coalesce(l.ended_at, case when l.id is null then s.ended_at end) as "endedAt?",
  coalesce(l.last_at > now() - interval '5 minutes' and l.ended_at is null, false) as "active!",
  a.path as "entryPath", b.path as "exitPath", s.entry_title as "entryTitle", s.pages + coalesce(l.pages, 0) as "pages!",
  s.events + coalesce(l.events, 0) as "events!", s.clicks + coalesce(l.clicks, 0) as "clicks!", s.errors + coalesce(l.errors, 0) as "errors!",
  s.converted, s.device, s.browser, s.os, s.country, s.referrer_host as "referrerHost", s.utm, s.language, s.screen, s.address,
  m.username as "username?"`;
const JOINED = `left join analytics_live l on l.id = s.id join analytics_paths a on a.id = s.entry_path
  join analytics_paths b on b.id = coalesce(l.path, s.exit_path) left join member_profiles m on m.member_id = s.member_id`;

const LIST = statement(
  "analytics_sessions",
  `select ${COLUMNS} from (
     select * from analytics_sessions where started_at >= $1 and ($2::boolean is null or (member_id is null) = $2)
       and (date_trunc('milliseconds', started_at), id) < ($3::timestamptz, $4::uuid) and started_at <= $3::timestamptz + interval '1 ms'
     order by started_at desc, id desc limit $5) s ${JOINED}
   order by s.started_at desc, s.id desc`,
  { plan: "custom" },
);
const BY_MEMBER = statement(
  "analytics_sessions_by",
  `select ${COLUMNS} from (
     select * from analytics_sessions where member_id = $1 and (date_trunc('milliseconds', started_at), id) < ($2::timestamptz, $3::uuid)
     order by started_at desc, id desc limit $4) s ${JOINED}
   order by s.started_at desc, s.id desc`,
);
const ONE = statement(
  "analytics_session",
  `select ${COLUMNS} from analytics_sessions s ${JOINED} where s.id = $1`,
);

/** Where a list goes on; the first page begins at the end of time. */
type Place = { at: Date; id: string };
const NEWEST: Place = { at: new Date("9999-01-01"), id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/** Sessions since a moment, the newest first. */
export const listSessions = async (
  db: Queryable,
  {
    since,
    guest,
    before,
    limit,
  }: { since: Date; guest: boolean | null; before: Place | null; limit: number },
) => {
  const { at, id } = before ?? NEWEST;
  return (await db.query(LIST, [since, guest, at, id, limit])).rows;
};
/** A member's sessions, the newest first. */
export const listSessionsBy = async (
  db: Queryable,
  memberId: string,
  before: Place | null,
  limit: number,
) => {
  const { at, id } = before ?? NEWEST;
  return (await db.query(BY_MEMBER, [memberId, at, id, limit])).rows;
};
export const findSession = async (db: Queryable, id: string) => (await db.query(ONE, [id])).rows[0] ?? null;
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

const EMAIL = statement("analytics_email", "select email from member_accounts where id = $1");
/** A member's address, for admins. */
export const emailOf = async (db: Queryable, memberId: string) =>
  (await db.query(EMAIL, [memberId])).rows[0]?.email ?? null;

const VIEWS = statement(
  "analytics_views_of",
  `select v.id, v.at, v.title, p.path, coalesce(v.seconds, 0) as "seconds!", coalesce(v.depth, 0) as "depth!"
   from analytics_views v join analytics_paths p on p.id = v.path
   where v.session = $1 and v.at >= $2 order by v.at, v.id limit $3`,
);
/** The first page views of a session. */
export const viewsOfSession = async (db: Queryable, session: string, since: Date, limit: number) =>
  (await db.query(VIEWS, [session, since, limit])).rows;

const TIMELINE = statement(
  "analytics_timeline",
  `select t.id as "id!", t.at as "at!", t.kind as "kind!", p.path, t.title as "title!", t.seconds as "seconds?", t.depth as "depth?",
     t.name as "name!", t.detail as "detail!"
   from (
     (select id, at, 0 as kind, path, title, seconds, depth, '' as name, '' as detail from analytics_views
      where session = $1 and at >= $2 and (date_trunc('milliseconds', at), id) > ($3::timestamptz, $4::uuid) order by at, id limit $5)
     union all
     (select id, at, kind, path, '', null, null, type, coalesce(nullif(element_text, ''), nullif(label, ''), nullif(action, ''), category)
      from analytics_events
      where session = $1 and at >= $2 and (date_trunc('milliseconds', at), id) > ($3::timestamptz, $4::uuid) order by at, id limit $5)
   ) t join analytics_paths p on p.id = t.path order by t.at, t.id limit $5`,
);
/** What happened in a session, in the order of time, behind a place. */
export const timelineOf = async (
  db: Queryable,
  { session, since, after, limit }: { session: string; since: Date; after: Place | null; limit: number },
) => {
  const { at, id } = after ?? { at: new Date(0), id: "00000000-0000-0000-0000-000000000000" };
  return (await db.query(TIMELINE, [session, since, at, id, limit])).rows;
};

const USERS = statement(
  "analytics_users",
  `select p.member_id as "memberId", p.username, c.choice as "choice?", coalesce(s.n, 0) as "sessions!", s.last as "last?"
   from (select member_id, username, username_key from member_profiles where username_key ~>=~ $1 and username_key ~<~ $2
         order by username_key using ~<~ limit $3) p
     left join analytics_consents c on c.member_id = p.member_id
     left join lateral (
       select count(*)::int as n, max(started_at) as last from analytics_sessions where member_id = p.member_id) s on true
   order by p.username_key using ~<~`,
  { plan: "custom" },
);
/** Members whose lower-case name begins with these letters, with their number of sessions. */
export const usersNamed = async (db: Queryable, beginning: string, limit: number) =>
  (await db.query(USERS, [beginning, `${beginning}\u{10FFFF}`, limit])).rows;

const EXISTS = statement("analytics_member_exists", "select from member_accounts where id = $1");
export const memberExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.query(EXISTS, [id])).rowCount > 0;
