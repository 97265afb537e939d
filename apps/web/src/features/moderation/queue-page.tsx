import { MODERATOR_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import {
  CASE_STATES,
  type CaseState,
  REPORT_KINDS,
  type ReportKind,
} from "@kompagnon/contract/moderation/rules.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useReportKindName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { queueQuery } from "./cache.ts";
import { CaseCard } from "./case-card.tsx";

const named = <T extends string>(all: readonly T[], name: string | null): T | null =>
  all.find((one) => one === name) ?? null;

/** `/dashboard/admin/reports?state=&kind=`: what members reported, for moderators (product: trust). */
export default function QueuePage() {
  const { t } = useTranslation("moderation");
  return (
    <StaffPage level={MODERATOR_LEVEL} title={t("title")} lead={t("intro")}>
      <Queue />
    </StaffPage>
  );
}

function Queue() {
  const { t } = useTranslation("moderation");
  const kindName = useReportKindName();
  const [search, setSearch] = useSearchParams();
  const state: CaseState = named(CASE_STATES, search.get("state")) ?? "open";
  const kind = named(REPORT_KINDS, search.get("kind"));
  const { data } = useInfiniteQuery(queueQuery(state, kind));
  const counts = data?.pages[0];
  const show = (next: CaseState, of: ReportKind | null) =>
    setSearch({ state: next, ...(of && { kind: of }) }, { replace: true });
  return (
    <Tabs
      label={t("title")}
      value={state}
      onChange={(next) => show(next, kind)}
      tabs={CASE_STATES.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        ...(value !== "closed" && counts && { count: counts[value] }),
      }))}
    >
      {CASE_STATES.map((value) => (
        <TabPanel key={value} value={value}>
          <Select
            label={t("kind_label")}
            options={[
              { value: "any", label: t("any_kind") },
              ...REPORT_KINDS.map((one) => ({ value: one, label: kindName(one) })),
            ]}
            value={kind ?? "any"}
            onChange={(next) => show(state, named(REPORT_KINDS, next))}
            className="mb-5 sm:max-w-64"
          />
          <Cases state={value} kind={kind} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Cases({ state, kind }: { state: CaseState; kind: ReportKind | null }) {
  const { t } = useTranslation("moderation");
  const list = useInfiniteQuery(queueQuery(state, kind));
  if (list.isPending) return <CasesSkeleton />;
  if (list.isError && !list.data)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  const cases = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (cases.length === 0)
    return (
      <EmptyState icon={<ShieldCheck strokeWidth={1.75} />} title={t(`empty.${state}`)}>
        {t(`empty.${state}_text`)}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {cases.map((one) => (
          <CaseCard key={one.id} report={one} kind={kind} />
        ))}
      </ul>
      <NextPage list={list} />
    </>
  );
}

/** Cases on their way. */
export function CasesSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      {["a", "b", "c"].map((row) => (
        <Skeleton key={row} className="h-36 rounded-card!" />
      ))}
    </div>
  );
}
