import { ADULT_AGE } from "@kompagnon/contract/profiles/model.ts";
import { scoreMembers } from "#features/matching/public.ts";
import { drawMembers } from "#features/people/finding/find-queries.ts";
import { Fail } from "#features/people/finding/finding.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import { pageOf } from "#platform/keyset.ts";

/** Members scored for a list of suggestions. */
const POOL = 250;
/** With fewer in the own language, everybody is weighed; the engine puts those of other languages behind. */
const SUGGESTIONS_MIN = 40;

/** Where a list of suggestions goes on: its draw, and the last one shown. */
type Position = { start: number; score: number; id: string };

const encode = ({ start, score, id }: Position): string =>
  Buffer.from(`${start} ${score} ${id}`).toString("base64url");

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
function decode(cursor: string): Position {
  const [start = "", score = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split(" ");
  const position = { start: Number.parseFloat(start), score: Number.parseFloat(score), id };
  if (
    !(position.start >= 0 && position.start < 1) ||
    !Number.isFinite(position.score) ||
    !/^[0-9a-f-]{36}$/.test(id)
  )
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return position;
}

async function draw(db: Queryable, viewerId: string, start: number) {
  const ask = (language: string | null) => drawMembers(db, viewerId, { language, start, limit: POOL });
  const own = await ask((await profileOf(db, viewerId)).language);
  return own.length < SUGGESTIONS_MIN ? ask(null) : own;
}

/** A page of members to follow, ranked by the matching engine. */
export async function suggestMembers(
  db: Queryable,
  viewerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ ids: string[]; next_cursor: string | null }> {
  const from = cursor ? decode(cursor) : null;
  const start = from?.start ?? Math.random();
  // Children are never suggested.
  const scored = await scoreMembers(db, viewerId, await draw(db, viewerId, start), { fromAge: ADULT_AGE });
  const ranked = scored.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const rest = from
    ? ranked.filter(({ score, id }) => score < from.score || (score === from.score && id > from.id))
    : ranked;
  const { shown, next_cursor } = pageOf(rest, limit, (last) => encode({ start, ...last }));
  return {
    ids: shown.map(({ id }) => id),
    next_cursor,
  };
}
