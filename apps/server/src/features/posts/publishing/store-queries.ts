import { findStored, type StoredActions } from "#features/posts/post-queries.ts";
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
  `select s.outcome as "outcome!", s.id as "id?", s.created_at as "createdAt?", s.card as "card?: CardJson"
   from posts_store($1) s order by s.place`,
);
/** Stores posts with their authors' business models and whom they name: the function posts_store. */
export async function storePosts(tx: Queryable, posts: readonly NewPostRow[]): Promise<StoredPost[]> {
  const named = await findNamed(tx, posts);
  const asked = posts.map(({ names: _, ...post }, place) => ({
    ...post,
    place,
    named: named[place]?.map(({ id }) => id),
  }));
  const { rows } = await tx.query(STORE, [JSON.stringify(asked)]);
  const stored: StoredPost[] = [];
  for (const [place, { authorId, clientId }] of posts.entries()) {
    const { outcome, id = null, createdAt = null, card = null } = rows[place] ?? {};
    if (outcome === "stored" && id && createdAt && card)
      stored.push({ outcome, id, createdAt, card, mentions: named[place] ?? [] });
    else stored.push(outcome === "known" ? await knownPost(tx, authorId, clientId) : UNCONFIRMED);
  }
  return stored;
}

const UNCONFIRMED: StoredPost = { outcome: "email_unconfirmed" };

async function knownPost(tx: Queryable, authorId: string, clientId: string): Promise<StoredPost> {
  const id = await findStored(tx, authorId, clientId);
  if (!id) throw new Error("a post that was not stored is there already");
  return { outcome: "known", id };
}
