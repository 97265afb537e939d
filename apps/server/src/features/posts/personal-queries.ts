import { releaseMedia } from "#features/posts/media-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Everything this feature holds about a member, for their export. */
export async function collectPosts(db: Queryable, memberId: string) {
  const all = async (text: string) => (await db.query(text, [memberId])).rows;
  return {
    posts: await all(
      `select id, content, actions, quote_id, embeddable, likes, comments, reposts, shares, saves, created_at,
         hidden_at is not null as in_review, removed_at is not null as removed
       from posts where author_id = $1 order by created_at, id`,
    ),
    comments: await all(
      `select c.id, c.post_id, c.parent_id, c.text, c.created_at, c.hidden_at is not null as in_review,
         c.removed_at is not null as removed
       from post_comments c where c.author_id = $1 order by c.created_at, c.id`,
    ),
    likes: await all("select post_id, created_at from post_likes where member_id = $1 order by created_at"),
    reposts: await all(
      "select post_id, created_at from post_reposts where member_id = $1 order by created_at",
    ),
    shares: await all("select post_id, kind from post_shares where member_id = $1 order by post_id"),
    saves: await all(
      `select s.post_id, c.name as collection, s.created_at from post_saves s
       left join post_collections c on c.id = s.collection_id where s.member_id = $1 order by s.created_at`,
    ),
    collections: await all(
      "select name, created_at from post_collections where member_id = $1 order by created_at",
    ),
  };
}

/** A member's own picture or video, where it lies. */
export type OwnFile = { id: string; type: string; file: string };
/** A member's own pictures and videos. */
export async function listOwnFiles(db: Queryable, memberId: string): Promise<OwnFile[]> {
  const { rows } = await db.query<OwnFile>(
    "select id, type, file from post_media where member_id = $1 order by created_at, id",
    [memberId],
  );
  return rows;
}

/** Storage keys of everything a member uploaded. */
export async function filesOfMember(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    "select unnest(array_remove(array[file, preview], null)) as key from post_media where member_id = $1",
    [memberId],
  );
  return rows.map(({ key }) => key);
}

/** What a member did to posts, and which count tells of it. */
const COUNTED = [
  ["post_likes", "likes"],
  ["post_reposts", "reposts"],
  ["post_saves", "saves"],
  ["post_shares", "shares"],
] as const;

/**
 * Locks every post that a member's erasure changes, in one order: so it never waits crosswise with another. `goes`: it was
 * nothing but pictures, which go, or moderators took it out of sight, and nobody could bring it back.
 */
export async function lockTouched(tx: Queryable, memberId: string): Promise<{ id: string; goes: boolean }[]> {
  const { rows } = await tx.query<{ id: string; goes: boolean }>(
    `select p.id, p.author_id = $1 and (p.content = '' or p.hidden_at is not null or p.removed_at is not null) as goes
     from posts p
     where p.id in (${COUNTED.map(([table]) => `select post_id from ${table} where member_id = $1`).join(" union ")}
       union select q.quote_id from posts q where q.author_id = $1 and q.quote_id is not null
       union select c.post_id from post_comments c where c.author_id = $1
       union select id from posts where author_id = $1)
     order by p.id for update of p`,
    [memberId],
  );
  return rows;
}

/** Takes back what a member did to posts, in the counts and in the rows. */
export async function takeMarksBack(tx: Queryable, memberId: string): Promise<void> {
  for (const [table, count] of COUNTED)
    await tx.query(
      `with gone as (delete from ${table} where member_id = $1 returning post_id),
            each as (select post_id, count(*)::int as n from gone group by post_id)
       update posts p set ${count} = p.${count} - each.n from each where p.id = each.post_id`,
      [memberId],
    );
}

/** A member's comments that moderators took out of sight, under locked posts. */
export async function listWithheldComments(
  tx: Queryable,
  memberId: string,
): Promise<{ id: string; postId: string }[]> {
  const { rows } = await tx.query<{ id: string; postId: string }>(
    `select id, post_id as "postId" from post_comments
     where author_id = $1 and (hidden_at is not null or removed_at is not null) order by id`,
    [memberId],
  );
  return rows;
}

/** Removes a locked post that goes with its author; where it was a repost with a comment, it counts no longer. */
export async function deleteWithAuthor(tx: Queryable, id: string): Promise<void> {
  await releaseMedia(tx, id);
  await tx.query(
    `with gone as (delete from posts where id = $1 returning quote_id)
     update posts p set reposts = p.reposts - 1 from gone where p.id = gone.quote_id`,
    [id],
  );
}
