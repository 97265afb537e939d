import type { MyPods, PodSummary } from "@kompagnon/contract/pods/model.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { PODS_MAX } from "@kompagnon/contract/pods/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Asking } from "./asking.tsx";
import { mineQuery, useMineChange, useOwnZone, usePodNews } from "./cache.ts";
import { InviteContact } from "./invite-contact.tsx";
import { Pause } from "./pause.tsx";
import { Streak, useCircleName } from "./words.tsx";

const TONES = { done: "good", partly: "accent", not: "neutral" } as const;

/** A circle in the member's list: its members, and what is due. */
function CircleCard({ pod, paused }: { pod: PodSummary; paused: boolean }) {
  const { t } = useTranslation("pods");
  const { id: me } = useMember();
  const name = useCircleName();
  const others = pod.members.filter(({ id }) => id !== me);
  return (
    <Card as="li" padding="none" className="overflow-hidden">
      <Link
        to={podsPaths.pod(pod.id)}
        className="flex items-center gap-4 p-4 transition-colors duration-150 hover:bg-sunken sm:p-5"
      >
        {others.length > 0 && (
          <span aria-hidden="true" className="-space-x-3 flex shrink-0 rtl:space-x-reverse">
            {others.slice(0, 3).map(({ id, username, avatar_url }) => (
              <Avatar key={id} id={id} name={username} src={avatar_url} />
            ))}
          </span>
        )}
        <span className="grid min-w-0 grow gap-1">
          <span className="truncate font-semibold">{name(pod.members, me)}</span>
          {pod.goal && (
            <span className="line-clamp-2 text-ink-soft">{t("your_goal", { goal: pod.goal })}</span>
          )}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PodStatus pod={pod} paused={paused} />
            {pod.status !== "closed" && <Streak weeks={pod.streak} />}
          </span>
        </span>
        <ChevronRight
          aria-hidden="true"
          className="mirror size-5 shrink-0 text-ink-soft"
          strokeWidth={1.75}
        />
      </Link>
    </Card>
  );
}

/** The one thing to know about a circle. */
function PodStatus({ pod, paused }: { pod: PodSummary; paused: boolean }) {
  const { t } = useTranslation("pods");
  if (pod.status === "closed" || pod.status === "looking" || pod.status === "waiting")
    return <Badge>{t(`status_${pod.status}`)}</Badge>;
  if (pod.outcome) return <Badge tone={TONES[pod.outcome]}>{t(`outcome_${pod.outcome}`)}</Badge>;
  if (paused) return null;
  if (pod.can_check_in) return <Badge tone="signal">{t("check_in_open")}</Badge>;
  return pod.goal === null ? <Badge tone="signal">{t("goal_open")}</Badge> : null;
}

const PEOPLE = ["Mira", "Tarek"] as const;

/** What a week in a circle looks like, for who has none yet. */
function Example() {
  const { t } = useTranslation("pods");
  return (
    <Card as="section" aria-labelledby="pods-example" className="grid gap-4 bg-sunken! sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id="pods-example" className="text-lg">
            {t("example.title")}
          </h2>
          <p className="text-ink-soft text-sm">{t("example.who")}</p>
        </div>
        <span aria-hidden="true" className="-space-x-2 flex rtl:space-x-reverse">
          {PEOPLE.map((name) => (
            <Avatar key={name} id={name} name={name} size="md" />
          ))}
        </span>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {(["monday", "friday"] as const).map((day) => (
          <div key={day} className="grid content-start gap-1 rounded-control bg-raised p-4">
            <dt className="font-semibold text-accent text-sm">{t(`example.${day}`)}</dt>
            <dd className="text-pretty">{t(`example.${day}_text`)}</dd>
            {day === "friday" && (
              <dd className="mt-1 justify-self-start rounded-full bg-accent-soft px-3 py-1 text-accent text-sm">
                💪 {t("example.cheer")}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** `/dashboard/pods`: the member's weekly circles, and the ways to join one. */
export default function PodsPage() {
  const { t } = useTranslation("pods");
  const mine = useQuery(mineQuery());
  usePodNews();
  useOwnZone(mine.data?.time_zone);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="grid max-w-xl gap-1.5">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-pretty text-ink-soft">{t("lead")}</p>
      </header>
      {mine.isPending && <Coming />}
      {mine.isError && !mine.data && (
        <ErrorState title={t("failed")} error={mine.error} onRetry={() => mine.refetch()} />
      )}
      {mine.data && <Circles mine={mine.data} />}
    </div>
  );
}

function Coming() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}

function Circles({ mine }: { mine: MyPods }) {
  const { t } = useTranslation("pods");
  const open = mine.pods.filter(({ status }) => status !== "closed");
  const over = mine.pods.filter(({ status }) => status === "closed");
  const [first] = open;
  return (
    <>
      <Invitations mine={mine} />
      {first && (
        <section aria-labelledby="pods-mine" className="grid gap-3">
          <h2 id="pods-mine" className="text-lg">
            {t("mine")}
          </h2>
          <ul className="grid gap-3">
            {open.map((pod) => (
              <CircleCard key={pod.id} pod={pod} paused={mine.pause !== null} />
            ))}
          </ul>
          <Pause pause={mine.pause} week={first.week} />
        </section>
      )}
      {open.length === 0 && mine.invitations.length === 0 && <Example />}
      {open.length < PODS_MAX ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Asking mine={mine} />
          <InviteContact />
        </div>
      ) : (
        <p className="text-ink-soft">{t("full")}</p>
      )}
      {over.length > 0 && (
        <section aria-labelledby="pods-over" className="grid gap-3">
          <h2 id="pods-over" className="text-lg">
            {t("over")}
          </h2>
          <ul className="grid gap-3">
            {over.map((pod) => (
              <CircleCard key={pod.id} pod={pod} paused={false} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The received invitations into circles, with yes and no, and the sent ones. */
function Invitations({ mine: { invitations, invited } }: { mine: MyPods }) {
  const { t } = useTranslation("pods");
  const accept = useMineChange("POST /api/pods/invitations/{id}/accept");
  const decline = useMineChange("POST /api/pods/invitations/{id}/decline");
  if (invitations.length + invited.length === 0) return null;
  const onError = ({ message }: Error) => toast(t("not_done", { reason: message }), { kind: "warn" });
  const busy = (id: string) =>
    (accept.isPending && accept.variables.params.id === id) ||
    (decline.isPending && decline.variables.params.id === id);
  return (
    <section aria-labelledby="pod-invitations" className="grid gap-3">
      <h2 id="pod-invitations" className="text-lg">
        {t("invitation.title")}
      </h2>
      <ul className="grid gap-3">
        {invitations.map(({ id, from }) => (
          <Card as="li" key={id} className="grid gap-4 border-accent/25! bg-accent-soft!">
            <div className="flex items-start gap-3.5">
              <Avatar id={from.id} name={from.username} src={from.avatar_url} />
              <div className="grid min-w-0 gap-1">
                <p className="font-semibold wrap-anywhere">{t("invitation.from", { name: from.username })}</p>
                <p className="text-pretty text-ink-soft text-sm">{t("invitation.text")}</p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                busy={busy(id)}
                onClick={() =>
                  accept.mutate(
                    { params: { id } },
                    { onError, onSuccess: () => toast(t("invitation.accepted"), { kind: "good" }) },
                  )
                }
              >
                {t("invitation.accept")}
              </Button>
              <Button
                variant="secondary"
                disabled={busy(id)}
                onClick={() => decline.mutate({ params: { id } }, { onError })}
              >
                {t("invitation.decline")}
              </Button>
            </div>
          </Card>
        ))}
        {invited.map(({ id, to }) => (
          <Card as="li" key={id} padding="sm" className="flex flex-wrap items-center gap-3">
            <Avatar id={to.id} name={to.username} src={to.avatar_url} size="sm" />
            <p className="min-w-0 grow wrap-anywhere">{t("invitation.sent", { name: to.username })}</p>
            <Button
              size="sm"
              variant="quiet"
              busy={busy(id)}
              onClick={() => decline.mutate({ params: { id } }, { onError })}
            >
              {t("invitation.take_back")}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
