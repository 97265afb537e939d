import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_TEXT_MAX, TASK_TITLE_MAX } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { taskQuery } from "../cache.ts";
import { StatusBadge } from "./labels.tsx";
import { useTaskChange } from "./use-task-change.ts";

type Draft = { title: string; description: string; version: number };
const draftOf = ({ title, description, text_version: version }: TeamTask): Draft => ({
  title,
  description,
  version,
});

/** What a task says, and the form that changes it. */
export function TaskText({ task }: { task: TeamTask }) {
  const { t } = useTranslation("teams");
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft) return <TextForm task={task} draft={draft} onDraft={setDraft} />;
  return (
    <section className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-xl wrap-anywhere" dir="auto">
          {task.title}
        </h3>
        <StatusBadge status={task.status} />
      </div>
      {task.description && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {task.description}
        </p>
      )}
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 justify-self-start"
        icon={<Pencil aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setDraft(draftOf(task))}
      >
        {t("task.edit")}
      </Button>
    </section>
  );
}

function TextForm({
  task,
  draft,
  onDraft,
}: {
  task: TeamTask;
  draft: Draft;
  onDraft: (draft: Draft | null) => void;
}) {
  const { t } = useTranslation("teams");
  const change = useTaskChange(({ code }) => {
    if (code !== "task_changed") return false;
    void queryClient.invalidateQueries({ queryKey: taskQuery(task.team_id, task.id).queryKey });
    return true;
  });
  const { title, description, version } = draft;
  const ready = title.trim() !== "" && lengthOf(description) <= TASK_TEXT_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || change.isPending || task.text_version !== version) return;
    change.mutate(
      {
        params: { id: task.team_id, taskId: task.id },
        body: { title, description, text_version: version },
      },
      { onSuccess: () => onDraft(null) },
    );
  };
  // Optimistically it reads as typed, under the version it began with.
  const overtaken = task.text_version !== version && !change.isPending;
  return (
    <Form onSubmit={submit} aria-busy={change.isPending} className="grid gap-4">
      <TextField
        label={t("task.name")}
        value={title}
        maxLength={TASK_TITLE_MAX}
        dir="auto"
        onChange={(event) => onDraft({ ...draft, title: event.target.value })}
      />
      <TextArea
        label={t("task.description")}
        optional
        value={description}
        max={TASK_TEXT_MAX}
        rows={3}
        dir="auto"
        onChange={(event) => onDraft({ ...draft, description: event.target.value })}
      />
      {overtaken ? (
        <div role="alert" className="grid gap-3 rounded-card border border-warn bg-warn-soft px-4 py-3">
          <p className="text-sm">{t("task.conflict")}</p>
          <div className="grid gap-1 wrap-anywhere" dir="auto">
            <p className="font-medium">{task.title}</p>
            <p className="whitespace-pre-line">{task.description}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => onDraft(draftOf(task))}>
              {t("task.take")}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onDraft({ ...draft, version: task.text_version })}
            >
              {t("task.keep")}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => onDraft(null)}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={change.isPending} disabled={!ready}>
            {t("save")}
          </Button>
        </div>
      )}
    </Form>
  );
}
