import { GROUP_SORTS, GROUP_TYPES, type GroupType } from "@kompagnon/contract/groups/rules.ts";
import { BUSINESS_MODELS, type BusinessModel } from "@kompagnon/contract/profiles/rules.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** An order of a list of groups. */
type Sort = (typeof GROUP_SORTS)[number];
/** The filters of the search. */
export type Filters = { q?: string; niche?: BusinessModel; type?: GroupType; sort: Sort };

/** What suits the member comes first, by what they build and can do. */
export const DEFAULT_SORT: Sort = "fit";
/** How long typing rests before the list follows, in ms. */
const REST_MS = 250;
/** The server takes no more. */
const WORDS_MAX = 100;

const among = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** The filters, kept in the address so that going back restores them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q")?.trim().slice(0, WORDS_MAX) ?? "";
  const niche = among(BUSINESS_MODELS, search.get("niche"));
  const type = among(GROUP_TYPES, search.get("type"));
  const sort = among(GROUP_SORTS, search.get("sort")) ?? DEFAULT_SORT;
  const asked: Filters = { sort, ...(q && { q }), ...(niche && { niche }), ...(type && { type }) };

  const change = (name: "q" | "niche" | "type" | "sort", value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const [words, setWords] = useState(q);
  useEffect(() => {
    if (words.trim() === q) return;
    const timer = setTimeout(() => change("q", words.trim().slice(0, WORDS_MAX)), REST_MS);
    return () => clearTimeout(timer);
  });
  return {
    asked,
    words,
    setWords,
    change,
    reset: () => {
      setWords("");
      setSearch(sort === DEFAULT_SORT ? {} : { sort }, { replace: true });
    },
  };
}
