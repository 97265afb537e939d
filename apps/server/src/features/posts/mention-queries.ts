import { maySee } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const FIND_NAMED = statement(
  "find_named",
  `select f.member_id as id from member_profiles f where f.username_key = any($2::text[]) and ${maySee("f.member_id")}`,
);
/** Members by the names that a text mentions (lowercased), as far as its author may see them. */
export async function findNamed(
  db: Queryable,
  authorId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.query(FIND_NAMED, [authorId, names]);
  return rows.map(({ id }) => id);
}

const INSERT_MENTIONS = statement(
  "insert_mentions",
  `insert into post_mentions (post_id, comment_id, member_id)
             select $1::uuid, $2::uuid, id from unnest($3::uuid[]) id on conflict do nothing`,
);
/** Notes who is named in a post, or in one of its comments. */
export const insertMentions = (
  tx: Queryable,
  postId: string,
  commentId: string | null,
  memberIds: readonly string[],
) => tx.query(INSERT_MENTIONS, [postId, commentId, memberIds]);
