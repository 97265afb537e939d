import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";

const DAY = 86_400_000;

/** What a trial project is for, and how long. */
export function Goal({ trial }: { trial: Trial }) {
  const { t, i18n } = useTranslation("trials");
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "medium" });
  const time = () => {
    if (trial.ends_at === null) return t("weeks", { count: trial.weeks });
    const end = new Date(trial.ends_at);
    if (trial.status !== "running")
      return t("period", {
        from: format.format(new Date(trial.started_at ?? trial.created_at)),
        to: format.format(end),
      });
    const days = Math.max(0, Math.ceil((end.getTime() - Date.now()) / DAY));
    return `${t("until", { date: format.format(end) })} · ${t("days_left", { count: days })}`;
  };
  return (
    <div className="grid gap-1 rounded-card bg-sunken px-4 py-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line font-medium">
        {trial.goal}
      </p>
      <p className="text-ink-soft text-sm">{time()}</p>
    </div>
  );
}
