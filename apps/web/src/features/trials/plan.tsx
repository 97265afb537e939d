import {
  TRIAL_GOAL_MAX,
  TRIAL_TASK_MAX,
  TRIAL_WEEKS_MAX,
  type Trial,
} from "@kompagnon/contract/trials/model.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTrialChange } from "./api.ts";
import { Goal } from "./goal.tsx";
import { WeeksField } from "./propose-form.tsx";
import { TaskRow } from "./task-row.tsx";
import type { People } from "./words.tsx";

/** Changes goal and weeks of a running trial project. */
function ChangeForm({ trial, onDone }: { trial: Trial; onDone: () => void }) {
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

/** A running trial project: goal and tasks, which both of the two change. */
export function Plan({ trial, people }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const [changing, setChanging] = useState(false);
  const [ending, setEnding] = useState(false);
  const end = useTrialChange("POST /api/trials/{id}/end", people.chatId);
  const done = trial.tasks.filter((task) => task.done).length;
  const count = trial.tasks.length;
  return (
    <section className="grid gap-5">
      {changing ? (
        <ChangeForm trial={trial} onDone={() => setChanging(false)} />
      ) : (
        <div className="grid gap-2">
          <Goal trial={trial} />
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
              {t("change")}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setEnding(true)}>
              {t("end")}
            </Button>
          </div>
        </div>
      )}
      <div className="grid gap-3">
        <h3 className="text-lg">{t("tasks")}</h3>
        {count > 0 ? (
          <>
            <p className="text-ink-soft text-sm">{t("progress", { done, count })}</p>
            <ProgressBar label={t("progress", { done, count })} value={done} max={count} />
            <ul className="grid gap-1">
              {trial.tasks.map((task) => (
                <TaskRow key={task.id} trialId={trial.id} task={task} people={people} />
              ))}
            </ul>
          </>
        ) : (
          <p className="text-ink-soft">{t("no_tasks")}</p>
        )}
        <NewTask trialId={trial.id} chatId={people.chatId} />
      </div>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title={t("end")}
        text={t("end_sure")}
        confirm={t("end")}
        error={end.error?.message}
        onConfirm={() => end.mutateAsync({ params: { id: trial.id } })}
      />
    </section>
  );
}

function NewTask({ trialId, chatId }: { trialId: string; chatId: string }) {
  const { t } = useTranslation("trials");
  const [text, setText] = useState("");
  const add = useTrialChange("POST /api/trials/{id}/tasks", chatId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || add.isPending) return;
    add.mutate({ params: { id: trialId }, body: { text } }, { onSuccess: () => setText("") });
  };
  return (
    <Form onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label={t("new_task")}
          value={text}
          maxLength={TRIAL_TASK_MAX}
          dir="auto"
          className="grow"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={add.isPending} disabled={text.trim() === ""}>
          {t("add_task")}
        </Button>
      </div>
      {add.isError && <FormError>{add.error.message}</FormError>}
    </Form>
  );
}
