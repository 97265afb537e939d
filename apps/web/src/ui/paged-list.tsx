import type { ReactNode, RefObject } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "./cx.ts";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { NextPage, type Paged } from "./next-page.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useNextItem } from "./use-next-item.ts";

/** What the list needs of an infinite query. */
type Listed<Item> = Paged & {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error: Error | null;
  refetch: () => unknown;
};

/** A list of cards page by page, in every state it may be in. After an item that was worked on is gone, the next has the focus. */
export function PagedList<Item extends { id: string }>({
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
    /** The button for the next page in other words. */
    more?: string;
  };
  /** Shown next to the text of an empty list: a lucide icon. */
  icon: ReactNode;
  /** How high a card is about, while they are waited for. */
  rowClass: string;
  children: (item: Item) => ReactNode;
}) {
  const { t: ui } = useTranslation("ui");
  const items = list.data?.pages.flatMap((page) => page.items);
  const { ref, handlers } = useNextItem(items?.map(({ id }) => id) ?? []);
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
      <div ref={ref as RefObject<HTMLDivElement | null>} className="outline-none">
        <EmptyState icon={icon} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul
        ref={ref as RefObject<HTMLUListElement | null>}
        {...handlers}
        className="grid grid-cols-1 gap-4 *:scroll-mt-[calc(var(--top-bar)+1.25rem)] *:outline-none"
      >
        {items.map(children)}
      </ul>
      <NextPage list={list} {...(texts.more && { label: texts.more })} />
    </>
  );
}
