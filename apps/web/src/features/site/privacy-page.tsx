import { operator, operatorAddress, privacyVersion } from "@kompagnon/contract/site/operator.ts";
import { LegalPage } from "./legal-page.tsx";
import { SiteHead } from "./site-head.tsx";
import { useSite } from "./use-site.ts";
import { inForce } from "./version-note.ts";

const clauses = [
  "controller",
  "data",
  "others",
  "why",
  "score",
  "cookies",
  "logs",
  "sharing",
  "keeping",
  "rights",
  "safety",
] as const;

/** Which data is kept, what for, how long, and what a person may ask for. */
export default function PrivacyPage() {
  const { t, language } = useSite();
  const names = { operator: operator.name, address: operatorAddress, email: operator.email };
  return (
    <>
      <SiteHead
        page="privacy"
        language={language}
        title={t("privacy.title")}
        description={t("privacy.description")}
      />
      <LegalPage
        title={t("privacy.title")}
        contents={t("legal.contents")}
        note={
          <>
            <p>{t("legal.version", inForce(privacyVersion, language))}</p>
            <p>{t("legal.binding")}</p>
          </>
        }
        clauses={clauses.map((id) => ({
          id,
          title: t(`privacy.${id}_title`),
          text: t(`privacy.${id}_text`, names),
        }))}
      />
    </>
  );
}
