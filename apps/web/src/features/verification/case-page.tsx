import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import { useParams } from "react-router";
import { TeamOnly } from "#features/admin/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { caseQuery } from "./cache.ts";
import { CaseDetails } from "./staff/case-details.tsx";

/** `/dashboard/admin/verifications/{id}`: a case with its pictures, open to one reviewer at a time. */
export default function CasePage() {
  const { verificationId = "" } = useParams();
  return (
    <TeamOnly level={REVIEWER_LEVEL}>
      <Case id={verificationId} />
    </TeamOnly>
  );
}

function Case({ id }: { id: string }) {
  const { t } = useTranslation("verification/staff");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch, isFetching } = useQuery(caseQuery(id));
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <ButtonLink
        size="sm"
        variant="quiet"
        to={verificationPaths.queue}
        className="-ms-3 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
      >
        {t("back")}
      </ButtonLink>
      {!data && error && !isFetching && <Failed error={error} onRetry={() => refetch()} />}
      {!data && (!error || isFetching) && (
        <div role="status" aria-label={ui("loading")} className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-80 rounded-card!" />
          <Skeleton className="h-80 rounded-card!" />
        </div>
      )}
      {data && <CaseDetails found={data} onReload={() => refetch()} reloading={isFetching} />}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation("verification/staff");
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!refused || error.code === "step_up_required")
    return <ErrorState title={t("failed")} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      whole
      icon={<SearchX strokeWidth={1.75} />}
      title={error.code === "not_found" ? t("gone") : error.message}
      action={<ButtonLink to={verificationPaths.queue}>{t("back")}</ButtonLink>}
    >
      {null}
    </EmptyState>
  );
}
