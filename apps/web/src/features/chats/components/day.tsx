import { useTranslation } from "react-i18next";

const DAY_MS = 86_400_000;
const midnight = (time: string | number): number => new Date(time).setHours(0, 0, 0, 0);

/** The heading of a day: today and yesterday by name, others by date, this year's without the year. */
export function Day({ time }: { time: string }) {
  const { i18n } = useTranslation("chats");
  const days = Math.max(0, Math.round((midnight(Date.now()) - midnight(time)) / DAY_MS));
  const date = new Date(time);
  const thisYear = date.getFullYear() === new Date().getFullYear();
  const words =
    days < 2
      ? new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" }).format(-days, "day")
      : new Intl.DateTimeFormat(i18n.language, {
          weekday: "long",
          day: "numeric",
          month: "long",
          ...(!thisYear && { year: "numeric" }),
        }).format(date);
  return (
    <h3 className="my-4 text-center font-medium text-ink-soft text-xs">
      <time dateTime={time} className="inline-block first-letter:uppercase">
        {words}
      </time>
    </h3>
  );
}
