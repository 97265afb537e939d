import type { LockedPost } from "#features/posts/post-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** What members do to posts, once each, and which count of the post tells how many. */
const MARKS = {
  like: { table: "post_likes", count: "likes" },
  repost: { table: "post_reposts", count: "reposts" },
} as const;
export type Mark = keyof typeof MARKS;

/** Whether something changed, and what the count is now. */
export type Marked = { changed: boolean; count: number };

/**
 * Writes a row, or removes one, and the count with it: one statement, so that a post that everybody likes is locked for as
 * short as can be. `write` answers a row if there was something to do.
 */
async function mark(
  tx: Queryable,
  name: string,
  write: string,
  values: readonly unknown[],
  { id }: Pick<LockedPost, "id">,
  [count, by, before]: ["likes" | "reposts" | "shares" | "saves", 1 | -1, number],
): Promise<Marked> {
  const { rows } = await tx.query<{ count: number }>(
    {
      name,
      text: `with done as (${write} returning 1)
             update posts set ${count} = ${count} + ${by} where id = $1::uuid and exists(select from done)
             returning ${count} as count`,
    },
    [id, ...values],
  );
  return { changed: rows.length > 0, count: rows[0]?.count ?? before };
}

const INSERT = (table: string) => `insert into ${table} (post_id, member_id, created_at)
  values ($1::uuid, $2::uuid, date_trunc('milliseconds', clock_timestamp())) on conflict do nothing`;
const DELETE = (table: string) => `delete from ${table} where post_id = $1::uuid and member_id = $2::uuid`;

/** Marks a locked post. */
export function setMark(tx: Queryable, kind: Mark, memberId: string, post: LockedPost): Promise<Marked> {
  const { table, count } = MARKS[kind];
  return mark(tx, `set_${kind}`, INSERT(table), [memberId], post, [count, 1, post[count]]);
}

/** Takes a mark from a locked post. */
export function unsetMark(tx: Queryable, kind: Mark, memberId: string, post: LockedPost): Promise<Marked> {
  const { table, count } = MARKS[kind];
  return mark(tx, `unset_${kind}`, DELETE(table), [memberId], post, [count, -1, post[count]]);
}

/** Saves a locked post, or moves it to another collection. */
export async function setSave(
  tx: Queryable,
  memberId: string,
  post: LockedPost,
  collectionId: string | null,
): Promise<void> {
  const { changed } = await mark(tx, "set_save", INSERT("post_saves"), [memberId], post, ["saves", 1, 0]);
  if (changed && collectionId === null) return;
  await tx.query("update post_saves set collection_id = $3 where post_id = $1 and member_id = $2", [
    post.id,
    memberId,
    collectionId,
  ]);
}

/** No longer saves a locked post. */
export const unsetSave = (tx: Queryable, memberId: string, post: LockedPost): Promise<Marked> =>
  mark(tx, "unset_save", DELETE("post_saves"), [memberId], post, ["saves", -1, 0]);

/** Notes that a member copied something of a locked post. */
export const addShare = (
  tx: Queryable,
  memberId: string,
  post: LockedPost,
  kind: "link" | "embed",
): Promise<Marked> =>
  mark(
    tx,
    "add_share",
    "insert into post_shares (post_id, member_id, kind) values ($1::uuid, $2::uuid, $3::text) on conflict do nothing",
    [memberId, kind],
    post,
    ["shares", 1, post.shares],
  );
