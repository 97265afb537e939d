import {
  JOB_COUNTRIES,
  JOB_SEARCH_MAX,
  JOB_TYPES,
  type JobCountry,
  type JobSort,
  type JobType,
} from "@kompagnon/contract/jobs/rules.ts";
import { BUSINESS_MODELS, SKILLS } from "@kompagnon/contract/profiles/rules.ts";
import { ChevronDown, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { useLabels } from "../labels.ts";
import { SavedSearches } from "./saved-searches.tsx";
import type { BoardFilters } from "./use-filters.ts";

/** The choice of everything: a select has no empty value. */
const ALL = "all";

/** The search box, and the panel of filters (spec: public, 2.12). */
export function Filters({ filters }: { filters: BoardFilters }) {
  const { t } = useTranslation("jobs");
  const { models, skills, type, country, sort } = filters;
  const [open, setOpen] = useState(false);
  const chosen = models.length + skills.length + Number(type !== null) + Number(country !== null);
  return (
    <search className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <TextField
          label={t("search")}
          type="search"
          maxLength={JOB_SEARCH_MAX}
          autoComplete="off"
          value={filters.words}
          onChange={(event) => filters.setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          className="max-sm:col-span-2"
        />
        <Select<JobSort>
          label={t("sort")}
          value={sort}
          onChange={(value) => filters.change({ sort: value })}
          options={[
            { value: "newest", label: t("sort_newest") },
            { value: "fit", label: t("sort_fit") },
          ]}
        />
        <Button
          variant="secondary"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          icon={
            <ChevronDown
              aria-hidden="true"
              className={cx("size-4 transition-transform duration-200", open && "rotate-180")}
              strokeWidth={1.75}
            />
          }
        >
          {t("filters")}
          <CountBadge count={chosen} />
        </Button>
      </div>
      {open && <Panel filters={filters} />}
      <SavedSearches filters={filters} />
    </search>
  );
}

function Panel({ filters }: { filters: BoardFilters }) {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  const { models, skills, type, country } = filters;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select<JobType | typeof ALL>
          label={t("type")}
          value={type ?? ALL}
          onChange={(value) => filters.change({ type: value === ALL ? null : value })}
          options={[
            { value: ALL, label: t("any_type") },
            ...JOB_TYPES.map((one) => ({ value: one, label: t(one) })),
          ]}
        />
        <Select<JobCountry | typeof ALL>
          label={t("country")}
          value={country ?? ALL}
          onChange={(value) => filters.change({ country: value === ALL ? null : value })}
          options={[
            { value: ALL, label: t("any_country") },
            ...JOB_COUNTRIES.map((one) => ({ value: one, label: labels.country(one) })),
          ]}
        />
      </div>
      <ChoiceChips
        label={t("skills")}
        choices={SKILLS.map((slug) => ({ value: slug, label: labels.skill(slug) }))}
        value={skills}
        onChange={(value) => filters.change({ skills: value })}
      />
      <ChoiceChips
        label={t("models")}
        choices={BUSINESS_MODELS.map((slug) => ({ value: slug, label: labels.model(slug) }))}
        value={models}
        onChange={(value) => filters.change({ models: value })}
      />
      {filters.narrowed && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={filters.reset}>
          {t("reset")}
        </Button>
      )}
    </div>
  );
}
