import type { PodOutcome } from "@kompagnon/contract/pods/rules.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { Flame } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { dates } from "#ui/formatters.ts";

type Named = { id: string; username: string };

/** The name of a circle: its members, the viewer first. */
export function useCircleName(): (members: readonly Named[], me: string) => string {
  const { t, i18n } = useTranslation("pods");
  return (members, me) => {
    const others = members.filter(({ id }) => id !== me).map(({ username }) => username);
    if (others.length === 0) return t("alone");
    return new Intl.ListFormat(localeOf(i18n.language), { type: "conjunction" }).format([
      t("just_you"),
      ...others.map((name) => isolate(i18n.language, name)),
    ]);
  };
}

/** A day of a calendar, without any clock: as 23. November. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation("pods");
  return (day) =>
    dates(i18n.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
}

/** Weeks in a row. */
export function Streak({ weeks }: { weeks: number }) {
  const { t } = useTranslation("pods");
  if (weeks === 0) return <span className="text-ink-soft text-sm">{t("streak_none")}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm tabular-nums">
      <Flame aria-hidden="true" className="size-4 text-signal-ink" strokeWidth={1.75} />
      {t("streak", { count: weeks })}
    </span>
  );
}

const TONES = { done: "good", partly: "accent", not: "neutral" } as const;

/** How a week went, with its line unless that was taken back. */
export function Outcome({ outcome, line }: { outcome: PodOutcome; line: string | null }) {
  const { t } = useTranslation("pods");
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone={TONES[outcome]}>{t(`outcome_${outcome}`)}</Badge>
      {line && (
        <p className="wrap-anywhere" dir="auto">
          {line}
        </p>
      )}
    </div>
  );
}
