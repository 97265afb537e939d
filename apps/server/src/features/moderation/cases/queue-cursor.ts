import type { CaseRow, QueuePosition } from "#features/moderation/cases/case-queries.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";
import { Fail } from "../errors.ts";

/** The place of a case in the queue as the opaque cursor of the wire. */
export const encodeQueueCursor = ({ state, reportCount, openedAt, decidedAt, id }: CaseRow): string => {
  const position = encodeCursor({ at: (state === "closed" && decidedAt) || openedAt, id });
  return `${state === "closed" ? 0 : reportCount}.${position}`;
};

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
export function decodeQueueCursor(cursor: string): QueuePosition {
  const [, reports = "", position = ""] = /^(\d{1,9})\.(.+)$/.exec(cursor) ?? [];
  if (reports === "")
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { reports: Number(reports), ...decodeCursor(position) };
}
