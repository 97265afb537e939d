import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { CalendarClock } from "lucide-react";
import { Navigate, useLocation } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf } from "#platform/i18n.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The state passed to the page: when the account will be erased (ISO 8601). */
export type Farewell = { due: string };

const isFarewell = (state: unknown): state is Farewell =>
  typeof state === "object" && state !== null && "due" in state && typeof state.due === "string";

/** After a request to delete the account: its date, and how the account can be kept. */
export default function GoodbyePage() {
  const { t, i18n } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const state: unknown = useLocation().state;
  if (!isFarewell(state)) return <Navigate to={accountsPaths.login} replace />;
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <DocumentTitle>{t("deletion.done_title")}</DocumentTitle>
      <EmptyState
        asPage
        icon={<CalendarClock strokeWidth={1.75} />}
        title={t("deletion.due", { date: new Date(state.due) })}
        action={
          <ButtonLink to={sitePath("", languageOf(i18n))} variant="secondary">
            {shell("not_found.start")}
          </ButtonLink>
        }
      >
        {t("deletion.done_text")}
      </EmptyState>
    </main>
  );
}
