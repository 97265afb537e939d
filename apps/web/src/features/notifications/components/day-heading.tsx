import { useTranslation } from "#platform/use-translation.ts";
import { dayName } from "../day-name.ts";

/** The heading of a day. */
export function DayHeading({ id, time }: { id: string; time: string }) {
  const { i18n } = useTranslation("notifications");
  return (
    <h2 id={id} className="mt-5 mb-2 font-sans font-semibold text-ink-soft text-sm tracking-normal">
      <time dateTime={time} className="inline-block first-letter:uppercase">
        {dayName(time, Date.now(), i18n.language)}
      </time>
    </h2>
  );
}
