import { DELETION_DAYS } from "@kompagnon/contract/accounts/rules.ts";
import { operator, termsVersion } from "@kompagnon/contract/site/operator.ts";
import { BRAND } from "#platform/brand.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { inForce, LegalPage } from "./legal-page.tsx";
import { SiteHead } from "./site-head.tsx";
import { useSite } from "./use-site.ts";

const clauses = [
  "scope",
  "age",
  "account",
  "conduct",
  "content",
  "matching",
  "price",
  "withdrawal",
  "ending",
  "liability",
  "changes",
  "law",
] as const;

/** The terms: version 1.0, from 16 years on, 14 days to withdraw, 30 days' notice for changes (spec: public, section 1). */
export default function TermsPage() {
  const { t, language } = useSite();
  const { t: ui } = useTranslation("ui", { lng: language });
  const names = {
    brand: BRAND,
    operator: operator.name,
    email: operator.email,
    withdraw: ui("offers.withdraw"),
    days: DELETION_DAYS,
  };
  return (
    <>
      <SiteHead
        page="terms"
        language={language}
        title={t("terms.title")}
        description={t("terms.description")}
      />
      <LegalPage
        title={t("terms.title")}
        contents={t("legal.contents")}
        note={
          <>
            <p>{t("legal.version", inForce(termsVersion, language))}</p>
            <p>{t("legal.binding")}</p>
          </>
        }
        clauses={clauses.map((id) => ({
          id,
          title: t(`terms.${id}_title`),
          text: t(`terms.${id}_text`, names),
        }))}
      />
    </>
  );
}
