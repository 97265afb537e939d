import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useTranslation } from "#platform/use-translation.ts";

const DAY = 86_400_000;

/** What a trial project is for, and how long. */
export function Goal({ trial }: { trial: Trial }) {
  const { t, i18n } = useTranslation("trials");
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "medium" });
  const end = trial.ends_at === null ? null : new Date(trial.ends_at);
  const days = end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - Date.now()) / DAY));
  const time =
    end === null
      ? t("weeks", { count: trial.weeks })
      : trial.status === "running"
        ? `${t("until", { date: format.format(end) })} · ${t("days_left", { count: days })}`
        : t("period", {
            from: format.format(new Date(trial.started_at ?? trial.created_at)),
            to: format.format(end),
          });
  return (
    <div className="grid gap-1 rounded-card bg-sunken px-4 py-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line font-medium">
        {trial.goal}
      </p>
      <p className="text-ink-soft text-sm">{time}</p>
    </div>
  );
}
