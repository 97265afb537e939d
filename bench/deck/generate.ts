import type pg from "pg";

/** How large the generated community is. */
export interface Size {
  members: number;
  /** Members whose decks are measured. */
  viewers: number;
  /** Decisions that every viewer made. */
  seen: number;
  /** Decisions made on every viewer. */
  received: number;
}

const CARDS = `
create unlogged table numbered as
select n, (lpad(to_hex(1700000000000 + n * 50000::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || '8'
    || substr(md5(n::text), 4, 15))::uuid as id,
  deck_place(n) as place,
  (case when random() < 0.55 then 0 when random() < 0.5 then 1 else 2 + floor(random() * 8) end)::smallint as language,
  random() < 0.8 as active
from generate_series(1, $members) as n;
insert into members (id, email, terms_version, terms_accepted_at)
select id, n || '@example.test', '1', now() from numbered;
insert into deck_cards (place, member, language, listed, active, features, pop, pick, resp, inbox, shown, taste, hours, weekly)
select place, id, language, true, active,
  (1 + floor(random() * 2047))::bigint | (1 + floor(random() * 1023))::bigint << 11
    | floor(random() * 6)::bigint << 21 | (16 + floor(random() * 40))::bigint << 24
    | (random() < 0.2)::int::bigint << 31 | (random() < 0.5)::int::bigint << 32
    | floor(random() * 16)::bigint << 33 | language::bigint << 37,
  random() - 0.5, random() - 0.5, random(), floor(random() * 30), floor(random() * 200),
  decode(substr(md5(n::text) || md5((n + 1)::text), 1, 50), 'hex'),
  floor(random() * 281474976710656)::bigint, floor(random() * 5)
from numbered order by language, active, place;
select setval('deck_places', $members + 1);
`;

// Everybody's number within their language, so that random partners can be joined by number.
const SWIPES = `
create unlogged table spoken as
select language, place, row_number() over (partition by language order by place) as n from deck_cards where active;
create unlogged table speakers as select language, count(*) as total from spoken group by language;
create index on spoken (language, n);
analyze spoken;
create table viewers as
select member, place, language from deck_cards where active order by md5(place::text) limit $viewers;
insert into swipes (swiper, target, liked, at)
select distinct on (swiper, target) swiper, target, random() < 0.3, now() - random() * interval '60 days' from (
  select asked.place as swiper, spoken.place as target from (
    select viewers.place, viewers.language, 1 + floor(random() * total) as n
    from viewers join speakers using (language), generate_series(1, $seen)
  ) as asked join spoken on spoken.language = asked.language and spoken.n = asked.n
  union all
  select spoken.place, asked.place from (
    select viewers.place, viewers.language, 1 + floor(random() * total) as n
    from viewers join speakers using (language), generate_series(1, $received)
  ) as asked join spoken on spoken.language = asked.language and spoken.n = asked.n
  union all
  select deck_place(1 + floor(random() * $members)::bigint), deck_place(1 + floor(random() * $members)::bigint)
  from generate_series(1, $members * 4)
) as pair where swiper <> target order by swiper, target;
insert into like_inbox (target, swiper, at)
select target, swiper, at from swipes join viewers on viewers.place = swipes.target where liked
on conflict do nothing;
delete from like_inbox using swipes
where swipes.swiper = like_inbox.target and swipes.target = like_inbox.swiper;
insert into blocks (blocker, blocked) select a.id, b.id from numbered as a join numbered as b on b.n = a.n + 1 where a.n % 50 = 0;
`;

/** Indexes that are faster to build after the rows are inserted. */
const LATER = ["deck_walk", "swipes_received"];

/** Fills a migrated, empty database with a community, all of it made by the server. Needs a superuser. */
export async function generate(client: pg.Client, size: Size): Promise<void> {
  const fill = (sql: string) =>
    sql
      .replaceAll("$members", String(size.members))
      .replaceAll("$viewers", String(size.viewers))
      .replaceAll("$seen", String(size.seen))
      .replaceAll("$received", String(size.received));
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
  );
  // The rows are consistent by construction: foreign keys need not be checked one by one.
  await client.query("set session_replication_role = replica");
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)",
    [LATER],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(fill(CARDS));
  await client.query(fill(SWIPES));
  for (const { definition } of indexes) await client.query(definition);
  await client.query("drop table numbered, spoken, speakers");
  await client.query("reset all");
  await client.query("vacuum (freeze, analyze)");
  // Otherwise the server is still writing these rows while it is measured.
  await client.query("checkpoint");
}
