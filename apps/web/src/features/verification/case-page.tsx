import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { NextCase, TeamOnly } from "#features/admin/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { caseQuery, nextQuery } from "./cache.ts";
import { CaseDetails } from "./staff/case-details.tsx";

/** `/dashboard/admin/verifications/{id}`: a case with its pictures, open to one reviewer at a time. */
export default function CasePage() {
  const { verificationId = "" } = useParams();
  return (
    <TeamOnly level={REVIEWER_LEVEL}>
      <Case key={verificationId} id={verificationId} />
    </TeamOnly>
  );
}

function Case({ id }: { id: string }) {
  const { t } = useTranslation("verification/staff");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch, isFetching } = useQuery(caseQuery(id));
  const [done, setDone] = useState<string | null>(null);
  return (
    <div className="mx-auto grid max-w-[88rem] grid-cols-1 gap-4 px-4 py-6 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <BackLink to={verificationPaths.queue}>{t("back")}</BackLink>
      {done !== null && <Next done={done} after={id} />}
      {done === null && !data && error && !isFetching && <Failed error={error} onRetry={() => refetch()} />}
      {done === null && !data && (!error || isFetching) && (
        <div role="status" aria-label={ui("loading")} className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-80 rounded-card!" />
          <Skeleton className="h-80 rounded-card!" />
        </div>
      )}
      {done === null && data && (
        <CaseDetails found={data} onReload={() => refetch()} reloading={isFetching} onDone={setDone} />
      )}
    </div>
  );
}

/** The way to the next case. It is opened by hand: opening shows personal data, and is written down. */
function Next({ done, after }: { done: string; after: string }) {
  const { t } = useTranslation("verification/staff");
  const { data } = useQuery({ ...nextQuery(), staleTime: 0 });
  if (!data) return null;
  const next = data.items.find(({ id, own, taken }) => id !== after && !own && !taken);
  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      <NextCase
        done={done}
        next={
          next ? { to: verificationPaths.case(next.id), what: next.member?.username ?? t("nameless") } : null
        }
        left={data.waiting}
        all={{ to: verificationPaths.queue, label: t("back") }}
      />
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useTranslation("verification/staff");
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!refused || error.code === "step_up_required")
    return <ErrorState title={t("failed")} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      asPage
      icon={<SearchX strokeWidth={1.75} />}
      title={error.code === "not_found" ? t("gone") : error.message}
      action={<ButtonLink to={verificationPaths.queue}>{t("back")}</ButtonLink>}
    >
      {null}
    </EmptyState>
  );
}
