import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { decisionsQuery } from "./cache.ts";
import { OwnDecisionCard } from "./own-decision-card.tsx";
import { CasesSkeleton } from "./queue-page.tsx";

/** `/dashboard/decisions`: moderators' decisions about the member's own content, and the button to contest them. */
export default function DecisionsPage() {
  const { t } = useTranslation("moderation");
  const list = useInfiniteQuery(decisionsQuery());
  // A notification leads to one of them.
  const meant = useSearchParams()[0].get("decision");
  const decisions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("own.title")}</DocumentTitle>
      <header className="grid gap-1.5">
        <h1 className="text-2xl">{t("own.title")}</h1>
        <p className="text-ink-soft">{t("own.intro")}</p>
      </header>
      {list.isPending && <CasesSkeleton />}
      {list.isError && !list.data && (
        <ErrorState title={t("own.failed")} error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && decisions.length === 0 && (
        <EmptyState icon={<ShieldCheck strokeWidth={1.75} />} title={t("own.empty")}>
          {t("own.empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {decisions.map((decision) => (
          <OwnDecisionCard key={decision.id} decision={decision} isMeant={decision.id === meant} />
        ))}
      </ul>
      <NextPage list={list} />
    </div>
  );
}
