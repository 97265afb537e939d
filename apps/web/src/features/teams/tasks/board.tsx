import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_STATUSES, type TaskStatus } from "@kompagnon/contract/teams/rules.ts";
import { MoveHorizontal } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { NextPage, type Paged } from "#ui/next-page.tsx";
import { TaskFacts } from "./labels.tsx";
import { useTaskChange } from "./use-task-change.ts";

/** What a dragged task is called among what may be dropped. */
const DRAGGED = "application/x-team-task";

/** Tasks by status: one drags them from column to column, or moves them by keyboard or menu. */
export function Board({
  tasks,
  pages,
  onOpen,
}: {
  tasks: readonly TeamTask[];
  pages: { undone: Paged; closed: Paged };
  onOpen: (task: TeamTask) => void;
}) {
  const { t } = useTranslation("teams");
  const change = useTaskChange();
  const [announcement, setAnnouncement] = useState("");
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  // A card that went to another column is another element: the keyboard stays with it, unless it went elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are others when the tasks are
  useEffect(() => {
    const id = moved.current;
    if (id === null || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-task="${id}"]`)?.focus();
  }, [tasks]);
  const move = (task: TeamTask, status: TaskStatus, keep = false) => {
    if (status === task.status) return;
    moved.current = keep ? task.id : null;
    setAnnouncement(t("tasks.moved", { title: task.title, status: t(`status.${status}`) }));
    change.mutate({ params: { id: task.team_id, taskId: task.id }, body: { status } });
  };
  const step = (task: TeamTask, forward: boolean) => move(task, nextStatus(task.status, forward), true);
  const drop = (event: DragEvent, status: TaskStatus) => {
    const task = tasks.find(({ id }) => id === event.dataTransfer.getData(DRAGGED));
    if (task) move(task, status);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <p className="text-ink-soft text-sm pointer-coarse:sr-only max-md:sr-only">{t("tasks.hint")}</p>
      <div ref={board} className="-mx-4 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:px-8">
        <div className="grid auto-cols-[minmax(15rem,1fr)] grid-flow-col items-start gap-3">
          {TASK_STATUSES.map((status) => (
            <Column key={status} status={status} onDrop={(event) => drop(event, status)}>
              {tasks
                .filter((task) => task.status === status)
                .map((task) => (
                  <BoardCard
                    key={task.id}
                    task={task}
                    onOpen={() => onOpen(task)}
                    onStep={(forward) => step(task, forward)}
                    onMove={(to) => move(task, to)}
                    onDragStart={(event) => event.dataTransfer.setData(DRAGGED, task.id)}
                  />
                ))}
            </Column>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <NextPage list={pages.undone.hasNextPage ? pages.undone : pages.closed} />
    </div>
  );
}

function Column({
  status,
  onDrop,
  children,
}: {
  status: TaskStatus;
  onDrop: (event: DragEvent) => void;
  children: React.ReactNode[];
}) {
  const { t } = useTranslation("teams");
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED);
  return (
    <section
      aria-label={t(`status.${status}`)}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event);
      }}
      className={cx(
        "grid min-h-40 content-start gap-2 rounded-card border p-2.5",
        over ? "border-accent bg-accent-soft" : "border-line bg-sunken",
      )}
    >
      <h2 className="flex items-center justify-between gap-2 px-1 font-sans font-semibold text-sm">
        {t(`status.${status}`)}
        <span className="font-normal text-ink-soft tabular-nums">{children.length}</span>
      </h2>
      {children.length === 0 && (
        <p className="px-1 py-4 text-center text-ink-soft text-sm">{t("tasks.empty_column")}</p>
      )}
      <ul className="grid grid-cols-1 gap-2">{children}</ul>
    </section>
  );
}

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
function BoardCard({
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
