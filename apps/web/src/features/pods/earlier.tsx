import type { PodWeek } from "@kompagnon/contract/pods/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { weeksQuery } from "./cache.ts";
import { EntryMenu } from "./entry-menu.tsx";
import { Outcome, useDay } from "./words.tsx";

/** The weeks of a circle that are over, the newest first. */
export function Earlier({ podId }: { podId: string }) {
  const { t } = useTranslation("pods");
  const list = useInfiniteQuery(weeksQuery(podId));
  const weeks = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="pod-earlier" className="grid gap-3">
      <h2 id="pod-earlier" className="text-lg">
        {t("earlier")}
      </h2>
      {list.isPending && <Skeleton className="h-32 rounded-card" />}
      {list.isError && !weeks && (
        <ErrorState className="py-6!" error={list.error} onRetry={() => list.refetch()} />
      )}
      {weeks?.length === 0 && <p className="text-ink-soft">{t("earlier_empty")}</p>}
      {weeks && weeks.length > 0 && (
        <ul className="grid gap-3">
          {weeks.map((week) => (
            <Week key={week.week} podId={podId} week={week} />
          ))}
        </ul>
      )}
      <NextPage list={list} label={t("earlier_more")} failed={t("earlier_failed")} />
    </section>
  );
}

function Week({ podId, week: { week, entries } }: { podId: string; week: PodWeek }) {
  const { t } = useTranslation("pods");
  const day = useDay();
  return (
    <Card as="li" className="grid gap-3">
      <h3 className="font-semibold text-ink-soft text-sm">{t("week_of", { date: day(week) })}</h3>
      <ul className="grid divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} podId={podId} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function Entry({ podId, entry }: { podId: string; entry: PodWeek["entries"][number] }) {
  const { t } = useTranslation("pods");
  const { id: me } = useMember();
  const { member, goal, outcome, line, withheld } = entry;
  const name = member?.username ?? t("gone");
  const written = !withheld && (goal !== null || line !== null);
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar id={member?.id ?? entry.id} name={name} src={member?.avatar_url ?? null} size="sm" />
      <div className="grid min-w-0 grow gap-1.5">
        <p className="font-medium text-sm">{member?.id === me ? t("just_you") : name}</p>
        {withheld ? (
          <p className="text-ink-soft">{t("withheld")}</p>
        ) : (
          <p className={goal === null ? "text-ink-soft" : "wrap-anywhere"} dir="auto">
            {goal ?? t("taken_back")}
          </p>
        )}
        {outcome && <Outcome outcome={outcome} line={line} />}
      </div>
      {written && <EntryMenu podId={podId} entry={entry} author={member} mine={member?.id === me} />}
    </li>
  );
}
