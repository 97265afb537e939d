import type { Language } from "@kompagnon/contract/wire/model.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { useLanguageChoice } from "#features/settings/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { MenuRadios, MenuSeparator, Submenu } from "#ui/menu.tsx";

/** The languages on top of the menu (spec: community, shell layout); the others are one level deeper. */
const PINNED: readonly Language[] = ["de", "en", "fr", "it"];
const choice = (language: Language) => ({ value: language, label: LANGUAGE_NAMES[language], lang: language });

/** Chooses the language of the interface. */
export function LanguageItems() {
  const { t } = useTranslation("shell");
  const { language, choose } = useLanguageChoice();
  const others = ALL_LANGUAGES.filter((one) => !PINNED.includes(one));
  const pick = (next: Language) => void choose(next);
  return (
    <>
      <MenuRadios label={t("language.label")} value={language} onChange={pick} choices={PINNED.map(choice)} />
      <MenuSeparator />
      <Submenu label={t("language.more")}>
        <MenuRadios value={language} onChange={pick} choices={others.map(choice)} />
      </Submenu>
    </>
  );
}
