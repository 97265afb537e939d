import type { Team, TeamTask } from "@kompagnon/contract/teams/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ClipboardList, Columns3, List, Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyModule, useOpening } from "#ui/lazy-module.ts";
import { NextPage, type Paged } from "#ui/next-page.tsx";
import { entriesOf, refreshTasks, tasksQuery } from "./cache.ts";
import { LinesSkeleton } from "./states.tsx";
import { Board } from "./tasks/board.tsx";
import { StatusBadge, TaskFacts } from "./tasks/labels.tsx";
import { isChanging } from "./tasks/use-task-change.ts";
import { TeamFrame } from "./team/team-frame.tsx";

/** `/dashboard/teams/{teamId}/tasks?view=board&task=…`: what is to be done in a team (spec: jobs, section 2.16). */
export default function TasksPage() {
  return <TeamFrame tab="tasks">{(team) => <Tasks key={team.id} team={team} />}</TeamFrame>;
}

const PARTS = ["undone", "closed"] as const;
type Part = (typeof PARTS)[number];

/** Tasks line by line: those that are open, what is due first at the top, and those that are done. */
function TaskList({
  lists,
  pages,
  onOpen,
}: {
  lists: Readonly<Record<Part, readonly TeamTask[]>>;
  pages: Readonly<Record<Part, Paged>>;
  onOpen: (task: TeamTask) => void;
}) {
  const { t } = useTranslation("teams");
  return PARTS.map((part) => (
    <section key={part} className="grid grid-cols-1 gap-2">
      <h2 className="text-lg">{t(`tasks.${part}`)}</h2>
      {lists[part].length === 0 && <p className="text-ink-soft">{t("tasks.none")}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {lists[part].map((task) => (
          <li key={task.id}>
            <button
              type="button"
              onClick={() => onOpen(task)}
              className="grid w-full min-w-0 gap-2 rounded-card border border-line bg-raised px-4 py-3 text-start transition-colors duration-150 hover:border-ink-soft"
            >
              <span className="flex min-w-0 flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 font-medium wrap-anywhere" dir="auto">
                  {task.title}
                </span>
                <StatusBadge status={task.status} />
              </span>
              <TaskFacts task={task} />
            </button>
          </li>
        ))}
      </ul>
      <NextPage list={pages[part]} />
    </section>
  ));
}

const newTask = lazyModule(async () => (await import("./tasks/new-task-dialog.tsx")).NewTaskDialog);
const taskSheet = lazyModule(async () => (await import("./tasks/task-sheet.tsx")).TaskSheet);

/** A team's tasks as a list or on a board, and the one that is open. */
function Tasks({ team }: { team: Team }) {
  const { t } = useTranslation("teams");
  const [search, setSearch] = useSearchParams();
  const undone = useInfiniteQuery(tasksQuery(team.id, "undone"));
  const closed = useInfiniteQuery(tasksQuery(team.id, "closed"));
  useTaskNews(team.id);
  const board = search.get("view") === "board";
  const show = (change: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const taskId = search.get("task");
  const closeNew = () => show({ new: null });
  const closeTask = () => show({ task: null });
  const { window: NewTaskDialog, open: isAsking } = useOpening(newTask, search.has("new"), closeNew);
  const { window: TaskSheet, open: isShown } = useOpening(taskSheet, taskId !== null, closeTask);
  const open = (task: TeamTask) => show({ task: task.id });
  const failed = [undone, closed].find(({ error, data }) => error && !data);
  const lists = { undone: entriesOf(undone.data), closed: entriesOf(closed.data) };
  const content = () => {
    if (failed)
      return <ErrorState title={t("tasks.failed")} error={failed.error} onRetry={() => failed.refetch()} />;
    if (!undone.data || !closed.data) return <LinesSkeleton lines={5} />;
    if (lists.undone.length + lists.closed.length === 0)
      return (
        <EmptyState icon={<ClipboardList strokeWidth={1.75} />} title={t("tasks.none")}>
          {t("tasks.none_text")}
        </EmptyState>
      );
    const pages = { undone, closed };
    if (board) return <Board tasks={[...lists.undone, ...lists.closed]} pages={pages} onOpen={open} />;
    return <TaskList lists={lists} pages={pages} onOpen={open} />;
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewSwitch board={board} onChange={(next) => show({ view: next ? "board" : null })} />
        <Button
          icon={<Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => show({ new: "" })}
        >
          {t("tasks.new")}
        </Button>
      </div>
      {content()}
      {NewTaskDialog && <NewTaskDialog team={team} open={isAsking} onClose={closeNew} />}
      {TaskSheet && <TaskSheet team={team} taskId={isShown ? taskId : null} onClose={closeTask} />}
    </div>
  );
}

/** Follows what others do to a team's tasks. */
function useTaskNews(teamId: string): void {
  useLiveEvent("team_task_changed", ({ team_id: id, task_id: taskId }) => {
    // What I am changing right now is fetched when that is done.
    if (id === teamId && !isChanging()) void refreshTasks(id, taskId);
  });
  useResync(() => void refreshTasks(teamId));
}

function ViewSwitch({ board, onChange }: { board: boolean; onChange: (board: boolean) => void }) {
  const { t } = useTranslation("teams");
  const look = "aria-pressed:bg-accent-soft aria-pressed:text-accent";
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t("tasks.view")}</legend>
      <IconButton
        label={t("tasks.list")}
        aria-pressed={!board}
        className={look}
        icon={<List className="size-5" strokeWidth={1.75} />}
        onClick={() => onChange(false)}
      />
      <IconButton
        label={t("tasks.board")}
        aria-pressed={board}
        className={look}
        icon={<Columns3 className="size-5" strokeWidth={1.75} />}
        onClick={() => onChange(true)}
      />
    </fieldset>
  );
}
