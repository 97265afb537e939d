import {
  TRIAL_GOAL_MAX,
  TRIAL_TASK_MAX,
  TRIAL_TASKS_MAX,
  TRIAL_WEEKS_MAX,
} from "@kompagnon/contract/trials/model.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTrialChange } from "./api.ts";
import type { People } from "./words.tsx";

type Draft = { goal: string; weeks: number; tasks: string };
const EMPTY: Draft = { goal: "", weeks: 3, tasks: "" };
/** What was typed outlives closing the panel. */
const drafts = new Map<string, Draft>();

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** How many weeks a trial project takes. */
export function WeeksField({
  value,
  max,
  onChange,
}: {
  value: number;
  max: number;
  onChange: (weeks: number) => void;
}) {
  const { t } = useTranslation("trials");
  const options = Array.from({ length: max }, (_, index) => ({
    value: String(index + 1),
    label: t("weeks", { count: index + 1 }),
  }));
  return (
    <Select
      label={t("duration")}
      options={options}
      value={String(value)}
      onChange={(weeks) => onChange(Number(weeks))}
    />
  );
}

/** Proposes a trial project: goal, weeks and first tasks, one a line. */
export function ProposeForm({ people: { chatId } }: { people: People }) {
  const { t } = useTranslation("trials");
  const [draft, setDraft] = useState(drafts.get(chatId) ?? EMPTY);
  const propose = useTrialChange("POST /api/chats/{id}/trials", chatId);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(chatId, next);
    setDraft(next);
  };
  const tasks = linesOf(draft.tasks);
  const tooMany = tasks.length > TRIAL_TASKS_MAX || tasks.some((line) => line.length > TRIAL_TASK_MAX);
  const ready = draft.goal.trim() !== "" && draft.goal.length <= TRIAL_GOAL_MAX && !tooMany;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || propose.isPending) return;
    propose.mutate(
      { params: { id: chatId }, body: { goal: draft.goal, weeks: draft.weeks, tasks } },
      { onSuccess: () => drafts.delete(chatId) },
    );
  };
  return (
    <Form onSubmit={submit} aria-busy={propose.isPending} className="grid gap-4">
      <TextArea
        label={t("goal")}
        hint={t("goal_hint")}
        value={draft.goal}
        max={TRIAL_GOAL_MAX}
        rows={3}
        dir="auto"
        onChange={(event) => change({ goal: event.target.value })}
      />
      <WeeksField value={draft.weeks} max={TRIAL_WEEKS_MAX} onChange={(weeks) => change({ weeks })} />
      <TextArea
        label={t("first_tasks")}
        value={draft.tasks}
        rows={3}
        dir="auto"
        onChange={(event) => change({ tasks: event.target.value })}
        {...(tooMany && { error: t("tasks_too_many") })}
      />
      {propose.isError && <FormError boxed>{propose.error.message}</FormError>}
      <Button type="submit" busy={propose.isPending} disabled={!ready} className="justify-self-end">
        {t("propose")}
      </Button>
    </Form>
  );
}
