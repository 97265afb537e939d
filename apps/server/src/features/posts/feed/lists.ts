import { hashtagsOf, POST_SORTS, type PostSort } from "@kompagnon/contract/posts/rules.ts";
import { type Term, termsOf } from "@kompagnon/contract/search/terms.ts";
import type { Paging } from "#features/posts/feed/feed.ts";
import type { Position } from "#features/posts/feed/feed-queries.ts";
import {
  addUp,
  listFound,
  listLiked,
  listMine,
  listSaved,
  type PostQuery,
  type SortPosition,
} from "#features/posts/feed/list-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import { findMany } from "#features/posts/post-queries.ts";
import { presentPosts } from "#features/posts/present.ts";
import type { Queryable } from "#platform/db/database.ts";
import { excerptOf } from "#platform/excerpt.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import { wordSearch } from "#platform/search/word-search.ts";

/** The sign of a hashtag, also the wide one of East Asian keyboards. */
const SIGN = /^[#\uff03]/u;
const tagsIn = ({ kind, text }: Term): string[] =>
  kind === "word" && SIGN.test(text) ? hashtagsOf(text.replace(SIGN, "#")).slice(0, 1) : [];

/** What a member looks for: hashtags by their sign, everything else by its words. Null if there is nothing to look for. */
export function parseQuery(q: string): PostQuery | null {
  const terms = termsOf(q.toWellFormed());
  const tags = [...new Set(terms.flatMap(tagsIn))];
  const words = wordSearch(terms.filter((term) => tagsIn(term).length === 0));
  return words || tags.length > 0 ? { words, tags } : null;
}

const encodeSorted = (sort: PostSort, { key, id }: SortPosition): string =>
  Buffer.from(`${sort} ${key} ${id}`).toString("base64url");
const SORTED = new RegExp(
  `^(${POST_SORTS.join("|")}) (\\d{1,15}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
);
/** Counts are integers of the database; more is no count, and no time either. */
const COUNT_MAX = 2 ** 31 - 1;
const TIME_MAX = 8.64e15;
function decodeSorted(cursor: string, sort: PostSort): SortPosition {
  const [, of, key = "", id = ""] = SORTED.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  const max = sort === "newest" || sort === "oldest" ? TIME_MAX : COUNT_MAX;
  if (of !== sort || Number(key) > max)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { key: Number(key), id };
}

const posts = async (db: Queryable, viewerId: string, ids: readonly string[]) =>
  presentPosts(db, viewerId, await findMany(db, viewerId, ids));

/** A page of one's own posts, and what all of them got together. */
export async function listOwnPosts(
  db: Queryable,
  memberId: string,
  { sort, limit, cursor, offset = 0 }: Paging & { sort: PostSort },
) {
  const after = cursor ? decodeSorted(cursor, sort) : null;
  const [found, statistics] = await Promise.all([
    listMine(db, memberId, { sort, after, limit: limit + 1, offset: cursor ? 0 : offset }),
    addUp(db, memberId),
  ]);
  const { shown, next_cursor } = pageOf(found, limit, (last) => encodeSorted(sort, last));
  return {
    items: await posts(
      db,
      memberId,
      shown.map(({ id }) => id),
    ),
    next_cursor,
    statistics,
  };
}

/** Cuts what was found into a page and the cursor of the next. */
function cut<P extends Position>(found: readonly P[], limit: number) {
  const page = pageOf(found, limit, encodeCursor);
  return { ...page, ids: page.shown.map(({ id }) => id) };
}

/** Where a page begins: behind a position, or an offset from the start. */
type Start = { before: Position | null; offset: number };
const startOf = ({ cursor, offset = 0 }: Paging): Start =>
  cursor ? { before: decodeCursor(cursor), offset: 0 } : { before: null, offset };

/** A page of saved posts, each with its collection. */
export async function savedOf(
  db: Queryable,
  memberId: string,
  { collection, ...paging }: Paging & { collection?: string | undefined },
) {
  const found = await listSaved(db, memberId, { collectionId: collection ?? null, ...startOf(paging) });
  const { shown, ids, next_cursor } = cut(found, paging.limit);
  const collections = new Map(shown.map(({ id, collectionId }) => [id, collectionId]));
  const items = (await posts(db, memberId, ids)).map((post) => ({
    ...post,
    collection_id: collections.get(post.id) ?? null,
  }));
  return { items, next_cursor };
}

/** A page of liked posts. */
export async function likedOf(db: Queryable, memberId: string, paging: Paging) {
  const { ids, next_cursor } = cut(await listLiked(db, memberId, startOf(paging)), paging.limit);
  return { items: await posts(db, memberId, ids), next_cursor };
}

const found = async (
  db: Queryable,
  viewerId: string,
  { q, ...range }: { q: string; limit: number } & Start,
) => {
  const query: PostQuery | null = parseQuery(q);
  return query ? listFound(db, viewerId, { request: query, ...range }) : [];
};

/** A page of posts with these words and hashtags. */
export async function searchPosts(db: Queryable, viewerId: string, { q, ...paging }: Paging & { q: string }) {
  const { ids, next_cursor } = cut(
    await found(db, viewerId, { q, limit: paging.limit + 1, ...startOf(paging) }),
    paging.limit,
  );
  return { items: await posts(db, viewerId, ids), next_cursor };
}

/** The newest posts with these words and hashtags. */
export const firstFound = async (db: Queryable, viewerId: string, q: string, limit: number) =>
  posts(
    db,
    viewerId,
    (await found(db, viewerId, { q, limit, before: null, offset: 0 })).map(({ id }) => id),
  );

/** The newest posts with these words and hashtags, as the viewer may read them, for the search over everything. */
export async function findPostsForSearch(db: Queryable, viewerId: string, q: string, limit: number) {
  const items = await firstFound(db, viewerId, q, limit);
  return items.map(({ id, author, content, created_at }) => ({
    id,
    author,
    excerpt: excerptOf(content, q),
    created_at,
  }));
}
