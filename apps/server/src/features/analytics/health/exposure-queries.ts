import { NEW_DAYS } from "@kompagnon/contract/analytics/rules.ts";
import type { Span } from "#features/analytics/health/health-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

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
