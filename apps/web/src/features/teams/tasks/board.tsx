import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { TASK_STATUSES, type TaskStatus } from "@kompagnon/contract/teams/rules.ts";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { NextPage, type Paged } from "#ui/next-page.tsx";
import { BoardCard, nextStatus } from "./board-card.tsx";
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
  const [said, setSaid] = useState("");
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
    setSaid(t("tasks.moved", { title: task.title, status: t(`status.${status}`) }));
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
        {said}
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
