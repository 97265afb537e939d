import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** A titled part of the page. */
export function Part({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-pretty text-ink-soft">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}

/** What a query answered; until then a grey shape of its size, and an error with a retry if it failed. */
export function Answer<T>({
  query,
  size,
  children,
}: {
  query: UseQueryResult<T, Error>;
  /** The height of what is on its way, by class name. */
  size: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <ErrorState className="py-6!" error={query.error} onRetry={() => query.refetch()} />;
  return <GreyCard className={size} />;
}

/** A grey shape in the place of what is on its way. */
export function GreyCard({ className }: { className: string }) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className={className} />
    </div>
  );
}
