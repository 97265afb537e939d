import type { Pod } from "@kompagnon/contract/pods/model.ts";
import { podsPaths } from "@kompagnon/contract/pods/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, UsersRound } from "lucide-react";
import { Suspense } from "react";
import { Link, useParams } from "react-router";
import { EventsOf } from "#features/events/public.ts";
import { RoomButton } from "#features/rooms/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { mineQuery, podQuery, useOwnZone, usePodNews } from "./cache.ts";
import { Earlier } from "./earlier.tsx";
import { LeaveButton } from "./leave-button.tsx";
import { MemberCard } from "./member-card.tsx";
import { MyWeek } from "./my-week.tsx";
import { Pause } from "./pause.tsx";
import { useCircleName } from "./words.tsx";

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
            whole
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
