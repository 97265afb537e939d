import type { EventDate } from "@kompagnon/contract/events/model.ts";
import { EVENT_ANSWERS } from "@kompagnon/contract/events/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useEventChange } from "./cache.ts";

/** Yes, maybe or no to a date, and what follows from it where seats are limited. */
export function AnswerButtons({ date }: { date: EventDate }) {
  const { t } = useTranslation("events");
  const answer = useEventChange("PUT /api/events/{id}/dates/{on}/answer");
  const { event_id: id, on, my_answer: mine, capacity, going } = date;
  const wanted = answer.isPending ? answer.variables.body.answer : mine;
  const isFull = capacity !== null && going >= capacity && mine !== "yes";
  return (
    <section aria-labelledby="event-answer" className="grid gap-3">
      <h2 id="event-answer" className="text-lg">
        {t("answer")}
      </h2>
      <fieldset aria-labelledby="event-answer" className="flex min-w-0 flex-wrap gap-2">
        {EVENT_ANSWERS.map((one) => (
          <Button
            key={one}
            variant={wanted === one ? "primary" : "secondary"}
            aria-pressed={wanted === one}
            data-testid={`answer-${one}`}
            busy={answer.isPending && wanted === one}
            onClick={() =>
              answer.mutate(
                { params: { id, on }, body: { answer: one } },
                { onError: ({ message }) => toast(t("not_done", { reason: message }), { kind: "warn" }) },
              )
            }
          >
            {t(one)}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="text-ink-soft text-sm">
        {date.my_turn !== null && t("mine_waiting", { turn: date.my_turn })}
        {isFull && t("full_hint")}
      </p>
    </section>
  );
}
