import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { GroupQuery } from "#features/groups/discovery-queries.ts";
import { type FittingRow, listFitting } from "#features/groups/fitting/fitting-queries.ts";
import { groupFit, readerOf, textFits, textLanguage } from "#features/matching/public.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Database } from "#platform/db/database.ts";
import { pageOf } from "#platform/keyset.ts";
import { languageIn } from "#platform/language-in.ts";
import { Fail } from "../policy.ts";

const DAY_MS = 86_400_000;
/** Maximum number of texts whose language is cached per process. */
const CACHED_MAX = 5_000;

/** Where a list goes on: when it was begun, so that time alone moves nothing, and the last group shown. */
type Position = { startedAt: number; score: number; id: string };

const FORM =
  /^fit (\d{13}) (-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,3})?) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const encode = ({ startedAt, score, id }: Position): string =>
  Buffer.from(`fit ${startedAt} ${score} ${id}`).toString("base64url");
/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
function decode(cursor: string): Position {
  const [, startedAt, score, id] = FORM.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (!startedAt || !score || !id)
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { startedAt: Number(startedAt), score: Number(score), id };
}

const languages = new Map<string, Language | null>();
/** What a group's text is written in, looked at once. */
function languageOf(text: string): Language | null {
  const known = languages.get(text);
  if (known !== undefined) return known;
  if (languages.size >= CACHED_MAX) languages.clear();
  const found = languageIn(text);
  languages.set(text, found);
  return found;
}

/** Groups by how well they suit the viewer at a moment, the best first. */
async function ranked(db: Database, viewerId: string, rows: readonly FittingRow[], now: number) {
  const [profile, known] = await Promise.all([profileOf(db, viewerId), readerOf(db, viewerId)]);
  // A group's text may change: the text itself is its key.
  const texts = rows.map(({ text }) => text);
  const same = async (keys: readonly string[]) => new Map(keys.map((text) => [text, text]));
  const words = known
    ? await textFits(db, known.reader, { keys: texts, readTexts: same, seeks: false })
    : () => 0;
  const scored = rows.map((row) => ({
    id: row.id,
    score: groupFit(profile.businessModels, {
      niches: row.niches,
      members: row.members,
      joined: row.joined,
      words: words(row.text),
      language: textLanguage(languageOf(row.text), profile.language),
      quiet: (now - row.at.getTime()) / DAY_MS,
    }),
  }));
  return scored.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** The ids of a page of groups to discover, those first that suit the viewer. */
export async function fittingPage(
  db: Database,
  viewerId: string,
  { limit, cursor, ...query }: Omit<GroupQuery, "sort"> & { limit: number; cursor?: string | undefined },
): Promise<{ ids: string[]; next_cursor: string | null }> {
  const from = cursor ? decode(cursor) : null;
  const startedAt = from?.startedAt ?? Date.now();
  const all = await ranked(db, viewerId, await listFitting(db, viewerId, query), startedAt);
  const rest = from
    ? all.filter(({ score, id }) => score < from.score || (score === from.score && id > from.id))
    : all;
  const { shown, next_cursor } = pageOf(rest, limit, (last) => encode({ startedAt, ...last }));
  return { ids: shown.map(({ id }) => id), next_cursor };
}
