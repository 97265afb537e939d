import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { isOpen, trialsQuery, useTrialNews } from "./api.ts";
import { useShown } from "./trial-button.tsx";
import type { People } from "./words.tsx";

const TrialSheet = lazy(async () => ({ default: (await import("./trial-sheet.tsx")).TrialSheet }));

/** A line below the conversation's header about the open trial project, and the project itself next to the conversation. */
export function TrialBar({ people }: { people: People }) {
  const { t } = useTranslation("trials");
  const [shown, show] = useShown();
  useTrialNews(people.chatId);
  const { data } = useQuery(trialsQuery(people.chatId));
  const current = data?.items.find(isOpen);
  return (
    <>
      {current && (
        <div className="flex items-center gap-3 border-line border-b bg-accent-soft/60 px-4 py-1.5 text-sm sm:px-5">
          <Handshake aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
          <p className="min-w-0 grow truncate">
            <Line trial={current} people={people} />
          </p>
          <Button variant="quiet" size="sm" className="shrink-0" onClick={() => show(true)}>
            {t("show")}
          </Button>
        </div>
      )}
      {shown && (
        <Suspense fallback={null}>
          <TrialSheet people={people} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}

function Line({ trial, people: { me, other } }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const { name } = other;
  if (trial.status === "proposed")
    return trial.proposer_id === me ? t("waiting", { name }) : t("proposed_by", { name });
  if (trial.status === "running")
    return (
      <>
        <bdi>{trial.goal}</bdi>
        {` · ${t("progress", { done: trial.tasks.filter(({ done }) => done).length, count: trial.tasks.length })}`}
      </>
    );
  if (trial.debriefed.includes(me)) return t("debrief_waits", { name });
  if (trial.debriefed.includes(other.id)) return t("debrief_theirs_waits", { name });
  return (
    <>
      {t("debrief")}: <bdi>{trial.goal}</bdi>
    </>
  );
}
