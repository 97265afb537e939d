import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { NextPage, type Paged } from "#ui/next-page.tsx";
import { StatusBadge, TaskFacts } from "./labels.tsx";

const PARTS = ["undone", "closed"] as const;
type Part = (typeof PARTS)[number];

/** Tasks line by line: those that are open, what is due first at the top, and those that are done. */
export function TaskList({
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
      <NextPage list={pages[part]} label={t("more")} failed={t("more_failed")} />
    </section>
  ));
}
