import type { Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "#platform/call.ts";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { cachedTask, refreshTasks, taskQuery } from "../cache.ts";
import { ReportButton } from "../report.tsx";
import { LinesSkeleton, useRefusal } from "../states.tsx";
import { Comments } from "./comments.tsx";
import { Parts } from "./parts.tsx";
import { TaskFields } from "./task-fields.tsx";
import { TaskText } from "./task-text.tsx";
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
