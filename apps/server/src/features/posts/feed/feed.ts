import type { Author, Post } from "@kompagnon/contract/posts/model.ts";
import { FEED_PAGE, type FeedFilter } from "@kompagnon/contract/posts/rules.ts";
import {
  type Entry,
  FOLLOWED_AT_ONCE,
  type FollowedEntry,
  isSeen,
  listAll,
  listBy,
  listOfFollowed,
  listOfLanguage,
  listOfModels,
  positionOf,
  type Range,
  readFeed,
  readPost,
  readPosts,
} from "#features/posts/feed/feed-queries.ts";
import { forYouPage } from "#features/posts/feed/for-you.ts";
import { PostsJsonPage } from "#features/posts/feed/posts-json-page.ts";
import { Fail } from "#features/posts/policy.ts";
import { findMany, findPost } from "#features/posts/post-queries.ts";
import { presentAuthor, presentPosts } from "#features/posts/present.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { SerializedJson } from "#platform/http/json-page.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";

/** The parameters of a page: a cursor wins over an offset. */
export type Paging = { limit: number; cursor?: string | undefined; offset?: number | undefined };
/** Entries of a list, and where it goes on; null at its end. */
type Part = { entries: Entry[]; next_cursor: string | null };

const rangeOf = ({ cursor, offset }: Paging): Range =>
  cursor ? { before: decodeCursor(cursor) } : { offset };

/** Cuts what a query found, one more than a page, into the page and where it goes on. */
const cut = (found: Entry[], limit: number): Part => {
  const { shown: entries, next_cursor } = pageOf(found, limit, encodeCursor);
  return { entries, next_cursor };
};

/** How often more is read for a page that is not full, before the client has to continue. */
const READS_MAX = 5;

/** A page of the following feed: each post once, at its highest position. */
async function followedPart(db: Queryable, viewerId: string, limit: number, range: Range): Promise<Part> {
  const entries: Entry[] = [];
  const taken = new Set<string>();
  let last: Entry | null = null;
  for (let read = 0; read < READS_MAX; read++) {
    const found: FollowedEntry[] = await listOfFollowed(
      db,
      viewerId,
      last ? { ...range, before: last } : range,
    );
    for (const entry of found) {
      if (entry.wanted && !taken.has(entry.id)) {
        if (entries.length === limit) return { entries, next_cursor: last && encodeCursor(last) };
        taken.add(entry.id);
        entries.push({ at: entry.at, id: entry.id, by: entry.by });
      }
      last = entry;
    }
    if (found.length < FOLLOWED_AT_ONCE) return { entries, next_cursor: null };
  }
  return { entries, next_cursor: last && encodeCursor(last) };
}

const partOf = async (
  db: Queryable,
  viewerId: string,
  { filter, limit, range }: { filter: FeedFilter; limit: number; range: Range },
): Promise<Part> => {
  if (filter === "following") return followedPart(db, viewerId, limit, range);
  // New posts of the personal feed are new posts of the whole community.
  const list = { all: listAll, for_you: listAll, language: listOfLanguage, models: listOfModels }[filter];
  return cut(await list(db, viewerId, range), limit);
};

/** Which posts a page shows, in their order; `by`: who reposted them, where that is why they are there. */
type Chosen = { ids: string[]; by?: ReadonlyMap<string, string>; next_cursor: string | null };
const chosenOf = ({ entries, next_cursor }: Part): Chosen => ({
  ids: entries.map(({ id }) => id),
  by: new Map(entries.flatMap((entry) => (entry.by ? [[entry.id, entry.by] as const] : []))),
  next_cursor,
});

/** A page of posts in the wire's words. */
const show = async (db: Queryable, viewerId: string, { ids, by, next_cursor }: Chosen): Promise<Page> => ({
  items: await presentPosts(db, viewerId, await findMany(db, viewerId, ids), by),
  next_cursor,
});

/** The same, written from PostgreSQL's bytes; null for reposts, and if one of the posts has gone meanwhile. */
async function written(
  db: Database,
  viewerId: string,
  { ids, by, next_cursor }: Chosen,
): Promise<SerializedJson<Page> | null> {
  // Who reposted a post is in no column of it.
  if (by && by.size > 0) return null;
  const posts = new PostsJsonPage(ids.length, next_cursor);
  await readPosts(db, viewerId, ids, posts);
  const page = await posts.filledPage(db, viewerId);
  return page && new SerializedJson(page);
}

type Page = { items: Post[]; next_cursor: string | null };

/** A page of a feed. */
export async function feedOf(
  db: Database,
  viewerId: string,
  { filter, ...paging }: Paging & { filter: FeedFilter },
): Promise<Page | SerializedJson<Page>> {
  const { limit, cursor, offset = 0 } = paging;
  if (filter === "all" && (cursor || offset === 0)) {
    const posts = new PostsJsonPage(limit);
    await readFeed(db, { viewerId, before: cursor ? decodeCursor(cursor) : null, rows: limit + 1 }, posts);
    const page = await posts.filledPage(db, viewerId);
    if (page) return new SerializedJson(page);
  }
  const chosen =
    filter === "for_you"
      ? await forYouPage(db, viewerId, paging)
      : chosenOf(await partOf(db, viewerId, { filter, limit, range: rangeOf(paging) }));
  return (await written(db, viewerId, chosen)) ?? show(db, viewerId, chosen);
}

/** A page of a member's posts. Throws not_found for those one may not see. */
export async function postsBy(db: Queryable, viewerId: string, authorId: string, paging: Paging) {
  if (!(await isSeen(db, viewerId, authorId))) throw new Fail("not_found");
  return show(
    db,
    viewerId,
    chosenOf(cut(await listBy(db, viewerId, authorId, rangeOf(paging)), paging.limit)),
  );
}

/** One post. Throws not_found. */
export async function postOf(db: Queryable, viewerId: string, id: string): Promise<Post> {
  const row = await findPost(db, viewerId, id);
  const [post] = row ? await presentPosts(db, viewerId, [row]) : [];
  if (!post) throw new Fail("not_found");
  return post;
}

/** One post, as `postOf` has it. Throws not_found. */
export async function readPostJson(
  db: Database,
  viewerId: string,
  id: string,
): Promise<SerializedJson<Post>> {
  const posts = new PostsJsonPage(1);
  await readPost(db, viewerId, id, posts);
  const one = posts.isEmpty ? null : await posts.filledOne(db, viewerId);
  if (!one) throw new Fail("not_found");
  return new SerializedJson(one);
}

/** When an id was made: it begins with the time. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));
const AUTHORS_SHOWN = 3;

/** What came into a feed since one of its posts, by others; that it is gone by now does not matter. */
export async function newsOf(
  db: Queryable,
  viewerId: string,
  { filter, since }: { filter: FeedFilter; since: string },
): Promise<{ count: number; authors: Author[] }> {
  const id = since.toLowerCase();
  const after = (await positionOf(db, viewerId, id, filter === "following")) ?? { at: madeAt(id), id };
  const { entries } = await partOf(db, viewerId, { filter, limit: FEED_PAGE, range: { after } });
  const rows = await findMany(
    db,
    viewerId,
    entries.map((entry) => entry.id),
  );
  const others = rows.filter(({ authorId }) => authorId !== viewerId);
  const authors = new Map<string, Author>();
  for (const { author } of others) {
    const shown = presentAuthor(author);
    if (shown && authors.size < AUTHORS_SHOWN) authors.set(shown.id, shown);
  }
  return { count: others.length, authors: [...authors.values()] };
}
