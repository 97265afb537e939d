import { FEED_PAGE, type PostSort } from "@kompagnon/contract/posts/rules.ts";
import type { Position } from "#features/posts/feed/feed-queries.ts";
import { mayRead, wants } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import type { WordSearch } from "#platform/search/word-search.ts";

const PAGE = FEED_PAGE + 1;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Where one's own posts go on: what they are ordered by (a time in ms, or a count), and the id. */
export type SortPosition = { key: number; id: string };
// Planned for each call, as every list here whose bounds are unknown to a generic plan.
const mine = (column: string, order: "asc" | "desc", type: "timestamptz" | "int"): string => {
  const key = type === "timestamptz" ? `extract(epoch from ${column}) * 1000` : column;
  return `select p.id, (${key})::float8 as key from posts p where p.author_id = $1 and p.removed_at is null
      and ($2::${type} is null or (${column}, p.id) ${order === "asc" ? ">" : "<"} ($2::${type}, $3::uuid))
    order by ${column} ${order} nulls last, p.id ${order} nulls last limit $4 offset $5`;
};
const BY_TIME = {
  newest: statement("posts_mine_newest", mine("p.created_at", "desc", "timestamptz"), { plan: "custom" }),
  oldest: statement("posts_mine_oldest", mine("p.created_at", "asc", "timestamptz"), { plan: "custom" }),
};
const BY_COUNT = {
  likes: statement("posts_mine_likes", mine("p.likes", "desc", "int"), { plan: "custom" }),
  comments: statement("posts_mine_comments", mine("p.comments", "desc", "int"), { plan: "custom" }),
  reposts: statement("posts_mine_reposts", mine("p.reposts", "desc", "int"), { plan: "custom" }),
};

/** One's own posts in an order, with those that moderators look at. */
export async function listMine(
  db: Queryable,
  memberId: string,
  {
    sort,
    after,
    limit,
    offset,
  }: { sort: PostSort; after: SortPosition | null; limit: number; offset: number },
): Promise<SortPosition[]> {
  const page = [after?.id ?? null, limit, offset] as const;
  const { rows } =
    sort === "newest" || sort === "oldest"
      ? await db.query(BY_TIME[sort], [memberId, after && new Date(after.key), ...page])
      : await db.query(BY_COUNT[sort], [memberId, after?.key ?? null, ...page]);
  return rows;
}

/** What one's own posts got together. */
export type StatisticsRow = Record<"posts" | "likes" | "comments" | "reposts" | "shares" | "saves", number>;
const ADD_UP = statement(
  "post_statistics",
  `select count(*) as posts, coalesce(sum(likes), 0)::float8 as likes, coalesce(sum(comments), 0)::float8 as comments,
               coalesce(sum(reposts), 0)::float8 as reposts, coalesce(sum(shares), 0)::float8 as shares,
               coalesce(sum(saves), 0)::float8 as saves
             from posts where author_id = $1 and removed_at is null`,
);
/** Adds up one's own posts. */
export async function addUp(db: Queryable, memberId: string): Promise<StatisticsRow> {
  const { rows } = await db.query(ADD_UP, [memberId]);
  return rows[0] ?? { posts: 0, likes: 0, comments: 0, reposts: 0, shares: 0, saves: 0 };
}

/** A saved or liked post, since when, and in which collection. */
export type MarkedPostRow = Position & { collectionId: string | null };

const markedPosts = (table: string, collection: string, condition: string, offset: string): string =>
  `select x.post_id as id, x.created_at as at, ${collection} as "collectionId"
   from ${table} x where x.member_id = $1::uuid and (x.created_at, x.post_id) < ($2::timestamptz, $3::uuid)${condition}
     and (select ${mayRead("p")} from posts p where p.id = x.post_id)
   order by x.created_at desc nulls last, x.post_id desc nulls last limit ${PAGE} offset ${offset}::int`;
const LIST_SAVED = statement(
  "posts_list_saved",
  markedPosts("post_saves", "x.collection_id", " and ($4::uuid is null or x.collection_id = $4::uuid)", "$5"),
  { plan: "custom" },
);
const LIST_LIKED = statement("posts_list_liked", markedPosts("post_likes", "null::uuid", "", "$4"), {
  plan: "custom",
});

/** Saved posts, of one collection if one is named. */
export async function listSaved(
  db: Queryable,
  memberId: string,
  { collectionId, before, offset }: { collectionId: string | null; before: Position | null; offset: number },
): Promise<MarkedPostRow[]> {
  const { rows } = await db.query(LIST_SAVED, [
    memberId,
    before?.at ?? "infinity",
    before?.id ?? LAST_ID,
    collectionId,
    offset,
  ]);
  return rows;
}

/** Liked posts. */
export async function listLiked(
  db: Queryable,
  memberId: string,
  { before, offset }: { before: Position | null; offset: number },
): Promise<MarkedPostRow[]> {
  const { rows } = await db.query(LIST_LIKED, [
    memberId,
    before?.at ?? "infinity",
    before?.id ?? LAST_ID,
    offset,
  ]);
  return rows;
}

/** What is looked for: words, all of which have to be there, and hashtags. */
export type PostQuery = { words: WordSearch | null; tags: readonly string[] };

const BEFORE = "(p.created_at, p.id) < ($2::timestamptz, $3::uuid)";
const VISIBLE = `p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")}`;
const NEWEST_FIRST = "p.created_at desc nulls last, p.id desc nulls last";
/** Newest posts that a search looks through before it asks the index: a page of common words is among them. */
const NEAR = 1_500;
const HAS_WORDS = "p.words @@ $6::tsquery";
// The index on the newest has these alone.
const LISTED = "p.hidden_at is null and p.removed_at is null";
const READ = "p.id, p.created_at, p.content, p.words, p.author_id, p.hidden_at, p.removed_at";
/** Posts of an ordered list that fulfil conditions, judged one after the other until the page is full. */
const inOrder = (list: string, conditions: string): string =>
  `select p.id, p.created_at as at from (${list}) p where ${conditions} and ${VISIBLE}
   order by ${NEWEST_FIRST} limit $4::int`;
/** Those among the newest. */
const near = (conditions: string): string =>
  inOrder(
    `select ${READ} from posts p where ${LISTED} and ${BEFORE} order by ${NEWEST_FIRST} limit ${NEAR}`,
    `${HAS_WORDS} and ${conditions}`,
  );
/**
 * Those behind the newest, by the index on words: it reads every post that has them. Where they begin is compared outside, as a
 * planner would read all older posts from another index for it.
 */
const far = (conditions: string): string =>
  inOrder(
    `select ${READ} from posts p where ${HAS_WORDS} order by ${NEWEST_FIRST} offset 0`,
    `(p.created_at, p.id) < (
       select p.created_at, p.id from posts p where ${LISTED} and ${BEFORE} order by ${NEWEST_FIRST} limit 1 offset ${NEAR - 1})
     and ${conditions}`,
  );
const otherTags = (tags: string): string => `not exists (
  select from unnest(${tags}::text[]) other where not exists (
    select from post_tags o where o.tag = other and o.created_at = p.created_at and o.post_id = p.id))`;
const PHRASED_AND_TAGGED = `(cardinality($5::text[]) = 0 or search_text(p.content) like all($5::text[]))
  and ${otherTags("$7")}`;

const FOUND_NEAR = statement("posts_found_near", near(PHRASED_AND_TAGGED), { hot: true });
const FOUND_FAR = statement("posts_found_far", far(PHRASED_AND_TAGGED));
const FOUND_BY_TAGS = statement(
  "posts_found_by_tags",
  `select p.id, p.created_at as at from post_tags t join posts p on p.id = t.post_id
   where ${VISIBLE} and t.tag = $6 and (t.created_at, t.post_id) < ($2::timestamptz, $3::uuid) and ${otherTags("$7")}
   order by t.created_at desc, t.post_id desc limit $4::int offset $5::int`,
  { plan: "custom" },
);

/** Posts with all of these words and hashtags, the newest first; of entries that are passed over the limit counts the others. */
export async function listFound(
  db: Queryable,
  viewerId: string,
  {
    request: { words, tags },
    before,
    limit,
    offset,
  }: { request: PostQuery; before: Position | null; limit: number; offset: number },
): Promise<Position[]> {
  const start = [viewerId, before?.at ?? "infinity", before?.id ?? LAST_ID] as const;
  const [tag, ...others] = tags;
  if (!words)
    return tag === undefined
      ? []
      : (await db.query(FOUND_BY_TAGS, [...start, limit, offset, tag, others])).rows;
  const { query, phrases } = words;
  const wanted = offset + limit;
  const { rows } = await db.query(FOUND_NEAR, [...start, wanted, phrases, query, tags]);
  const left = wanted - rows.length;
  const rest = left > 0 ? await db.query(FOUND_FAR, [...start, left, phrases, query, tags]) : { rows: [] };
  return [...rows, ...rest.rows].slice(offset);
}
