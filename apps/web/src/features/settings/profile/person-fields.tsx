import { ADULT_AGE, AGE_MAX, LOCATION_MAX } from "@kompagnon/contract/profiles/rules.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { UsernameField } from "#features/profiles/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { useLanguageChoice } from "../use-language-choice.ts";
import type { FieldsProps } from "./fields.ts";

/** A name is checked after this long without typing, in ms (spec: account, section 5). */
const CHECK_AFTER_MS = 400;

/** Name, language, age and place. The language is the only one that holds at once, without saving. */
export function PersonFields({ values, saved, problems, change }: FieldsProps) {
  const { t } = useTranslation("settings");
  const { t: wizard } = useTranslation("onboarding");
  const { t: shell } = useTranslation("shell");
  const { t: error } = useTranslation("profiles/checks");
  const { language, choose } = useLanguageChoice();
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-4 *:nth-[-n+2]:max-sm:col-span-2 sm:grid-cols-2 sm:gap-5">
      <UsernameField
        value={values.username}
        own={saved.username}
        problem={problems.username}
        checkAfterMs={CHECK_AFTER_MS}
        onChange={(username) => change({ username })}
      />
      <Select
        label={shell("language.label")}
        hint={t("language.at_once")}
        options={ALL_LANGUAGES.map((one) => ({
          value: one,
          label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
        }))}
        value={language}
        onChange={(next) => void choose(next)}
      />
      <TextField
        name="age"
        label={wizard("person.age")}
        optional={saved.age === ""}
        hint={t("profile.age_hint", { min: ADULT_AGE, max: AGE_MAX })}
        error={problems.age && error(problems.age === "age_locked" ? "age_locked" : "invalid_age")}
        value={values.age}
        onChange={(event) => change({ age: event.target.value })}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        name="location"
        dir="auto"
        label={t("profile.location")}
        optional
        hint={t("profile.location_hint")}
        error={problems.location && t("profile.too_long", { max: LOCATION_MAX })}
        value={values.location}
        onChange={(event) => change({ location: event.target.value })}
        autoComplete="address-level2"
      />
    </div>
  );
}
