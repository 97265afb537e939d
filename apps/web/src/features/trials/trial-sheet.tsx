import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { TrialEnds } from "#features/partnerships/public.ts";
import { RoomButton } from "#features/rooms/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { isOpen, trialsQuery } from "./api.ts";
import { Debrief } from "./debrief.tsx";
import { PastTrial } from "./past-trial.tsx";
import type { People } from "./people.ts";
import { Plan } from "./plan.tsx";
import { Proposal } from "./proposal.tsx";
import { ProposeForm } from "./propose-form.tsx";

/** The trial project of a conversation in all its stages, and those before it. */
export function TrialSheet({ people, onClose }: { people: People; onClose: () => void }) {
  const { t } = useTranslation("trials");
  const { data, error, refetch } = useQuery(trialsQuery(people.chatId));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("title")} from="end">
      <Loaded
        data={data}
        failed={error && <ErrorState title={t("failed")} error={error} onRetry={() => refetch()} />}
        loading={
          <div className="grid gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-24 w-full" />
          </div>
        }
      >
        {(data) => <Stages trials={data.items} people={people} />}
      </Loaded>
    </Sheet>
  );
}

function Stages({ trials, people }: { trials: readonly Trial[]; people: People }) {
  const { t } = useTranslation("trials");
  const [newest] = trials;
  const current = trials.find(({ status }) => status === "proposed" || status === "running") ?? newest;
  const past = trials.filter((trial) => trial !== current || !isOpen(trial));
  return (
    <div className="grid gap-8">
      {current && isOpen(current) && <Stage key={current.id} trial={current} people={people} />}
      {newest?.status === "done" && (
        <Suspense>
          <TrialEnds chatId={people.chatId} />
        </Suspense>
      )}
      {(!current || !isOpen(current) || current.status === "debrief") && (
        <section className="grid gap-4">
          {current ? (
            <h3 className="text-lg">{t("again")}</h3>
          ) : (
            <p className="text-ink-soft">{t("intro")}</p>
          )}
          <ProposeForm people={people} />
        </section>
      )}
      {past.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-lg">{t("past")}</h3>
          <ul className="grid gap-3">
            {past.map((trial) => (
              <li key={trial.id}>
                <PastTrial trial={trial} people={people} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Stage({ trial, people }: { trial: Trial; people: People }) {
  if (trial.status === "proposed") return <Proposal trial={trial} people={people} />;
  return (
    <div className="grid gap-4">
      <div className="flex">
        <Suspense fallback={<span className="h-10" />}>
          <RoomButton kind="trial" id={trial.id} />
        </Suspense>
      </div>
      {trial.status === "running" ? (
        <Plan trial={trial} people={people} />
      ) : (
        <Debrief trial={trial} people={people} />
      )}
    </div>
  );
}
