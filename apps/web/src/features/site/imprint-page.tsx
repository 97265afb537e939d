import { operator } from "@kompagnon/contract/site/operator.ts";
import type { ReactNode } from "react";
import { BRAND } from "#platform/brand.ts";
import { Badge } from "#ui/badge.tsx";
import { LegalPage } from "./legal-page.tsx";
import { SiteHead } from "./site-head.tsx";
import { useSite } from "./use-site.ts";

/** Who runs the site, from the operator's configuration; sample values say that they are. */
export default function ImprintPage() {
  const { t, language } = useSite();
  const clauses = (["dispute", "notice", "security"] as const).map((id) => ({
    id,
    title: t(`imprint.${id}_title`),
    text: t(`imprint.${id}_text`, { email: operator.email }),
  }));
  const phone = `tel:${operator.phone.replace(/[^+\d]/g, "")}`;
  return (
    <>
      <SiteHead
        page="imprint"
        language={language}
        title={t("imprint.title")}
        description={t("imprint.description")}
      />
      <LegalPage title={t("imprint.title")} clauses={clauses}>
        {operator.sample && (
          <p className="flex flex-wrap items-center gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm">
            <Badge tone="warn">{t("imprint.sample")}</Badge>
            {t("imprint.sample_text", { brand: BRAND })}
          </p>
        )}
        <dl className="grid gap-5 sm:grid-cols-2">
          <Fact name={t("imprint.operator")}>
            {operator.name}
            <br />
            {operator.street}
            <br />
            {operator.city}
            <br />
            {operator.country}
          </Fact>
          <Fact name={t("imprint.represented")}>{operator.represented}</Fact>
          <Fact name={t("imprint.email")}>
            <a className="text-accent underline underline-offset-4" href={`mailto:${operator.email}`}>
              {operator.email}
            </a>
          </Fact>
          <Fact name={t("imprint.phone")}>
            <a className="text-accent underline underline-offset-4" href={phone} dir="ltr">
              {operator.phone}
            </a>
          </Fact>
          <Fact name={t("imprint.register")}>{operator.register}</Fact>
          <Fact name={t("imprint.vat")}>{operator.vat}</Fact>
          <Fact name={t("imprint.responsible")}>{operator.represented}</Fact>
        </dl>
      </LegalPage>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
