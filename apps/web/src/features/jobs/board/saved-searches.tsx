import type { JobSearch } from "@kompagnon/contract/jobs/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, X } from "lucide-react";
import { call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { commaList } from "#ui/formatters.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";
import { searchesQuery } from "../api.ts";
import { useLabels } from "../labels.ts";
import type { BoardFilters } from "./use-filters.ts";

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
export function SavedSearches({ filters }: { filters: BoardFilters }) {
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
