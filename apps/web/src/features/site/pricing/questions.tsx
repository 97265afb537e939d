import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSite } from "../use-site.ts";

const QUESTIONS = ["faq_stack", "faq_pay", "faq_after"] as const;

/** Three questions that fold open by the browser's own means, without script. */
export function Questions() {
  const { language } = useSite();
  const { t } = useTranslation("billing/pricing", { lng: language });
  return (
    <section aria-labelledby="faq" className="grid gap-4">
      <h2 id="faq" className="text-xl">
        {t("faq")}
      </h2>
      <div className="border-line border-t">
        {QUESTIONS.map((key) => (
          <details key={key} className="group border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {t(key)}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
                strokeWidth={1.75}
              />
            </summary>
            <p className="max-w-2xl pb-5 text-ink-soft">{t(`${key}_text`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
