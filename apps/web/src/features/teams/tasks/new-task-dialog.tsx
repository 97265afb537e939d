import type { Team } from "@kompagnon/contract/teams/model.ts";
import { TASK_TEXT_MAX, TASK_TITLE_MAX } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { putTask, refreshTasks } from "../cache.ts";
import { type Chosen, TaskFields } from "./task-fields.tsx";

type Draft = Chosen & { title: string; description: string };
const EMPTY: Draft = {
  title: "",
  description: "",
  status: "open",
  priority: "normal",
  due_at: null,
  assignees: [],
};
/** What was typed outlives closing the window. */
const drafts = new Map<string, Draft>();

/** Makes a task. */
export function NewTaskDialog({ team, open, onClose }: { team: Team; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const [draft, setDraft] = useState(drafts.get(team.id) ?? EMPTY);
  const title = useRef<HTMLInputElement>(null);
  const make = useMutation({
    ...mutation("POST /api/teams/{id}/tasks"),
    onSuccess: (task) => {
      putTask(task);
      drafts.delete(team.id);
      setDraft(EMPTY);
      onClose();
    },
    onSettled: () => refreshTasks(team.id),
  });
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    drafts.set(team.id, next);
    setDraft(next);
  };
  const ready = draft.title.trim() !== "" && lengthOf(draft.description) <= TASK_TEXT_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !make.isPending) make.mutate({ params: { id: team.id }, body: draft });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("tasks.new")}
      size="lg"
      initialFocus={title}
    >
      <Form onSubmit={submit} aria-busy={make.isPending} className="grid gap-4">
        <TextField
          ref={title}
          label={t("task.name")}
          value={draft.title}
          maxLength={TASK_TITLE_MAX}
          dir="auto"
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t("task.description")}
          optional
          value={draft.description}
          max={TASK_TEXT_MAX}
          rows={2}
          dir="auto"
          onChange={(event) => change({ description: event.target.value })}
        />
        <TaskFields team={team} value={draft} onChange={change} />
        {make.isError && <FormError boxed>{make.error.message}</FormError>}
        <Button type="submit" busy={make.isPending} disabled={!ready} className="justify-self-end">
          {t("task.add")}
        </Button>
      </Form>
    </Dialog>
  );
}
