import { NEW_DAYS } from "@kompagnon/contract/analytics/rules.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A week, from its beginning to that of the next. */
export type Span = { from: Date; to: Date };

const COUNTS = statement(
  "analytics_health_counts",
  `select (select count(*)::int from member_accounts where created_at >= $1 and created_at < $2) as "joined!",
     (select count(*)::int from member_accounts where created_at < $2 and premium_until > least($2, now())) as "premium!",
     (select count(*)::int from deck_decisions where at >= $1 and at < $2) as "swipes!",
     (select count(*)::int from member_matches where created_at >= $1 and created_at < $2) as "matches!",
     (select count(*)::int from begun_trials where started_at >= $1 and started_at < $2) as "trials!",
     (select count(*)::int from invited_members where at >= $1 and at < $2) as "invites!"`,
  { plan: "custom" },
);
const NEWCOMERS = statement(
  "analytics_health_newcomers",
  `select count(*)::int as "all!", (count(*) filter (where exists (
       select from member_matches m where m.lo = d.member and m.created_at < d.joined + interval '72 hours'
     ) or exists (
       select from member_matches m where m.hi = d.member and m.created_at < d.joined + interval '72 hours')))::int as "some!"
   from deck_members d where d.joined >= $1 and d.joined < least($2, now() - interval '72 hours')`,
  { plan: "custom" },
);
/** Includes members who were never shown: inequality has to count them. */
const GINI = statement(
  "analytics_health_gini",
  `with shown as (
     select d.place, count(s.target)::float8 as n from deck_members d
       left join deck_decisions s on s.target = d.place and s.at >= $1 and s.at < $2
     where d.listed and d.joined < $2 group by d.place
   ), ranked as (select n, row_number() over (order by n) as rank, count(*) over () as size, sum(n) over () as total from shown)
   select case when max(total) > 0 then sum((2 * rank - size - 1) * n) / (max(size) * max(total)) end::float8 as "gini?" from ranked`,
  { plan: "custom" },
);
const REPLIES = statement(
  "analytics_health_replies",
  `select count(*)::int as "all!", (count(*) filter (where exists (
       select from conversation_moments m where m.conversation_id = f.conversation_id and m.sender_id <> f.sender_id
         and m.created_at < f.created_at + interval '24 hours')))::int as "some!"
   from conversation_moments f where f.seq = 1 and f.created_at >= $1 and f.created_at < least($2, now() - interval '24 hours')`,
  { plan: "custom" },
);
/** Refunds are negative: members who got all their money back have bought nothing. */
const PAID = statement(
  "analytics_health_paid",
  `select date_trunc('week', a.created_at, 'UTC')::date::text as "week!", count(*)::int as "all!",
     (count(*) filter (where (
       select sum(p.cents) from money_movements p where p.member_id = a.id and p.livemode = $2) > 0))::int as "some!"
   from member_accounts a where a.created_at >= $1 group by 1`,
  { plan: "custom" },
);
/** Which share of the newcomers of each week since a Monday has bought premium by now. */
export async function paidNewcomers(db: Queryable, since: Date, livemode: boolean) {
  const { rows } = await db.query(PAID, [since, livemode]);
  return rows.map(({ week, ...found }) => ({ week, share: shareOf(found) }));
}

const shareOf = ({ all, some }: { all: number; some: number } = { all: 0, some: 0 }): number | null =>
  all > 0 ? Number((some / all).toFixed(4)) : null;

/** What a week was like, from what is kept of it anyway. */
export async function figuresOf(db: Queryable, { from, to }: Span) {
  const span = [from, to] as const;
  const [counts] = (await db.query(COUNTS, [...span])).rows;
  const gini = (await db.query(GINI, [...span])).rows[0]?.gini ?? null;
  return {
    members_joined: counts?.joined ?? 0,
    premium_members: counts?.premium ?? 0,
    swipes: counts?.swipes ?? 0,
    matches: counts?.matches ?? 0,
    trials_started: counts?.trials ?? 0,
    invites_redeemed: counts?.invites ?? 0,
    matches_per_100_swipes: counts?.swipes
      ? Number(((counts.matches / counts.swipes) * 100).toFixed(2))
      : null,
    newcomers_matched_72h: shareOf((await db.query(NEWCOMERS, [...span])).rows[0]),
    exposure_gini: gini === null ? null : Number(gini.toFixed(4)),
    replies_within_day: shareOf((await db.query(REPLIES, [...span])).rows[0]),
  };
}

const KEEP = statement(
  "analytics_keep_week",
  `insert into analytics_weeks (week, figures) values (($1::text)::date, $2)
   on conflict (week) do update set figures = analytics_weeks.figures || excluded.figures`,
);
export const keepWeek = (db: Queryable, week: string, figures: Record<string, number | null>) =>
  db.query(KEEP, [week, JSON.stringify(figures)]);

const WEEKS = statement(
  "analytics_weeks",
  `select week::text as "week!", figures from analytics_weeks order by week desc limit $1`,
);
/** The newest weeks that were worked out. */
export const readWeeks = async (db: Queryable, limit: number) => (await db.query(WEEKS, [limit])).rows;

const COHORTS = statement(
  "analytics_cohorts",
  `with weeks as (
     select member_id, date_trunc('week', day)::date as week from analytics_member_days group by 1, 2
   ), firsts as (select member_id, min(week) as first from weeks group by 1)
   select f.first::text as "first!", ((w.week - f.first) / 7)::int as "nth!", count(*)::int as "n!"
   from firsts f join weeks w using (member_id)
   where f.first >= date_trunc('week', (now() at time zone 'UTC')::date)::date - 7 * ($1::int - 1)
   group by 1, 2 order by 1 desc, 2`,
);
/** How many members of each first week were here in each week after it; a first week is the first of all days that are kept. */
export const cohorts = async (db: Queryable, weeks: number) => (await db.query(COHORTS, [weeks])).rows;

const KEEP_COHORT = statement(
  "analytics_keep_cohort",
  `insert into analytics_weeks (week, figures) values (($1::text)::date, $2)
   on conflict (week) do update set figures = analytics_weeks.figures || excluded.figures`,
);
/** Adds the number of returning members to the other figures of a cohort's first week. */
export const keepCohort = (db: Queryable, week: string, figures: Record<string, number>) =>
  db.query(KEEP_COHORT, [week, JSON.stringify(figures)]);

/** Decisions of the week by its moments, which have an index: the others are not read. */
const EXPOSURE = statement(
  "analytics_exposure",
  `with shown as (
     select s.target as place, count(*)::int as shown, (count(*) filter (where s.liked))::int as deals
     from deck_decisions s where s.at >= $1 and s.at < $2 group by s.target
   ), seen as (
     select p.language, case when p.age is null then 'unknown' when p.age < 25 then 'under_25' when p.age < 35 then 'from_25'
         when p.age < 45 then 'from_35' else 'from_45' end as age,
       case when d.joined >= least($2, now()) - make_interval(days => ${NEW_DAYS}) then 'new' else 'later' end as newness, n.shown, n.deals
     from deck_members d join member_profiles p on p.member_id = d.member left join shown n on n.place = d.place
     where d.listed and d.joined < $2
   )
   select case when grouping(language) = 0 then 'language' when grouping(age) = 0 then 'age' else 'newness' end as "dimension!",
     coalesce(language, age, newness) as "name!", count(*)::int as "members!",
     coalesce(sum(shown), 0)::int as "shown!", coalesce(sum(deals), 0)::int as "deals!"
   from seen group by grouping sets ((language), (age), (newness))`,
  { plan: "custom" },
);
/** Members shown in the decks of a week, among all listed members: by language, by age and by length of membership. */
export const exposureIn = async (db: Queryable, { from, to }: Span) =>
  (await db.query(EXPOSURE, [from, to])).rows;

const ADD_LATENCIES = statement(
  "analytics_add_latencies",
  `insert into analytics_latencies as l (day, bound, n) select ($1::text)::date, b, n from unnest($2::int[], $3::int[]) x(b, n) order by b
   on conflict (day, bound) do update set n = l.n + excluded.n`,
);
/** Adds to how often answers took so long. */
export const addLatencies = (db: Queryable, day: string, counts: readonly (readonly [number, number])[]) =>
  db.query(ADD_LATENCIES, [day, counts.map(([bound]) => bound), counts.map(([, n]) => n)]);

const LATENCIES = statement(
  "analytics_latencies_of",
  `select bound, sum(n)::int as "n!" from analytics_latencies where day >= ($1::text)::date and day < ($2::text)::date group by bound order by bound`,
);
/** How often answers took so long, from a day on and before another. */
export const latenciesOf = async (db: Queryable, from: string, to: string) =>
  (await db.query(LATENCIES, [from, to])).rows;
