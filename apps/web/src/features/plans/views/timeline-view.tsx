import { CalendarRange, Route } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { localDay } from "#platform/local-time.ts";
import { Banner } from "#ui/banner.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import type { Card } from "../model/card.ts";
import {
  blockerOf,
  type CriticalPath,
  circleOf,
  criticalPathOf,
  type Dependencies,
  dependenciesOf,
} from "../model/dependencies.ts";
import { listed } from "../model/order.ts";
import {
  dayNumber,
  isJanuary,
  isUndated,
  mondaysOf,
  spanOf,
  type Timeline,
  timelineOf,
} from "../model/timeline.ts";
import { DependencyLines } from "./dependency-lines.tsx";
import { OffTimeline } from "./off-timeline.tsx";
import { SpanRow, share, useWhen } from "./span-row.tsx";
import { useSpanDrag } from "./use-span-drag.ts";

/** Today by the device's calendar, as a day's number. */
const today = (): number => dayNumber(localDay(new Date()));
/** A day is wide enough to be met with a finger, and a month to read its name. */
const DAY_WIDTH = 8;

/** What has a day, one line a card, along the months; what waits for what, and the longest chain of that. */
export function TimelineView() {
  const { t } = useWords();
  const { plan } = useEditing();
  const timeline = useMemo(() => timelineOf(plan.cards.values()), [plan]);
  const dependencies = useMemo(() => dependenciesOf(plan), [plan]);
  const path = useMemo(() => criticalPathOf(plan, dependencies), [plan, dependencies]);
  const undated = useMemo(() => listed(plan).filter(isUndated), [plan]);
  return (
    <>
      {timeline ? (
        <>
          <Notes path={path} dependencies={dependencies} />
          <Lines timeline={timeline} dependencies={dependencies} path={path} />
        </>
      ) : (
        <EmptyState icon={<CalendarRange strokeWidth={1.75} />} title={t("timeline.empty")}>
          {t("timeline.empty_text")}
        </EmptyState>
      )}
      <OffTimeline undated={undated} beyond={timeline?.beyond ?? []} />
    </>
  );
}

/** What the lines mean: the critical path, cards that wait for one another, and how bars are dragged. */
function Notes({ path, dependencies }: { path: CriticalPath | null; dependencies: Dependencies }) {
  const { t, title, days, list } = useWords();
  const { open, plan } = useEditing();
  const inCircle = useMemo(() => {
    const circle = circleOf(dependencies);
    return circle.size > 0 ? listed(plan).filter(({ id }) => circle.has(id)) : [];
  }, [plan, dependencies]);
  return (
    <div className="grid grid-cols-1 gap-2 px-4 pt-4 text-sm">
      {path ? (
        <p className="text-pretty">
          <Route aria-hidden="true" className="me-1.5 inline size-4 text-signal-ink" strokeWidth={2} />
          <b>{t("timeline.critical", { days: days(path.days) })}</b> {t("timeline.critical_text")}
        </p>
      ) : (
        open.canWrite && <p className="text-pretty text-ink-soft">{t("timeline.critical_none")}</p>
      )}
      {open.canWrite && <p className="text-pretty text-ink-soft">{t("timeline.drag")}</p>}
      {inCircle.length > 0 && (
        <Banner tone="warn">{t("timeline.circle", { titles: list(inCircle.map(title)) })}</Banner>
      )}
    </div>
  );
}

function Lines({
  timeline,
  dependencies,
  path,
}: {
  timeline: Timeline;
  dependencies: Dependencies;
  path: CriticalPath | null;
}) {
  const { t, title } = useWords();
  const when = useWhen();
  const { open, openCard } = useEditing();
  const [announcement, setAnnouncement] = useState("");
  const hint = useId();
  const drag = useSpanDrag(timeline, (card) => {
    const span = spanOf(card);
    if (span) setAnnouncement(`${title(card)}: ${when(span)}`);
    // The line of a moved card may have gone elsewhere.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: "nearest" }));
  });
  const spans = timeline.spans.map((span) =>
    span.card.id === drag.dragged?.id ? (spanOf(drag.shown(span.card)) ?? span) : span,
  );
  const critical = useMemo(() => new Set(path?.cards.map(({ id }) => id)), [path]);
  const now = today();
  const blocker = (card: Card) => blockerOf(card, dependencies);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      aria-label={t("view.timeline")}
      className="relative w-full shrink-0 overflow-x-auto p-4 pb-8"
    >
      <output className="sr-only">{announcement}</output>
      {open.canWrite && (
        <p id={hint} hidden>
          {t("timeline.keys")}
        </p>
      )}
      <div
        className="relative"
        style={{ minWidth: `max(100%, ${(timeline.to - timeline.from) * DAY_WIDTH}px)` }}
      >
        <Scale timeline={timeline} />
        {now >= timeline.from && now <= timeline.to && (
          <span
            className="pointer-events-none absolute top-6 bottom-0 border-signal border-s-2"
            style={{ insetInlineStart: `${share(timeline, now)}%` }}
          >
            <span
              className={cx(
                "absolute top-0 bg-signal px-1.5 text-on-signal text-xs",
                // At its end the timeline has no room for the word behind its line.
                share(timeline, now) > 90 ? "end-full rounded-s-control" : "start-0 rounded-e-control",
              )}
            >
              {t("timeline.today")}
            </span>
          </span>
        )}
        <div className="relative">
          <DependencyLines {...{ spans, timeline, dependencies }} path={path} />
          <ul className="relative grid grid-cols-1">
            {spans.map((span) => (
              <SpanRow
                key={span.card.id}
                {...{ span, timeline, drag }}
                blocker={blocker(span.card)}
                isCritical={critical.has(span.card.id)}
                hint={open.canWrite ? hint : null}
                onOpen={openCard}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Years are read by their months alone. */
const WEEKS_UP_TO_DAYS = 370;
/** The number of days that the name of the first month needs before the next name. */
const NAME_DAYS = 13;

/** Months by their names, and the Mondays in them. */
function Scale({ timeline }: { timeline: Timeline }) {
  const { day } = useWords();
  const { from, to, months } = timeline;
  const named = (months[0] ?? to) - from >= NAME_DAYS ? [from, ...months] : months;
  const weeks = to - from > WEEKS_UP_TO_DAYS ? [] : mondaysOf(timeline);
  return (
    <div className="relative h-12 border-line border-b text-ink-soft text-xs" aria-hidden="true">
      {named.map((month, nth) => (
        <span
          key={month}
          className={cx("absolute top-0 h-6 truncate", month !== from && "border-line border-s ps-1.5")}
          style={{
            insetInlineStart: `${share(timeline, month)}%`,
            maxWidth: `${share(timeline, named[nth + 1] ?? to) - share(timeline, month)}%`,
          }}
        >
          {day(month, { month: "long", ...((nth === 0 || isJanuary(month)) && { year: "numeric" }) })}
        </span>
      ))}
      {weeks.map((monday) => (
        <span
          key={monday}
          className="absolute top-6 h-6 border-line border-s ps-1 tabular-nums"
          style={{ insetInlineStart: `${share(timeline, monday)}%` }}
        >
          {day(monday, { day: "numeric" })}
        </span>
      ))}
    </div>
  );
}
