import pg from "pg";
import { databaseUrl } from "../fanout/community.ts";

/** The post with many comments. */
export const TALKED_ABOUT = "00000000-0000-4000-8000-0000000000cc";
/** Number of members that member 1 follows. */
const FOLLOWED = 200;

const member = (i: string) => `md5('member' || ${i})::uuid`;
const post = (i: string) => `md5('post' || ${i})::uuid`;
const MODELS =
  "array['dropshipping','print-on-demand','amazon-fba','reselling','affiliate-marketing','smma','digital-products','blogging-seo','mobile-apps','trading','crypto-nfts']";

/**
 * Adds to the seeded members: profiles, `posts` posts of theirs over the last year, the members that member 1 follows, blocks and
 * mutes, and `comments` comments under one post, a third of them replies.
 */
export async function addFeed(members: number, posts: number, comments: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  // When a run fails its database is dropped under its connections; the failure itself is reported by the run.
  client.on("error", () => undefined);
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run("set synchronous_commit = off");
  await run(
    `insert into profiles (member_id, username, username_key, language, bio, business_models, skills, goals, onboarding_step)
     select ${member("i")}, n, lower(n), (array['de','en','fr','es'])[1 + i % 4], 'Ich baue seit ' || i % 9 || ' Jahren Shops.',
       (${MODELS})[1 + i % 9 : 2 + i % 9], '{copywriting}', '{side-income}', null
     from generate_series(1, ${members}) i, lateral (select 'Mitglied' || translate(to_hex(i), '0123456789', 'ghijklmnop') as n) named`,
  );
  // Built once at the end: a million entries one by one take minutes.
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'posts' and indexdef like '%gin%'",
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  await run(
    `insert into posts (id, author_id, client_id, content, tags, likes, comments, reposts, created_at)
     select ${post("i")}, ${member(`(1 + (i * 7919) % ${members})`)}, md5('client' || i)::uuid,
       'Woche ' || i % 52 || ': ' || repeat('Umsatz und Kosten im Blick. ', 3 + i % 12) || case when i % 20000 = 0 then 'Steuerberater' else '' end,
       case when i % 50 = 0 then '{wochenbericht}'::text[] else '{}' end, i % 40, i % 5, i % 3,
       date_trunc('milliseconds', now() - i * interval '31 seconds')
     from generate_series(1, ${posts}) i`,
  );
  await run(
    `insert into post_models (model, created_at, post_id)
     select m, p.created_at, p.id from posts p join profiles f on f.member_id = p.author_id, unnest(f.business_models) m`,
  );
  for (const { indexdef } of indexes) await run(indexdef);
  await run(
    `insert into follows (follower, followed) select ${member("1")}, ${member("(i * 37)")} from generate_series(1, ${FOLLOWED}) i`,
  );
  await run(
    `insert into blocks (blocker, blocked) select ${member("1")}, ${member("(5 + i * 91)")} from generate_series(1, 20) i`,
  );
  await run(
    `insert into mutes (muter, muted) select ${member("1")}, ${member("(6 + i * 93)")} from generate_series(1, 20) i`,
  );
  await run(
    `insert into post_likes (post_id, member_id) select ${post("i")}, ${member("1")} from generate_series(1, 2000, 3) i`,
  );
  await run(
    `insert into posts (id, author_id, client_id, content, comments, created_at)
     values ('${TALKED_ABOUT}', ${member("2")}, gen_random_uuid(), 'Was war euer größter Fehler?', ${comments}, now() - interval '400 days')`,
  );
  const comment = (i: string) => `md5('comment' || ${i})::uuid`;
  await run(
    `insert into post_comments (id, post_id, parent_id, author_id, client_id, text, created_at)
     select ${comment("i")}, '${TALKED_ABOUT}', case when i % 3 = 0 then ${comment("(i - 1)")} end, ${member(`(1 + i % ${members})`)},
       md5('said' || i)::uuid, repeat('Zu früh zu viel eingekauft. ', 1 + i % 6), now() - interval '300 days' + i * interval '1 minute'
     from generate_series(1, ${comments}) i`,
  );
  await run("vacuum analyze");
  await client.end();
}
