import chinese from "@fontsource-variable/noto-sans-sc/wght.css?url";
import { ALL_LANGUAGES, LANGUAGE_NAMES, type Language } from "@kompagnon/messages/languages.ts";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { useLanguageChoice } from "./use-language-choice.ts";

/** The languages that are offered at first (spec: account, section 1). */
const PINNED: readonly Language[] = ["de", "en", "fr", "it"];

/** The language of the interface: four of them at first, and the one in force; the others are one press away. */
export function LanguageChips() {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const { language, choose } = useLanguageChoice();
  const [all, setAll] = useState(false);
  const offered = ALL_LANGUAGES.filter((one) => all || PINNED.includes(one) || one === language);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* Chinese must be readable before it is chosen. */}
      {all && <link rel="stylesheet" href={chinese} />}
      <ChoiceChip
        label={t("language.title")}
        hideLabel
        choices={offered.map((one) => ({
          value: one,
          label: <span lang={one}>{LANGUAGE_NAMES[one]}</span>,
        }))}
        value={language}
        onChange={(next) => next && next !== language && void choose(next)}
      />
      {!all && (
        <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
          {shell("language.more")}
        </Button>
      )}
    </div>
  );
}
