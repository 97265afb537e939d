import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import {
  ADULT_AGE,
  BIO_MAX,
  BUSINESS_MODELS,
  GOALS,
  IDEA_MAX,
  SELECTION_MAX,
  SKILLS,
} from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES, isLanguage, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { useState } from "react";
import { UsernameField } from "#features/profiles/public.ts";
import { storeLanguage } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { Answers, Problems } from "../answers.ts";
import { ChoiceTiles } from "./choice-tiles.tsx";
import { GOAL_ICONS, MODEL_ICONS, SKILL_ICONS } from "./icons.tsx";

/** What every step is given: the answers, a way to change them, and what is wrong. */
export type StepProps = {
  answers: Answers;
  change: (change: Partial<Answers>) => void;
  problems: Problems;
};

/** Step 0: the interface switches as soon as a language is chosen. */
export function LanguageStep({ answers, change }: StepProps) {
  const { t, i18n } = useTranslation("onboarding");
  // The language that the page has is in sight; it keeps its place when another one is chosen.
  const [first] = useState(answers.language);
  const choose = (language: string | undefined) => {
    if (!isLanguage(language)) return;
    change({ language });
    storeLanguage(language);
    void i18n.changeLanguage(language);
  };
  return (
    <>
      {/* The other scripts' faces are there anyway; Chinese must be readable before it is chosen. */}
      <link rel="stylesheet" href={chinese} />
      <ChoiceTiles
        label={t("language.title")}
        tiles={ALL_LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first)).map((value) => ({
          value,
          label: LANGUAGE_NAMES[value],
          lang: value,
        }))}
        value={[answers.language]}
        onChange={([language]) => choose(language)}
      />
    </>
  );
}

/** A name is checked after this long without typing, in ms (spec: community, section 4). */
const CHECK_AFTER_MS = 1000;

/** Step 1: username and age. */
export function PersonStep({ answers, change, problems }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: error } = useTranslation("profiles/checks");
  return (
    <div className="grid gap-5">
      <UsernameField
        value={answers.username}
        onChange={(username) => change({ username })}
        problem={problems.username}
        checkAfterMs={CHECK_AFTER_MS}
        required
      />
      <TextField
        name="age"
        label={t("person.age")}
        hint={t("person.age_hint", { age: ADULT_AGE })}
        error={problems.age && error(problems.age === "age_locked" ? "age_locked" : "invalid_age")}
        value={answers.age}
        onChange={(event) => change({ age: event.target.value })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        required
        className="[&_input]:max-w-32"
      />
    </div>
  );
}

/** Step 2: one to five business models. */
export function ModelsStep({ answers, change, problems }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: name } = useTranslation("profiles");
  return (
    <ChoiceTiles
      label={t("models.label")}
      max={SELECTION_MAX}
      tiles={BUSINESS_MODELS.map((value) => ({
        value,
        label: name(`business_models.${value}`),
        icon: MODEL_ICONS[value],
      }))}
      value={answers.models}
      onChange={(models) => change({ models })}
      error={problems.models && t("models.required")}
    />
  );
}

/** Step 3: one to five skills. */
export function SkillsStep({ answers, change, problems }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: name } = useTranslation("profiles");
  return (
    <ChoiceTiles
      label={t("skills.label")}
      max={SELECTION_MAX}
      tiles={SKILLS.map((value) => ({ value, label: name(`skills.${value}`), icon: SKILL_ICONS[value] }))}
      value={answers.skills}
      onChange={(skills) => change({ skills })}
      error={problems.skills && t("skills.required")}
    />
  );
}

/** Step 4: exactly one goal. */
export function GoalStep({ answers, change, problems }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: name } = useTranslation("profiles");
  return (
    <ChoiceTiles
      label={t("goal.label")}
      tiles={GOALS.map((value) => ({ value, label: name(`goals.${value}`), icon: GOAL_ICONS[value] }))}
      value={answers.goal === null ? [] : [answers.goal]}
      onChange={([goal]) => change({ goal: goal ?? null })}
      error={problems.goal && t("goal.required")}
    />
  );
}

/** Step 5: about me; may stay empty. */
export function BioStep({ answers, change, problems }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: error } = useTranslation("profiles/checks");
  return (
    <TextArea
      name="bio"
      dir="auto"
      label={t("bio.label")}
      optional
      max={BIO_MAX}
      rows={6}
      value={answers.bio}
      onChange={(event) => change({ bio: event.target.value })}
      error={problems.bio && error("bio_too_long")}
    />
  );
}

/** Step 6: the business idea; may stay empty. */
export function IdeaStep({ answers, change, problems }: StepProps) {
  const { t } = useTranslation("onboarding");
  return (
    <TextArea
      name="idea"
      dir="auto"
      label={t("idea.label")}
      optional
      max={IDEA_MAX}
      rows={7}
      value={answers.idea}
      onChange={(event) => change({ idea: event.target.value })}
      error={problems.idea && t("idea.too_long", { max: IDEA_MAX })}
    />
  );
}
