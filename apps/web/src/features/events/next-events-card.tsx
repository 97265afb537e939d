import type { EventDate } from "@kompagnon/contract/events/model.ts";
import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useEventNews } from "./cache.ts";
import { DateRow } from "./date-row.tsx";

/** What comes next, on the overview. */
export function NextEventsCard({ dates }: { dates: readonly EventDate[] }) {
  const { t } = useTranslation("events/dates");
  useEventNews();
  return (
    <Card
      as="section"
      aria-labelledby="next-events"
      className="grid grid-cols-1 content-start gap-2 lg:col-start-1"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id="next-events" className="min-w-0 text-lg">
          {t("next_title")}
        </h2>
        <ButtonLink to={eventsPaths.events} variant="quiet" size="sm" className="-me-3 shrink-0">
          {t("all")}
        </ButtonLink>
      </div>
      <ul className="-mx-2 grid grid-cols-1">
        {dates.map((date) => (
          <DateRow key={`${date.event_id} ${date.on}`} date={date} host />
        ))}
      </ul>
    </Card>
  );
}
