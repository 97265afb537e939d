import type { Position } from "#features/posts/feed/feed-queries.ts";
import { TAIL_DIGITS } from "#features/posts/feed/for-you-queries.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";
import { Fail } from "../errors.ts";

/**
 * The cursor of the personal feed. A slice of posts is ranked once; the cursor names its posts that were not shown yet, in that
 * order, by the last digits of their ids, so that neither a like nor a new post moves anything while a member reads. `newest` and
 * `oldest` are the ends of the slice; below it the next one begins.
 */
export type Pass = { newest: Position; oldest: Position; rest: string[] };

const TAIL_BYTES = TAIL_DIGITS / 2;
/** "f", the lengths of both ends as cursors, the ends, the rest. */
const FORM = /^f([\w-]{80,90})\.([\w-]{80,90})\.([\w-]*)$/;

/** How a post is named within its stretch. */
export const tailOf = (id: string): string => id.slice(-TAIL_DIGITS);

/** The place as an opaque cursor. */
export const encodePass = ({ newest, oldest, rest }: Pass): string =>
  `f${encodeCursor(newest)}.${encodeCursor(oldest)}.${Buffer.from(rest.join(""), "hex").toString("base64url")}`;

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
export function decodePass(cursor: string): Pass {
  const [, newest, oldest, rest = ""] = FORM.exec(cursor) ?? [];
  const bytes = Buffer.from(rest, "base64url");
  if (!newest || !oldest || bytes.length % TAIL_BYTES !== 0)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  const tails: string[] = [];
  for (let at = 0; at < bytes.length; at += TAIL_BYTES)
    tails.push(bytes.toString("hex", at, at + TAIL_BYTES));
  return { newest: decodeCursor(newest), oldest: decodeCursor(oldest), rest: tails };
}
