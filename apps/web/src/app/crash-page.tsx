import { RotateCw } from "lucide-react";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { NotFound } from "#features/site/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useReplayInput } from "#platform/replay-input.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown instead of a page that broke. Files that vanished with a new version are fetched by the reload. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation("shell");
  useReplayInput();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) console.error("A page broke", error);
  }, [error, missing]);
  if (missing) return <NotFound />;
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <DocumentTitle>{t("crash.title")}</DocumentTitle>
      <EmptyState
        asPage
        icon={<RotateCw strokeWidth={1.75} />}
        title={t("crash.title")}
        action={<Button onClick={() => location.reload()}>{t("crash.reload")}</Button>}
      >
        {t("crash.text")}
      </EmptyState>
    </main>
  );
}
