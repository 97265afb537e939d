import { TIME_RANGES, type TimeRange, USER_TYPES } from "@kompagnon/contract/analytics/rules.ts";
import { useSearchParams } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Select } from "#ui/select.tsx";
import type { Filter } from "./cache.ts";

/** Reads the filter from the address, so that a view can be bookmarked and shared. */
export function useFilter(): { filter: Filter; set: (change: Partial<Filter>) => void } {
  const [search, setSearch] = useSearchParams();
  const filter: Filter = {
    userType: USER_TYPES.find((one) => one === search.get("userType")) ?? "all",
    timeRange: TIME_RANGES.find((one) => one === search.get("timeRange")) ?? "24h",
  };
  const set = (change: Partial<Filter>) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(change)) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return { filter, set };
}

/** The chosen time range, or the first of a tab that does not have it. */
export const rangeAmong = <Range extends TimeRange>(ranges: readonly Range[], { timeRange }: Filter) =>
  ranges.find((one) => one === timeRange) ?? ranges[0] ?? null;

/** Whose visits, and how far back; what does not apply to a tab is left out. */
export function FilterBar({ who, ranges }: { who: boolean; ranges: readonly TimeRange[] }) {
  const { t } = useTranslation("analytics");
  const { filter, set } = useFilter();
  if (!who && ranges.length === 0) return null;
  return (
    <search className="grid grid-cols-2 gap-4 sm:flex">
      {who && (
        <Select
          className="sm:w-52"
          label={t("filter.who")}
          options={USER_TYPES.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter.userType}
          onChange={(userType) => set({ userType })}
        />
      )}
      {ranges.length > 0 && (
        <Select
          className="sm:w-52"
          label={t("filter.range")}
          options={ranges.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={rangeAmong(ranges, filter)}
          onChange={(timeRange) => set({ timeRange })}
        />
      )}
    </search>
  );
}
