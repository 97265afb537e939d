import type { Event } from "@kompagnon/contract/events/model.ts";
import { type FormEvent, useState } from "react";
import { zoneName } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { useEventChange } from "./cache.ts";
import { DayAndTime } from "./event-form.tsx";

/** Gives one date of a repeated event another time, by the clocks of the event's zone. */
export function MoveForm({ event, onDone }: { event: Event; onDone: () => void }) {
  const { t } = useTranslation("events");
  const { date, date_starts: starts, date_minutes: length } = event;
  const [draft, setDraft] = useState({
    day: starts.slice(0, 10),
    time: starts.slice(11),
    minutes: String(length),
  });
  const move = useEventChange("PUT /api/events/{id}/dates/{on}");
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    if (move.isPending) return;
    move.mutate(
      {
        params: { id: date.event_id, on: date.on },
        body: { starts: `${draft.day}T${draft.time}`, minutes: Number(draft.minutes) },
      },
      { onSuccess: onDone },
    );
  };
  return (
    <Form
      onSubmit={submit}
      aria-busy={move.isPending}
      aria-label={t("form.move_title")}
      className="grid gap-4 rounded-card border border-line p-4"
    >
      <h2 className="text-lg">{t("form.move_title")}</h2>
      <DayAndTime {...draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <p className="text-ink-soft text-sm">
        {t("form.zone")}: <bdi>{zoneName(date.time_zone)}</bdi>
      </p>
      {move.isError && <FormError boxed>{move.error.message}</FormError>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" busy={move.isPending} disabled={draft.day === "" || draft.time === ""}>
          {t("form.save")}
        </Button>
      </div>
    </Form>
  );
}
