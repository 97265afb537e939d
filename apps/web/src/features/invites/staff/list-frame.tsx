import { HandCoins } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage, type Paged } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Listed<Item> = Paged & {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/** A list page by page, in every state it may be in. */
export function ListFrame<Item>({
  list,
  empty,
  children,
}: {
  list: Listed<Item>;
  /** Says that there is nothing. */
  empty: string;
  children: (item: Item) => ReactNode;
}) {
  const { t } = useTranslation("invites/staff");
  const { t: ui } = useTranslation("ui");
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.error)
    return <ErrorState title={t("failed")} error={list.error} onRetry={() => list.refetch()} />;
  if (!items)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        {["a", "b"].map((row) => (
          <Skeleton key={row} className="h-44 rounded-card!" />
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={<HandCoins strokeWidth={1.75} />} title={empty}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">{items.map(children)}</ul>
      <NextPage list={list} label={t("more")} failed={t("more_failed")} />
    </>
  );
}
