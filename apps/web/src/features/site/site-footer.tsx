import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useSite } from "./use-site.ts";

const link =
  "inline-flex min-h-10 items-center rounded-control px-2 underline-offset-4 hover:text-ink hover:underline";
const links: readonly ("terms" | "privacy" | "imprint")[] = ["terms", "privacy", "imprint"];

/** The prices, the rights that need no sign-in, the legal pages, whose site this is, and for whoever is signed in the way out. */
export function SiteFooter() {
  const { t, language } = useSite();
  const { t: ui } = useTranslation("ui", { lng: language });
  const offers = [
    [sitePath("pricing", language), ui("offers.pricing")],
    [billingPaths.withdraw, ui("offers.withdraw")],
    [billingPaths.cancelContract, ui("offers.cancel_contract")],
  ] as const;
  return (
    <footer className="border-line border-t text-ink-soft text-sm">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 sm:px-8">
        <p>
          {BRAND} · {operator.name}
        </p>
        <nav aria-label={t("nav.legal")}>
          <ul className="-mx-2 flex flex-wrap">
            {offers.map(([to, words]) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {words}
                </Link>
              </li>
            ))}
            {links.map((page) => (
              <li key={page}>
                <Link to={sitePath(page, language)} className={link}>
                  {t(`nav.${page}`)}
                </Link>
              </li>
            ))}
            <li className="signed-out:hidden">
              <button
                type="button"
                // Public pages have no script but the one before the first paint, which does it.
                data-sign-out=""
                className="inline-flex min-h-10 items-center rounded-control px-2 underline-offset-4 hover:text-ink hover:underline"
              >
                {t("nav.sign_out")}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
