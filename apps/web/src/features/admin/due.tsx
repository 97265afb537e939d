import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { dates } from "#ui/formatters.ts";

/** The time in which the team deals with what waits: two days. */
const DUE_MS = 2 * 24 * 60 * 60_000;

/** By when something is due that has waited since a time, or that this is over. Other features load this file alone. */
export function Due({ since: opened }: { since: string }) {
  const { t, i18n } = useTranslation("admin");
  const due = Date.parse(opened) + DUE_MS;
  if (due < Date.now()) return <Badge tone="warn">{t("overview.overdue")}</Badge>;
  const time = dates(i18n.language, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(due);
  return <span className="text-ink-soft text-sm">{t("overview.due", { time })}</span>;
}
