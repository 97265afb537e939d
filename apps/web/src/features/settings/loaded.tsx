import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** What a query answered; until then the shape of it in `lines` grey lines, and an error with a retry if it failed. */
export function Loaded<T>({
  query,
  lines = 3,
  children,
}: {
  query: UseQueryResult<T, Error>;
  lines?: number;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState className="py-6" error={query.error} onRetry={() => query.refetch()} />;
  return <LoadingLines lines={lines} />;
}

/** Grey lines in the place of controls that are on their way. */
export function LoadingLines({ lines }: { lines: number }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <Skeleton key={line} className="h-11" />
      ))}
    </div>
  );
}
