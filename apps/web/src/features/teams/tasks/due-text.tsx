import { isOver } from "#platform/local-day.ts";
import { useTranslation } from "#platform/use-translation.ts";
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
