import {
  type PostSigns,
  partnerIds,
  rankPosts,
  readerOf,
  textFits,
  textLanguage,
} from "#features/matching/public.ts";
import type { Position } from "#features/posts/feed/feed-queries.ts";
import {
  listSigns,
  listSlice,
  ORDERED_AT_ONCE,
  type SignsRow,
  TAIL_DIGITS,
  textsOf,
} from "#features/posts/feed/for-you-queries.ts";
import { Fail } from "#features/posts/policy.ts";
import type { Database } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";

/**
 * The cursor of the personal feed. A slice of posts is ranked once; the cursor names its posts that were not shown yet, in that
 * order, by the last digits of their ids, so that neither a like nor a new post moves anything while a member reads. `newest` and
 * `oldest` are the ends of the slice; below it the next one begins.
 */
type RankedSlice = { newest: Position; oldest: Position; remaining: string[] };

const TAIL_BYTES = TAIL_DIGITS / 2;
/** "f", the lengths of both ends as cursors, the ends, the remaining posts. */
const CURSOR_FORM = /^f([\w-]{80,90})\.([\w-]{80,90})\.([\w-]*)$/;

/** How a post is named within its slice. */
const tailOf = (id: string): string => id.slice(-TAIL_DIGITS);

/** The place as an opaque cursor. */
const encodeSlice = ({ newest, oldest, remaining }: RankedSlice): string =>
  `f${encodeCursor(newest)}.${encodeCursor(oldest)}.${Buffer.from(remaining.join(""), "hex").toString("base64url")}`;

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
function decodeSlice(cursor: string): RankedSlice {
  const [, newest, oldest, remaining = ""] = CURSOR_FORM.exec(cursor) ?? [];
  const bytes = Buffer.from(remaining, "base64url");
  if (!newest || !oldest || bytes.length % TAIL_BYTES !== 0)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  const tails: string[] = [];
  for (let at = 0; at < bytes.length; at += TAIL_BYTES)
    tails.push(bytes.toString("hex", at, at + TAIL_BYTES));
  return { newest: decodeCursor(newest), oldest: decodeCursor(oldest), remaining: tails };
}

const HOUR_MS = 3_600_000;
/** Maximum number of partners that are considered. */
const PARTNERS_MAX = 500;

/** The ids of a page, and where the feed goes on; null at its end. */
type FeedPage = { ids: string[]; next_cursor: string | null };

const authorsOf = (rows: readonly SignsRow[], viewerId: string): string[] => [
  ...new Set(rows.flatMap(({ author }) => (author && author !== viewerId ? [author] : []))),
];

/** Reads the signals by which posts suit the viewer. */
async function signsOf(db: Database, viewerId: string, rows: readonly SignsRow[]): Promise<PostSigns[]> {
  const [known, matched] = await Promise.all([
    readerOf(db, viewerId, authorsOf(rows, viewerId)),
    partnerIds(db, viewerId, PARTNERS_MAX),
  ]);
  const reader = known?.reader;
  // Words are compared within a language only.
  const readable = rows.filter(({ language }) => language === reader?.language).map(({ id }) => id);
  const words = reader
    ? await textFits(db, reader, { keys: readable, readTexts: (ids) => textsOf(db, ids) })
    : () => 0;
  const partners = new Set(matched);
  const now = Date.now();
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    followed: row.followed,
    known: row.liked,
    likes: row.likes,
    comments: row.comments,
    reposts: row.reposts,
    age: (now - row.at.getTime()) / HOUR_MS,
    liking: (row.author && known?.likings.get(row.author)) || 0,
    words: words(row.id),
    matched: row.author !== null && partners.has(row.author),
    own: row.author === viewerId,
    language: textLanguage(row.language, reader?.language),
  }));
}

/** Ranks the next slice of posts below a position; null if there is none. */
async function rankBelow(db: Database, viewerId: string, below: Position | null) {
  const rows = await listSigns(db, viewerId, below);
  const newest = rows[0];
  const oldest = rows.at(-1);
  if (!newest || !oldest) return null;
  const order = rankPosts(await signsOf(db, viewerId, rows)).map(({ id }) => id);
  return { newest, oldest, order, isLast: rows.length < ORDERED_AT_ONCE };
}

/** The remaining posts of a slice that still exist, in its order. */
async function remainingOf(db: Database, viewerId: string, slice: RankedSlice): Promise<string[]> {
  const found = new Map<string, string[]>();
  for (const id of await listSlice(db, viewerId, slice, slice.remaining))
    found.set(tailOf(id), [...(found.get(tailOf(id)) ?? []), id]);
  return [...new Set(slice.remaining)].flatMap((tail) => found.get(tail) ?? []);
}

/** The first page of a slice. */
async function firstPage(
  db: Database,
  viewerId: string,
  below: Position | null,
  { limit, offset = 0 }: { limit: number; offset?: number | undefined },
): Promise<FeedPage> {
  const slice = await rankBelow(db, viewerId, below);
  if (!slice) return { ids: [], next_cursor: null };
  const { order, isLast, ...ends } = slice;
  const remaining = order.slice(offset + limit).map(tailOf);
  const isEnd = remaining.length === 0 && isLast;
  return {
    ids: order.slice(offset, offset + limit),
    next_cursor: isEnd ? null : encodeSlice({ ...ends, remaining }),
  };
}

/**
 * A page of posts in the order in which they suit the viewer, slice by slice: each post once and none left out, however long the
 * member reads.
 */
export async function forYouPage(
  db: Database,
  viewerId: string,
  { limit, cursor, offset }: { limit: number; cursor?: string | undefined; offset?: number | undefined },
): Promise<FeedPage> {
  if (!cursor) return firstPage(db, viewerId, null, { limit, offset });
  const slice = decodeSlice(cursor);
  const remaining = await remainingOf(db, viewerId, slice);
  if (remaining.length === 0) return firstPage(db, viewerId, slice.oldest, { limit });
  return {
    ids: remaining.slice(0, limit),
    next_cursor: encodeSlice({ ...slice, remaining: remaining.slice(limit).map(tailOf) }),
  };
}
