import { BUSINESS_MODELS, GOALS, SKILLS } from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { Switch } from "#ui/switch.tsx";
import { useLabels } from "../labels.ts";
import { countFilters, type Filters, NO_FILTERS } from "./filters.ts";
import { useDraft, WIDE_SCREEN } from "./sheets.ts";

/** The filters of the deck: changed here, applied with one press. */
export function FiltersSheet({
  open,
  onOpenChange,
  filters,
  onApply,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filters: Filters;
  onApply: (filters: Filters) => void;
}) {
  const { t } = useTranslation("matching");
  const labels = useLabels();
  const wide = useMedia(WIDE_SCREEN);
  const [draft, set] = useDraft(open, filters);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("filters.title")}
      from={wide ? "end" : "bottom"}
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="quiet" disabled={countFilters(draft) === 0} onClick={() => set(NO_FILTERS)}>
            {t("filters.reset")}
          </Button>
          <Button onClick={() => onApply(draft)}>{t("filters.apply")}</Button>
        </div>
      }
    >
      <div className="grid gap-6 pt-2">
        <Switch
          label={t("filters.verified")}
          checked={draft.verified}
          onChange={({ target }) => set({ verified: target.checked })}
        />
        <ChoiceChips
          label={t("filters.language")}
          choices={ALL_LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          value={draft.languages}
          onChange={(languages) => set({ languages })}
        />
        <ChoiceChips
          label={t("filters.models")}
          choices={BUSINESS_MODELS.map((value) => ({ value, label: labels.model(value) }))}
          value={draft.models}
          onChange={(models) => set({ models })}
        />
        <ChoiceChips
          label={t("filters.skills")}
          choices={SKILLS.map((value) => ({ value, label: labels.skill(value) }))}
          value={draft.skills}
          onChange={(skills) => set({ skills })}
        />
        <ChoiceChip
          label={t("filters.goal")}
          clearable
          choices={GOALS.map((value) => ({ value, label: labels.goal(value) }))}
          value={draft.goal}
          onChange={(goal) => set({ goal })}
        />
      </div>
    </Sheet>
  );
}
