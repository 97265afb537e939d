import type { TeamTask } from "@kompagnon/contract/teams/model.ts";
import { isClosed } from "@kompagnon/contract/teams/rules.ts";
import { Flag, MessageSquare } from "lucide-react";
import { isOver } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { dates } from "#ui/formatters.ts";

/** The day on which something is due; red once it is over. */
export function DueText({ due, closed = false }: { due: string; closed?: boolean }) {
  const { t, i18n } = useTranslation("teams");
  const late = !closed && isOver(due);
  const date = dates(i18n.language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(due));
  return (
    <time
      dateTime={due}
      className={cx("text-sm tabular-nums", late ? "font-medium text-bad" : "text-ink-soft")}
    >
      {t(late ? "tasks.late" : "tasks.due", { date })}
    </time>
  );
}

const STATUS_TONES = {
  open: "neutral",
  in_progress: "accent",
  review: "warn",
  blocked: "bad",
  done: "good",
  cancelled: "neutral",
} as const;

/** The state of a task, in its colour. */
export function StatusBadge({ status }: Pick<TeamTask, "status">) {
  const { t } = useTranslation("teams");
  return (
    <span className="shrink-0 whitespace-nowrap">
      <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
    </span>
  );
}

/** The facts of a task other than its title: priority, due date, number of comments, assignee. */
export function TaskFacts({ task }: { task: TeamTask }) {
  const { t } = useTranslation("teams");
  const { priority, due_at: due, comment_count: commentCount, assignees } = task;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {(priority === "high" || priority === "urgent") && (
        <span className="inline-flex items-center gap-1 font-medium text-sm text-warn">
          <Flag aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
          {t(`priority.${priority}`)}
        </span>
      )}
      {due && <DueText due={due} closed={isClosed(task.status)} />}
      {commentCount > 0 && (
        <span className="inline-flex items-center gap-1 text-ink-soft text-sm tabular-nums">
          <MessageSquare aria-label={t("talk.title")} className="size-3.5" strokeWidth={1.75} />
          {commentCount}
        </span>
      )}
      {assignees.length > 0 && (
        <span className="ms-auto flex -space-x-1.5 rtl:space-x-reverse">
          {assignees.map(({ user_id: id, name, avatar_url: src }) => (
            <Avatar key={id} id={id} name={name} src={src} size="xs" label={name} />
          ))}
        </span>
      )}
    </span>
  );
}
