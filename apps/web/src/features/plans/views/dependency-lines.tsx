import { cx } from "#ui/cx.ts";
import type { CriticalPath, Dependencies } from "../model/dependencies.ts";
import type { Span, Timeline } from "../model/timeline.ts";
import { BAR_MIDDLE, ROW_HEIGHT, share } from "./span-row.tsx";

/** How far a line leads away from a bar before it turns, in days. */
const TURN = 0.5;

/** Half the height of a bar in px. */
const BAR_HALF = 8;
type Placed = { readonly span: Span; readonly row: number };
const middle = (row: number): number => row * ROW_HEIGHT + BAR_MIDDLE;

/** The line from the end of one bar to the beginning of another, in days across and pixels down. */
function pathOf(one: Placed, other: Placed, first: number): string {
  const y = middle(one.row);
  const x = one.span.to + 1 - first;
  const toY = middle(other.row);
  const toX = other.span.from - first;
  const down = toY > y ? 1 : -1;
  if (toX >= x + TURN) return `M${x} ${y}H${x + TURN}V${toY}H${toX}`;
  // It begins before or right after the end: from below the bar, if it does not begin even before it.
  if (toX >= one.span.from - first) return `M${toX - TURN} ${y + down * BAR_HALF}V${toY}H${toX}`;
  return `M${x} ${y}H${x + TURN}V${toY - (down * ROW_HEIGHT) / 2}H${toX - TURN}V${toY}H${toX}`;
}

/** The lines from what is waited for to what waits. Cards say the same in their panels: here it is for the eye alone. */
export function DependencyLines({
  spans,
  timeline,
  dependencies: { waiting },
  path,
}: {
  spans: readonly Span[];
  timeline: Timeline;
  dependencies: Dependencies;
  path: CriticalPath | null;
}) {
  const rows = new Map(spans.map((span, row) => [span.card.id, { span, row }]));
  const chain = new Map(path?.cards.slice(1).map(({ id }, nth) => [id, path.cards[nth]?.id] as const));
  const ways = spans.flatMap(({ card }) =>
    (waiting.get(card.id) ?? []).flatMap((next) => {
      const one = rows.get(card.id);
      const other = rows.get(next.id);
      return one && other
        ? [{ key: `${card.id} ${next.id}`, one, other, isCritical: chain.get(next.id) === card.id }]
        : [];
    }),
  );
  if (ways.length === 0) return null;
  const height = spans.length * ROW_HEIGHT;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {/* Days across and pixels down: the picture is stretched to the line's width, its strokes are not. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${timeline.to - timeline.from} ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
        fill="none"
      >
        {ways.map(({ key, one, other, isCritical }) => {
          return (
            <path
              key={key}
              d={pathOf(one, other, timeline.from)}
              vectorEffect="non-scaling-stroke"
              className={isCritical ? "stroke-signal" : "stroke-ink-soft"}
              strokeWidth={isCritical ? 2.5 : 1.5}
            />
          );
        })}
      </svg>
      {ways.map(({ key, other, isCritical }) => (
        <span
          key={key}
          className={cx(
            "absolute -ms-1.5 size-0 border-y-4 border-y-transparent border-s-[6px]",
            isCritical ? "border-s-signal" : "border-s-ink-soft",
          )}
          style={{ insetInlineStart: `${share(timeline, other.span.from)}%`, top: middle(other.row) - 4 }}
        />
      ))}
    </div>
  );
}
