import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { entriesOf } from "./api.ts";

/** Posts or applications that are on their way. */
export function JobsSkeleton() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid grid-cols-1 gap-4">
      {["a", "b", "c", "d"].map((card) => (
        <Card key={card} className="grid gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-10 w-32" />
        </Card>
      ))}
    </div>
  );
}

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

/** Runs an action and shows its outcome; an error is shown and rethrown, so that a dialog stays open. */
export function useAttempt() {
  const { t } = useTranslation("jobs");
  return async <T,>(work: () => Promise<T>, done: (made: T) => string | null): Promise<void> => {
    try {
      const message = done(await work());
      if (message) toast(message, { kind: "good" });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("not_done"), { kind: "warn" });
      throw failure;
    }
  };
}
