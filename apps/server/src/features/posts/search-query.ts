import { hashtagsOf } from "@kompagnon/contract/posts/rules.ts";
import { type Term, termsOf } from "@kompagnon/contract/search/terms.ts";
import type { PostQuery } from "#features/posts/feed/list-queries.ts";
import { wordSearch } from "#platform/search/word-search.ts";

/** The sign of a hashtag, also the wide one of East Asian keyboards. */
const SIGN = /^[#\uff03]/u;
const tagsIn = ({ kind, text }: Term): string[] =>
  kind === "word" && SIGN.test(text) ? hashtagsOf(text.replace(SIGN, "#")).slice(0, 1) : [];

/** What a member looks for: hashtags by their sign, everything else by its words. Null if there is nothing to look for. */
export function parseQuery(q: string): PostQuery | null {
  const terms = termsOf(q.toWellFormed());
  const tags = [...new Set(terms.flatMap(tagsIn))];
  const words = wordSearch(terms.filter((term) => tagsIn(term).length === 0));
  return words || tags.length > 0 ? { words, tags } : null;
}
