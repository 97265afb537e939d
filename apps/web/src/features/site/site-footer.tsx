import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { type SitePage, sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useSite } from "./use-site.ts";

const link =
  "inline-flex min-h-9 items-center rounded-control px-2 underline-offset-4 hover:text-ink hover:underline";

/**
 * Every public page, the rights that need no sign-in, the consent to measurement, the operator, and for members the button to
 * sign out.
 */
export function SiteFooter() {
  const { t, language } = useSite();
  const { t: ui } = useTranslation("ui", { lng: language });
  const { t: tour } = useTranslation("tour", { lng: language });
  const { t: company } = useTranslation("tour/company", { lng: language });
  const { t: consent } = useTranslation("consent", { lng: language });
  const at = (page: SitePage) => sitePath(page, language);
  return (
    <footer className="border-line border-t text-ink-soft text-sm">
      <div className="mx-auto grid w-full max-w-6xl gap-x-8 gap-y-6 px-4 py-8 sm:grid-cols-3 sm:px-8">
        <Links
          title={company("product")}
          links={[
            [at("features"), tour("features")],
            [at("pricing"), ui("offers.pricing")],
            [at("faq"), tour("faq")],
            [resourcesPaths.hub, t("nav.resources")],
          ]}
        />
        <Links
          title={company("about")}
          links={[
            [at("team"), company("team")],
            [at("jobs"), company("jobs")],
            [contactPaths.contact, tour("to_contact")],
          ]}
        >
          {operator.social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} rel="noreferrer" className={link}>
                {network}
              </a>
            </li>
          ))}
        </Links>
        <Links
          title={t("nav.legal")}
          links={[
            [at("terms"), t("nav.terms")],
            [at("privacy"), t("nav.privacy")],
            [at("imprint"), t("nav.imprint")],
            [billingPaths.withdraw, ui("offers.withdraw")],
            [billingPaths.cancelContract, ui("offers.cancel_contract")],
          ]}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-4 sm:col-span-3">
          <p>
            <bdi>{BRAND}</bdi> · <bdi>{operator.name}</bdi> · {company("credit", { name: operator.credit })}
          </p>
          {/* Public pages have no script but the one before the first paint, which does both. */}
          <div className="-mx-2 flex flex-wrap">
            <button type="button" data-consent="ask" className={link}>
              {consent("again")}
            </button>
            <button type="button" data-sign-out="" className={`${link} signed-out:hidden`}>
              {t("nav.sign_out")}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Links({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly (readonly [to: string, words: string])[];
  children?: ReactNode;
}) {
  return (
    <nav aria-label={title} className="grid content-start gap-1">
      <h2 className="font-sans font-semibold text-ink text-sm tracking-normal">{title}</h2>
      <ul className="-mx-2 grid justify-items-start">
        {links.map(([to, words]) => (
          <li key={to}>
            <Link to={to} className={link}>
              {words}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
