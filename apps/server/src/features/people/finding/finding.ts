import type { people } from "@kompagnon/contract/people/endpoints.ts";
import type { DiscoveredUser } from "@kompagnon/contract/people/model.ts";
import { BIO_SHOWN } from "@kompagnon/contract/people/rules.ts";
import { type BusinessModel, type MemberCard, USERNAME_MAX } from "@kompagnon/contract/profiles/model.ts";
import { fold } from "@kompagnon/contract/search/fold.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import {
  findAlike,
  findByWords,
  findNames,
  type Named,
  readNames,
} from "#features/people/finding/find-queries.ts";
import { PeopleJsonPage } from "#features/people/finding/person-json.ts";
import { followedAmong } from "#features/people/follows/follow-queries.ts";
import { fileUrl, findProfiles, memberCards, type Profile } from "#features/profiles/public.ts";
import type { Database, Queryable } from "#platform/db/database.ts";
import { failOf } from "#platform/errors.ts";
import { SerializedJson } from "#platform/http/json-page.ts";
import { pageOf } from "#platform/keyset.ts";
import { type WordSearch, wordSearchOf } from "#platform/search/word-search.ts";

/** A refusal with a code that an endpoint of people declares. */
export const Fail = failOf<typeof people.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Names shorter than this are not guessed: too many are one letter away. */
const GUESS_MIN = 3;

const NOT_A_LETTER = /[^\p{L}\p{M}]+/gu;

/** What a member typed as the beginning of a name, which has letters only; null if it can be none. */
export function nameTyped(typed: string): string | null {
  const key = fold(typed).replace(NOT_A_LETTER, "");
  return key !== "" && [...key].length <= USERNAME_MAX && !/\d/.test(typed) ? key : null;
}

/** The `tsquery` of all names that are a slip of the keys away from this one. */
export function ngramsQuery(name: string): string {
  const letters = [...name];
  const ngrams = [name, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))];
  return [...new Set(ngrams)].map((ngram) => `'~${ngram}'`).join(" | ");
}

/** Filters in addition to words. */
type Filter = { language?: Language | undefined; bm?: readonly BusinessModel[] | undefined };

/** The filters as a `tsquery` (any of the models); null without any. */
export function filterQuery({ language, bm = [] }: Filter): string | null {
  const parts: string[] = [];
  if (language) parts.push(`'=language=${language}'`);
  if (bm.length > 0) parts.push(`(${bm.map((model) => `'=model=${model}'`).join(" | ")})`);
  return parts.length > 0 ? parts.join(" & ") : null;
}

/** How many letters have to be put in, taken out, changed or swapped with their neighbour to make one name the other. */
export function editDistance(a: string, b: string): number {
  const from = [...a];
  const to = [...b];
  let before: number[] = [];
  let row = from.map((_, at) => at).concat(from.length);
  for (const [y, letter] of to.entries()) {
    const next = [y + 1];
    for (const [x, other] of from.entries()) {
      const same = letter === other;
      let least = Math.min((row[x] ?? 0) + (same ? 0 : 1), (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1);
      if (y > 0 && x > 0 && letter === from[x - 1] && to[y - 1] === other)
        least = Math.min(least, (before[x - 1] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[from.length] ?? 0;
}

const NO_WORDS: WordSearch = { query: "", phrases: [] };
/** Similar names shown. */
const ALIKE_SHOWN = 30;

/** Truncates a text to the length of a list entry. */
export const beginningOf = (text: string): string => {
  const characters = [...text];
  return characters.length > BIO_SHOWN ? `${characters.slice(0, BIO_SHOWN).join("").trimEnd()}…` : text;
};

const present = (profile: Profile, following: boolean): DiscoveredUser => ({
  id: profile.id,
  username: profile.username ?? "user",
  avatar_url: fileUrl(profile.avatar),
  verified: profile.verified,
  email: null,
  avatar_path: fileUrl(profile.avatar),
  business_models: profile.businessModels,
  skills: profile.skills,
  language: profile.language,
  location: profile.location,
  bio: beginningOf(profile.bio),
  following,
});

/** Members as discovery tells of them, in the order of their ids. */
export async function discovered(
  db: Queryable,
  viewerId: string,
  ids: readonly string[],
): Promise<DiscoveredUser[]> {
  if (ids.length === 0) return [];
  const [profiles, followed] = await Promise.all([findProfiles(db, ids), followedAmong(db, viewerId, ids)]);
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return ids.flatMap((id) => {
    const profile = byId.get(id);
    return profile ? [present(profile, followed.has(id))] : [];
  });
}

/** Where a search goes on: among names that begin so, names that are alike, or those who use the words. */
type Position =
  | { tier: "name"; after: string | null }
  | { tier: "alike"; after: string | null }
  | { tier: "words"; after: string | null };
const START: Position = { tier: "name", after: null };

const encode = ({ tier, after }: Position): string =>
  Buffer.from(`${tier} ${after ?? ""}`).toString("base64url");

/** The place of a cursor that came from outside. Throws invalid_input for one that is not ours. */
function decode(cursor: string): Position {
  const [, tier, after] =
    /^(name|alike|words) ([\p{L}\p{M}]{0,40}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(
      Buffer.from(cursor, "base64url").toString("utf8"),
    ) ?? [];
  const isId = after?.includes("-") ?? false;
  if (!tier || (after !== "" && isId !== (tier !== "name")))
    throw new Fail("invalid_input", { details: [{ field: "cursor", code: "invalid_format" }] });
  return { tier: tier as Position["tier"], after: after || null }; // the pattern names the tiers
}

/** A found member, and the place after them. */
type Found = { id: string; position: Position };

/** Names that are alike, the most alike first: fewer slips, then the more of the name was typed. */
async function alike(
  db: Queryable,
  viewerId: string,
  key: string | null,
  filter: string | null,
): Promise<string[]> {
  if (key === null || [...key].length < GUESS_MIN) return [];
  const named = await findAlike(db, viewerId, { key, ngrams: ngramsQuery(key), filter });
  const distance = (name: string) => (name.includes(key) ? 0 : editDistance(key, name));
  return named
    .map(({ id, key: name }) => ({ id, editDistance: distance(name), length: name.length }))
    .filter(({ editDistance: count }) => count <= (key.length > 5 ? 2 : 1))
    .sort((a, b) => a.editDistance - b.editDistance || a.length - b.length || (a.id < b.id ? -1 : 1))
    .slice(0, ALIKE_SHOWN)
    .map(({ id }) => id);
}

type Search = {
  q: string;
  filter: string | null;
  from: Position;
  limit: number;
  named?: readonly Named[] | undefined;
};

/** The ids of who is found by words, from a place on: names (which may be known), then what people write about themselves. */
async function* search(
  db: Queryable,
  viewerId: string,
  { q, filter, from, limit, named }: Search,
): AsyncGenerator<Found> {
  const key = nameTyped(q);
  if (from.tier === "name" && key !== null)
    for (const { id, key: name } of named ??
      (await findNames(db, viewerId, { key, filter, after: from.after, limit })))
      yield { id, position: { tier: "name", after: name } };
  const guessed = await alike(db, viewerId, key, filter);
  if (from.tier !== "words") {
    const begin = from.tier === "alike" && from.after ? guessed.indexOf(from.after) + 1 : 0;
    for (const id of guessed.slice(begin)) yield { id, position: { tier: "alike", after: id } };
  }
  // Filters alone find every member who matches.
  const words = wordSearchOf(q) ?? (q === "" && filter !== null ? NO_WORDS : null);
  if (words === null) return;
  const after = from.tier === "words" ? from.after : null;
  for (const id of await findByWords(db, viewerId, {
    search: words,
    filter,
    key,
    except: guessed,
    after,
    limit,
  }))
    yield { id, position: { tier: "words", after: id } };
}

type Wanted = Filter & { q: string; limit: number; cursor?: string | undefined };

/** A page of members found by words and filters; `named` are those whose names begin so, if they are known. */
export async function findMembers(
  db: Queryable,
  viewerId: string,
  { q, limit, cursor, ...filter }: Wanted,
  named?: readonly Named[],
): Promise<{ ids: string[]; next_cursor: string | null }> {
  const found: Found[] = [];
  const from = cursor ? decode(cursor) : START;
  const wanted = { q, from, named, filter: filterQuery(filter), limit: limit + 1 };
  for await (const one of search(db, viewerId, wanted)) {
    found.push(one);
    if (found.length > limit) break;
  }
  const { shown, next_cursor } = pageOf(found, limit, ({ position }) => encode(position));
  return {
    ids: shown.map(({ id }) => id),
    next_cursor,
  };
}

type Page = { items: DiscoveredUser[]; next_cursor: string | null };

/** A page of members found by words and filters, as discovery tells of them. Names that fill a page are all that is looked for. */
export async function discover(
  db: Database,
  viewerId: string,
  wanted: Wanted,
): Promise<Page | SerializedJson<Page>> {
  const { q, limit, cursor, ...filter } = wanted;
  const from = cursor ? decode(cursor) : START;
  const key = nameTyped(q);
  let named: readonly Named[] | undefined;
  if (from.tier === "name" && key !== null && filterQuery(filter) === null) {
    const written = new PeopleJsonPage({
      limit,
      cursor: (of) => encode({ tier: "name", after: of("key") }),
    });
    await readNames(db, viewerId, { key, after: from.after, limit: limit + 1 }, written);
    if (written.isCut) return new SerializedJson(written.page);
    named = written.found;
  }
  const { ids, next_cursor } = await findMembers(db, viewerId, wanted, named);
  return { items: await discovered(db, viewerId, ids), next_cursor };
}

/** A few members found by words, as lists show them. */
export async function findNamed(
  db: Queryable,
  viewerId: string,
  q: string,
  limit: number,
): Promise<MemberCard[]> {
  const { ids } = await findMembers(db, viewerId, { q, limit });
  const cards = await memberCards(db, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
