import { ADMIN_LEVEL, STAFF_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useAdminEntries } from "#platform/feature-parts.ts";
import { useMember } from "#platform/session.ts";
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AreaList } from "./areas.tsx";
import { overviewQuery } from "./cache.ts";
import { StaffPage, TWO_COLUMNS } from "./staff-page.tsx";
import { System } from "./system.tsx";
import { NextCaseLink, nextCase, WaitingList } from "./waiting-list.tsx";

/** `/dashboard/admin`: the open tasks of the team, and the state of the product for admins. */
export default function OverviewPage() {
  const { t } = useTranslation("admin");
  const { admin_level: level } = useMember();
  const twoColumns = useMedia(TWO_COLUMNS);
  return (
    <StaffPage level={STAFF_LEVEL} title={t("overview.title")} lead={t("overview.lead")} wide>
      <Waiting />
      {level >= ADMIN_LEVEL && <System />}
      {!twoColumns && <AreaList />}
    </StaffPage>
  );
}

function Waiting() {
  const { t } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const { data, isPending, error, refetch } = useQuery({ ...overviewQuery(), refetchInterval: 30_000 });
  const all = useAdminEntries().flatMap(({ waits }) => waits ?? []);
  const waiting = all.filter(({ what }) => (data?.waiting[what] ?? 0) > 0);
  const next = data ? nextCase(waiting, data) : null;
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="waiting" className="text-lg">
          {t("overview.waits")}
        </h2>
        {next && <NextCaseLink {...next} />}
      </div>
      {isPending && (
        <div role="status" aria-label={ui("loading")} className="grid gap-2">
          {["a", "b", "c"].map((one) => (
            <Skeleton key={one} className="h-14 rounded-card!" />
          ))}
        </div>
      )}
      {error && !data && <ErrorState title={t("overview.failed")} error={error} onRetry={() => refetch()} />}
      {data && waiting.length === 0 && (
        <EmptyState icon={<CircleCheck strokeWidth={1.75} />} title={t("overview.nothing")}>
          {t("overview.nothing_text")}
        </EmptyState>
      )}
      {data && waiting.length > 0 && <WaitingList waits={waiting} backlog={data} />}
    </section>
  );
}
