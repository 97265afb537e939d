import { ALL_LANGUAGES, isLanguage, LANGUAGE_NAMES } from "@kompagnon/messages/languages.ts";
import { ChevronDown, Languages } from "lucide-react";
import { languageOf, storeLanguage } from "#platform/i18n.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The language of a page before anybody has signed in: the system's own list, kept on this device. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation("accounts/login");
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    storeLanguage(language);
    void i18n.changeLanguage(language);
  };
  return (
    <span className="relative inline-flex items-center text-ink-soft">
      <Languages
        aria-hidden="true"
        className="pointer-events-none absolute start-3 size-4"
        strokeWidth={1.75}
      />
      <select
        aria-label={t("legal.language")}
        value={languageOf(i18n)}
        onChange={(event) => choose(event.target.value)}
        className="field-sizing-content h-10 cursor-pointer appearance-none rounded-control bg-transparent ps-9 pe-8 text-ink-soft text-sm hover:bg-sunken hover:text-ink [&>option]:bg-raised [&>option]:text-ink"
      >
        {ALL_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-2.5 size-4"
        strokeWidth={1.75}
      />
    </span>
  );
}
