import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The skeleton: a row of sums, and a large part below. */
export function Waiting() {
  const { t: ui } = useTranslation("ui");
  return (
    <div role="status" aria-label={ui("loading")} className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {["a", "b", "c", "d"].map((one) => (
          <Skeleton key={one} className="h-22 rounded-card!" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card!" />
    </div>
  );
}

type QueryResult<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/** Renders an answer, its placeholder while it loads, or its error. */
export function Loaded<Data>({
  query: { data, error, refetch },
  waiting = <Waiting />,
  children,
}: {
  query: QueryResult<Data>;
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation("analytics");
  if (data !== undefined) return children(data);
  if (error) return <ErrorState title={t("failed")} error={error} onRetry={() => refetch()} />;
  return waiting;
}
