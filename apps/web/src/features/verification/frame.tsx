import type { Verification } from "@kompagnon/contract/verification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { statusQuery } from "./cache.ts";

/** A page of the member's verification: its title, the back link, and the state of the verification once it is known. */
export function Frame({
  title,
  step,
  lead,
  back,
  aside,
  children,
}: {
  title: string;
  step?: string;
  lead?: ReactNode;
  back?: string;
  aside?: ReactNode;
  children: (status: Verification) => ReactNode;
}) {
  const { t } = useTranslation("verification");
  const { t: ui } = useTranslation("ui");
  const { data, error, isError, refetch } = useQuery(statusQuery());
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{title}</DocumentTitle>
      {back && (
        <ButtonLink
          size="sm"
          variant="quiet"
          to={back}
          className="-ms-3 justify-self-start"
          icon={<ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        >
          {t("back")}
        </ButtonLink>
      )}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid max-w-xl gap-1.5">
          {step && <p className="font-medium text-ink-soft text-sm">{step}</p>}
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="text-pretty text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </header>
      <Loaded
        data={data}
        failed={isError && <ErrorState title={t("failed")} error={error} onRetry={() => refetch()} />}
        loading={
          <div role="status" aria-label={ui("loading")} className="grid gap-4">
            <Skeleton className="h-40 rounded-card!" />
            <Skeleton className="h-24 rounded-card!" />
          </div>
        }
      >
        {children}
      </Loaded>
    </div>
  );
}
