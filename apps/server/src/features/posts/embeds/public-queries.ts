import type { StoredActions } from "#features/posts/post-queries.ts";
import { type CardJson, card, isPublic, type MediaJson, mediaOf } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** What other sites show of a quoted post. */
export type QuoteJson = { username: string | null; content: string };

/** A post as anybody may see it, unless its author does not want other sites to show it. */
export type PublicPost = {
  id: string;
  content: string;
  createdAt: Date;
  embeddable: boolean;
  likes: number;
  comments: number;
  reposts: number;
  author: CardJson;
  media: MediaJson[] | null;
  actions: StoredActions | null;
  isQuoting: boolean;
  /** What it comments on, where anybody may see that and other sites may show it. */
  quote: QuoteJson | null;
};

const FIND_PUBLIC_POST = statement(
  "find_public_post",
  `select p.id, p.content, p.created_at as "createdAt", p.embeddable, p.likes, p.comments, p.reposts,
               ${card("p.author_id")} as "author!: CardJson", ${mediaOf("p.id")} as "media?: MediaJson[]",
               p.actions as "actions?: StoredActions", p.quotes as "isQuoting",
               (select json_build_object('username', ${card("q.author_id")} ->> 'username', 'content', q.content)
                from posts q where q.id = p.quote_id and q.embeddable and ${isPublic("q")}) as "quote?: QuoteJson"
             from posts p where p.id = $1::uuid and ${isPublic("p")}`,
);
/** Finds it; null for one that is gone or out of sight, and where its author is. */
export async function findPublicPost(db: Queryable, id: string): Promise<PublicPost | null> {
  const { rows } = await db.query(FIND_PUBLIC_POST, [id]);
  return rows[0] ?? null;
}
