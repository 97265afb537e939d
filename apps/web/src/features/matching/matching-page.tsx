import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { statusQuery } from "./api.ts";
import { Deck } from "./deck/deck.tsx";
import { DeckSkeleton, deckPage } from "./deck/profile-card.tsx";

/**
 * The deck of people to decide on. Leads to the set-up only if matching is not allowed; what fails to load says so and
 * offers a retry (product: matching).
 */
export default function MatchingPage() {
  const { t } = useTranslation("matching");
  const { data: status, error, refetch } = useQuery(statusQuery());
  if (status && !status.allowed) return <Navigate to={matchingPaths.setup} replace />;
  return (
    <>
      <DocumentTitle>{t("deck.title")}</DocumentTitle>
      {status ? (
        <Deck status={status} />
      ) : (
        <div className={deckPage}>
          <h1 className="text-xl">{t("deck.title")}</h1>
          {error ? (
            <ErrorState title={t("deck.status_error_title")} error={error} onRetry={() => refetch()} />
          ) : (
            <>
              <Skeleton className="h-5 w-44" />
              <div className="min-h-0 grow pb-20">
                <DeckSkeleton />
              </div>
            </>
          )}
        </div>
      )}
    </>
  );
}
