import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useCommonQuestions } from "./questions.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { faqData, StructuredData } from "./site-head.tsx";
import { useSite } from "./use-site.ts";

/** `/faq`: the four most common questions (spec: public, section 2.3); short enough to be shown open. */
export default function FaqPage() {
  const { language } = useSite();
  const { t } = useTranslation("tour", { lng: language });
  const items = useCommonQuestions();
  return (
    <SiteFrame
      page="faq"
      title={t("faq")}
      description={t("faq_description")}
      headline={t("faq")}
      lead={t("faq_lead")}
      className="max-w-3xl gap-10"
    >
      <StructuredData of={faqData(items)} />
      <div className="grid gap-8 border-line border-t pt-8">
        {items.map(({ question, answer }) => (
          <section key={question}>
            <h2 className="text-xl">{question}</h2>
            <p className="mt-2 text-ink-soft">{answer}</p>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={contactPaths.contact}>{t("to_contact")}</ButtonLink>
        <ButtonLink to={sitePath("pricing", language)} variant="secondary">
          {t("to_pricing")}
        </ButtonLink>
      </div>
    </SiteFrame>
  );
}
