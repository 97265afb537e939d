import { isLanguage } from "@kompagnon/messages/languages.ts";
import { useEffect } from "react";
import { Outlet, useLocation, useParams } from "react-router";
import { ConsentBar } from "#features/consent/pages/public.ts";
import { languageOf } from "#platform/i18n.ts";
import { sitePageAt } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { SkipLink } from "#ui/skip-link.tsx";
import { GuestBar } from "./guest-bar.tsx";
import { NotFound } from "./not-found.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useSite } from "./use-site.ts";

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
