import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation, useParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Loaded } from "#ui/skeleton.tsx";
import { agreementQuery } from "./api.ts";
import { DeleteButton } from "./delete-button.tsx";
import { AgreementFailed, PaperSkeleton } from "./states.tsx";
import { Writing } from "./write/writing.tsx";

/** Whether a new version of a signed agreement was requested. */
function useNewVersion(): boolean {
  const { newVersion } = (useLocation().state ?? {}) as { newVersion?: unknown }; // as the page to read gives it along
  return newVersion === true;
}

/** `/dashboard/resources/nda-creator/{agreementId}`: one of mine is written here. */
export default function WritePage() {
  const { t } = useTranslation("agreements");
  const { agreementId = "" } = useParams();
  const [reloads, setReloads] = useState(0);
  const { data, error, refetch } = useQuery({ ...agreementQuery(agreementId), staleTime: 0 });
  // What was signed is read; a new version of it begins by an act of its own there.
  const isNew = useNewVersion();
  const isSigned = data?.state === "signed" || data?.state === "half_signed";
  if (data && (!data.can.edit || (isSigned && !isNew)))
    return <Navigate to={agreementsPaths.read(agreementId)} replace />;
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-8">
      <DocumentTitle>{data ? t(`kind.${data.kind}`) : t("title")}</DocumentTitle>
      {(data || !error) && (
        <header className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-2">
            <BackLink to={agreementsPaths.creator}>{t("back")}</BackLink>
            <h1 className="text-2xl">{data ? t(`kind.${data.kind}`) : t("title")}</h1>
            <p className="text-pretty text-ink-soft text-sm">{t("advice")}</p>
          </div>
          {data?.can.delete && <DeleteButton id={data.id} />}
        </header>
      )}
      <Loaded
        data={data}
        failed={error && <AgreementFailed error={error} onRetry={refetch} />}
        loading={<PaperSkeleton />}
      >
        {(data) => (
          <Writing
            key={`${data.id} ${reloads}`}
            agreement={data}
            newVersion={isNew}
            onReload={() => void refetch().then(() => setReloads(reloads + 1))}
          />
        )}
      </Loaded>
    </div>
  );
}
