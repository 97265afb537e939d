import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { POD_HOURS, type PodHours } from "@kompagnon/contract/pods/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { deviceZone } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { useMineChange } from "./cache.ts";
import { useDay } from "./words.tsx";

/** Asks the product for company, or says how far the search is. */
export function Asking({ mine: { asking, needs } }: { mine: MyPods }) {
  const { t } = useTranslation("pods");
  const [need] = needs;
  return (
    <Card as="section" aria-labelledby="pods-ask" className="grid content-start gap-4 sm:p-6">
      <h2 id="pods-ask" className="text-lg">
        {t(asking ? "ask.waiting" : "ask.title")}
      </h2>
      {asking && <Waiting asking={asking} />}
      {!asking && <p className="text-pretty text-ink-soft">{t("ask.text")}</p>}
      {!asking && need && (
        <div className="grid justify-items-start gap-3">
          <p>{t(`ask.needs_${need}`)}</p>
          <ButtonLink variant="secondary" to={settingsPaths.area("profile")}>
            {t("ask.to_profile")}
          </ButtonLink>
        </div>
      )}
      {!asking && !need && <AskForm />}
    </Card>
  );
}

function AskForm() {
  const { t } = useTranslation("pods");
  const [hours, setHours] = useState<PodHours | null>(null);
  const ask = useMineChange("PUT /api/pods/asking");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hours && !ask.isPending) ask.mutate({ body: { hours, time_zone: deviceZone() } });
  };
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <ChoiceChip
        label={t("ask.hours")}
        choices={POD_HOURS.map((value) => ({ value, label: t(`ask.${value}`) }))}
        value={hours}
        onChange={setHours}
      />
      {ask.isError && <FormError boxed>{ask.error.message}</FormError>}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!hours}
        busy={ask.isPending}
        icon={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {t("ask.button")}
      </Button>
    </Form>
  );
}

function Waiting({ asking: { asked_at, others, widened } }: { asking: NonNullable<MyPods["asking"]> }) {
  const { t } = useTranslation("pods");
  const day = useDay();
  const stop = useMineChange("DELETE /api/pods/asking");
  return (
    <div className="grid gap-3">
      <p>{t("ask.since", { date: day(asked_at.slice(0, 10)) })}</p>
      <p className="text-pretty text-ink-soft">
        {others === 0 ? t("ask.others_none") : t("ask.others", { count: others })}
      </p>
      {widened && <p className="rounded-control bg-accent-soft p-3.5 text-pretty">{t("ask.widened")}</p>}
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={stop.isPending}
        onClick={() =>
          stop.mutate(
            {},
            { onError: ({ message }) => toast(t("not_done", { reason: message }), { kind: "warn" }) },
          )
        }
      >
        {t("ask.stop")}
      </Button>
    </div>
  );
}
