import type { MyPods } from "@kompagnon/contract/pods/model.ts";
import { POD_PAUSE_WEEKS_MAX } from "@kompagnon/contract/pods/rules.ts";
import { Coffee } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.tsx";
import { useMineChange } from "./cache.ts";
import { useDay } from "./words.tsx";

const DAY_MS = 86_400_000;
/** The day a number of days after another, as calendars name it. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const CHOICES = ["week", "two_weeks", "until"] as const;
type Choice = (typeof CHOICES)[number];

/** Says that one pauses, with the way back; else the button that begins a pause. `week`: the Monday that was, here. */
export function Pause({ pause, week }: { pause: MyPods["pause"]; week: string }) {
  const { t } = useTranslation("pods");
  const day = useDay();
  const [open, setOpen] = useState(false);
  const resume = useMineChange("DELETE /api/pods/pause");
  const onError = ({ message }: Error) => toast(t("not_done", { reason: message }), { kind: "warn" });
  if (pause)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-4 py-3">
        <Coffee aria-hidden="true" className="size-5 text-accent" strokeWidth={1.75} />
        <p className="min-w-0 grow">{t("pause.on", { date: day(pause.until) })}</p>
        <Button
          size="sm"
          busy={resume.isPending}
          onClick={() =>
            resume.mutate({}, { onError, onSuccess: () => toast(t("pause.ended"), { kind: "good" }) })
          }
        >
          {t("pause.end")}
        </Button>
      </div>
    );
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 justify-self-start"
        icon={<Coffee aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("pause.button")}
      </Button>
      <PauseDialog open={open} onOpenChange={setOpen} week={week} />
    </>
  );
}

function PauseDialog({
  open,
  onOpenChange,
  week,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  week: string;
}) {
  const { t } = useTranslation("pods");
  const { t: ui } = useTranslation("ui");
  const form = useId();
  const [choice, setChoice] = useState<Choice>("week");
  const [day, setDay] = useState("");
  const pause = useMineChange("PUT /api/pods/pause");
  const until = { week: dayAfter(week, 6), two_weeks: dayAfter(week, 13), until: day }[choice];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (until === "" || pause.isPending) return;
    const onSuccess = () => {
      onOpenChange(false);
      toast(t("pause.started"), { kind: "good" });
    };
    pause.mutate({ body: { until } }, { onSuccess });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("pause.title")}
      description={t("pause.text")}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={form} disabled={until === ""} busy={pause.isPending}>
            {t("pause.start")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <ChoiceChip
          label={t("pause.title")}
          hideLabel
          choices={CHOICES.map((value) => ({ value, label: t(`pause.${value}`) }))}
          value={choice}
          onChange={(next) => next && setChoice(next)}
        />
        {choice === "until" && (
          <TextField
            type="date"
            label={t("pause.day")}
            min={week}
            max={dayAfter(week, 7 * POD_PAUSE_WEEKS_MAX - 1)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        {pause.isError && (
          <FormError boxed>{pause.error.details[0]?.message ?? pause.error.message}</FormError>
        )}
      </Form>
    </Dialog>
  );
}
