import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { Compass } from "lucide-react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Logo } from "#ui/logo.tsx";

/** The page of an unknown address: one button home (spec: account, 404 page), chosen by CSS: there may be no script. */
export function NotFound() {
  const { t, i18n } = useTranslation("shell");
  const start = sitePath("", languageOf(i18n));
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-3 sm:px-8 sm:py-5">
        <Link to={start} className="inline-block rounded-control p-1.5">
          <Logo name={BRAND} />
        </Link>
      </header>
      <main id="main" className="grid grow place-items-center pb-20">
        <DocumentTitle>{t("not_found.title")}</DocumentTitle>
        <meta name="robots" content="noindex" />
        <EmptyState
          asPage
          icon={<Compass strokeWidth={1.75} />}
          title={t("not_found.title")}
          action={
            <>
              <ButtonLink to={overviewPaths.dashboard} className="signed-out:hidden">
                {t("not_found.dashboard")}
              </ButtonLink>
              <ButtonLink to={start} className="signed-in:hidden">
                {t("not_found.start")}
              </ButtonLink>
            </>
          }
        >
          {t("not_found.text")}
        </EmptyState>
      </main>
    </div>
  );
}
