import { FEED_PAGE, type PostSort } from "@kompagnon/contract/posts/rules.ts";
import type { Position } from "#features/posts/feed/feed-queries.ts";
import { mayRead, wants } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const PAGE = FEED_PAGE + 1;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Where one's own posts go on: what they are ordered by (a time in ms, or a count), and the id. */
export type SortPosition = { key: number; id: string };
// Planned anew, as every list here whose end or beginning is not known to the plan.
const mine = (column: string, order: "asc" | "desc", type: "timestamptz" | "int"): string => {
  const key = type === "timestamptz" ? `extract(epoch from ${column}) * 1000` : column;
  return `select p.id, (${key})::float8 as key from posts p where p.author_id = $1 and p.removed_at is null
      and ($2::${type} is null or (${column}, p.id) ${order === "asc" ? ">" : "<"} ($2::${type}, $3::uuid))
    order by ${column} ${order} nulls last, p.id ${order} nulls last limit $4 offset $5`;
};
const BY_TIME = {
  newest: statement("posts_mine_newest", mine("p.created_at", "desc", "timestamptz"), { plan: "anew" }),
  oldest: statement("posts_mine_oldest", mine("p.created_at", "asc", "timestamptz"), { plan: "anew" }),
};
const BY_COUNT = {
  likes: statement("posts_mine_likes", mine("p.likes", "desc", "int"), { plan: "anew" }),
  comments: statement("posts_mine_comments", mine("p.comments", "desc", "int"), { plan: "anew" }),
  reposts: statement("posts_mine_reposts", mine("p.reposts", "desc", "int"), { plan: "anew" }),
};

/** One's own posts in an order, with those that moderators look at. */
export async function listMine(
  db: Queryable,
  memberId: string,
  sort: PostSort,
  after: SortPosition | null,
  limit: number,
  offset: number,
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
export type KeptRow = Position & { collectionId: string | null };

const kept = (table: string, collection: string, condition: string, offset: string): string =>
  `select x.post_id as id, x.created_at as at, ${collection} as "collectionId"
   from ${table} x where x.member_id = $1::uuid and (x.created_at, x.post_id) < ($2::timestamptz, $3::uuid)${condition}
     and (select ${mayRead("p")} from posts p where p.id = x.post_id)
   order by x.created_at desc nulls last, x.post_id desc nulls last limit ${PAGE} offset ${offset}::int`;
const LIST_SAVED = statement(
  "posts_list_saved",
  kept("post_saves", "x.collection_id", " and ($4::uuid is null or x.collection_id = $4::uuid)", "$5"),
  { plan: "anew" },
);
const LIST_LIKED = statement("posts_list_liked", kept("post_likes", "null::uuid", "", "$4"), {
  plan: "anew",
});

/** Saved posts, of one collection if one is named. */
export async function listSaved(
  db: Queryable,
  memberId: string,
  collectionId: string | null,
  before: Position | null,
  offset: number,
): Promise<KeptRow[]> {
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
  before: Position | null,
  offset: number,
): Promise<KeptRow[]> {
  const { rows } = await db.query(LIST_LIKED, [
    memberId,
    before?.at ?? "infinity",
    before?.id ?? LAST_ID,
    offset,
  ]);
  return rows;
}

/** What is looked for: words of which all have to be there, as written and as beginnings, and hashtags. */
export type PostQuery = { words: string; beginnings: string; tags: readonly string[] };

const found = (conditions: string): string =>
  `select p.id, p.created_at as at from posts p
   where p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")}
     and (p.created_at, p.id) < ($2::timestamptz, $3::uuid) and ${conditions}
   order by p.created_at desc nulls last, p.id desc nulls last limit $4::int offset $5::int`;
const WITH_WORDS =
  "to_tsvector('simple', p.content) @@ (plainto_tsquery('simple', $6::text) || to_tsquery('simple', $7::text))";
const withTags = (tags: string): string => `p.tags <> '{}' and p.tags @> ${tags}::text[]`;
const FOUND_BY_WORDS = statement("posts_found_by_words", found(WITH_WORDS), { plan: "anew" });
const FOUND_BY_TAGS = statement("posts_found_by_tags", found(withTags("$6")), { plan: "anew" });
const FOUND_BY_BOTH = statement("posts_found_by_both", found(`${WITH_WORDS} and ${withTags("$8")}`), {
  plan: "anew",
});

/**
 * Posts with all of these words and hashtags, the newest first. Planned anew each time: whether to walk the newest posts
 * or to look the words up depends on how common they are.
 */
export async function listFound(
  db: Queryable,
  viewerId: string,
  { words, beginnings, tags }: PostQuery,
  before: Position | null,
  limit: number,
  offset: number,
): Promise<Position[]> {
  const start = [viewerId, before?.at ?? "infinity", before?.id ?? LAST_ID, limit, offset] as const;
  if (words === "") return (await db.query(FOUND_BY_TAGS, [...start, tags])).rows;
  if (tags.length === 0) return (await db.query(FOUND_BY_WORDS, [...start, words, beginnings])).rows;
  return (await db.query(FOUND_BY_BOTH, [...start, words, beginnings, tags])).rows;
}
