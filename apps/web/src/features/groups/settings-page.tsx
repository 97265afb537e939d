import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { useParams, useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { applicationsQuery, entriesOf, groupQuery } from "./cache.ts";
import { GroupMissing, isMissing, LinesSkeleton } from "./components/states.tsx";
import { useLedAway } from "./landing.ts";

const GeneralTab = lazy(async () => ({ default: (await import("./settings/general-tab.tsx")).GeneralTab }));
const ChannelsTab = lazy(async () => ({
  default: (await import("./settings/channels-tab.tsx")).ChannelsTab,
}));
const MembersTab = lazy(async () => ({ default: (await import("./settings/members-tab.tsx")).MembersTab }));
const ApplicationsTab = lazy(async () => ({
  default: (await import("./settings/applications-tab.tsx")).ApplicationsTab,
}));
const InvitesTab = lazy(async () => ({ default: (await import("./settings/invites-tab.tsx")).InvitesTab }));

const TABS = ["general", "channels", "members", "applications", "invites"] as const;
type Tab = (typeof TABS)[number];

/** `/dashboard/groups/profile/{groupId}/settings?tab=…`: everything for a group's owner and moderators. */
export default function SettingsPage() {
  const { groupId = "" } = useParams();
  const { t } = useTranslation("groups");
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  useLedAway(groupId, group?.name);
  const manages = group?.my_role === "owner" || group?.my_role === "moderator";
  const content = () => {
    if (isMissing(error)) return <GroupMissing />;
    if (!group)
      return (
        <>
          <h1 className="text-2xl">{t("settings.open")}</h1>
          {error ? (
            <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
          ) : (
            <LinesSkeleton lines={6} />
          )}
        </>
      );
    if (manages) return <Manage group={group} />;
    return (
      <EmptyState
        asPage
        icon={<Lock strokeWidth={1.75} />}
        title={t("settings.forbidden_title")}
        action={<ButtonLink to={groupsPaths.profile(group.id)}>{t("profile")}</ButtonLink>}
      >
        {t("settings.forbidden_text")}
      </EmptyState>
    );
  };
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-8 sm:py-10">
      <DocumentTitle>{t("settings.open")}</DocumentTitle>
      {content()}
    </div>
  );
}

function Manage({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const [search, setSearch] = useSearchParams();
  const open = TABS.find((tab) => tab === search.get("tab")) ?? "general";
  const { data: waiting } = useInfiniteQuery(applicationsQuery(group.id));
  useTabInSight(open);
  const panels = {
    general: <GeneralTab key={group.id} group={group} />,
    channels: <ChannelsTab group={group} />,
    members: <MembersTab group={group} />,
    applications: <ApplicationsTab group={group} />,
    invites: <InvitesTab group={group} />,
  } as const;
  return (
    <>
      <BackLink to={groupsPaths.group(group.id)}>{t("to_group")}</BackLink>
      <h1 className="text-2xl">
        <bdi>{group.name}</bdi>
      </h1>
      <Tabs<Tab>
        label={t("settings.open")}
        tabs={TABS.map((value) => ({
          value,
          label: t(`settings.tabs.${value}`),
          ...(value === "applications" && { count: entriesOf(waiting).length }),
        }))}
        value={open}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      >
        {TABS.map((tab) => (
          <TabPanel key={tab} value={tab}>
            <Suspense fallback={<LinesSkeleton lines={5} />}>{panels[tab]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

/** On a phone the row of tabs is wider than the window: an address may name one that is out of sight. */
function useTabInSight(open: Tab): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab sets it off
  useEffect(() => {
    document
      .querySelector("[role=tab][aria-selected=true]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [open]);
}
