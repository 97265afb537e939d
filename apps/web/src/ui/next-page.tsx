import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { FormError } from "./field.tsx";

/**
 * Calls `onReach` when the element that it returns comes within `margin` of the screen, a CSS length, and again after each change of
 * `step` that leaves it there. Without a step or a margin nothing is observed.
 */
export function useReached<E extends Element = HTMLDivElement>(
  onReach: () => void,
  { margin, step }: { margin: string | undefined; step: number | null },
): RefObject<E | null> {
  const element = useRef<E>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!element.current || step === null || margin === undefined) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [step, margin]);
  return element;
}

/** What the button needs of an infinite query. */
export type Paged = {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Fetches the next page of a list; gone after the last one. `label` and `failed`: the button, and that it did not come, in other words. */
export function NextPage({
  list,
  label,
  failed,
  prefetchMargin,
  className = "py-2",
}: {
  list: Paged;
  label?: string;
  failed?: string;
  /** Where the page comes by itself, and by the button only if that failed: so far before the end is in view. */
  prefetchMargin?: string;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  // Again after each page: one that does not fill the screen leaves the end in view.
  const settled = list.hasNextPage && !list.isFetching;
  const fetchNext = () => {
    if (settled && !list.isFetchNextPageError) void list.fetchNextPage();
  };
  const end = useReached(fetchNext, { margin: prefetchMargin, step: settled ? 0 : null });
  if (!list.hasNextPage) return null;
  return (
    <div ref={end} className={cx("grid justify-items-center gap-2", className)}>
      {list.isFetchNextPageError && <FormError>{failed ?? t("more_failed")}</FormError>}
      <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label ?? t("show_more")}
      </Button>
    </div>
  );
}
