import { useTranslation } from "react-i18next";
import { cx } from "#ui/cx.ts";
import { dates } from "#ui/formatters.ts";

/** When something is due, as the calendar here shows it; red once that is over. */
export function DueText({ due, closed = false }: { due: string; closed?: boolean }) {
  const { t, i18n } = useTranslation("teams");
  const late = !closed && Date.parse(due) < Date.now();
  const date = dates(i18n.language, { dateStyle: "medium" }).format(new Date(due));
  return (
    <time
      dateTime={due}
      className={cx("text-sm tabular-nums", late ? "font-medium text-bad" : "text-ink-soft")}
    >
      {t(late ? "tasks.late" : "tasks.due", { date })}
    </time>
  );
}
