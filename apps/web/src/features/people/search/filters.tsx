import { QUERY_MAX } from "@kompagnon/contract/people/rules.ts";
import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import { Search } from "lucide-react";
import { useId } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChips } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { useLabels } from "../labels.ts";
import type { useFilters } from "./use-filters.ts";

/** The choice of everything: a select has no empty value. */
const ALL = "all";

/** Words, business models and language of the people to find, and the viewer's own language (spec: account, 2). */
export function Filters({ filters }: { filters: ReturnType<typeof useFilters> }) {
  const { t } = useTranslation("people");
  const labels = useLabels();
  const { language } = useMember();
  const mine = useId();
  return (
    <search className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_13rem_13rem]">
        <TextField
          label={t("search")}
          hint={t("search_hint")}
          type="search"
          maxLength={QUERY_MAX}
          autoComplete="off"
          value={filters.words}
          onChange={(event) => filters.setWords(event.target.value)}
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          className="max-lg:col-span-2"
        />
        {/* Nothing to fill in: it is set in the settings. */}
        <div className="grid content-start gap-1.5">
          <span id={mine} className="font-medium text-sm">
            {t("my_language")}
          </span>
          <output aria-labelledby={mine} className="flex min-h-11 items-center">
            {labels.language(language)}
          </output>
        </div>
        <Select
          label={t("language_filter")}
          value={filters.language ?? ALL}
          onChange={(value) => filters.setLanguage(ALL_LANGUAGES.find((one) => one === value) ?? null)}
          options={[
            { value: ALL, label: t("all_languages") },
            ...ALL_LANGUAGES.map((one) => ({ value: one as string, label: labels.language(one) })),
          ]}
        />
      </div>
      <ChoiceChips
        label={t("models")}
        choices={BUSINESS_MODELS.map((slug) => ({ value: slug, label: labels.model(slug) }))}
        value={filters.models}
        onChange={filters.setModels}
        // One line to swipe through on phones: the people come first.
        className="max-sm:[&>div]:-mx-4 max-sm:[&>div]:flex-nowrap max-sm:[&>div]:overflow-x-auto max-sm:[&>div]:px-4 max-sm:[&>div]:py-1 max-sm:[&_label]:shrink-0"
      />
    </search>
  );
}
