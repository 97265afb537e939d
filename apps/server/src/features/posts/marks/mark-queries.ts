import type { LockedPost } from "#features/posts/post-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** Whether something changed, and what the count is now. */
export type Marked = { changed: boolean; count: number };

/**
 * Writes a row, or removes one, and the count with it: one statement, so that a post that everybody likes is locked for as
 * short as can be. `write` answers a row if there was something to do.
 */
const counting = (write: string, count: string, by: 1 | -1): string => `with done as (${write} returning 1)
  update posts set ${count} = ${count} + ${by} where id = $1::uuid and exists(select from done)
  returning ${count} as count`;
const adding = (table: string, count: string): string =>
  counting(
    `insert into ${table} (post_id, member_id, created_at)
     values ($1::uuid, $2::uuid, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`,
    count,
    1,
  );
const taking = (table: string, count: string): string =>
  counting(`delete from ${table} where post_id = $1::uuid and member_id = $2::uuid`, count, -1);

const SET_REPOST = statement("set_repost", adding("post_reposts", "reposts"));
const UNSET_REPOST = statement("unset_repost", taking("post_reposts", "reposts"));
const ADD_SAVE = statement("set_save", adding("post_saves", "saves"));
const REMOVE_SAVE = statement("unset_save", taking("post_saves", "saves"));
const ADD_SHARE = statement(
  "add_share",
  counting(
    "insert into post_shares (post_id, member_id, kind) values ($1::uuid, $2::uuid, $3::text) on conflict do nothing",
    "shares",
    1,
  ),
);

/** What a statement above did; `before` is the count if it did nothing. */
const marked = ({ rows }: { rows: { count: number }[] }, before: number): Marked => ({
  changed: rows.length > 0,
  count: rows[0]?.count ?? before,
});

/** Reposts a locked post. */
export const setRepost = async (tx: Queryable, memberId: string, post: LockedPost): Promise<Marked> =>
  marked(await tx.query(SET_REPOST, [post.id, memberId]), post.reposts);

/** Takes the repost of a locked post back. */
export const unsetRepost = async (tx: Queryable, memberId: string, post: LockedPost): Promise<Marked> =>
  marked(await tx.query(UNSET_REPOST, [post.id, memberId]), post.reposts);

/** A like of a locked post, set or removed. */
export type Liking = { postId: string; memberId: string; on: boolean };

const SET_LIKES = statement(
  "set_likes",
  `select changed as "changed!", likes as "count!" from like_set($1) order by place`,
);
const ADD_LIKES = statement(
  "add_likes",
  `select changed as "changed!", likes as "count?" from likes_add($1) order by place`,
);
/**
 * Sets and takes likes, in their order; `counts` are those before. Such as only add are the function likes_add, others like_set.
 */
export async function setLikes(
  tx: Queryable,
  all: readonly Liking[],
  counts: readonly number[],
): Promise<Marked[]> {
  if (all.length === 0) return [];
  const inputs = all.map(({ postId, memberId, on }, place) => ({
    place,
    post: postId,
    member: memberId,
    on,
  }));
  const pairs = new Set(all.map(({ postId, memberId }) => `${postId} ${memberId}`));
  const onlyAdd = pairs.size === all.length && all.every(({ on }) => on);
  if (!onlyAdd) return (await tx.query(SET_LIKES, [JSON.stringify(inputs)])).rows;
  const { rows } = await tx.query(ADD_LIKES, [JSON.stringify(inputs)]);
  return rows.map(({ changed, count }, n) => ({ changed, count: count ?? counts[n] ?? 0 }));
}

const SET_SAVE = statement(
  "posts_set_save",
  "update post_saves set collection_id = $3 where post_id = $1 and member_id = $2",
);
/** Saves a locked post, or moves it to another collection. */
export async function setSave(
  tx: Queryable,
  memberId: string,
  post: LockedPost,
  collectionId: string | null,
): Promise<void> {
  const { changed } = marked(await tx.query(ADD_SAVE, [post.id, memberId]), 0);
  if (changed && collectionId === null) return;
  await tx.query(SET_SAVE, [post.id, memberId, collectionId]);
}

/** No longer saves a locked post. */
export const unsetSave = async (tx: Queryable, memberId: string, post: LockedPost): Promise<Marked> =>
  marked(await tx.query(REMOVE_SAVE, [post.id, memberId]), 0);

/** Notes that a member copied something of a locked post. */
export const addShare = async (
  tx: Queryable,
  memberId: string,
  post: LockedPost,
  kind: "link" | "embed",
): Promise<Marked> => marked(await tx.query(ADD_SHARE, [post.id, memberId, kind]), post.shares);
