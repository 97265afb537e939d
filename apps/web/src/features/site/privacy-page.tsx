import { DELETION_DAYS } from "@kompagnon/contract/accounts/rules.ts";
import { operator, operatorAddress, privacyVersion } from "@kompagnon/contract/site/operator.ts";
import type { ReactNode } from "react";
import { CollectedList } from "#features/consent/pages/public.ts";
import { BRAND } from "#platform/brand.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { type Clause, inForce, LegalPage } from "./legal-page.tsx";
import { SiteHead } from "./site-head.tsx";
import { StoredDeviceData, StoredMemberData } from "./stored-data.tsx";
import { useSite } from "./use-site.ts";

const before = ["controller", "data", "others", "why", "score", "cookies"] as const;
const after = ["logs", "sharing", "keeping", "rights", "safety"] as const;

/** Below the words of a clause: what the code itself says. */
const LISTS: Readonly<Record<string, ReactNode>> = {
  data: <StoredMemberData />,
  cookies: <StoredDeviceData />,
};

/** Which data is kept, what for, how long, and what a person may ask for. */
export default function PrivacyPage() {
  const { t, language } = useSite();
  const { t: collected } = useTranslation("consent/collected", { lng: language });
  const names = {
    operator: operator.name,
    address: operatorAddress,
    email: operator.email,
    days: DELETION_DAYS,
  };
  const clause = (id: (typeof before | typeof after)[number]): Clause => ({
    id,
    title: t(`privacy.${id}_title`),
    text: t(`privacy.${id}_text`, names),
    ...(id in LISTS && { more: LISTS[id] }),
  });
  const measuring: Clause = {
    id: "measuring",
    title: collected("title"),
    text: collected("text", { brand: BRAND }),
    more: <CollectedList language={language} />,
  };
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
        clauses={[...before.map(clause), measuring, ...after.map(clause)]}
      />
    </>
  );
}
