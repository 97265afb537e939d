import { FEED_PAGE } from "@kompagnon/contract/posts/rules.ts";
import { POST_JSON } from "#features/posts/post-json.ts";
import { ACROSS_A_BLOCK, mayRead, maySee, wants } from "#features/posts/post-sql.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import type { TakeRows } from "#platform/db/pipeline/rows.ts";
import { statement } from "#platform/db/statement.ts";

/** A place in a list ordered by time and id, the newest first. */
export type Position = { at: Date; id: string };
/** An entry of a feed: a post, its time in the feed, and who reposted it. */
export type Entry = Position & { by: string | null };
/** Which part of a feed: older than `before`, and newer than `after`; `offset` entries are passed over. */
export type Range = { before?: Position | null; after?: Position | null; offset?: number | undefined };

/**
 * A page and one more row, which shows that there is a next page. A constant in the SQL: the planner assumes a tenth of all rows
 * for an unknown limit.
 */
const PAGE = FEED_PAGE + 1;
/** Entries of the following feed that are read for a page: a post may be among them several times. */
export const FOLLOWED_AT_ONCE = 80;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

const bounds = ({ before, after }: Range) =>
  [before?.at ?? "infinity", before?.id ?? LAST_ID, after?.at ?? "-infinity", after?.id ?? FIRST_ID] as const;
/** Whether an entry lies in the stretch $2 to $5. */
const between = (at: string, id: string): string =>
  `(${at}, ${id}) < ($2::timestamptz, $3::uuid) and (${at}, ${id}) > ($4::timestamptz, $5::uuid)`;

const ALL = `select p.id, p.created_at as at, null as by from posts p
  where p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")}
    and ${between("p.created_at", "p.id")}
  order by p.created_at desc nulls last, p.id desc nulls last limit ${PAGE}`;

/** The members that the viewer does not see: one list, hashed once, instead of probes for each row. */
export const HIDDEN_AUTHORS = `(${ACROSS_A_BLOCK}
  union all select u.muted from member_mutes u where u.muter = $1::uuid)`;
// The limit in the text makes the plan, the other one says how far it is followed.
const READ_FEED_JSON = statement(
  "feed_written",
  `select * from (${POST_JSON}
    where p.hidden_at is null and p.removed_at is null
      and (p.author_id is null or p.author_id not in ${HIDDEN_AUTHORS})
      and (p.author_id is null or p.author_id = $1::uuid or not w.hidden)
      and (p.created_at, p.id) < ($2::timestamptz, $3::uuid)
    order by p.created_at desc nulls last, p.id desc nulls last limit ${PAGE}) found limit $4::int`,
  { hot: true },
);
/** Reads everybody's posts from a position on, ready to be written. */
export const readFeed = (
  db: Database,
  { viewerId, before, rows }: { viewerId: string; before: Position | null; rows: number },
  take: TakeRows,
): Promise<void> =>
  db.read(READ_FEED_JSON, take, [viewerId, before?.at ?? "infinity", before?.id ?? LAST_ID, rows]);

const READ_POST_JSON = statement("post_written", `${POST_JSON} where p.id = $2::uuid and ${mayRead("p")}`, {
  hot: true,
});
/** Reads a post that the viewer may read, ready to be written. */
export const readPost = (db: Database, viewerId: string, id: string, take: TakeRows): Promise<void> =>
  db.read(READ_POST_JSON, take, [viewerId, id]);

const READ_POSTS_JSON = statement(
  "posts_written",
  `${POST_JSON} join unnest($2::uuid[]) with ordinality as asked(id, place) on asked.id = p.id
    where ${mayRead("p")} order by asked.place`,
  { hot: true },
);
/** Reads those of these posts that the viewer may read, in the order asked for, ready to be written. */
export const readPosts = (
  db: Database,
  viewerId: string,
  ids: readonly string[],
  take: TakeRows,
): Promise<void> => db.read(READ_POSTS_JSON, take, [viewerId, ids]);

const FEED_ALL = statement("feed_all", ALL);
// Where entries are passed over, the plan has to know how many.
const FEED_ALL_OFFSET = statement("feed_all_offset", `${ALL} offset $6::int`, { plan: "custom" });

/** Everybody's posts. */
export async function listAll(db: Queryable, viewerId: string, range: Range): Promise<Entry[]> {
  const { offset = 0 } = range;
  const { rows } =
    offset > 0
      ? await db.query(FEED_ALL_OFFSET, [viewerId, ...bounds(range), offset])
      : await db.query(FEED_ALL, [viewerId, ...bounds(range)]);
  return rows;
}

const OF_LANGUAGE = `select p.id, p.created_at as at, null as by from posts p
  where p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")}
    and p.language = (select f.language from member_profiles f where f.member_id = $1::uuid)
    and ${between("p.created_at", "p.id")}
  order by p.created_at desc nulls last, p.id desc nulls last limit ${PAGE}`;

const FEED_LANGUAGE = statement("feed_language", OF_LANGUAGE);
const FEED_LANGUAGE_OFFSET = statement("feed_language_offset", `${OF_LANGUAGE} offset $6::int`, {
  plan: "custom",
});

/** Posts in the viewer's own language. */
export async function listOfLanguage(db: Queryable, viewerId: string, range: Range): Promise<Entry[]> {
  const { offset = 0 } = range;
  const { rows } =
    offset > 0
      ? await db.query(FEED_LANGUAGE_OFFSET, [viewerId, ...bounds(range), offset])
      : await db.query(FEED_LANGUAGE, [viewerId, ...bounds(range)]);
  return rows;
}

const OF_MODELS = `select distinct x.post_id as id, x.created_at as at, null as by
  from member_profiles f cross join unnest(f.business_models) mine(model) cross join lateral (
    select y.post_id, y.created_at from post_models y
    where y.model = mine.model and ${between("y.created_at", "y.post_id")}
      and (select p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")} from posts p where p.id = y.post_id)
    order by y.created_at desc, y.post_id desc limit ${PAGE}) x
  where f.member_id = $1::uuid order by at desc, id desc limit ${PAGE}`;

const FEED_MODELS = statement("feed_models", OF_MODELS);
const FEED_MODELS_OFFSET = statement("feed_models_offset", `${OF_MODELS} offset $6::int`, { plan: "custom" });

/** Posts about the viewer's own business models. */
export async function listOfModels(db: Queryable, viewerId: string, range: Range): Promise<Entry[]> {
  const { offset = 0 } = range;
  const { rows } =
    offset > 0
      ? await db.query(FEED_MODELS_OFFSET, [viewerId, ...bounds(range), offset])
      : await db.query(FEED_MODELS, [viewerId, ...bounds(range)]);
  return rows;
}

/** An entry of the feed of those one follows, and whether it is for the viewer. */
export type FollowedEntry = Entry & { wanted: boolean };
/** From this many followed members on, the newest posts of all members are scanned first. */
const MANY_FOLLOWED = 1_000;
/** How many of the newest posts and reposts are looked through then. */
const SEARCHED_POSTS_MAX = 4_000;

/** Entries `e` with whether they are for the viewer; done last, for few are left. */
const judged = (e: string): string => `select e.id, e.at, e.by,
    coalesce((select p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")} from posts p where p.id = e.id), false)
      and (e.by is null or ${maySee("e.by")} and ${wants("e.by")}) as "wanted!"
  from (${e}) e order by e.at desc, e.id desc`;

const POST_OF = (limit: number): string => `select p.id, p.created_at from posts p
  where p.author_id = w.id and p.hidden_at is null and p.removed_at is null and ${between("p.created_at", "p.id")}
  order by p.created_at desc nulls last, p.id desc nulls last limit ${limit}`;
const REPOST_OF = (limit: number): string => `select r.post_id, r.created_at from post_reposts r
  where r.member_id = w.id and ${between("r.created_at", "r.post_id")}
  order by r.created_at desc nulls last, r.post_id desc nulls last limit ${limit}`;

/**
 * Of those one follows only the ones with the newest entries can be on the page: first the newest entry of each is looked
 * up, then those few are read. So the work grows with how many one follows, and not with who posted how much since when.
 */
const EACH_FOLLOWED = judged(`with followed as materialized (
    select w.followed as id from member_follows w where w.follower = $1::uuid),
  posting as materialized (
    select w.id from followed w cross join lateral (${POST_OF(1)}) p
    order by p.created_at desc, p.id desc limit ${FOLLOWED_AT_ONCE}),
  reposting as materialized (
    select w.id from followed w cross join lateral (${REPOST_OF(1)}) r
    order by r.created_at desc, r.post_id desc limit ${FOLLOWED_AT_ONCE})
  select p.id, p.created_at as at, null::uuid as by from posting w cross join lateral (${POST_OF(FOLLOWED_AT_ONCE)}) p
  union all
  select r.post_id, r.created_at, w.id from reposting w cross join lateral (${REPOST_OF(FOLLOWED_AT_ONCE)}) r
  order by at desc, id desc limit ${FOLLOWED_AT_ONCE}`);

/** Who follows thousands finds a page among the newest of everybody; what is older than both ends is left to the other way. */
const AMONG_NEWEST = judged(`with written as materialized (
    select p.id, p.created_at, p.author_id from posts p where p.hidden_at is null and p.removed_at is null
      and ${between("p.created_at", "p.id")}
    order by p.created_at desc nulls last, p.id desc nulls last limit ${SEARCHED_POSTS_MAX}),
  passed_on as materialized (
    select r.post_id, r.created_at, r.member_id from post_reposts r where ${between("r.created_at", "r.post_id")}
    order by r.created_at desc nulls last, r.post_id desc nulls last limit ${SEARCHED_POSTS_MAX}),
  reach as materialized (select greatest(
    (select min(created_at) from written having count(*) = ${SEARCHED_POSTS_MAX}),
    (select min(created_at) from passed_on having count(*) = ${SEARCHED_POSTS_MAX}), '-infinity') as at)
  select x.id, x.at, x.by from (
    select w.id, w.created_at as at, null::uuid as by, w.author_id as whose from written w
    union all select r.post_id, r.created_at, r.member_id, r.member_id from passed_on r) x
  where x.whose in (select followed from member_follows where follower = $1::uuid) and x.at > (select at from reach)
  order by x.at desc, x.id desc limit ${FOLLOWED_AT_ONCE}`);

const FOLLOWS_MANY = statement(
  "follows_many",
  `select count(*) > ${MANY_FOLLOWED} as many
             from (select from member_follows where follower = $1 limit ${MANY_FOLLOWED + 1}) f`,
);
/** Whether a member follows enough members to make scanning the newest posts worthwhile. */
async function followsMany(db: Queryable, viewerId: string): Promise<boolean> {
  const { rows } = await db.query(FOLLOWS_MANY, [viewerId]);
  return rows[0]?.many ?? false;
}

const FEED_FOLLOWING = statement("feed_following", EACH_FOLLOWED);
const FEED_FOLLOWING_OFFSET = statement("feed_following_offset", `${EACH_FOLLOWED} offset $6::int`, {
  plan: "custom",
});
const FEED_AMONG_NEWEST = statement("feed_among_newest", AMONG_NEWEST);

/** What those one follows published or reposted; a post may come several times, and some may not be for the viewer. */
export async function listOfFollowed(
  db: Queryable,
  viewerId: string,
  range: Range,
): Promise<FollowedEntry[]> {
  const { offset = 0 } = range;
  const values = [viewerId, ...bounds(range)] as const;
  if (offset > 0) return (await db.query(FEED_FOLLOWING_OFFSET, [...values, offset])).rows;
  if (await followsMany(db, viewerId)) {
    const { rows } = await db.query(FEED_AMONG_NEWEST, values);
    if (rows.length === FOLLOWED_AT_ONCE) return rows;
  }
  return (await db.query(FEED_FOLLOWING, values)).rows;
}

const BY = `select p.id, p.created_at as at, null as by from posts p
  where p.author_id = $6::uuid and ${mayRead("p")} and ${between("p.created_at", "p.id")}
  order by p.created_at desc nulls last, p.id desc nulls last limit ${PAGE}`;

const FEED_BY = statement("feed_by", BY);
const FEED_BY_OFFSET = statement("feed_by_offset", `${BY} offset $7::int`, { plan: "custom" });

/** A member's posts. */
export async function listBy(
  db: Queryable,
  viewerId: string,
  authorId: string,
  range: Range,
): Promise<Entry[]> {
  const { offset = 0 } = range;
  const values = [viewerId, ...bounds(range), authorId] as const;
  const { rows } =
    offset > 0 ? await db.query(FEED_BY_OFFSET, [...values, offset]) : await db.query(FEED_BY, values);
  return rows;
}

const COUNT_BY = statement(
  "count_posts",
  `select count(*) from posts p where p.author_id = $2::uuid and p.removed_at is null
               and (p.hidden_at is null or p.author_id = $1::uuid) and ${maySee("$2::uuid")}`,
);
/** How many posts of a member the viewer may read. */
export async function countBy(db: Queryable, viewerId: string, authorId: string): Promise<number> {
  const { rows } = await db.query(COUNT_BY, [viewerId, authorId]);
  return rows[0]?.count ?? 0;
}

const IS_SEEN = statement(
  "is_member_seen",
  `select ${maySee("f.member_id")} as seen from member_profiles f where f.member_id = $2::uuid and f.username is not null`,
);
/** Whether the viewer may see a member at all. */
export async function isSeen(db: Queryable, viewerId: string, memberId: string): Promise<boolean> {
  const { rows } = await db.query(IS_SEEN, [viewerId, memberId]);
  return rows[0]?.seen ?? false;
}

const POSITION_OF = statement(
  "feed_place",
  `select greatest(p.created_at, (select max(r.created_at) from post_reposts r
               where $3::boolean and r.post_id = p.id
                 and exists(select from member_follows w where w.follower = $1::uuid and w.followed = r.member_id))) as at
             from posts p where p.id = $2::uuid`,
);
/** A post's position in the feed of followed members, or in any other; null if it is gone. */
export async function positionOf(
  db: Queryable,
  viewerId: string,
  id: string,
  withReposts: boolean,
): Promise<Position | null> {
  const { rows } = await db.query(POSITION_OF, [viewerId, id, withReposts]);
  return rows[0] ? { at: rows[0].at, id } : null;
}

const HAS_POSTED = statement(
  "has_posted",
  "select exists(select from posts where author_id = $1) as posted",
  { hot: true },
);
/** Whether a member has published a post that still exists. */
export async function hasPosted(db: Queryable, memberId: string): Promise<boolean> {
  const { rows } = await db.query(HAS_POSTED, [memberId]);
  return rows[0]?.posted ?? false;
}
