import { hashtagsOf } from "@kompagnon/contract/posts/rules.ts";
import type { PostQuery } from "#features/posts/feed/list-queries.ts";

/** Words of a search, at most. */
const WORDS_MAX = 12;
/** The sign of a hashtag, also the wide one of East Asian keyboards. */
const SIGN = /^[#\uff03]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * What somebody looks for: hashtags by their sign, everything else by its words. Operators and quotes of the database's
 * own language mean nothing here. Null if there is nothing to look for.
 */
export function parseQuery(q: string): PostQuery | null {
  const text = q.toWellFormed().normalize("NFC");
  const parts = text.split(/\s+/u);
  const tagsIn = (part: string): string[] => (SIGN.test(part) ? hashtagsOf(part.replace(SIGN, "#")) : []);
  const tags = [...new Set(parts.flatMap(tagsIn))];
  const written = parts.filter((part) => tagsIn(part).length === 0);
  const words = written.flatMap((part) => part.match(WORD) ?? []).slice(0, WORDS_MAX);
  if (words.length === 0 && tags.length === 0) return null;
  const last = words.length - 1;
  return {
    words: words.length === 0 ? "" : written.join(" ").replace(/\p{Cc}/gu, " "),
    beginnings: words.map((word, position) => (position === last ? `'${word}':*` : `'${word}'`)).join(" & "),
    tags,
  };
}
