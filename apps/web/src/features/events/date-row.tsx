import type { EventDate } from "@kompagnon/contract/events/model.ts";
import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { dates } from "#ui/formatters.ts";
import { DateState, useHostName, When } from "./words.tsx";

/** A date in a list: its day, its title, when it is for the reader, and who comes. */
export function DateRow({ date, host = false }: { date: EventDate; host?: boolean }) {
  const { t, i18n } = useTranslation("events/dates");
  const nameOf = useHostName();
  const starts = new Date(date.starts_at);
  return (
    <li>
      <Link
        to={eventsPaths.event(date.event_id, date.on)}
        className="flex items-start gap-3 rounded-card px-2 py-2.5 transition-colors duration-150 hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 content-center justify-items-center rounded-control bg-accent-soft text-accent leading-tight"
        >
          <span className="text-xs">{dates(i18n.language, { month: "short" }).format(starts)}</span>
          <span className="font-semibold tabular-nums">
            {dates(i18n.language, { day: "numeric" }).format(starts)}
          </span>
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={cx("font-medium wrap-anywhere", date.cancelled && "line-through")}>
            <bdi>{date.title}</bdi>
          </span>
          <span className="text-ink-soft text-sm">
            <When date={date} />
          </span>
          {host && (
            <span className="truncate text-ink-soft text-sm">
              <bdi>{nameOf(date)}</bdi>
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <DateState date={date} />
            {!date.cancelled && date.going > 0 && (
              <span className="text-ink-soft text-sm">{t("going", { count: date.going })}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
