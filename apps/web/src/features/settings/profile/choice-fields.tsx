import {
  BUSINESS_MODELS,
  GOALS,
  SELECTION_MAX,
  SKILLS,
  TARGET_MAX,
} from "@kompagnon/contract/profiles/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import type { FieldsProps } from "./fields.ts";

/** Business models, skills, the goal and its target text (spec: account, section 2). */
export function ChoiceFields({ values, problems, change }: FieldsProps) {
  const { t } = useTranslation("settings");
  const { t: wizard } = useTranslation("onboarding");
  const { t: name } = useTranslation("profiles");
  return (
    <div className="grid gap-6">
      <div data-field="models">
        <ChoiceChips
          label={wizard("models.label")}
          max={SELECTION_MAX}
          choices={BUSINESS_MODELS.map((value) => ({ value, label: name(`business_models.${value}`) }))}
          value={values.models}
          onChange={(models) => change({ models })}
          error={
            problems.models && t(problems.models === "unsaved" ? "profile.unsaved_models" : "profile.refused")
          }
        />
      </div>
      <div data-field="skills">
        <ChoiceChips
          label={wizard("skills.label")}
          max={SELECTION_MAX}
          choices={SKILLS.map((value) => ({ value, label: name(`skills.${value}`) }))}
          value={values.skills}
          onChange={(skills) => change({ skills })}
          error={
            problems.skills && t(problems.skills === "unsaved" ? "profile.unsaved_skills" : "profile.refused")
          }
        />
      </div>
      <div data-field="goal">
        <ChoiceChip
          label={wizard("goal.label")}
          clearable
          choices={GOALS.map((value) => ({ value, label: name(`goals.${value}`) }))}
          value={values.goal}
          onChange={(goal) => change({ goal })}
          error={problems.goal && t(problems.goal === "unsaved" ? "profile.unsaved_goal" : "profile.refused")}
        />
      </div>
      <TextField
        name="target"
        dir="auto"
        label={t("profile.target")}
        optional
        hint={t("profile.target_hint")}
        error={problems.target && t("profile.too_long", { max: TARGET_MAX })}
        value={values.target}
        onChange={(event) => change({ target: event.target.value })}
        autoComplete="off"
      />
    </div>
  );
}
