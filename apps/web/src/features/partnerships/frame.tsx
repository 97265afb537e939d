import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { Waypoints } from "lucide-react";
import type { ReactNode } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { isMissing } from "./api.ts";

/** The page of something about a path, while it is not there: loading, missing or failed. */
export function Frame<T>({
  data,
  error,
  refetch,
  children,
}: {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation("partnerships");
  if (isMissing(error))
    return (
      <EmptyState
        asPage
        icon={<Waypoints strokeWidth={1.75} />}
        title={t("missing_title")}
        action={<ButtonLink to={chatsPaths.chats}>{t("to_chats")}</ButtonLink>}
      >
        <DocumentTitle>{t("missing_title")}</DocumentTitle>
        {t("missing_text")}
      </EmptyState>
    );
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-8">
      {!data && <DocumentTitle>{t("title")}</DocumentTitle>}
      <Loaded
        data={data}
        failed={error && <ErrorState title={t("failed")} error={error} onRetry={refetch} />}
        loading={
          <div aria-busy="true" className="grid gap-6">
            <Skeleton className="h-8 w-48" />
            <Skeleton className="h-36 w-full rounded-card!" />
            <Skeleton className="h-28 w-full rounded-card!" />
            <Skeleton className="h-28 w-full rounded-card!" />
          </div>
        }
      >
        {children}
      </Loaded>
    </div>
  );
}

/** The head of a page: the back link, the title, the other member. */
export function Top({
  back,
  title,
  lead,
  other,
}: {
  back: { to: string; words: string };
  title: string;
  lead: ReactNode;
  other: Path["other"];
}) {
  const { t } = useTranslation("partnerships");
  return (
    <header className="grid gap-3">
      <DocumentTitle>{title}</DocumentTitle>
      <BackLink to={back.to}>{back.words}</BackLink>
      <div className="flex items-center gap-4">
        <Avatar id={other.id} name={other.username} src={other.avatar_url} size="lg" />
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          <p className="truncate text-ink-soft" dir="auto">
            {t("with", { name: other.username })}
          </p>
        </div>
      </div>
      <p className="max-w-xl text-pretty text-ink-soft">{lead}</p>
    </header>
  );
}
