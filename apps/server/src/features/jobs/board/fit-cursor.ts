import { JOBS_FIT_POOL } from "@kompagnon/contract/jobs/rules.ts";
import { decodeCursor, encodeCursor } from "#platform/keyset.ts";
import { Fail } from "../errors.ts";

/** Where a board sorted by fit goes on: so far into what was older than a position. */
type FitPosition = { below: { at: Date; id: string }; offset: number };

const FIT = /^fit (\d{1,4}) ([\w-]{1,100})$/;

/** The place as an opaque cursor. */
export const encodeFit = ({ below, offset }: FitPosition): string =>
  Buffer.from(`fit ${offset} ${encodeCursor(below)}`).toString("base64url");

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
export function decodeFit(cursor: string): FitPosition {
  const [, offset, below] = FIT.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (!below || Number(offset) > JOBS_FIT_POOL)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { below: decodeCursor(below), offset: Number(offset) };
}
