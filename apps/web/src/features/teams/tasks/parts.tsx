import type { TaskAssignee, Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_NOTE_MAX } from "@kompagnon/contract/teams/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { Check, Undo2 } from "lucide-react";
import { useState } from "react";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { putTask, refreshTasks } from "../cache.ts";
import { useRefusal } from "../states.tsx";

/** The assignees of a task and who has done their part: the member's own with a note, and for leads everybody's. */
export function Parts({ team, task }: { team: Team; task: TeamTask }) {
  const { id: me } = useMember();
  const mine = task.assignees.find(({ user_id: id }) => id === me);
  if (task.assignees.length === 0) return null;
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-4">
      <ul className="grid gap-2">
        {task.assignees.map((one) => (
          <Part key={one.user_id} team={team} task={task} part={one} mine={one === mine} />
        ))}
      </ul>
      {mine && <OwnPart task={task} part={mine} />}
    </section>
  );
}

/** Says that a part is done, or takes that back; shown at once. */
function useCompletion(task: TeamTask, userId: string) {
  const refuse = useRefusal();
  const params = { id: task.team_id, taskId: task.id };
  const show = (part: Pick<TaskAssignee, "completed_at" | "completed_note">) => {
    const assignees = task.assignees.map((one) => (one.user_id === userId ? { ...one, ...part } : one));
    putTask({ ...task, assignees });
  };
  const shared = {
    onSuccess: putTask,
    onError: (failure: Error) => {
      putTask(task);
      refuse(failure);
    },
    onSettled: () => refreshTasks(task.team_id, task.id),
  };
  const done = useMutation({
    ...mutation("PUT /api/teams/{id}/tasks/{taskId}/completion"),
    onMutate: ({ body }) =>
      show({ completed_at: new Date().toISOString(), completed_note: body.note || null }),
    ...shared,
  });
  const undone = useMutation({
    ...mutation("DELETE /api/teams/{id}/tasks/{taskId}/completion"),
    onMutate: () => show({ completed_at: null, completed_note: null }),
    ...shared,
  });
  return {
    busy: done.isPending || undone.isPending,
    complete: (note: string) => done.mutate({ params, body: { note, assignee_id: userId } }),
    undo: () => undone.mutate({ params, query: { assignee_id: userId } }),
  };
}

function Part({ team, task, part, mine }: { team: Team; task: TeamTask; part: TaskAssignee; mine: boolean }) {
  const { t } = useTranslation("teams");
  const { busy, complete, undo } = useCompletion(task, part.user_id);
  const done = part.completed_at !== null;
  const Icon = done ? Undo2 : Check;
  return (
    <li className="flex min-h-10 min-w-0 items-center gap-3">
      <Avatar id={part.user_id} name={part.name} src={part.avatar_url} size="sm" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium" dir="auto">
          {part.name}
        </span>
        {part.completed_note && (
          <span className="text-ink-soft text-sm wrap-anywhere" dir="auto">
            {part.completed_note}
          </span>
        )}
      </span>
      <Badge tone={done ? "good" : "neutral"}>{t(done ? "part.is_done" : "part.waits")}</Badge>
      {!mine && team.role === "lead" && (
        <IconButton
          label={t(done ? "part.undo_for" : "part.done_for", { name: part.name })}
          disabled={busy}
          icon={<Icon className="size-4" strokeWidth={1.75} />}
          onClick={() => (done ? undo() : complete(""))}
        />
      )}
    </li>
  );
}

function OwnPart({ task, part }: { task: TeamTask; part: TaskAssignee }) {
  const { t } = useTranslation("teams");
  const [note, setNote] = useState("");
  const { busy, complete, undo } = useCompletion(task, part.user_id);
  if (part.completed_at !== null)
    return (
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        className="justify-self-start"
        icon={<Undo2 aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        onClick={undo}
      >
        {t("part.undo")}
      </Button>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) complete(note);
      }}
      className="flex flex-wrap items-end gap-2"
    >
      <TextField
        label={t("part.note")}
        optional
        className="min-w-0 flex-1 basis-48"
        value={note}
        maxLength={TASK_NOTE_MAX}
        dir="auto"
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        type="submit"
        busy={busy}
        icon={<Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {t("part.done")}
      </Button>
    </Form>
  );
}
