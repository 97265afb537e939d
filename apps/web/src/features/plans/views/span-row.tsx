import { Route, TriangleAlert } from "lucide-react";
import { cx } from "#ui/cx.ts";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import { type Card, isClosed } from "../model/card.ts";
import { hasEnd, type Span, type Timeline } from "../model/timeline.ts";
import type { useSpanDrag } from "./use-span-drag.ts";

/** How far along the line a day is, from 0 to 100. */
export const share = ({ from, to }: Pick<Timeline, "from" | "to">, day: number): number =>
  ((day - from) / (to - from)) * 100;

/** The height of a line in px, and where the middle of its bar is: the lines between bars are drawn by these. */
export const ROW_HEIGHT = 56;
export const BAR_MIDDLE = 40;

/** A card's days in words. */
export function useWhen(): (span: Span) => string {
  const { t, day } = useWords();
  return ({ from, to }) => (from === to ? day(from) : t("timeline.span", { from: day(from), to: day(to) }));
}

/** A card in time: its words, and below them its bar, or its picture if it has one day only by its kind. */
export function SpanRow({
  span,
  timeline,
  drag,
  blocker,
  isCritical,
  hint,
  onOpen,
}: {
  span: Span;
  timeline: Timeline;
  drag: ReturnType<typeof useSpanDrag>;
  /** The card that it waits for and that ends after it begins. */
  blocker: Card | null;
  isCritical: boolean;
  /** The element that says which keys there are; null where nothing is moved. */
  hint: string | null;
  onOpen: (id: string) => void;
}) {
  const { t, title } = useWords();
  const when = useWhen()(span);
  const { card, from, to } = span;
  const start = share(timeline, from);
  const end = share(timeline, to + 1);
  // Words begin with their bar; with one that begins in the second half they end, so that there is room for them.
  const isLate = start > 50;
  const early = blocker && t("wait.early", { title: title(blocker) });
  return (
    <li className="relative" style={{ height: ROW_HEIGHT }}>
      <div
        className={cx("absolute top-1 flex h-6", isLate && "justify-end")}
        style={{ insetInlineStart: isLate ? 0 : `${start}%`, insetInlineEnd: isLate ? `${100 - end}%` : 0 }}
      >
        <button
          type="button"
          data-span={card.id}
          onClick={() => onOpen(card.id)}
          {...(hint && { "aria-describedby": hint })}
          {...drag.keys(card)}
          className="flex h-6 min-w-0 flex-wrap items-center gap-x-1.5 overflow-hidden rounded-control bg-ground text-start text-sm leading-6 hover:bg-sunken"
        >
          {/* Where there is no room for the days, they wrap out of sight: their bar shows them. */}
          <span className="flex min-w-0 max-w-full items-center gap-1.5">
            {isCritical && (
              <Route aria-hidden="true" className="size-4 shrink-0 text-signal-ink" strokeWidth={2} />
            )}
            <bdi className={cx("truncate font-medium", isClosed(card) && "line-through")}>{title(card)}</bdi>{" "}
            {isCritical && <span className="sr-only">{t("timeline.on_critical")} </span>}
            {early && (
              <span className="flex min-w-0 shrink-99 items-center gap-1 text-bad text-xs">
                <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2} />
                <span className="truncate">{early}</span>
              </span>
            )}
          </span>{" "}
          <span className="text-ink-soft text-xs tabular-nums">{when}</span>
        </button>
      </div>
      <Bar {...{ card, drag, isCritical, start, end }} onOpen={() => onOpen(card.id)} />
    </li>
  );
}

/** What is dragged; a press opens the card, as its words do for keys and screen readers. */
function Bar({
  card,
  drag,
  isCritical,
  start,
  end,
  onOpen,
}: {
  card: Card;
  drag: ReturnType<typeof useSpanDrag>;
  isCritical: boolean;
  start: number;
  end: number;
  onOpen: () => void;
}) {
  const { icon: Icon, ink, bar } = KIND_STYLES[card.kind];
  const isMovable = drag.canDrag;
  const isDragged = drag.dragged?.id === card.id;
  const look = cx(
    "absolute top-7 flex h-6 select-none items-center",
    // Up and down still scrolls the page.
    isMovable && "touch-pan-y",
    isMovable && (isDragged ? "z-10 cursor-grabbing" : "cursor-grab"),
  );
  if (!hasEnd(card))
    return (
      <div
        aria-hidden="true"
        data-bar={card.id}
        className={cx(look, "-ms-1 px-1")}
        style={{ insetInlineStart: `${start}%` }}
        {...drag.pointing(card, "move", onOpen)}
      >
        <Icon
          className={cx(
            "size-5 rounded-full bg-ground",
            ink,
            isCritical && "outline-2 outline-signal outline-offset-1",
          )}
          strokeWidth={1.75}
        />
      </div>
    );
  return (
    <div
      aria-hidden="true"
      data-bar={card.id}
      // A short bar is held before its beginning as well; its end lies behind it.
      className={cx(look, "min-w-2 before:absolute before:inset-y-0 before:-start-3 before:w-3")}
      style={{ insetInlineStart: `${start}%`, width: `${end - start}%` }}
      {...drag.pointing(card, "move", onOpen)}
    >
      <span
        className={cx(
          "h-4 w-full rounded-full",
          bar,
          isClosed(card) && "opacity-50",
          isCritical && "outline-2 outline-signal outline-offset-1",
        )}
      />
      {isMovable && (
        <span
          data-end={card.id}
          className="absolute inset-y-0 -end-5 w-6 cursor-ew-resize touch-none"
          {...drag.pointing(card, "end", onOpen)}
        >
          <span className="absolute inset-y-1 start-2 w-1 rounded-full bg-ink-soft" />
        </span>
      )}
    </div>
  );
}
