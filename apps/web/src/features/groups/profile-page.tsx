import type { Group, GroupPortrait } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Flag, MessageSquareText, Settings } from "lucide-react";
import { Suspense, useState } from "react";
import { useParams } from "react-router";
import { ReportDialog, ScamWarning } from "#features/moderation/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { groupQuery, portraitQuery } from "./cache.ts";
import { MemberCount, Niches, TypeBadge } from "./components/facts.tsx";
import { Faces, Facts, Leader, Talked } from "./components/group-life.tsx";
import { GroupMissing, isMissing } from "./components/states.tsx";
import { JoinActions } from "./join/join-actions.tsx";

/** `/dashboard/groups/profile/{groupId}`: a group from outside (spec: community, section 2). */
export default function ProfilePage() {
  const { groupId = "" } = useParams();
  const { t } = useTranslation("groups");
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{group?.name ?? t("title")}</DocumentTitle>
      <BackLink to={groupsPaths.discover}>{t("discover.title")}</BackLink>
      {isMissing(error) ? <GroupMissing /> : null}
      {error && !group && !isMissing(error) && (
        <>
          <h1 className="sr-only">{t("title")}</h1>
          <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
        </>
      )}
      {!error && !group && <ProfileSkeleton />}
      {group && !isMissing(error) && <Profile group={group} />}
    </div>
  );
}

function Profile({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const { data: portrait, isError } = useQuery(portraitQuery(group.id));
  return (
    <>
      <article className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card padding="lg" className="grid grid-cols-1 gap-6">
          <Head group={group} />
          <div className="flex flex-wrap items-center gap-2.5">
            <Ways group={group} />
          </div>
          <Niches group={group} />
          <section className="grid gap-2">
            <h2 className="text-lg">{t("about")}</h2>
            <p dir="auto" className="whitespace-pre-line text-pretty text-ink-soft wrap-anywhere">
              {group.description || t("no_description")}
            </p>
            {group.signs.length > 0 && (
              <Suspense fallback={null}>
                <ScamWarning signs={group.signs} audience={group.my_role === "owner" ? "author" : "reader"} />
              </Suspense>
            )}
          </section>
          {portrait && <Talked group={group} channels={portrait.channels} />}
        </Card>
        {!isError && (
          <Card className="grid grid-cols-1 gap-5">
            {portrait ? <People group={group} portrait={portrait} /> : <PeopleSkeleton />}
          </Card>
        )}
      </article>
      {group.my_role !== "owner" && <Report group={group} />}
    </>
  );
}

function Head({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar id={group.id} name={group.name} src={group.avatar_path} size="xl" />
      <div className="grid min-w-0 flex-1 basis-52 gap-2">
        <h1 className="wrap-anywhere text-2xl">
          <bdi>{group.name}</bdi>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TypeBadge type={group.group_type} />
          <MemberCount group={group} />
          <span className="inline-flex items-center gap-1.5 text-ink-soft text-sm">
            <MessageSquareText aria-hidden="true" className="size-4" strokeWidth={1.75} />
            <span>
              {t("last_message")} <RelativeTime time={group.active_at} />
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}

/** The way in, or to the settings for those who run the group. */
function Ways({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const manages = group.my_role === "owner" || group.my_role === "moderator";
  return (
    <>
      <JoinActions group={group} />
      {manages && (
        <ButtonLink
          to={groupsPaths.settings(group.id, "general")}
          variant="quiet"
          icon={<Settings aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("settings.open")}
        </ButtonLink>
      )}
      {group.my_state === "rejected" && <p className="w-full text-ink-soft text-sm">{t("join.rejected")}</p>}
    </>
  );
}

const People = ({ group, portrait }: { group: Group; portrait: GroupPortrait }) => (
  <>
    {portrait.leader && <Leader leader={portrait.leader} />}
    <Faces group={group} portrait={portrait} />
    <Facts group={group} portrait={portrait} />
  </>
);

const PeopleSkeleton = () => (
  <div aria-hidden="true" className="grid gap-5">
    <Skeleton className="h-14" />
    <Skeleton className="h-20" />
  </div>
);

function Report({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const [reporting, setReporting] = useState(false);
  return (
    <div className="justify-self-end text-ink-soft">
      <Button
        size="sm"
        variant="quiet"
        icon={<Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setReporting(true)}
      >
        {t("members.report")}
      </Button>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog
            subject={{ kind: "group", id: group.id }}
            name={group.name}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const ProfileSkeleton = () => {
  const { t } = useTranslation("groups");
  return (
    <Card padding="lg" className="grid gap-6">
      <h1 className="sr-only">{t("title")}</h1>
      <div className="flex items-center gap-5">
        <Skeleton className="size-24 shrink-0 rounded-full!" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      </div>
      <Skeleton className="h-24" />
      <Skeleton className="h-11 w-32" />
    </Card>
  );
};
