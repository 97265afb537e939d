import { QUERY_MAX } from "@kompagnon/contract/people/rules.ts";
import { BUSINESS_MODELS, type BusinessModel } from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES, type Language } from "@kompagnon/messages/languages.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { DiscoverQuery } from "../cache.ts";

/** How long typing rests before the list follows, in ms. */
const TYPING_PAUSE_MS = 250;

/** The filters, kept in the address so that going back restores them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q")?.trim().slice(0, QUERY_MAX) ?? "";
  const language = ALL_LANGUAGES.find((one) => one === search.get("language"));
  const chosen = new Set(search.getAll("bm"));
  const models = BUSINESS_MODELS.filter((one) => chosen.has(one));
  const asked: DiscoverQuery = {
    ...(q && { q }),
    ...(language && { language }),
    ...(models.length > 0 && { bm: [...models] }),
  };
  const change = (name: "q" | "language" | "bm", values: readonly string[]) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(name);
        for (const value of values) next.append(name, value);
        return next;
      },
      { replace: true },
    );
  const [words, setWords] = useState(q);
  const [seen, setSeen] = useState(q);
  // The palette and the way back change the address under the field.
  if (seen !== q) {
    setSeen(q);
    if (words.trim().slice(0, QUERY_MAX) !== q) setWords(q);
  }
  useEffect(() => {
    const typed = words.trim().slice(0, QUERY_MAX);
    if (typed === q) return;
    const timer = setTimeout(() => change("q", typed ? [typed] : []), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return {
    asked,
    models,
    language: language ?? null,
    words,
    setWords,
    setModels: (value: readonly BusinessModel[]) => change("bm", value),
    setLanguage: (value: Language | null) => change("language", value ? [value] : []),
    reset: () => {
      setWords("");
      setSearch({}, { replace: true });
    },
  };
}
