import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/**
 * A titled part of an area. `lead` is a sentence about its purpose, `aside` is at the end of the title's line; `action` is its one
 * button, next to the words where there is room.
 */
export function Section({
  title,
  lead,
  aside,
  action,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="sm" className="grid grid-cols-1 gap-3 sm:gap-5 sm:p-6">
      <div
        className={cx(
          "flex flex-wrap items-center gap-x-4 gap-y-2 sm:grid sm:gap-x-6 sm:gap-y-1",
          action ? "sm:grid-cols-[minmax(0,1fr)_auto]" : "sm:grid-cols-1",
        )}
      >
        <div
          className={cx(
            "flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1",
            !action && "justify-between",
          )}
        >
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {aside}
        </div>
        {lead && (
          <p className="text-pretty text-ink-soft max-sm:basis-full max-sm:text-sm sm:col-start-1">{lead}</p>
        )}
        {action && <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">{action}</div>}
      </div>
      {children}
    </Card>
  );
}

/** What is above a section may still load for so long, in ms: until then its place is kept in sight. */
const SETTLES_MS = 2_000;
/** A window that led here has closed by then, in ms, and given the focus back. */
const WINDOW_CLOSES_MS = 300;
/** What a reader does to go elsewhere. */
const MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** A section that an address names after its `#`: when it is named it scrolls into sight, takes the focus and is outlined. */
export function Anchor({ id, children }: { id: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const named = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again scrolls again
  useEffect(() => {
    const element = place.current;
    if (!named || !element) return;
    const show = () => {
      element.scrollIntoView({ block: "start" });
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    };
    show();
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const timers = [setTimeout(show, WINDOW_CLOSES_MS), setTimeout(() => growth.disconnect(), SETTLES_MS)];
    const stop = () => {
      growth.disconnect();
      timers.forEach(clearTimeout);
    };
    for (const move of MOVES) addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of MOVES) removeEventListener(move, stop);
    };
  }, [named, key]);
  return (
    <div
      id={id}
      ref={place}
      tabIndex={named ? -1 : undefined}
      className={cx(
        "min-w-0 scroll-mt-[calc(var(--top-bar)+1.25rem)] rounded-card",
        named && "outline-2 outline-accent/40 outline-offset-4",
      )}
    >
      {children}
    </div>
  );
}

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

/** A dialog's opening and closing. `round` grows with each opening: as its key, the dialog starts empty every time. */
type DialogState = {
  open: boolean;
  round: number;
  show: () => void;
  setOpen: (open: boolean) => void;
};

/** Keeps whether a dialog is open. */
export function useDialog(): DialogState {
  const [state, setState] = useState({ open: false, round: 0 });
  return {
    ...state,
    show: () => setState(({ round }) => ({ open: true, round: round + 1 })),
    setOpen: (open) => setState(({ round }) => ({ open, round })),
  };
}
