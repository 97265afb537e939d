import { JOB_SEARCH_MAX, JOB_SEARCH_RESTS_MS } from "@kompagnon/contract/jobs/rules.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useMember } from "#platform/session.ts";
import type { JobQuery } from "../api.ts";
import { NO_FILTERS, readFilters, type StoredFilters, storeFilters } from "../stored-board.ts";

/** The search: words in the address, filters kept on this device. */
export function useFilters() {
  const { id: me } = useMember();
  const [address, setAddress] = useSearchParams();
  const q = address.get("q")?.trim().slice(0, JOB_SEARCH_MAX) ?? "";
  const [kept, setKept] = useState(() => readFilters(me));
  const [words, setWords] = useState(q);
  const [seen, setSeen] = useState(q);
  // The palette and the way back change the address under the field.
  if (seen !== q) {
    setSeen(q);
    if (words.trim().slice(0, JOB_SEARCH_MAX) !== q) setWords(q);
  }
  const search = (words: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("q");
        if (words) next.set("q", words);
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    const typed = words.trim().slice(0, JOB_SEARCH_MAX);
    if (typed === q) return;
    const timer = setTimeout(() => search(typed), JOB_SEARCH_RESTS_MS);
    return () => clearTimeout(timer);
  });
  const change = (part: Partial<StoredFilters>) => {
    const next = { ...kept, ...part };
    storeFilters(me, next);
    setKept(next);
  };
  const { models, skills, type, country, sort } = kept;
  const jobQuery: JobQuery = {
    sort,
    ...(q && { search: q }),
    ...(models.length > 0 && { businessModels: models.join(",") }),
    ...(skills.length > 0 && { skills: skills.join(",") }),
    ...(type && { jobType: type }),
    ...(country && { country }),
  };
  const narrowed = q !== "" || models.length > 0 || skills.length > 0 || type !== null || country !== null;
  return {
    ...kept,
    q,
    jobQuery,
    narrowed,
    words,
    setWords,
    change,
    /** Everything at once, as a saved search has it. */
    take: (part: Partial<StoredFilters> & { words: string }) => {
      const { words: typedWords, ...filters } = part;
      change({ ...NO_FILTERS, sort, ...filters });
      setWords(typedWords);
      search(typedWords);
    },
    reset: () => {
      change({ ...NO_FILTERS, sort });
      setWords("");
      search("");
    },
  };
}
export type BoardFilters = ReturnType<typeof useFilters>;
