import { Fail } from "#platform/errors.ts";

/** Where a list ordered by time and id goes on: the last row of the page before. */
type Position = { at: Date; id: string };

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A place as the opaque cursor of the wire. Times are cut to milliseconds: the query has to compare them so as well. */
export const encodeCursor = ({ at, id }: Position): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString("base64url");

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
export function decodeCursor(cursor: string): Position {
  const [at = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  if (!TIME.test(at) || Number.isNaN(Date.parse(at)) || !ID.test(id))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { at: new Date(at), id };
}

/**
 * Cuts what a query found, at most one row more than a page holds, into the page and where the next one begins; null at
 * the end of the list.
 */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string | null,
): { shown: Row[]; next_cursor: string | null } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: found.length > limit && last !== undefined ? cursorOf(last) : null };
}
