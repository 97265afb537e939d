import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { findStored, type StoredActions } from "#features/posts/post-queries.ts";
import { type CardJson, type MentionJson, maySee } from "#features/posts/post-sql.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** A post to be stored; `names` are the keys of the members that its text mentions. */
export type NewPostRow = {
  id: string;
  authorId: string;
  clientId: string;
  content: string;
  tags: readonly string[];
  names: readonly (readonly string[])[];
  actions: StoredActions | null;
  quoteId: string | null;
  embeddable: boolean;
  /** Its detected language; null if unknown. */
  language: Language | null;
  /** What it has of a scam; null if nothing. */
  signs: ScamSign[] | null;
};

/** What became of it; `known`: its client_id was used before, for the post with this id. */
export type StoredPost =
  | {
      outcome: "stored";
      id: string;
      createdAt: Date;
      card: CardJson;
      mentions: MentionJson[];
      language: Language | null;
    }
  | { outcome: "known"; id: string }
  | { outcome: "email_unconfirmed" };

const STORE = statement(
  "store_posts",
  `select s.outcome as "outcome!", s.id as "id?", s.created_at as "createdAt?", s.card as "card?: CardJson",
     s.language as "language?"
   from posts_store($1) s order by s.place`,
);
/** Stores posts with their authors' business models and mentions: the function posts_store. */
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
    const { outcome, id = null, createdAt = null, card = null, language = null } = rows[place] ?? {};
    if (outcome === "stored" && id && createdAt && card) {
      const written = language as Language | null; // as it was given
      stored.push({ outcome, id, createdAt, card, language: written, mentions: named[place] ?? [] });
    } else stored.push(outcome === "known" ? await knownPost(tx, authorId, clientId) : UNCONFIRMED);
  }
  return stored;
}

const UNCONFIRMED: StoredPost = { outcome: "email_unconfirmed" };

async function knownPost(tx: Queryable, authorId: string, clientId: string): Promise<StoredPost> {
  const id = await findStored(tx, authorId, clientId);
  if (!id) throw new Error("a post that was not stored is there already");
  return { outcome: "known", id };
}

const LIST_UNREAD = statement(
  "posts_list_unread_language",
  `select p.id, p.content, f.language from posts p left join member_profiles f on f.member_id = p.author_id
     where p.language is null order by p.id limit $1`,
);
/** Posts without a detected language, with their authors' languages. */
export async function listUnreadLanguage(
  db: Queryable,
  limit: number,
): Promise<{ id: string; content: string; language: Language | null }[]> {
  const { rows } = await db.query(LIST_UNREAD, [limit]);
  return rows;
}

const SET_LANGUAGES = statement(
  "posts_set_languages",
  `update posts p set language = n.language from unnest($1::uuid[], $2::text[]) n(id, language)
     where p.id = n.id and p.language is null`,
);
/** Notes what posts are written in. */
export const setLanguages = (db: Queryable, posts: readonly { id: string; language: Language }[]) =>
  db.query(SET_LANGUAGES, [posts.map(({ id }) => id), posts.map(({ language }) => language)]);

/** The keys of the members that each mention in an author's text may mean, the likeliest first. */
export type Naming = { authorId: string; names: readonly (readonly string[])[] };

// One name after another, by limits that no planner takes for a join: for unknown names it read all profiles.
const FIND_NAMED = statement(
  "find_named",
  `select distinct w.place::int as "place!", f.member_id as id, f.username as "username!"
   from json_to_recordset($1::json) as w (place int, author uuid, names json)
   cross join lateral json_array_elements(w.names) mention
   cross join lateral (
     select o.member_id, o.username from json_array_elements_text(mention) with ordinality as k (key, at)
     cross join lateral (select p.member_id, p.username from member_profiles p where p.username_key = k.key limit 1) o
     order by k.at limit 1) f
   where ${maySee("f.member_id", "w.author")} order by f.username`,
);
/** The members that each of these texts mentions, as far as its author may see them. */
export async function findNamed(db: Queryable, texts: readonly Naming[]): Promise<MentionJson[][]> {
  const found: MentionJson[][] = texts.map(() => []);
  const asked = texts.flatMap(({ authorId, names }, place) =>
    names.length > 0 ? [{ place, author: authorId, names }] : [],
  );
  if (asked.length === 0) return found;
  const { rows } = await db.query(FIND_NAMED, [JSON.stringify(asked)]);
  for (const { place, id, username } of rows) found[place]?.push({ id, username });
  return found;
}

/** The members that a text notifies: mentioning oneself notifies no one. */
export const notifiedIds = (authorId: string, named: readonly MentionJson[]): string[] =>
  named.flatMap(({ id }) => (id === authorId ? [] : [id]));
