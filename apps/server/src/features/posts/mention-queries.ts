import { maySee } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Members by the names that a text mentions (lowercased), as far as its author may see them. */
export async function findNamed(
  db: Queryable,
  authorId: string,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.query<{ id: string }>(
    {
      name: "find_named",
      text: `select f.member_id as id from profiles f where f.username_key = any($2::text[]) and ${maySee("f.member_id")}`,
    },
    [authorId, names],
  );
  return rows.map(({ id }) => id);
}

/** Notes who is named in a post, or in one of its comments. */
export const insertMentions = (
  tx: Queryable,
  postId: string,
  commentId: string | null,
  memberIds: readonly string[],
) =>
  tx.query(
    {
      name: "insert_mentions",
      text: `insert into post_mentions (post_id, comment_id, member_id)
             select $1::uuid, $2::uuid, id from unnest($3::uuid[]) id on conflict do nothing`,
    },
    [postId, commentId, memberIds],
  );
