import { releaseMedia } from "#features/posts/media/media-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const POSTS_OF = statement(
  "posts_export_posts",
  `select id, content, actions, quote_id, embeddable, likes, comments, reposts, shares, saves, created_at,
     hidden_at is not null as in_review, removed_at is not null as removed
   from posts where author_id = $1 order by created_at, id`,
);
const COMMENTS_OF = statement(
  "posts_export_comments",
  `select c.id, c.post_id, c.parent_id, c.text, c.created_at, c.hidden_at is not null as in_review,
     c.removed_at is not null as removed
   from post_comments c where c.author_id = $1 order by c.created_at, c.id`,
);
const LIKES_OF = statement(
  "posts_export_likes",
  "select post_id, created_at from post_likes where member_id = $1 order by created_at",
);
const REPOSTS_OF = statement(
  "posts_export_reposts",
  "select post_id, created_at from post_reposts where member_id = $1 order by created_at",
);
const SHARES_OF = statement(
  "posts_export_shares",
  "select post_id, kind from post_shares where member_id = $1 order by post_id",
);
const SAVES_OF = statement(
  "posts_export_saves",
  `select s.post_id, c.name as collection, s.created_at from post_saves s
   left join post_collections c on c.id = s.collection_id where s.member_id = $1 order by s.created_at`,
);
const COLLECTIONS_OF = statement(
  "posts_export_collections",
  "select name, created_at from post_collections where member_id = $1 order by created_at",
);
/** Everything this feature holds about a member, for their export. */
export async function collectPosts(db: Queryable, memberId: string) {
  const of = [memberId] as const;
  return {
    posts: (await db.query(POSTS_OF, of)).rows,
    comments: (await db.query(COMMENTS_OF, of)).rows,
    likes: (await db.query(LIKES_OF, of)).rows,
    reposts: (await db.query(REPOSTS_OF, of)).rows,
    shares: (await db.query(SHARES_OF, of)).rows,
    saves: (await db.query(SAVES_OF, of)).rows,
    collections: (await db.query(COLLECTIONS_OF, of)).rows,
  };
}

/** A member's own picture or video, where it lies. */
export type OwnFile = { id: string; type: string; file: string };
const LIST_OWN_FILES = statement(
  "posts_list_own_files",
  "select id, type, file from post_media where member_id = $1 order by created_at, id",
);
/** A member's own pictures and videos. */
export async function listOwnFiles(db: Queryable, memberId: string): Promise<OwnFile[]> {
  const { rows } = await db.query(LIST_OWN_FILES, [memberId]);
  return rows;
}

const FILES_OF_MEMBER = statement(
  "posts_files_of_member",
  `select unnest(array_remove(array[file, preview], null)) as "key!" from post_media where member_id = $1`,
);
/** Storage keys of everything a member uploaded. */
export async function filesOfMember(db: Queryable, memberId: string): Promise<string[]> {
  const { rows } = await db.query(FILES_OF_MEMBER, [memberId]);
  return rows.map(({ key }) => key);
}

const LOCK_TOUCHED = statement(
  "posts_lock_touched",
  `select p.id, coalesce(p.author_id = $1 and (p.content = '' or p.hidden_at is not null or p.removed_at is not null), false) as goes
   from posts p
   where p.id in (select post_id from post_likes where member_id = $1
     union select post_id from post_reposts where member_id = $1
     union select post_id from post_saves where member_id = $1
     union select post_id from post_shares where member_id = $1
     union select q.quote_id from posts q where q.author_id = $1 and q.quote_id is not null
     union select c.post_id from post_comments c where c.author_id = $1
     union select id from posts where author_id = $1)
   order by p.id for update of p`,
);

/**
 * Locks every post that a member's erasure changes, in one order, which avoids deadlocks with other erasures. `goes`: the post
 * had only pictures, which are deleted, or moderators hid it, and no member could bring it back.
 */
export async function lockTouched(tx: Queryable, memberId: string): Promise<{ id: string; goes: boolean }[]> {
  const { rows } = await tx.query(LOCK_TOUCHED, [memberId]);
  return rows;
}

const takingBack = (table: string, count: string): string =>
  `with gone as (delete from ${table} where member_id = $1 returning post_id),
        each as (select post_id, count(*)::int as n from gone group by post_id)
   update posts p set ${count} = p.${count} - each.n from each where p.id = each.post_id`;
const MARKS_BACK = [
  statement("take_likes_back", takingBack("post_likes", "likes")),
  statement("take_reposts_back", takingBack("post_reposts", "reposts")),
  statement("take_saves_back", takingBack("post_saves", "saves")),
  statement("take_shares_back", takingBack("post_shares", "shares")),
];
/** Takes back what a member did to posts, in the counts and in the rows. */
export async function takeMarksBack(tx: Queryable, memberId: string): Promise<void> {
  for (const back of MARKS_BACK) await tx.query(back, [memberId]);
}

const LIST_WITHHELD_COMMENTS = statement(
  "posts_list_withheld_comments",
  `select id, post_id as "postId" from post_comments
     where author_id = $1 and (hidden_at is not null or removed_at is not null) order by id`,
);
/** A member's comments that moderators took out of sight, under locked posts. */
export async function listWithheldComments(
  tx: Queryable,
  memberId: string,
): Promise<{ id: string; postId: string }[]> {
  const { rows } = await tx.query(LIST_WITHHELD_COMMENTS, [memberId]);
  return rows;
}

const DELETE_WITH_AUTHOR = statement(
  "posts_delete_with_author",
  `with gone as (delete from posts where id = $1 returning quote_id)
     update posts p set reposts = p.reposts - 1 from gone where p.id = gone.quote_id`,
);
/** Removes a locked post that goes with its author; where it was a repost with a comment, it counts no longer. */
export async function deleteWithAuthor(tx: Queryable, id: string): Promise<void> {
  await releaseMedia(tx, id);
  await tx.query(DELETE_WITH_AUTHOR, [id]);
}
