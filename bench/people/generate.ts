import type pg from "pg";

// Names of first names and syllables, so that their letters are as common as in real ones; what people write is drawn
// from 8,000 words, the first of which almost everybody uses and the last hardly anybody.
const PEOPLE = `
create function pg_temp.syllables(n bigint, length int) returns text language sql immutable as $$
  select string_agg(substr('bdfghjklmnprstvwz', 1 + ((n / (85::bigint ^ at)::bigint) % 85 / 5)::int, 1)
    || substr('aeiou', 1 + ((n / (85::bigint ^ at)::bigint) % 5)::int, 1), '' order by at)
  from generate_series(0, length - 1) at
$$;
create unlogged table vocabulary as
select n, case when n < 3 then (array['ich', 'und', 'shop'])[n + 1] else pg_temp.syllables(n * 7919, 2 + n % 3) end as word
from generate_series(0, 7999) n;
create unique index on vocabulary (n);
create unlogged table numbered as
select n, (lpad(to_hex(1700000000000 + n * 50000::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8'
    || substr(md5(n::text), 4, 15))::uuid as id
from generate_series(1, $members) as n;
insert into members (id, email, terms_version, terms_accepted_at, banned_at)
select id, n || '@example.test', '1', now(), case when n % 100 = 0 then now() end from numbered;
insert into profiles (member_id, username, username_key, language, bio, business_idea, target, location, age,
  business_models, skills, goals, onboarding_step)
select id, name, name,
  case when n % 20 < 11 then 'de' when n % 20 < 15 then 'en' else (array['fr','it','es','pt','ru','hi','zh','ar'])[1 + n % 8] end,
  said.bio, said.idea, '', (array['Berlin','Hamburg','Wien','Köln','Zürich'])[1 + n % 5], 16 + n % 40,
  (array['dropshipping','print-on-demand','amazon-fba','reselling','affiliate-marketing','smma','digital-products',
    'blogging-seo','mobile-apps','trading','crypto-nfts'])[1 + n % 9 : 1 + n % 9 + n % 3],
  (array['video-editing','graphic-design','web-app-dev','copywriting','social-media','marketing-ads'])[1 + n % 5 : 2 + n % 5],
  array[(array['side-income','replace-job','passive-income'])[1 + n % 3]], case when n % 50 = 0 then 3 end
from (select n, id, (array['anna','max','lukas','maria','jonas','lena','paul','sophie','ali','fatima','leon','mia','noah',
    'emma','martin','julia','omar','sara','felix','laura','tim','nina','jan','eva','tom','lisa','ben','klara','finn','ida'])[1 + n % 30]
    || pg_temp.syllables(n, 4) as name from numbered) person
cross join lateral (
  select string_agg(word, ' ') filter (where at <= 22) as bio, coalesce(string_agg(word, ' ') filter (where at > 22), '') as idea
  from (select at, floor(8000 * ((('x' || substr(md5(person.n || '-' || at), 1, 7))::bit(28)::int / 268435456.0) ^ 3))::int as pick
        from generate_series(1, 30 + person.n % 20) at) drawn
  join vocabulary on vocabulary.n = drawn.pick) said;
insert into findable_members (member_id, language, models, words)
select p.member_id, p.language, p.business_models, findable_words_of(p) from profiles p where p.onboarding_step is null;
insert into blocks (blocker, blocked) select a.id, b.id from numbered a join numbered b on b.n = a.n + 1 where a.n % 50 = 7;
insert into follows (follower, followed) select a.id, b.id from numbered a join numbered b on b.n = 1 + a.n * 7 % $members where a.n % 10 = 1;
`;

/** Indexes that are faster to build after the rows are inserted. */
const LATER = [
  "findable_words",
  "findable_walk",
  "findable_shuffle",
  "profiles_name_trigrams",
  "profiles_name_beginnings",
];

/** Fills a migrated, empty database with members who have profiles. Needs a superuser. */
export async function generate(client: pg.Client, members: number): Promise<void> {
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
  );
  // The rows are consistent by construction, and their words come in one go: neither foreign keys nor triggers.
  await client.query("set session_replication_role = replica");
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)",
    [LATER],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(PEOPLE.replaceAll("$members", String(members)));
  for (const { definition } of indexes) await client.query(definition);
  await client.query("drop table vocabulary");
  await client.query("reset all");
  await client.query("vacuum (freeze, analyze)");
  // Otherwise the server is still writing these rows while it is measured.
  await client.query("checkpoint");
}
