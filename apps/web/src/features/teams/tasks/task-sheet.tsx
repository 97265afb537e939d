import type { Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_TEXT_MAX, TASK_TITLE_MAX } from "@kompagnon/contract/teams/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ApiError } from "#platform/call.ts";
import { mutation, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Sheet } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { cachedTask, refreshTasks, taskQuery } from "../cache.ts";
import { ReportButton } from "../report.tsx";
import { LinesSkeleton, useRefusal } from "../states.tsx";
import { Comments } from "./comments.tsx";
import { StatusBadge } from "./labels.tsx";
import { Parts } from "./parts.tsx";
import { TaskFields } from "./task-fields.tsx";
import { useTaskChange } from "./use-task-change.ts";

/** One task with all its details, next to the board. */
export function TaskSheet({
  team,
  taskId,
  onClose,
}: {
  team: Team;
  taskId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation("teams");
  return (
    <Sheet
      open={taskId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t("task.title")}
      from="end"
    >
      {taskId !== null && <Opened key={taskId} team={team} taskId={taskId} onClose={onClose} />}
    </Sheet>
  );
}

function Opened({ team, taskId, onClose }: { team: Team; taskId: string; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const { data, error, refetch } = useQuery({
    ...taskQuery(team.id, taskId),
    initialData: () => cachedTask(team.id, taskId),
    initialDataUpdatedAt: 0,
  });
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <p className="py-8 text-center text-ink-soft">{t("task.gone")}</p>;
  if (data) return <Task team={team} task={data} onClose={onClose} />;
  return error ? (
    <ErrorState title={t("tasks.failed")} error={error} onRetry={() => refetch()} />
  ) : (
    <LinesSkeleton lines={4} />
  );
}

function Task({ team, task, onClose }: { team: Team; task: TeamTask; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const { id: me } = useMember();
  const change = useTaskChange();
  const chosen = { ...task, assignees: task.assignees.map(({ user_id: id }) => id) };
  const may = team.role === "lead" || task.created_by?.id === me;
  return (
    <div className="grid grid-cols-1 gap-6 pb-4">
      <TaskText key={task.id} task={task} />
      <Parts team={team} task={task} />
      <section className="grid gap-4">
        <TaskFields
          team={team}
          value={chosen}
          onChange={(body) => change.mutate({ params: { id: team.id, taskId: task.id }, body })}
        />
      </section>
      <Comments team={team} task={task} />
      <footer className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
        <span>{t("task.made_by", { name: task.created_by?.username ?? t("someone") })}</span>
        {task.worded_by?.id !== me && (
          <ReportButton
            label={t("report.task")}
            subject={{ kind: "team_task", id: task.id }}
            name={task.title}
            author={task.worded_by}
          />
        )}
        {may && <DeleteTask team={team} task={task} onDeleted={onClose} />}
      </footer>
    </div>
  );
}

function DeleteTask({ team, task, onDeleted }: { team: Team; task: TeamTask; onDeleted: () => void }) {
  const { t } = useTranslation("teams");
  const [asking, setAsking] = useState(false);
  const refuse = useRefusal();
  const remove = useMutation({
    ...mutation("DELETE /api/teams/{id}/tasks/{taskId}"),
    onSuccess: onDeleted,
    onError: refuse,
    onSettled: () => refreshTasks(team.id),
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("task.delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("task.delete")}
        text={t("task.delete_text")}
        confirm={t("task.delete")}
        danger
        onConfirm={() => remove.mutateAsync({ params: { id: team.id, taskId: task.id } })}
      />
    </>
  );
}

type Draft = { title: string; description: string; version: number };
const draftOf = ({ title, description, text_version: version }: TeamTask): Draft => ({
  title,
  description,
  version,
});

/** What a task says, and the form that changes it. */
function TaskText({ task }: { task: TeamTask }) {
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
