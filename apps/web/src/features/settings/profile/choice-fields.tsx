import {
  BUSINESS_MODELS,
  GOALS,
  SELECTION_MAX,
  SKILLS,
  TARGET_MAX,
} from "@kompagnon/contract/profiles/rules.ts";
import { type ReactNode, useState } from "react";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { TextField } from "#ui/field.tsx";
import type { FieldsProps } from "./draft.ts";

/** Below this width a list of choices fills half a window. */
const NARROW = "(max-width: 39.99rem)";

/** On phones the chosen ones at first, all of them on request: the form stays short. */
function useChosenFirst<V extends string>(
  label: string,
  choices: readonly { value: V; label: ReactNode }[],
  chosen: readonly V[],
) {
  const { t } = useTranslation("settings");
  const narrow = useMedia(NARROW);
  // One that is deselected stays where it is.
  const [first] = useState(chosen);
  const [all, setAll] = useState(chosen.length === 0);
  const shown =
    all || !narrow ? choices : choices.filter(({ value }) => first.includes(value) || chosen.includes(value));
  const more = shown.length < choices.length && (
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${t("devices.all")}: ${label}`}
      onClick={() => setAll(true)}
    >
      {t("devices.all")}
    </Button>
  );
  return { shown, more };
}

/** Business models, skills, the goal and its target text (spec: account, section 2). */
export function ChoiceFields({ values, problems, change }: FieldsProps) {
  const { t } = useTranslation("settings");
  const { t: wizard } = useTranslation("onboarding");
  const { t: name } = useTranslation("profiles");
  const models = useChosenFirst(
    wizard("models.label"),
    BUSINESS_MODELS.map((value) => ({ value, label: name(`business_models.${value}`) })),
    values.models,
  );
  const skills = useChosenFirst(
    wizard("skills.label"),
    SKILLS.map((value) => ({ value, label: name(`skills.${value}`) })),
    values.skills,
  );
  const goals = useChosenFirst(
    wizard("goal.label"),
    GOALS.map((value) => ({ value, label: name(`goals.${value}`) })),
    values.goal === null ? [] : [values.goal],
  );
  return (
    <div className="grid gap-4 sm:gap-6">
      <div data-field="models">
        <ChoiceChips
          label={wizard("models.label")}
          max={SELECTION_MAX}
          choices={models.shown}
          more={models.more}
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
          choices={skills.shown}
          more={skills.more}
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
          choices={goals.shown}
          more={goals.more}
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
