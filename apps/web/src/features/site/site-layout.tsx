import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { TEST_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import { useEffect } from "react";
import { Link, Outlet, useLocation, useParams } from "react-router";
import { dayCount } from "#features/billing/public.ts";
import { ConsentBar } from "#features/consent/pages/public.ts";
import { languageOf } from "#platform/i18n.ts";
import { sitePageAt } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { NotFound } from "./not-found.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useSite } from "./use-site.ts";

/** Announces the test version above the public pages, for guests. */
function GuestBar() {
  const { language } = useSite();
  const { t } = useTranslation("billing/pricing", { lng: language });
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 bg-accent-soft px-4 py-1 text-center text-sm signed-in:hidden">
      {t("guest_bar", { days: dayCount(TEST_DAYS, language) })}
      <Link
        to={billingPaths.signUpFor("test")}
        className="inline-flex min-h-8 items-center rounded-control font-semibold text-accent underline underline-offset-4"
      >
        {t("guest_action")}
      </Link>
    </p>
  );
}

/** Header and footer around the public pages; an address whose first part is no language is no page. */
export default function SiteLayout() {
  const { language: named } = useParams();
  const at = sitePageAt(useLocation().pathname);
  if (!at || (named !== undefined && !isLanguage(named))) return <NotFound />;
  return <Frame page={at.page} />;
}

function Frame({ page }: { page: Parameters<typeof SiteHeader>[0]["page"] }) {
  const { language } = useSite();
  const { i18n } = useTranslation("ui");
  useEffect(() => {
    // Arriving from another language by a link: the document, the skip link and later pages follow.
    if (languageOf(i18n) !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <GuestBar />
      <SiteHeader page={page} />
      <Outlet />
      <SiteFooter />
      {/* Where a member orders, it ends the page instead of covering the buttons. */}
      <ConsentBar language={language} className={page === "pricing" ? "" : "sticky bottom-0 z-20"} />
    </div>
  );
}
