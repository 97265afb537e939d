import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { NextPage, type Paged } from "./next-page.tsx";
import { Skeleton } from "./skeleton.tsx";

/** What the list needs of an infinite query. */
type Listed<Item> = Paged & {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/** A list of cards page by page, in every state it may be in. */
export function PagedList<Item>({
  list,
  texts,
  icon,
  rowClass,
  children,
}: {
  list: Listed<Item>;
  texts: {
    /** It did not come. */
    failed: string;
    /** There is nothing, and why. */
    empty: string;
    emptyText: string;
    /** The button for the next page, and that it did not come. */
    more: string;
    moreFailed: string;
  };
  /** Shown next to the text of an empty list: a lucide icon. */
  icon: ReactNode;
  /** How high a card is about, while they are waited for. */
  rowClass: string;
  children: (item: Item) => ReactNode;
}) {
  const { t: ui } = useTranslation("ui");
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.error)
    return <ErrorState title={texts.failed} error={list.error} onRetry={() => list.refetch()} />;
  if (!items)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        {["a", "b"].map((row) => (
          <Skeleton key={row} className={cx("rounded-card!", rowClass)} />
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState icon={icon} title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">{items.map(children)}</ul>
      <NextPage list={list} label={texts.more} failed={texts.moreFailed} />
    </>
  );
}
