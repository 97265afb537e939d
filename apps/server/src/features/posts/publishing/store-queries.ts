import type { StoredActions } from "#features/posts/post-queries.ts";
import type { CardJson, MentionJson } from "#features/posts/post-sql.ts";
import { findNamed } from "#features/posts/publishing/mention-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A post to be stored; `names` are those that its text mentions, lowercased. */
export type NewPostRow = {
  id: string;
  authorId: string;
  clientId: string;
  content: string;
  tags: readonly string[];
  names: readonly string[];
  actions: StoredActions | null;
  quoteId: string | null;
  embeddable: boolean;
};

/** What became of it; `known`: its client_id was used before, for the post with this id. */
export type StoredPost =
  | { outcome: "stored"; id: string; createdAt: Date; card: CardJson; mentions: MentionJson[] }
  | { outcome: "known"; id: string }
  | { outcome: "email_unconfirmed" };

const STORE = statement(
  "store_posts",
  `select s.outcome, s.id, s.created_at as "createdAt", s.card as "card?: CardJson"
   from json_to_recordset($1::json) as d (place int, id uuid, "authorId" uuid, "clientId" uuid, content text, tags text[],
     named uuid[], actions jsonb, "quoteId" uuid, embeddable boolean)
   cross join lateral post_store(d."authorId", d.id, d."clientId", d.content, d.tags, d.named, d.actions, d."quoteId",
     d.embeddable) s order by d.place`,
);
/** Stores posts with their authors' business models and whom they name: the function post_store. */
export async function storePosts(tx: Queryable, posts: readonly NewPostRow[]): Promise<StoredPost[]> {
  const named = await findNamed(tx, posts);
  const asked = posts.map(({ names: _, ...post }, place) => ({
    ...post,
    place,
    named: named[place]?.map(({ id }) => id),
  }));
  const { rows } = await tx.query(STORE, [JSON.stringify(asked)]);
  return rows.map(({ outcome, id, createdAt, card }, place): StoredPost => {
    if (outcome === "stored" && id && createdAt && card)
      return { outcome, id, createdAt, card, mentions: named[place] ?? [] };
    if (outcome === "known" && id) return { outcome, id };
    return { outcome: "email_unconfirmed" };
  });
}
