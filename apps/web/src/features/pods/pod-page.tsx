import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import type { Pod, PodMember } from "@kompagnon/contract/pods/model.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, LogOut, UsersRound } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { EventsOf } from "#features/events/public.ts";
import { RoomButton } from "#features/rooms/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { mineQuery, podQuery, useMineChange, useOwnZone, usePodNews } from "./cache.ts";
import { CheerButtons, Given } from "./cheers.tsx";
import { Earlier } from "./earlier.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { MyWeek } from "./my-week.tsx";
import { Pause } from "./pause.tsx";
import { Outcome, Streak, useCircleName } from "./words.tsx";

/** Another's week: goal, look back, and what one calls to them. */
function MemberCard({ pod, one: { member, entry, streak, paused } }: { pod: Pod; one: PodMember }) {
  const { t } = useTranslation("pods");
  const { id, username, avatar_url } = member;
  const written = entry && !entry.withheld && (entry.goal !== null || entry.outcome !== null);
  return (
    <Card as="article" aria-label={username} className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar id={id} name={username} src={avatar_url} />
        <Link to={peoplePaths.member(id)} className="min-w-0 grow truncate font-semibold hover:underline">
          {username}
        </Link>
        {paused && <Badge>{t("paused")}</Badge>}
        <Streak weeks={streak} />
        {written && <EntryMenu podId={pod.id} entry={entry} author={member} />}
      </header>
      {entry?.withheld && <p className="text-ink-soft">{t("withheld")}</p>}
      {!entry?.withheld &&
        (entry?.goal ? (
          <p className="wrap-anywhere" dir="auto">
            {entry.goal}
          </p>
        ) : (
          <p className="text-ink-soft">{t(entry?.outcome ? "taken_back" : "no_goal_yet")}</p>
        ))}
      {entry?.outcome && !entry.withheld && <Outcome outcome={entry.outcome} line={entry.line} />}
      {written && (
        <>
          <Given pod={pod} entry={entry} />
          {pod.status !== "closed" && <CheerButtons podId={pod.id} entry={entry} name={username} />}
        </>
      )}
    </Card>
  );
}

/** Leaves a circle, asked once. */
function LeaveButton({ podId }: { podId: string }) {
  const { t } = useTranslation("pods");
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = useMineChange("POST /api/pods/{id}/leave");
  const confirm = async () => {
    await leave.mutateAsync({ params: { id: podId } });
    toast(t("left"));
    await navigate(podsPaths.pods);
  };
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<LogOut aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("leave")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("leave_ask")}
        text={t("leave_text")}
        confirm={t("leave")}
        danger
        error={leave.isError && leave.error.message}
        onConfirm={confirm}
      />
    </>
  );
}

/** `/dashboard/pods/{id}`: a circle's week, and those before it. */
export default function PodPage() {
  const { t } = useTranslation("pods");
  const { podId = "" } = useParams();
  const { id: me } = useMember();
  const name = useCircleName();
  const pod = useQuery(podQuery(podId));
  const mine = useQuery(mineQuery());
  usePodNews();
  useOwnZone(mine.data?.time_zone);
  const title = pod.data
    ? name(
        pod.data.members.map(({ member }) => member),
        me,
      )
    : t("title");
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{title}</DocumentTitle>
      <Link
        to={podsPaths.pods}
        className="-ms-1 inline-flex min-h-10 items-center gap-1.5 justify-self-start text-accent text-sm hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />
        {t("back")}
      </Link>
      {pod.isPending && <Coming />}
      {pod.isError &&
        !pod.data &&
        (pod.error.code === "not_found" || pod.error.code === "invalid_input" ? (
          <EmptyState
            asPage
            icon={<UsersRound strokeWidth={1.75} />}
            title={t("missing")}
            action={<ButtonLink to={podsPaths.pods}>{t("back")}</ButtonLink>}
          />
        ) : (
          <ErrorState error={pod.error} onRetry={() => pod.refetch()} />
        ))}
      {pod.data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="min-w-0 text-2xl wrap-anywhere">{title}</h1>
            {pod.data.status !== "closed" && (
              <Suspense fallback={<span className="h-10" />}>
                <RoomButton kind="pod" id={podId} />
              </Suspense>
            )}
          </div>
          <Circle pod={pod.data} me={me} pause={mine.data?.pause ?? null} />
        </>
      )}
    </div>
  );
}

function Coming() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  );
}

type Own = { pod: Pod; me: string };

function Circle({ pod, me, pause }: Own & { pause: Parameters<typeof Pause>[0]["pause"] }) {
  const { t } = useTranslation("pods");
  const mine = pod.members.find(({ member }) => member.id === me);
  const others = pod.members.filter(({ member }) => member.id !== me);
  const open = pod.status !== "closed";
  return (
    <>
      <PodStatus pod={pod} />
      {open && pause && <Pause pause={pause} week={pod.week} />}
      <section aria-labelledby="pod-week" className="grid gap-4">
        <h2 id="pod-week" className="text-lg">
          {t("this_week")}
        </h2>
        {mine && <MyWeek key={mine.entry?.id ?? mine.week} pod={pod} mine={mine} />}
        {others.map((one) => (
          <MemberCard key={one.member.id} pod={pod} one={one} />
        ))}
      </section>
      <section aria-labelledby="pod-events" className="grid gap-3">
        <h2 id="pod-events" className="text-lg">
          {t("events")}
        </h2>
        <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
          <EventsOf host={{ kind: "pod", id: pod.id }} />
        </Suspense>
      </section>
      <Earlier podId={pod.id} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        {open && !pause ? <Pause pause={null} week={pod.week} /> : <span />}
        <LeaveButton podId={pod.id} />
      </div>
    </>
  );
}

/** What keeps a circle from running. */
function PodStatus({ pod: { status, invited, origin } }: { pod: Pod }) {
  const { t } = useTranslation("pods");
  if (status === "running") return null;
  const text = () => {
    if (status !== "waiting") return t(`${status}_text`);
    if (invited) return t("waiting_text", { name: invited.username });
    return t(origin === "team" ? "team_waits" : "alone_text");
  };
  return <p className="rounded-card bg-sunken px-4 py-3 text-pretty text-ink-soft">{text()}</p>;
}
