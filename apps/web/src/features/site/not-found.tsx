import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf } from "#platform/i18n.ts";
import { paths } from "#platform/paths.ts";
import { useSignedInHint } from "#platform/signed-in-hint.ts";
import { sitePath } from "#platform/site-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** No page has this address: one button home (spec: account, 404 page). */
export function NotFound() {
  const { t, i18n } = useTranslation("shell");
  const signedIn = useSignedInHint();
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <DocumentTitle>{t("not_found.title")}</DocumentTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        whole
        icon={<Compass strokeWidth={1.75} />}
        title={t("not_found.title")}
        action={
          <ButtonLink to={signedIn ? paths.dashboard : sitePath("", languageOf(i18n))}>
            {signedIn ? t("not_found.dashboard") : t("not_found.start")}
          </ButtonLink>
        }
      >
        {t("not_found.text")}
      </EmptyState>
    </main>
  );
}
