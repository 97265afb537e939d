import { GROUP_TEXT_MAX, GROUP_TYPES, NICHES_MAX } from "@kompagnon/contract/groups/rules.ts";
import { BUSINESS_MODELS } from "@kompagnon/contract/profiles/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { Draft, Problems } from "./draft.ts";
import { QuestionFields } from "./question-fields.tsx";

/** The fields of a group. `problems` are shown after the first attempt to send. */
export function GroupFields({
  draft,
  onChange,
  problems,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  problems: Problems;
}) {
  const { t } = useTranslation("groups");
  const { t: profiles } = useTranslation("profiles");
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={t("form.name")}
        hint={t("form.name_hint")}
        error={problems.name && t(`form.name_${problems.name}`)}
        dir="auto"
        autoComplete="off"
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextArea
        label={t("form.description")}
        optional
        dir="auto"
        rows={4}
        max={GROUP_TEXT_MAX}
        error={problems.description && t("form.too_long")}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <div className="grid gap-2">
        <ChoiceChip
          label={t("form.type")}
          choices={GROUP_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          value={draft.type}
          onChange={(type) => type && set({ type })}
        />
        <p role="status" className="text-ink-soft text-sm">
          {t(`type_hint.${draft.type}`)}
        </p>
      </div>
      {draft.type === "application" && (
        <QuestionFields
          questions={draft.questions}
          onChange={(questions) => set({ questions })}
          showProblems={problems.questions !== undefined}
        />
      )}
      <ChoiceChips
        label={t("form.niches")}
        max={NICHES_MAX}
        choices={BUSINESS_MODELS.map((slug) => ({ value: slug, label: profiles(`business_models.${slug}`) }))}
        value={draft.niches}
        onChange={(niches) => set({ niches })}
      />
    </div>
  );
}
