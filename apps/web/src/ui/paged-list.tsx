import { type FocusEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
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

/** The list's own item that an element is in. */
function itemAround(list: HTMLElement | null, element: Element | null): number {
  const found = [...(list?.children ?? [])].findIndex((item) => item.contains(element));
  return found;
}

/**
 * For lists whose items are decided one after the other: when the item that was worked on is gone, the focus goes to the one that
 * takes its place, or to what is shown instead of an empty list. `ref` is the list, or that.
 */
function useNextItem(keys: readonly string[]): {
  ref: RefObject<HTMLElement | null>;
  handlers: {
    onFocusCapture: (event: FocusEvent) => void;
    onPointerDownCapture: (event: PointerEvent) => void;
  };
} {
  const ref = useRef<HTMLElement>(null);
  const before = useRef<readonly string[]>(keys);
  const worked = useRef<string | null>(null);
  const note = ({ target }: { target: EventTarget }) => {
    const at = target instanceof Element ? itemAround(ref.current, target) : -1;
    // Dialogs of an item are elsewhere in the document.
    if (at >= 0) worked.current = keys[at] ?? null;
  };
  const joined = keys.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are what may have changed
  useEffect(() => {
    const place = worked.current === null ? -1 : before.current.indexOf(worked.current);
    const isGone = worked.current !== null && place >= 0 && !keys.includes(worked.current);
    before.current = keys;
    if (!isGone) return;
    worked.current = keys[Math.min(place, keys.length - 1)] ?? null;
    const list = ref.current;
    const next = keys.length === 0 ? list : list?.children[Math.min(place, keys.length - 1)];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "start" });
  }, [joined]);
  return { ref, handlers: { onFocusCapture: note, onPointerDownCapture: note } };
}
