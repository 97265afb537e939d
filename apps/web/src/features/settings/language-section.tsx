import { useTranslation } from "#platform/use-translation.ts";
import { LanguageChips } from "./language-chips.tsx";
import { Section } from "./section.tsx";

/** The language of the interface (spec: account, section 1). */
export function LanguageSection() {
  const { t } = useTranslation("settings");
  return (
    <Section title={t("language.title")} lead={t("language.lead")}>
      <LanguageChips />
    </Section>
  );
}
