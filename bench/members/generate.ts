import type pg from "pg";

// Names of first names and syllables, so that their letters are as common as in real ones. Every 101st member is
// banned, every 37th has or had premium, every fiftieth has no name yet, one in ten thousand is of the team.
const MEMBERS = `
create function pg_temp.syllables(n bigint, length int) returns text language sql immutable as $$
  select string_agg(substr('bdfghjklmnprstvwz', 1 + ((n / (85::bigint ^ at)::bigint) % 85 / 5)::int, 1)
    || substr('aeiou', 1 + ((n / (85::bigint ^ at)::bigint) % 5)::int, 1), '' order by at)
  from generate_series(0, length - 1) at
$$;
create unlogged table numbered as
select n, (lpad(to_hex(1700000000000 + n * 50000::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8'
    || substr(md5(n::text), 4, 15))::uuid as id,
  (array['anna','max','lukas','maria','jonas','lena','paul','sophie','ali','fatima','leon','mia','noah',
    'emma','martin','julia','omar','sara','felix','laura','tim','nina','jan','eva','tom','lisa','ben','klara','finn','ida'])[1 + n % 30]
    || pg_temp.syllables(n, 4) as name
from generate_series(1, $members) as n;
insert into members (id, email, terms_version, terms_accepted_at, created_at, last_seen_at, banned_at, banned_until, ban_reason,
  premium_until, admin_level)
select id, name || '@' || (array['mail','post','web'])[1 + n % 3] || '.example', '1', now(),
  to_timestamp(1700000000 + n * 50), to_timestamp(1700000000 + n * 50 + 90000 * (n % 7)),
  case when n % 101 = 0 then now() end, case when n % 303 = 0 then now() + interval '30 days' end,
  case when n % 101 = 0 then 'Werbung' end,
  case when n % 37 = 0 then now() + make_interval(days => (n / 37 % 90)::int - 45) end,
  case when n % 10000 = 0 then 2 + (n / 10000 % 2) * 3 else 0 end
from numbered;
insert into profiles (member_id, username, username_key, language)
select id, case when n % 50 > 0 then name end, case when n % 50 > 0 then name end, 'de' from numbered;
insert into sessions (token_hash, id, member_id, device, expires_at)
select sha256(n::text::bytea), gen_random_uuid(), id, 'Firefox', now() + interval '20 days' from numbered where n % 5 = 0;
`;

/** Indexes that are faster to build after the rows are inserted. */
const LATER = ["profiles_name_trigrams", "profiles_name_beginnings", "members_email_beginnings"];

/** Fills a migrated, empty database with members. Needs a superuser. */
export async function generate(client: pg.Client, members: number): Promise<void> {
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
  );
  // The rows are consistent by construction, and come in one go: neither foreign keys nor triggers.
  await client.query("set session_replication_role = replica");
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)",
    [LATER],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(MEMBERS.replaceAll("$members", String(members)));
  for (const { definition } of indexes) await client.query(definition);
  await client.query("reset all");
  await client.query("vacuum (freeze, analyze)");
  // Otherwise the server is still writing these rows while it is measured.
  await client.query("checkpoint");
}
