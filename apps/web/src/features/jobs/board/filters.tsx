import type { JobSearch } from "@kompagnon/contract/jobs/model.ts";
import {
  JOB_COUNTRIES,
  JOB_SEARCH_MAX,
  JOB_TYPES,
  type JobCountry,
  type JobSort,
  type JobType,
} from "@kompagnon/contract/jobs/rules.ts";
import { BUSINESS_MODELS, SKILLS } from "@kompagnon/contract/profiles/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, ChevronDown, Search, X } from "lucide-react";
import { useState } from "react";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { CountBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/field.tsx";
import { commaList } from "#ui/formatters.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { searchesQuery } from "../api.ts";
import { useLabels } from "./job-words.tsx";
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

const refresh = () => queryClient.invalidateQueries({ queryKey: searchesQuery().queryKey });

/** What a saved search looks for, in words. */
function useName() {
  const { t, i18n } = useTranslation("jobs");
  const labels = useLabels();
  return ({ search, skills, business_models: models, job_type: type, country }: JobSearch): string =>
    commaList(i18n.language, [
      search,
      ...skills.map(labels.skill),
      ...models.map(labels.model),
      type && t(type),
      country && labels.country(country),
    ]);
}

/** Saved searches, each one press away, and the button to save the current search. */
function SavedSearches({ filters }: { filters: BoardFilters }) {
  const { t } = useTranslation("jobs");
  const nameOf = useName();
  const { data } = useQuery(searchesQuery());
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      await refresh();
      if (done) toast(done, { kind: "good" });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
    }
  };
  const save = () => {
    const { q, models, skills, type, country } = filters;
    const body = { search: q, business_models: models, skills, job_type: type, country };
    return attempt(() => call("POST /api/jobs/searches", { body }), t("search_saved"));
  };
  const saved = data?.items ?? [];
  if (saved.length === 0 && !filters.narrowed) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {filters.narrowed && (
        <Button
          variant="quiet"
          size="sm"
          onClick={save}
          icon={<Bookmark aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("save_search")}
        </Button>
      )}
      {saved.length > 0 && (
        <ul aria-label={t("searches")} className="flex min-w-0 flex-wrap gap-2">
          {saved.map((one) => (
            <li
              key={one.id}
              className="flex min-w-0 items-center rounded-full border border-line bg-raised ps-3.5 text-sm"
            >
              <button
                type="button"
                dir="auto"
                className="min-h-10 truncate hover:underline"
                onClick={() =>
                  filters.take({
                    words: one.search,
                    models: one.business_models,
                    skills: one.skills,
                    type: one.job_type,
                    country: one.country,
                  })
                }
              >
                {nameOf(one)}
              </button>
              <IconButton
                label={t("search_forget", { name: nameOf(one) })}
                icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
                onClick={() =>
                  void attempt(() => call("DELETE /api/jobs/searches/{id}", { params: { id: one.id } }))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
