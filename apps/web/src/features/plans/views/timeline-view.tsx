import { CalendarRange } from "lucide-react";
import { localDay } from "#platform/local-day.ts";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { isClosed, KIND_LOOKS } from "../card/looks.ts";
import { useWords } from "../card/use-words.ts";
import type { Plan } from "../model/plan.ts";
import { dayNumber, type Span, type Timeline, timelineOf } from "../model/timeline.ts";

/** Today by the device's calendar, as a day's number. */
const today = (): number => dayNumber(localDay(new Date()));
/** How far along the line a day is, from 0 to 100. */
const share = ({ from, to }: Timeline, day: number): number => ((day - from) / (to - from)) * 100;
/** A month is wide enough to read its name. */
const DAY_WIDTH = 5;

/** What has a day, one line a card, along the months. */
export function TimelineView({ plan, onOpen }: { plan: Plan; onOpen: (id: string) => void }) {
  const { t, day } = useWords();
  const timeline = timelineOf(plan.cards.values());
  if (!timeline)
    return (
      <EmptyState icon={<CalendarRange strokeWidth={1.75} />} title={t("timeline.empty")}>
        {t("timeline.empty_text")}
      </EmptyState>
    );
  const now = today();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      aria-label={t("view.timeline")}
      className="relative w-full overflow-x-auto p-4 pb-10"
    >
      <div
        className="relative pb-7"
        style={{ minWidth: `max(100%, ${(timeline.to - timeline.from) * DAY_WIDTH}px)` }}
      >
        <div className="relative h-8 border-line border-b" aria-hidden="true">
          {timeline.months.map((month) => (
            <span
              key={month}
              className="absolute top-0 border-line border-s ps-1.5 text-ink-soft text-xs"
              style={{ insetInlineStart: `${share(timeline, month)}%` }}
            >
              {day(month, { month: "short", year: "2-digit" })}
            </span>
          ))}
        </div>
        {now >= timeline.from && now <= timeline.to && (
          <span
            className="pointer-events-none absolute inset-y-0 z-10 flex items-end border-signal border-s-2"
            style={{ insetInlineStart: `${share(timeline, now)}%` }}
          >
            <span className="rounded-e-control bg-signal px-1.5 text-on-signal text-xs">
              {t("timeline.today")}
            </span>
          </span>
        )}
        <ul className="grid grid-cols-1 gap-1.5 pt-2">
          {timeline.spans.map((span) => (
            <SpanRow key={span.card.id} {...{ span, timeline, onOpen }} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function SpanRow({
  span,
  timeline,
  onOpen,
}: {
  span: Span;
  timeline: Timeline;
  onOpen: (id: string) => void;
}) {
  const { t, title, day } = useWords();
  const { card, from, to, point } = span;
  const { icon: Icon, ink, bar } = KIND_LOOKS[card.kind];
  const start = share(timeline, from);
  const end = share(timeline, to + 1);
  // Text is behind its bar, and before it near the line's end.
  const late = start > 50;
  const room = late ? end : 100 - start;
  const when = point ? day(from) : t("timeline.span", { from: day(from), to: day(to) });
  return (
    <li className="relative h-11">
      <button
        type="button"
        onClick={() => onOpen(card.id)}
        aria-label={`${t("card.open", { title: title(card) })}, ${when}`}
        className={cx(
          "absolute inset-y-0 flex items-center gap-2 rounded-control text-start text-sm hover:bg-sunken",
          late && "flex-row-reverse",
        )}
        // As wide as what is left of the line, so that the bar is a share of it.
        style={{ insetInlineStart: late ? 0 : `${start}%`, insetInlineEnd: late ? `${100 - end}%` : 0 }}
      >
        {point ? (
          <Icon aria-hidden="true" className={cx("size-5 shrink-0", ink)} strokeWidth={1.75} />
        ) : (
          <span
            aria-hidden="true"
            className={cx("h-4 min-w-2 shrink-0 rounded-full", bar, isClosed(card) && "opacity-50")}
            style={{ width: `${((end - start) / room) * 100}%` }}
          />
        )}
        <span className="grid min-w-0">
          <bdi className={cx("truncate font-medium", isClosed(card) && "line-through")}>{title(card)}</bdi>
          <span className="truncate text-ink-soft text-xs tabular-nums">{when}</span>
        </span>
      </button>
    </li>
  );
}
