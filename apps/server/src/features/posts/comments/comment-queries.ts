import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { FEED_PAGE } from "@kompagnon/contract/posts/rules.ts";
import type { Position } from "#features/posts/feed/feed-queries.ts";
import { type CardJson, card, type MentionJson, mayReadOf, mentionsOf } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A comment as the viewer gets it. `shown` is false for one that is only listed because of its replies. */
export type CommentRow = {
  id: string;
  postId: string;
  parentId: string | null;
  authorId: string | null;
  authorLevel: number;
  author: CardJson | null;
  text: string;
  mentions: MentionJson[] | null;
  createdAt: Date;
  shown: boolean;
  hidden: boolean;
  signs: ScamSign[] | null;
  replies: number;
};

const PAGE = FEED_PAGE + 1;
/** Whether the viewer may read a comment `c`, whose author's account is `w`. */
const SHOWN = `(c.deleted_at is null and ${mayReadOf("c", "w")})`;
/** How many answers to it the viewer may read: looked at only where there are any. */
const REPLIES = `case when c.parent_id is null and (select true from post_comments a where a.parent_id = c.id limit 1)
  then post_comment_answers($1::uuid, c.id) else 0 end`;
/** Listed comments: those the viewer may read, and those with replies that the viewer may read. */
const LISTED = `(${SHOWN} or ${REPLIES} > 0)`;
const COMMENTS = "post_comments c left join member_accounts w on w.id = c.author_id";
/** Comments as the viewer gets them, of those that a part behind `where` chooses. */
const commentsWhere = (
  chosen: string,
  rows = "",
): string => `select c.id, c.post_id as "postId", c.parent_id as "parentId",
    c.author_id as "authorId", coalesce(c.admin_level, 0) as "authorLevel!", f.username as "username?", f.avatar as "avatar?",
    c.verified as "verified!", c.text,
    case when strpos(c.text, '@') > 0 then ${mentionsOf("c.post_id", "= c.id")} end as "mentions?: MentionJson[]",
    c.created_at as "createdAt", c.shown as "shown!", c.hidden_at is not null as hidden, c.signs, ${REPLIES} as "replies!"
  from (select * from (select c.*, w.admin_level, w.verified_at is not null as verified, ${SHOWN} as shown
    from ${COMMENTS} where ${chosen}) found ${rows}) c left join member_profiles f on f.member_id = c.author_id`;

/** Which comments: of a post, or the answers to one of its comments. */
export type Thread = { postId: string; parentId: string | null };
/** Where a page begins: behind a place, or with it. */
export type Start = Position & { inclusive: boolean };

const TOP = "c.parent_id is null";
const answersTo = (parameter: string) => `c.parent_id = ${parameter}::uuid`;

// The page is found first: what is shown of a comment is dearer than whether it is. The limit in the text makes the plan, the
// other one says how far it is followed.
const commentPage = (thread: string, behind: string): string =>
  `${commentsWhere(
    `c.post_id = $2::uuid and ${thread} and (c.created_at, c.id) ${behind} ($3::timestamptz, $4::uuid) and ${LISTED}
     order by c.created_at, c.id limit ${PAGE}`,
    "limit $5::int",
  )} order by c.created_at, c.id`;
const TOP_FROM = statement("comments_top_from", commentPage(TOP, ">="));
const TOP_BEHIND = statement("comments_top_behind", commentPage(TOP, ">"), { hot: true });
const ANSWERS_FROM = statement("comments_answers_from", commentPage(answersTo("$6"), ">="));
const ANSWERS_BEHIND = statement("comments_answers_behind", commentPage(answersTo("$6"), ">"));
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

const rowOf = ({
  username,
  avatar,
  verified,
  ...row
}: Omit<CommentRow, "author"> & Omit<CardJson, "id">): CommentRow => ({
  ...row,
  author: row.authorId ? { id: row.authorId, username, avatar, verified } : null,
});

/** At most `rows` comments, the oldest first; without a `start` from the first on. */
export async function listComments(
  db: Queryable,
  viewerId: string,
  { postId, parentId, start, rows: most }: Thread & { start: Start | null; rows: number },
): Promise<CommentRow[]> {
  const at = [viewerId, postId, start?.at ?? "-infinity", start?.id ?? FIRST_ID, most] as const;
  const { rows } =
    parentId === null
      ? await db.query(start?.inclusive ? TOP_FROM : TOP_BEHIND, at)
      : await db.query(start?.inclusive ? ANSWERS_FROM : ANSWERS_BEHIND, [...at, parentId]);
  return rows.map(rowOf);
}

const commentsBefore = (thread: string, limit: string): string =>
  `select c.created_at as at, c.id from ${COMMENTS} where c.post_id = $2::uuid and ${thread}
     and (c.created_at, c.id) <= ($3::timestamptz, $4::uuid) and ${LISTED}
   order by c.created_at desc, c.id desc limit ${limit}`;
const TOP_BEFORE = statement("comments_top_before", commentsBefore(TOP, "$5::int"), { plan: "custom" });
const ANSWERS_BEFORE = statement("comments_answers_before", commentsBefore(answersTo("$5"), "$6::int"), {
  plan: "custom",
});
/** The position `count` comments before another one, or of the first comment if there are fewer. */
export async function positionBefore(
  db: Queryable,
  viewerId: string,
  { thread, position, count }: { thread: Thread; position: Position; count: number },
): Promise<Position | null> {
  const { postId, parentId } = thread;
  const at = [viewerId, postId, position.at, position.id] as const;
  const { rows } =
    parentId === null
      ? await db.query(TOP_BEFORE, [...at, count + 1])
      : await db.query(ANSWERS_BEFORE, [...at, parentId, count + 1]);
  return rows.at(-1) ?? null;
}

const FIND_COMMENT = statement(
  "find_comment",
  commentsWhere(`c.id = $3::uuid and c.post_id = $2::uuid and ${SHOWN}`),
);
/** A comment of a post that the viewer may read; null if there is none. */
export async function findComment(
  db: Queryable,
  viewerId: string,
  postId: string,
  id: string,
): Promise<CommentRow | null> {
  const { rows } = await db.query(FIND_COMMENT, [viewerId, postId, id]);
  return rows[0] ? rowOf(rows[0]) : null;
}

const FIND_LISTED = statement(
  "posts_find_listed",
  `select c.created_at as at, c.id from ${COMMENTS} where c.id = $3::uuid and c.post_id = $2::uuid and ${LISTED}`,
);
/** The time since which a comment is listed under a post, also where nothing of it is shown; null if it is not listed. */
export async function findListed(
  db: Queryable,
  viewerId: string,
  postId: string,
  id: string,
): Promise<Position | null> {
  const { rows } = await db.query(FIND_LISTED, [viewerId, postId, id]);
  return rows[0] ?? null;
}

const FIND_STORED_COMMENT = statement(
  "find_stored_comment",
  `select id, post_id as "postId" from post_comments where author_id = $1 and client_id = $2`,
);
/** The comment that an author stored under a client_id, and under which post; null if there is none. */
export async function findStoredComment(
  db: Queryable,
  authorId: string,
  clientId: string,
): Promise<{ id: string; postId: string } | null> {
  const { rows } = await db.query(FIND_STORED_COMMENT, [authorId, clientId]);
  return rows[0] ?? null;
}

/** A comment to be stored under a locked post. */
export type NewCommentRow = {
  id: string;
  postId: string;
  parentId: string | null;
  authorId: string;
  clientId: string;
  text: string;
  signs: readonly ScamSign[] | null;
  named: readonly string[];
};
/** What became of it; not `fresh`: its client_id was used before, for the comment with this id of this post. */
export type StoredComment =
  | { fresh: true; id: string; postId: string; createdAt: Date; card: CardJson | null }
  | { fresh: false; id: string; postId: string };

const STORE_COMMENTS = statement(
  "store_comments",
  `select s.id as "id?", s.created_at as "createdAt?", ${card("s.author")} as "card?: CardJson"
   from comments_store($1) s order by s.place`,
);
/** Stores comments with the members they mention, and counts them: the function comments_store. */
export async function storeComments(
  tx: Queryable,
  comments: readonly NewCommentRow[],
): Promise<StoredComment[]> {
  if (comments.length === 0) return [];
  const drafts = comments.map(({ id, postId, parentId, authorId, clientId, text, signs, named }, place) => ({
    place,
    id,
    post: postId,
    parent: parentId,
    author: authorId,
    client: clientId,
    text,
    signs,
    named,
  }));
  const { rows } = await tx.query(STORE_COMMENTS, [JSON.stringify(drafts)]);
  const stored: StoredComment[] = [];
  for (const [n, { postId, authorId, clientId }] of comments.entries()) {
    const { id = null, createdAt = null, card: shown = null } = rows[n] ?? {};
    if (id && createdAt) stored.push({ fresh: true, id, postId, createdAt, card: shown });
    else stored.push({ fresh: false, ...(await knownComment(tx, authorId, clientId)) });
  }
  return stored;
}

async function knownComment(tx: Queryable, authorId: string, clientId: string) {
  const existing = await findStoredComment(tx, authorId, clientId);
  if (!existing) throw new Error("a comment that was not stored is there already");
  return existing;
}

const COUNT_COMMENT = statement(
  "count_comment",
  "update posts set comments = comments + $2::int where id = $1",
);
const countComment = (tx: Queryable, postId: string, by: number) => tx.query(COUNT_COMMENT, [postId, by]);

/** A comment as it stands under a locked post. `counted`: it is among the post's comments. */
export type PresentComment = {
  id: string;
  postId: string;
  parentId: string | null;
  authorId: string | null;
  authorLevel: number;
  counted: boolean;
  answers: number;
};
const LEVEL = `coalesce((select l.admin_level from member_accounts l where l.id = c.author_id), 0) as "authorLevel"`;
const PRESENT = `select c.id, c.post_id as "postId", c.parent_id as "parentId", c.author_id as "authorId", ${LEVEL},
    c.hidden_at is null and c.removed_at is null as counted,
    (select count(*) from post_comments a where a.parent_id = c.id) as answers
  from post_comments c where c.deleted_at is null`;

const FIND_PRESENT_COMMENT = statement(
  "posts_find_present_comment",
  `${PRESENT} and c.id = $2 and c.post_id = $1`,
);
const LIST_NOTIFYING = statement(
  "posts_list_notifying_comments",
  `select c.id from post_comments c where c.post_id = $1
     and (c.parent_id is not null or exists (select from post_mentions m where m.comment_id = c.id))`,
);
/** The comments of a post that members other than its author may have been notified of: answers, and those with mentions. */
export async function listNotifyingComments(tx: Queryable, postId: string): Promise<string[]> {
  const { rows } = await tx.query(LIST_NOTIFYING, [postId]);
  return rows.map(({ id }) => id);
}

/** A comment of a locked post that was not deleted; null if there is none. */
export async function findPresentComment(
  tx: Queryable,
  postId: string,
  id: string,
): Promise<PresentComment | null> {
  const { rows } = await tx.query(FIND_PRESENT_COMMENT, [postId, id]);
  return rows[0] ?? null;
}

const POST_OF_COMMENT = statement(
  "posts_post_of_comment",
  `select post_id as "postId" from post_comments where id = $1`,
);
/** The post of a comment; null if there is no such comment. */
export async function postOfComment(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query(POST_OF_COMMENT, [id]);
  return rows[0]?.postId ?? null;
}

const DELETE_COMMENT_POST_COMMENTS = statement(
  "posts_delete_comment_post_comments",
  "update post_comments set deleted_at = now(), text = '', signs = null, author_id = null where id = $1",
);
const DELETE_COMMENT_POST_MENTIONS = statement(
  "posts_delete_comment_post_mentions",
  "delete from post_mentions where comment_id = $1",
);
const DELETE_COMMENT_DELETE_POST_COMMENTS = statement(
  "posts_delete_comment_delete_post_comments",
  "delete from post_comments where id = $1",
);
const DELETE_COMMENT_2 = statement(
  "posts_delete_comment_2",
  `delete from post_comments c where c.id = $1 and c.deleted_at is not null
         and not exists(select from post_comments a where a.parent_id = c.id)`,
);
/** Deletes a comment of a locked post; with answers its place stays, and goes with the last of them. */
export async function deleteComment(tx: Queryable, one: PresentComment): Promise<void> {
  if (one.answers > 0) {
    await tx.query(DELETE_COMMENT_POST_COMMENTS, [one.id]);
    await tx.query(DELETE_COMMENT_POST_MENTIONS, [one.id]);
  } else await tx.query(DELETE_COMMENT_DELETE_POST_COMMENTS, [one.id]);
  if (one.counted) await countComment(tx, one.postId, -1);
  if (one.parentId) await tx.query(DELETE_COMMENT_2, [one.parentId]);
}

const withhold = (column: string): string =>
  `update post_comments set ${column} = case when $2::boolean then coalesce(${column}, now()) end where id = $1`;
const WITHHOLD = {
  hidden_at: statement("hide_comment", withhold("hidden_at")),
  removed_at: statement("remove_comment", withhold("removed_at")),
};
/** Takes a comment of a locked post out of sight, or lets it be seen again; the count follows. */
export async function withholdComment(
  tx: Queryable,
  {
    postId,
    id,
    column,
    withheld,
  }: { postId: string; id: string; column: keyof typeof WITHHOLD; withheld: boolean },
): Promise<void> {
  const before = await findPresentComment(tx, postId, id);
  if (!before) return;
  await tx.query(WITHHOLD[column], [id, withheld]);
  const after = await findPresentComment(tx, postId, id);
  if (after && after.counted !== before.counted) await countComment(tx, postId, after.counted ? 1 : -1);
}

const CLEAR_SIGNS = statement(
  "posts_clear_comment_signs",
  "update post_comments set signs = null where id = $1",
);
/** Takes the signs of a scam from a comment. */
export const clearCommentSigns = (tx: Queryable, id: string) => tx.query(CLEAR_SIGNS, [id]);
