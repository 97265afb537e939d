import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_STATUSES, type TaskStatus } from "@kompagnon/contract/teams/rules.ts";
import { MoveHorizontal } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { TaskFacts } from "./labels.tsx";

/** The column next to a task's own, or its own at the edge of the board. */
export function nextStatus(status: TaskStatus, forward: boolean): TaskStatus {
  const at = TASK_STATUSES.indexOf(status) + (forward ? 1 : -1);
  return TASK_STATUSES[at] ?? status;
}

/** Whether an arrow key points to the next column; null for other keys. From right to left, the next is on the left. */
export function isForward(key: string, rightToLeft: boolean): boolean | null {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  return (key === "ArrowRight") !== rightToLeft;
}

/** A task on the board. Alt and an arrow key move it to the next column, a menu to any. */
export function BoardCard({
  task,
  onOpen,
  onStep,
  onMove,
  onDragStart,
}: {
  task: TeamTask;
  onOpen: () => void;
  onStep: (forward: boolean) => void;
  onMove: (status: TaskStatus) => void;
  onDragStart: (event: DragEvent) => void;
}) {
  const { t } = useTranslation("teams");
  const press = (event: KeyboardEvent) => {
    const forward = isForward(event.key, document.documentElement.dir === "rtl");
    if (!event.altKey || forward === null) return;
    event.preventDefault();
    onStep(forward);
  };
  return (
    <li
      draggable
      onDragStart={onDragStart}
      className="relative grid cursor-grab grid-cols-1 rounded-control border border-line bg-raised"
    >
      <button
        type="button"
        data-task={task.id}
        onClick={onOpen}
        onKeyDown={press}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        className="grid min-w-0 gap-2 rounded-control px-3 py-2.5 pe-11 text-start"
      >
        <span className="font-medium text-sm wrap-anywhere" dir="auto">
          {task.title}
        </span>
        <TaskFacts task={task} />
      </button>
      <span className="absolute end-0.5 top-0.5">
        <Menu
          trigger={
            <IconButton
              label={`${t("tasks.move")}: ${task.title}`}
              tooltip={false}
              icon={<MoveHorizontal className="size-4" strokeWidth={1.75} />}
            />
          }
        >
          {TASK_STATUSES.filter((status) => status !== task.status).map((status) => (
            <MenuItem key={status} onClick={() => onMove(status)}>
              {t(`status.${status}`)}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </li>
  );
}
