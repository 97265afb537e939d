import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { AnnouncementBanner } from "../announcement-bar.tsx";
import { type Draft, languagesIn } from "./draft.ts";

/** The banner as it will look, in each language that has words. */
export function Preview({ draft: { kind, texts, link, dismissible } }: { draft: Draft }) {
  const { t, i18n } = useTranslation("announcements/staff");
  const names = new Intl.DisplayNames(localeOf(i18n.language), { type: "language" });
  const written = languagesIn(texts).filter((language) => (texts[language] ?? "").trim() !== "");
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="preview" className="grid grid-cols-1 gap-3">
      <h2 id="preview" className="text-lg">
        {t("preview")}
      </h2>
      {written.map((language) => (
        // What is pressed here does nothing: it is a picture of the banner.
        <div
          key={language}
          inert
          role="img"
          aria-label={t("preview_in", { language: names.of(language) ?? language })}
          className="overflow-hidden rounded-card border border-line"
        >
          <AnnouncementBanner
            announcement={{ kind, language, text: texts[language] ?? "", link: link.trim() || null }}
            {...(dismissible && { onClose: () => undefined })}
          />
        </div>
      ))}
    </section>
  );
}
