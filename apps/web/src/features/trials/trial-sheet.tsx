import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import type { Trial } from "@kompagnon/contract/trials/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { TrialEnds } from "#features/partnerships/public.ts";
import { RoomButton } from "#features/rooms/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormError } from "#ui/field.tsx";
import { Loaded, Skeleton } from "#ui/skeleton.tsx";
import { isOpen, trialsQuery, useTrialChange } from "./api.ts";
import { DebriefForm } from "./debrief-form.tsx";
import { Goal } from "./goal.tsx";
import { Plan } from "./plan.tsx";
import { ProposeForm } from "./propose-form.tsx";
import { type People, Words } from "./words.tsx";

/** A proposal: the other member answers it, its author may withdraw it. */
function Proposal({ trial, people: { me, other, chatId } }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const accept = useTrialChange("POST /api/trials/{id}/accept", chatId);
  const decline = useTrialChange("POST /api/trials/{id}/decline", chatId);
  const mine = trial.proposer_id === me;
  const input = { params: { id: trial.id } };
  const failure = accept.error ?? decline.error;
  const busy = accept.isPending || decline.isPending;
  return (
    <section className="grid gap-4">
      <p className="text-ink-soft">{t(mine ? "waiting" : "proposed_by", { name: other.name })}</p>
      <Goal trial={trial} />
      {trial.tasks.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {trial.tasks.map(({ id, text }) => (
            <li key={id} dir="auto" className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {failure && <FormError boxed>{failure.message}</FormError>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button
          variant="secondary"
          busy={decline.isPending}
          disabled={busy}
          onClick={() => decline.mutate(input)}
        >
          {t(mine ? "withdraw" : "decline")}
        </Button>
        {!mine && (
          <Button busy={accept.isPending} disabled={busy} onClick={() => accept.mutate(input)}>
            {t("accept")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The weeks are over: both say how it was. */
function Debrief({ trial, people }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const { me, other } = people;
  const [changing, setChanging] = useState(false);
  const mine = trial.debriefs.find(({ member_id }) => member_id === me);
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">{t("debrief")}</h3>
      <Goal trial={trial} />
      {mine && !changing ? (
        <>
          <p role="status" className="text-ink-soft">
            {t("debrief_waits", { name: other.name })}
          </p>
          <Words debrief={mine} people={people} />
          <Button variant="secondary" className="justify-self-end" onClick={() => setChanging(true)}>
            {t("edit_debrief")}
          </Button>
        </>
      ) : (
        <>
          {trial.debriefed.includes(other.id) && (
            <p className="font-medium">{t("debrief_theirs_waits", { name: other.name })}</p>
          )}
          <p className="text-ink-soft">{t("debrief_intro", { name: other.name })}</p>
          <DebriefForm trial={trial} before={mine} onDone={() => setChanging(false)} />
        </>
      )}
      {trial.debriefs
        .filter(({ member_id }) => member_id !== me)
        .map((debrief) => (
          <Words key={debrief.member_id} debrief={debrief} people={people} />
        ))}
    </section>
  );
}

/** A trial project that is over: what it was for, and what the two said. */
function PastTrial({ trial, people }: { trial: Trial; people: People }) {
  const { t } = useTranslation("trials");
  const both = trial.debriefs.length === 2 && trial.debriefs.every(({ verdict }) => verdict === "together");
  return (
    <article className="grid gap-2">
      <div>
        <Badge>{t(`status_${trial.status}`)}</Badge>
      </div>
      <Goal trial={trial} />
      {both && (
        <Banner tone="good">
          {t("both_together")}{" "}
          <Link to={teamsPaths.found("trial", trial.id)} className="font-medium underline underline-offset-2">
            {t("found_team")}
          </Link>
        </Banner>
      )}
      {trial.debriefs.map((debrief) => (
        <Words key={debrief.member_id} debrief={debrief} people={people} />
      ))}
    </article>
  );
}

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
