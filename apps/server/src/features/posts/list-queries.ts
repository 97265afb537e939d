import { FEED_PAGE, type PostSort } from "@kompagnon/contract/posts/rules.ts";
import type { Position } from "#features/posts/feed-queries.ts";
import { mayRead, wants } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";

const PAGE = FEED_PAGE + 1;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Where one's own posts go on: what they are ordered by (a time in ms, or a count), and the id. */
export type SortPosition = { key: number; id: string };
const KEYS = {
  newest: { column: "p.created_at", order: "desc", type: "timestamptz" },
  oldest: { column: "p.created_at", order: "asc", type: "timestamptz" },
  likes: { column: "p.likes", order: "desc", type: "int" },
  comments: { column: "p.comments", order: "desc", type: "int" },
  reposts: { column: "p.reposts", order: "desc", type: "int" },
} as const;

/** One's own posts in an order, with those that moderators look at. */
export async function listMine(
  db: Queryable,
  memberId: string,
  sort: PostSort,
  after: SortPosition | null,
  limit: number,
  offset: number,
): Promise<SortPosition[]> {
  const { column, order, type } = KEYS[sort];
  const isTime = type === "timestamptz";
  const key = isTime ? `extract(epoch from ${column}) * 1000` : column;
  const { rows } = await db.query<SortPosition>(
    `select p.id, (${key})::float8 as key from posts p where p.author_id = $1 and p.removed_at is null
       and ($2::${type} is null or (${column}, p.id) ${order === "asc" ? ">" : "<"} ($2::${type}, $3::uuid))
     order by ${column} ${order} nulls last, p.id ${order} nulls last limit $4 offset $5`,
    [memberId, after && (isTime ? new Date(after.key) : after.key), after?.id ?? null, limit, offset],
  );
  return rows;
}

/** What one's own posts got together. */
export type StatisticsRow = Record<"posts" | "likes" | "comments" | "reposts" | "shares" | "saves", number>;
/** Adds up one's own posts. */
export async function addUp(db: Queryable, memberId: string): Promise<StatisticsRow> {
  const { rows } = await db.query<StatisticsRow>(
    {
      name: "post_statistics",
      text: `select count(*) as posts, coalesce(sum(likes), 0)::float8 as likes, coalesce(sum(comments), 0)::float8 as comments,
               coalesce(sum(reposts), 0)::float8 as reposts, coalesce(sum(shares), 0)::float8 as shares,
               coalesce(sum(saves), 0)::float8 as saves
             from posts where author_id = $1 and removed_at is null`,
    },
    [memberId],
  );
  return rows[0] ?? { posts: 0, likes: 0, comments: 0, reposts: 0, shares: 0, saves: 0 };
}

/** A saved or liked post, since when, and in which collection. */
export type KeptRow = Position & { collectionId: string | null };

const kept = (table: "post_saves" | "post_likes", offset: number): string =>
  `select x.post_id as id, x.created_at as at, ${table === "post_saves" ? "x.collection_id" : "null::uuid"} as "collectionId"
   from ${table} x where x.member_id = $1::uuid and (x.created_at, x.post_id) < ($2::timestamptz, $3::uuid)
     ${table === "post_saves" ? "and ($4::uuid is null or x.collection_id = $4::uuid)" : ""}
     and (select ${mayRead("p")} from posts p where p.id = x.post_id)
   order by x.created_at desc nulls last, x.post_id desc nulls last limit ${PAGE} offset ${Math.trunc(offset)}`;

/** Saved posts, of one collection if one is named. */
export async function listSaved(
  db: Queryable,
  memberId: string,
  collectionId: string | null,
  before: Position | null,
  offset: number,
): Promise<KeptRow[]> {
  const { rows } = await db.query<KeptRow>(kept("post_saves", offset), [
    memberId,
    before?.at ?? "infinity",
    before?.id ?? LAST_ID,
    collectionId,
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
  const { rows } = await db.query<KeptRow>(kept("post_likes", offset), [
    memberId,
    before?.at ?? "infinity",
    before?.id ?? LAST_ID,
  ]);
  return rows;
}

/** What is looked for: words of which all have to be there, as written and as beginnings, and hashtags. */
export type PostQuery = { words: string; beginnings: string; tags: readonly string[] };

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
  const values: unknown[] = [viewerId, before?.at ?? "infinity", before?.id ?? LAST_ID];
  const conditions: string[] = [];
  if (words !== "") {
    values.push(words, beginnings);
    conditions.push(
      "to_tsvector('simple', p.content) @@ (plainto_tsquery('simple', $4::text) || to_tsquery('simple', $5::text))",
    );
  }
  if (tags.length > 0) {
    values.push(tags);
    conditions.push(`p.tags <> '{}' and p.tags @> $${values.length}::text[]`);
  }
  const { rows } = await db.query<Position>(
    `select p.id, p.created_at as at from posts p
     where p.hidden_at is null and ${mayRead("p")} and ${wants("p.author_id")}
       and (p.created_at, p.id) < ($2::timestamptz, $3::uuid) and ${conditions.join(" and ")}
     order by p.created_at desc nulls last, p.id desc nulls last limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  );
  return rows;
}
