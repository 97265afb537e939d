import type { Language } from "@kompagnon/contract/wire/model.ts";
import { HIDDEN_AUTHORS, type Position } from "#features/posts/feed/feed-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Newest posts that are ranked at a time. */
export const ORDERED_AT_ONCE = 300;
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** Last digits of its id that identify a post within a slice. */
export const TAIL_DIGITS = 6;

// The limit is a constant in the SQL, as in the other feeds. `coalesce` instead of `is null`, of which a planner expects one row in
// two hundred: it would rather sort all posts than read the newest in order.
const IS_ELIGIBLE = `p.hidden_at is null and p.removed_at is null
  and (p.author_id is null or p.author_id not in ${HIDDEN_AUTHORS})
  and (p.author_id is null or p.author_id = $1::uuid
    or coalesce((select false from hidden_members h where h.id = p.author_id), true))`;

/** The signals by which a post suits the viewer. */
export type SignsRow = Position & {
  author: string | null;
  language: Language | null;
  likes: number;
  comments: number;
  reposts: number;
  liked: boolean;
  followed: boolean;
};
const FEED_SIGNS = statement(
  "feed_signs",
  `select p.id, p.created_at as at, p.author_id as author, p.language, p.likes, p.comments, p.reposts,
     p.likes > 0 and coalesce((select true from post_likes x where x.post_id = p.id and x.member_id = $1::uuid), false) as "liked!",
     coalesce((select true from member_follows f where f.follower = $1::uuid and f.followed = p.author_id), false) as "followed!"
   from posts p where ${IS_ELIGIBLE} and (p.created_at, p.id) < ($2::timestamptz, $3::uuid)
   order by p.created_at desc nulls last, p.id desc nulls last limit ${ORDERED_AT_ONCE}`,
  { hot: true },
);
/** The newest posts below a position that the viewer wants to come across, the newest first. */
export async function listSigns(
  db: Queryable,
  viewerId: string,
  below: Position | null,
): Promise<SignsRow[]> {
  const { rows } = await db.query(FEED_SIGNS, [viewerId, below?.at ?? "infinity", below?.id ?? LAST_ID]);
  return rows;
}

// However far apart the ends of a cursor are: twice the posts of a slice, as some may have been hidden when it was put in order.
const FEED_SLICE = statement(
  "feed_stretch",
  `select s.id from (
     select p.id, p.created_at from posts p
     where ${IS_ELIGIBLE} and (p.created_at, p.id) <= ($2::timestamptz, $3::uuid) and (p.created_at, p.id) >= ($4::timestamptz, $5::uuid)
     order by p.created_at desc nulls last, p.id desc nulls last limit ${2 * ORDERED_AT_ONCE}
   ) s where right(s.id::text, ${TAIL_DIGITS}) = any($6::text[])
   order by s.created_at desc, s.id desc`,
);
/** Those posts of a stretch whose ids end so, as far as the viewer still wants to come across them. */
export async function listSlice(
  db: Queryable,
  viewerId: string,
  { newest, oldest }: { newest: Position; oldest: Position },
  tails: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query(FEED_SLICE, [viewerId, newest.at, newest.id, oldest.at, oldest.id, tails]);
  return rows.map(({ id }) => id);
}

const POST_TEXTS = statement("post_texts", "select id, content from posts where id = any($1::uuid[])");
/** What posts say, by their ids. */
export async function textsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.query(POST_TEXTS, [ids]);
  return new Map(rows.map(({ id, content }) => [id, content]));
}
