import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { entriesOf } from "../api.ts";
import { JobsSkeleton } from "../board/job-skeleton.tsx";

/** A list of the member's own entries: loading, offline, failed, empty, page by page. */
export function List<T extends { id: string }>({
  list,
  label,
  empty,
  children,
}: {
  list: UseInfiniteQueryResult<{ pages: { items: T[] }[] }>;
  label: string;
  empty: ReactNode;
  children: (one: T) => ReactNode;
}) {
  const { t } = useTranslation("jobs");
  if (!list.data) {
    if (list.isPending)
      return list.fetchStatus === "paused" ? (
        <EmptyState icon={<WifiOff strokeWidth={1.75} />} title={t("offline_title")}>
          {t("offline_text")}
        </EmptyState>
      ) : (
        <JobsSkeleton />
      );
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  }
  const entries = entriesOf(list.data);
  if (entries.length === 0) return empty;
  return (
    <>
      <ol aria-label={label} className="grid grid-cols-1 gap-4">
        {entries.map((one) => (
          <li key={one.id} className="grid grid-cols-1">
            {children(one)}
          </li>
        ))}
      </ol>
      <NextPage list={list} label={t("older")} failed={t("older_failed")} className="mt-5" />
    </>
  );
}
