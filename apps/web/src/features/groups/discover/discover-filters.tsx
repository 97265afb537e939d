import type { GroupType } from "@kompagnon/contract/groups/rules.ts";
import { GROUP_SORTS, GROUP_TYPES } from "@kompagnon/contract/groups/rules.ts";
import type { BusinessModel } from "@kompagnon/contract/profiles/rules.ts";
import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/rules.ts";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";

/** An order of a list of groups. */
type Sort = (typeof GROUP_SORTS)[number];
/** The filters of the search. */
export type Filters = { q?: string; niche?: BusinessModel; type?: GroupType; sort: Sort };

/** What suits the member comes first, by what they build and can do. */
const DEFAULT_SORT: Sort = "fit";
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

/** The choice of everything: a select has no empty value. */
const ALL = "all";
/** Private groups are never listed. */
const TYPES = GROUP_TYPES.filter((type) => type !== "private");

/** Words, topic, type and order of the groups to discover. */
export function DiscoverFilters({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { t } = useTranslation("groups");
  const { t: profiles } = useTranslation("profiles");
  const { asked, words, setWords, change } = filters;
  const pick = (name: "niche" | "type", value: string) => change(name, value === ALL ? null : value);
  return (
    <search className="grid grid-cols-2 gap-3 max-lg:[&>:nth-child(-n+2)]:col-span-2 lg:grid-cols-[1fr_14rem_11rem_11rem]">
      <TextField
        label={t("discover.search")}
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      />
      <Select
        label={t("discover.niche")}
        value={asked.niche ?? ALL}
        onChange={(value) => pick("niche", value)}
        options={[
          { value: ALL, label: t("discover.all_niches") },
          ...BUSINESS_MODELS.map((slug) => ({ value: slug, label: profiles(`business_models.${slug}`) })),
        ]}
      />
      <Select
        label={t("discover.type")}
        value={asked.type ?? ALL}
        onChange={(value) => pick("type", value)}
        options={[
          { value: ALL, label: t("discover.all_types") },
          ...TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
        ]}
      />
      <Select
        label={t("discover.sort")}
        value={asked.sort}
        onChange={(value) => change("sort", value === DEFAULT_SORT ? null : value)}
        options={GROUP_SORTS.map((sort) => ({ value: sort, label: t(`discover.by_${sort}`) }))}
      />
    </search>
  );
}
