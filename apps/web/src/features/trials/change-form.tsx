import { TRIAL_GOAL_MAX, TRIAL_WEEKS_MAX, type Trial } from "@kompagnon/contract/trials/model.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { FormError } from "#ui/form-error.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTrialChange } from "./api.ts";
import { WeeksField } from "./weeks-field.tsx";

/** Changes goal and weeks of a running trial project. */
export function ChangeForm({ trial, onDone }: { trial: Trial; onDone: () => void }) {
  const { t } = useTranslation("trials");
  const [goal, setGoal] = useState(trial.goal);
  const [weeks, setWeeks] = useState(trial.weeks);
  const change = useTrialChange("PATCH /api/trials/{id}", trial.chat_id);
  const ready = goal.trim() !== "" && goal.length <= TRIAL_GOAL_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || change.isPending) return;
    change.mutate({ params: { id: trial.id }, body: { goal, weeks } }, { onSuccess: onDone });
  };
  return (
    <Form onSubmit={submit} aria-busy={change.isPending} className="grid gap-4">
      <TextArea
        label={t("goal")}
        value={goal}
        max={TRIAL_GOAL_MAX}
        rows={3}
        dir="auto"
        onChange={(event) => setGoal(event.target.value)}
      />
      <WeeksField value={weeks} max={TRIAL_WEEKS_MAX} onChange={setWeeks} />
      {change.isError && <FormError boxed>{change.error.message}</FormError>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={change.isPending} disabled={!ready}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
