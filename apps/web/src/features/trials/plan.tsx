import {
  TRIAL_GOAL_MAX,
  TRIAL_TASK_MAX,
  TRIAL_WEEKS_MAX,
  type Trial,
  type TrialTask,
} from "@kompagnon/contract/trials/model.ts";
import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { useTrialChange } from "./api.ts";
import { Goal } from "./goal.tsx";
import { WeeksField } from "./propose-form.tsx";
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

/** A task: tick it off, give it to one of the two, remove it. */
function TaskRow({
  trialId,
  task,
  people: { me, other, chatId },
}: {
  trialId: string;
  task: TrialTask;
  people: People;
}) {
  const { t } = useTranslation("trials");
  const change = useTrialChange("PATCH /api/trials/{id}/tasks/{taskId}", chatId);
  const remove = useTrialChange("DELETE /api/trials/{id}/tasks/{taskId}", chatId);
  const params = { id: trialId, taskId: task.id };
  // What was just pressed is shown at once; a refusal shows what the server has.
  const [pendingDone, setPendingDone] = useState<boolean | null>(null);
  const set = (body: { done?: boolean; assignee_id?: string | null }) => {
    if (body.done !== undefined) setPendingDone(body.done);
    change.mutate(
      { params, body },
      { onError: ({ message }) => toast(message, { kind: "warn" }), onSettled: () => setPendingDone(null) },
    );
  };
  const options = [
    { value: "both", label: t("both") },
    { value: me, label: t("me") },
    { value: other.id, label: other.name },
  ];
  const doneBy = task.done_by === me ? t("done_by_me") : t("done_by", { name: other.name });
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 border-line border-b py-1 last:border-b-0">
      <Checkbox
        checked={pendingDone ?? task.done}
        onChange={(event) => set({ done: event.target.checked })}
        label={
          <span dir="auto" className={cx("wrap-anywhere", task.done && "text-ink-soft line-through")}>
            {task.text}
          </span>
        }
      />
      <IconButton
        label={t("remove_task", { text: task.text })}
        tooltip={false}
        icon={<Trash2 className="size-4" strokeWidth={1.75} />}
        onClick={() =>
          remove.mutate({ params }, { onError: ({ message }) => toast(message, { kind: "warn" }) })
        }
      />
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 ps-8 pb-2">
        {task.done_by !== null ? (
          <p className="text-ink-soft text-xs">{doneBy}</p>
        ) : (
          <Select
            label={t("assignee")}
            hideLabel
            options={options}
            value={task.assignee_id ?? "both"}
            onChange={(next) => set({ assignee_id: next === "both" ? null : next })}
            className="w-40"
          />
        )}
      </div>
    </li>
  );
}
