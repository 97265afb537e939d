import { ANNOUNCEMENT_TEXT_MAX } from "@kompagnon/contract/announcements/rules.ts";
import { ALL_LANGUAGES, LANGUAGE_NAMES, type Language, localeOf } from "@kompagnon/messages/languages.ts";
import { X } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { type Draft, type DraftProblems, languagesIn } from "./draft.ts";

/** A text a language: German always, others as they are added. */
export function TextsFields({
  texts,
  onChange,
  problem,
}: {
  texts: Draft["texts"];
  onChange: (texts: Draft["texts"]) => void;
  problem: DraftProblems["text"];
}) {
  const { t, i18n } = useTranslation("announcements/staff");
  const nameOf = (language: Language) =>
    new Intl.DisplayNames(localeOf(i18n.language), { type: "language" }).of(language) ??
    LANGUAGE_NAMES[language];
  const written = languagesIn(texts);
  const others = ALL_LANGUAGES.filter((language) => !written.includes(language));
  const without = (gone: Language): Draft["texts"] =>
    Object.fromEntries(Object.entries(texts).filter(([language]) => language !== gone));
  return (
    <>
      {written.map((language) => (
        <div key={language} className="grid grid-cols-1 gap-1.5">
          <TextArea
            label={t("text", { language: nameOf(language) })}
            {...(language === "de" && { hint: t("text_hint"), error: problem && t(problem) })}
            rows={2}
            dir="auto"
            lang={language}
            max={ANNOUNCEMENT_TEXT_MAX}
            value={texts[language] ?? ""}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          />
          {language !== "de" && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              icon={<X aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => onChange(without(language))}
            >
              {t("remove_language", { language: nameOf(language) })}
            </Button>
          )}
        </div>
      ))}
      {others.length > 0 && (
        <Select
          label={t("other_language")}
          placeholder={t("add_language")}
          className="sm:w-72"
          options={others.map((value) => ({
            value,
            label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
          }))}
          value={null}
          onChange={(language) => onChange({ ...texts, [language]: "" })}
        />
      )}
    </>
  );
}
