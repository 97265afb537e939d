import { businessplansPaths } from "@kompagnon/contract/businessplans/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { FileX } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { planQuery } from "./api.ts";
import { Writing } from "./write/writing.tsx";

/** `/dashboard/resources/business-plan/{planId}`: one of mine is written here. */
export default function WritePage() {
  const { t } = useTranslation("businessplans");
  const { planId = "" } = useParams();
  const [reloads, setReloads] = useState(0);
  const { data, error, refetch } = useQuery({ ...planQuery(planId), staleTime: 0 });
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const content = () => {
    if (data)
      return (
        <Writing
          key={`${data.id} ${reloads}`}
          plan={data}
          onReload={() => void refetch().then(() => setReloads(reloads + 1))}
        />
      );
    if (gone)
      return (
        <EmptyState
          asPage
          icon={<FileX strokeWidth={1.75} />}
          title={t("missing_title")}
          action={<ButtonLink to={businessplansPaths.list}>{t("back")}</ButtonLink>}
        >
          {t("missing_text")}
        </EmptyState>
      );
    if (error) return <ErrorState title={t("one_failed")} error={error} onRetry={refetch} />;
    return <Skeleton className="h-96 rounded-card!" />;
  };
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{data?.title || t("title")}</DocumentTitle>
      <BackLink to={businessplansPaths.list}>{t("back")}</BackLink>
      {content()}
    </div>
  );
}
