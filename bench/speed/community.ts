import type pg from "pg";

/** How large a community is. */
export type Size = { members: number; posts: number };
/** The community of the speed table: a small real one. */
const SMALL: Size = { members: 2_000, posts: 20_000 };

/**
 * A community, modelled on a small real one: posts of its members over the last half year. Of the
 * posts 18 % have a picture (a quarter of these two), 12 % mention a member, 6 % are reposts with a comment, 10 % carry a
 * hashtag, 10 % have ten comments; 2 % of the members are verified, 70 % have an avatar. Each reader follows 200, blocks 15, is blocked by 5 and mutes 20
 * members, likes every sixth post and has saved every fiftieth, has 40 conversations and 60 notifications;
 * everybody else has 15.
 */
const HALF_A_YEAR_S = 180 * 24 * 60 * 60;
/** Members 1 to 16 read. */
export const READERS = 16;
/** Conversations that are written in, many more than concurrent writers, as in production: rows queue up otherwise. */
export const CHATS = 128;
/** Members who publish, comment and like. */
export const AUTHORS = 512;

/** Comments of a post that has some. */
export const COMMENTS = 10;

/** The first member number of each part: writers of conversations, their readers, authors of posts, members they mention. */
export const FIRST = { writer: 101, partner: 301, author: 501, named: 1_101 } as const;

export const GROUP = "00000000-0000-4000-8000-0000000000aa";
export const CHANNEL = "00000000-0000-4000-8000-0000000000bb";

/** What member `i` signs in with. */
export const cookieOf = (i: number): string => `sid=speed-${i}`;

const member = (i: string | number) => `md5('member' || ${i})::uuid`;
const post = (i: string) => `md5('post' || ${i})::uuid`;
const chat = (i: string) => `md5('chat' || ${i})::uuid`;
const SERIES = (count: number) => `generate_series(1, ${count}) i`;
const MODELS =
  "array['dropshipping','print-on-demand','amazon-fba','reselling','affiliate-marketing','smma','digital-products','blogging-seo','mobile-apps','trading','crypto-nfts']";
const SKILLS =
  "array['video-editing','graphic-design','web-app-dev','copywriting','social-media','marketing-ads']";
const NAMES =
  "array['anna','max','lukas','maria','jonas','lena','paul','sophie','ali','fatima','leon','mia','noah','emma','martin','julia','omar','sara','felix','laura','tim','nina','jan','eva','tom','lisa','ben','klara','finn','ida']";

const people = ({ members }: Size): string => `
insert into members (id, email, email_confirmed_at, terms_version, terms_accepted_at, verified_at)
select ${member("i")}, 'speed' || i || '@example.test', now(), '1', now(), case when i % 50 = 0 then now() end from ${SERIES(members)};
insert into sessions (token_hash, id, member_id, device, expires_at)
select sha256(('speed-' || i)::bytea), md5('session' || i)::uuid, ${member("i")}, 'speed', now() + interval '1 day' from ${SERIES(members)};
insert into profiles (member_id, username, username_key, language, age, bio, business_idea, location, avatar, business_models, skills, goals, onboarding_step)
select ${member("i")}, n, lower(n), (array['de','de','de','en','fr'])[1 + i % 5], 18 + i % 40,
  'Ich baue seit ' || i % 9 || ' Jahren Shops und freue mich über alle, die mitmachen.', 'Stempel aus Holz', (array['Berlin','Hamburg','Wien','Köln'])[1 + i % 4],
  case when i % 10 < 7 then 'avatars/' || ${member("i")} || '.webp' end,
  (${MODELS})[1 + i % 9 : 2 + i % 9], (${SKILLS})[1 + i % 5 : 2 + i % 5], '{side-income}', null
from ${SERIES(members)}, lateral (select initcap((${NAMES})[1 + i % 30]) || translate(to_hex(i), '0123456789', 'ghijklmnop') as n) named;
insert into matching_profiles (member_id, picture) select ${member("i")}, 'matching/' || ${member("i")} || '.webp' from ${SERIES(members)};
insert into deck_cards (member, language, listed, active, features, pop, pick, resp, inbox, shown)
select ${member("i")}, l, true, true,
  (1 + i * 31 % 2047)::bigint | (1 + i * 17 % 1023)::bigint << 11 | (i % 6)::bigint << 21 | (18 + i % 40)::bigint << 24
    | (i % 2)::bigint << 32 | (i % 16)::bigint << 33 | l::bigint << 37,
  (i % 100) / 100.0 - 0.5, (i % 90) / 90.0 - 0.5, 0.3, i % 30, i % 200
from ${SERIES(members)}, lateral (select (array[0,0,0,1,2])[1 + i % 5] as l) spoken;
insert into follows (follower, followed) select ${member("r")}, ${member("(20 + r + i * 7)")} from generate_series(1, ${READERS}) r, generate_series(1, 200) i;
insert into blocks (blocker, blocked) select ${member("r")}, ${member("(1650 + r + i * 3)")} from generate_series(1, ${READERS}) r, generate_series(1, 15) i;
insert into blocks (blocker, blocked) select ${member("(1750 + r + i * 3)")}, ${member("r")} from generate_series(1, ${READERS}) r, generate_series(1, 5) i;
insert into mutes (muter, muted) select ${member("r")}, ${member("(1800 + r + i * 3)")} from generate_series(1, ${READERS}) r, generate_series(1, 20) i;
`;

const feed = ({ members, posts }: Size): string => `
insert into posts (id, author_id, client_id, content, tags, likes, comments, reposts, saves, quotes, quote_id, created_at)
select ${post("i")}, ${member(`(1 + (i * 7919::bigint) % ${members})`)}, md5('once' || i)::uuid,
  'Woche ' || i % 52 || ': ' || repeat('Umsatz und Kosten im Blick. ', 3 + i % 12) || case when i % 10 = 3 then '#wochenbericht' else '' end
    || case when i % 100 < 12 then ' @' || f.username else '' end,
  case when i % 10 = 3 then '{wochenbericht}'::text[] else '{}' end, i % 6 + ${READERS}, 0, i % 3, case when i % 50 = 0 then ${READERS} else 0 end,
  i % 100 between 40 and 45 and i > 100, case when i % 100 between 40 and 45 and i > 100 then ${post("(i - 100)")} end,
  date_trunc('milliseconds', now() - i * interval '${HALF_A_YEAR_S / posts} seconds')
from ${SERIES(posts)} join profiles f on f.member_id = ${member(`(1 + (i * 31) % ${members})`)};
insert into post_mentions (post_id, member_id)
select ${post("i")}, ${member(`(1 + (i * 31) % ${members})`)} from ${SERIES(posts)} where i % 100 < 12;
insert into post_media (id, member_id, post_id, position, kind, type, file, preview, size, width, height, alt)
select md5('media' || i || '-' || n)::uuid, ${member(`(1 + (i * 7919::bigint) % ${members})`)}, ${post("i")}, n, 'image', 'image/webp', 'posts/' || i || n || '.webp',
  'posts/' || i || n || '-small.webp', 150000, 1280, 960, 'Stempel auf einem Tisch'
from ${SERIES(posts)}, generate_series(0, case when i % 4 = 0 then 1 else 0 end) n where i % 100 between 20 and 37;
insert into post_comments (id, post_id, author_id, client_id, text, created_at)
select md5('comment' || i || '-' || n)::uuid, ${post("i")}, ${member("(20 + (i * 13 + n) % 1500)")}, md5('commented' || i || '-' || n)::uuid,
  repeat('Klingt gut. ', 2 + (i + n) % 9), date_trunc('milliseconds', now() - (10 - n) * interval '1 minute')
from ${SERIES(posts)}, generate_series(1, ${COMMENTS}) n where i % 10 = 0;
update posts set comments = ${COMMENTS} where id in (select post_id from post_comments);
insert into post_models (model, created_at, post_id)
select m, p.created_at, p.id from posts p join profiles f on f.member_id = p.author_id, unnest(f.business_models) m;
insert into post_likes (post_id, member_id) select ${post("i")}, ${member("r")} from ${SERIES(posts)}, generate_series(1, ${READERS}) r where (i + r) % 6 = 0;
insert into post_saves (post_id, member_id) select ${post("i")}, ${member("r")} from ${SERIES(posts)}, generate_series(1, ${READERS}) r where i % 50 = 0;
`;

const pairs = (count: number, name: string, one: string, other: string) => `
insert into conversations (id, lo, hi, last_seq, last_at)
select ${chat(name)}, least(${one}, ${other}), greatest(${one}, ${other}), 20, now() - make_interval(mins => i) from ${SERIES(count)};
insert into participants (conversation_id, member_id, other_id, read_seq, unread)
select ${chat(name)}, ${one}, ${other}, case when i % 3 = 0 then 17 else 20 end, case when i % 3 = 0 then 3 else 0 end from ${SERIES(count)}
union all select ${chat(name)}, ${other}, ${one}, 20, 0 from ${SERIES(count)};
insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at)
select ${chat(name)}, s, md5('line' || ${name} || '-' || s)::uuid, ${other}, md5('sent' || ${name} || '-' || s)::uuid,
  repeat('Wort ', 3 + (i + s) % 20), now() - make_interval(mins => i + 20 - s) from ${SERIES(count)}, generate_series(1, 20) s;
`;

const TALK = `
${pairs(CHATS, "'w' || i", member(`(${FIRST.writer - 1} + i)`), member(`(${FIRST.partner - 1} + i)`))}
${pairs(READERS * 40, "'r' || i", member(`(1 + i % ${READERS})`), member(`(900 + i / ${READERS})`))}
insert into groups (id, name, type, member_count) values ('${GROUP}', 'Werkstatt', 'public', 200);
insert into memberships (group_id, member_id, role)
select '${GROUP}', ${member("i")}, case when i = 1 then 'owner' else 'member' end from ${SERIES(200)};
insert into conversations (id, last_seq) values ('${CHANNEL}', 5000);
insert into channels (id, group_id, name, name_key, position) values ('${CHANNEL}', '${GROUP}', 'Allgemein', 'allgemein', 0);
insert into participants (conversation_id, member_id, moderates, read_seq) select '${CHANNEL}', ${member("i")}, i = 1, 4990 from ${SERIES(200)};
insert into messages (conversation_id, seq, id, sender_id, client_id, text, created_at)
select '${CHANNEL}', i, md5('said' || i)::uuid, ${member("(1 + i % 200)")}, md5('told' || i)::uuid, repeat('Wort ', 3 + i % 20), now() - make_interval(mins => 5000 - i)
from ${SERIES(5_000)};
insert into notifications (id, member_id, type, bundle, count, actor_id, data, created_at, read_at)
select md5('notice' || r || '-' || i)::uuid, ${member("r")}, 'like', 'like:' || i, 1 + i % 3, ${member("(600 + i)")},
  jsonb_build_object('text', 'Umsatz und Kosten im Blick.', 'about', jsonb_build_object('post_id', ${post("i")}), 'occurrence', null),
  date_trunc('milliseconds', now() - i * interval '1 hour'), case when i > 5 then now() end
from generate_series(1, ${READERS}) r, generate_series(1, 60) i;
insert into notifications (id, member_id, type, bundle, actor_id, data, created_at, read_at)
select md5('older' || m || '-' || i)::uuid, ${member("m")}, 'like', 'like:older' || i, ${member("(1 + (m + i) % 500)")},
  jsonb_build_object('text', 'Umsatz und Kosten im Blick.', 'about', jsonb_build_object('post_id', ${post("i")}), 'occurrence', null),
  date_trunc('milliseconds', now() - i * interval '1 day'), case when i > 3 then now() end
from generate_series(${READERS + 1}, 2000) m, generate_series(1, 15) i;
insert into notification_entries (id, notification_id, actor_id, times, data, created_at)
select gen_random_uuid(), id, actor_id, count, data, created_at from notifications;
`;

/** Fills a migrated, empty database. Needs its owner to be a superuser. */
export async function seed(client: pg.Client, size: Size = SMALL): Promise<void> {
  await client.query("set synchronous_commit = off");
  for (const part of [people(size), feed(size), TALK]) await client.query(part);
}

/** Leaves the database as one that has been running for a while. */
export async function settle(client: pg.Client): Promise<void> {
  await client.query("vacuum analyze");
  // Otherwise the server is still writing these rows while it is measured.
  await client.query("checkpoint");
}

/** What requests need, in the order of the numbers. */
export type Ids = {
  posts: string[];
  /** Posts of members without a block between them and a reader. */
  readable: string[];
  /** Those of them that have comments. */
  discussed: string[];
  /** The conversations that are written in. */
  chats: string[];
  members: string[];
  /** Names of the members. */
  names: string[];
};

/** Reads them. */
export async function idsOf(client: pg.Client, { members, posts }: Size = SMALL): Promise<Ids> {
  const list = async (sql: string) =>
    (await client.query<{ v: string }>(`select ${sql} order by i`)).rows.map(({ v }) => v);
  return {
    posts: await list(`${post("i")} as v from ${SERIES(posts)}`),
    readable: await list(
      `${post("i")} as v from ${SERIES(posts)} where (i * 7919::bigint) % ${members} between 1 and 1600`,
    ),
    discussed: await list(
      `${post("i")} as v from ${SERIES(posts)} where i % 10 = 0 and (i * 7919::bigint) % ${members} between 1 and 1600`,
    ),
    chats: await list(`${chat("'w' || i")} as v from ${SERIES(CHATS)}`),
    members: await list(`${member("i")} as v from ${SERIES(members)}`),
    names: await list(
      `f.username as v from ${SERIES(members)} join profiles f on f.member_id = ${member("i")}`,
    ),
  };
}
