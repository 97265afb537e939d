import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ChartLine, Plus } from "lucide-react";
import { useState } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { listQuery } from "./api.ts";
import { BeginForm } from "./list/begin-form.tsx";
import { PlanRow } from "./list/plan-row.tsx";

/** `/dashboard/resources/business-plan`: my business plans, and the way to a new one. */
export default function ListPage() {
  const { t } = useTranslation("businessplans");
  const [beginning, setBeginning] = useState(false);
  const { data, error, isPending, refetch } = useQuery(listQuery());
  const button = (
    <Button
      icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      onClick={() => setBeginning(true)}
    >
      {t("new")}
    </Button>
  );
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid gap-4">
        <BackLink to={resourcesPaths.hub}>{t("to_tools")}</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1.5">
            <h1 className="text-balance text-2xl">{t("title")}</h1>
            <p className="text-pretty text-ink-soft">{t("intro")}</p>
          </div>
          {data && data.items.length > 0 && !beginning && button}
        </div>
      </header>
      <Banner>{t("advice")}</Banner>
      {beginning && <BeginForm onClose={() => setBeginning(false)} />}
      {isPending && <Skeleton className="h-28 rounded-card!" />}
      {error && !data && <ErrorState title={t("failed")} error={error} onRetry={() => refetch()} />}
      {data?.items.length === 0 && !beginning && (
        <EmptyState icon={<ChartLine strokeWidth={1.75} />} title={t("empty")} action={button}>
          {t("empty_text")}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {data?.items.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </div>
  );
}
