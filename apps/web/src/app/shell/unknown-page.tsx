import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { Compass } from "lucide-react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown for unknown addresses of the dashboard, within the shell. */
export default function UnknownPage() {
  const { t } = useTranslation("shell");
  return (
    <>
      <DocumentTitle>{t("not_found.title")}</DocumentTitle>
      <EmptyState
        asPage
        icon={<Compass strokeWidth={1.75} />}
        title={t("not_found.title")}
        action={<ButtonLink to={overviewPaths.dashboard}>{t("not_found.dashboard")}</ButtonLink>}
      >
        {t("not_found.text")}
      </EmptyState>
    </>
  );
}
