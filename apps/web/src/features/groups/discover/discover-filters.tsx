import { GROUP_SORTS, GROUP_TYPES } from "@kompagnon/contract/groups/rules.ts";
import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/rules.ts";
import { Search } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { DEFAULT_SORT, type useFilters } from "./use-filters.ts";

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
