import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, BriefcaseBusiness, Ellipsis, Info, LogOut, Settings, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { isComposing } from "#platform/keyboard.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink, iconButtonClass } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { channelsQuery, groupQuery } from "../cache.ts";
import { ChannelList } from "../components/channel-list.tsx";
import { MemberCount, RoleBadge, TypeBadge } from "../components/facts.tsx";
import { GroupMissing, isMissing, LinesSkeleton } from "../components/states.tsx";
import { landingOf, lastChannelOf, useLedAway } from "../landing.ts";
import { InviteButton } from "../members/invite-button.tsx";
import { MemberList } from "../members/member-list.tsx";

/** A selected group: header, channels, members. Escape leads back to the list. Who `enters` is led on to a channel. */
export function GroupView({ groupId, enters }: { groupId: string; enters: boolean }) {
  const { t } = useTranslation("groups");
  const { data: group, error, refetch } = useQuery(groupQuery(groupId));
  useLedAway(groupId, group?.name);
  if (isMissing(error))
    return (
      <div className="grid h-full place-items-center overflow-y-auto">
        <GroupMissing />
      </div>
    );
  if (error && !group)
    return (
      <div className="grid h-full place-items-center overflow-y-auto">
        <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />
      </div>
    );
  if (!group)
    return (
      <div className="p-5">
        <LinesSkeleton lines={5} />
      </div>
    );
  // A link to a group that the viewer does not belong to shows it from outside.
  if (group.my_state !== "member") return <Navigate to={groupsPaths.profile(groupId)} replace />;
  if (enters) return <Entering group={group} />;
  return <Overview group={group} />;
}

/** Redirects to the channel that was last open. Without channels, or if they can't be read, shows the group itself. */
function Entering({ group }: { group: Group }) {
  const { id: me } = useMember();
  const { data, isError } = useQuery(channelsQuery(group.id));
  const landing = data && landingOf(data.items, lastChannelOf(me, group.id));
  if (landing) return <Navigate to={groupsPaths.channel(group.id, landing.id)} replace />;
  if (data || isError) return <Overview group={group} />;
  return (
    <div className="p-5">
      <LinesSkeleton lines={5} />
    </div>
  );
}

function Overview({ group }: { group: Group }) {
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the back button does
    <div
      className="flex h-full min-h-0 flex-col short:block short:overflow-y-auto"
      onKeyDown={(event) => {
        const typing = event.target instanceof HTMLInputElement || event.defaultPrevented;
        if (event.key === "Escape" && !typing && !isComposing(event)) void navigate(groupsPaths.groups);
      }}
    >
      <GroupHeader group={group} />
      <Inside group={group} />
    </div>
  );
}

function Inside({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto short:overflow-visible">
      <div className="grid grid-cols-1 gap-8 px-4 py-5 sm:px-6 xl:grid-cols-[3fr_2fr]">
        <section aria-labelledby="channels-title" className="min-w-0">
          <h2 id="channels-title" className="mb-2 text-lg">
            {t("channels.title")}
          </h2>
          <ChannelList group={group} />
        </section>
        <section aria-labelledby="members-title" className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h2 id="members-title" className="text-lg">
              {t("members.title")}
            </h2>
            <InviteButton group={group} />
          </div>
          <MemberList group={group} />
        </section>
      </div>
    </div>
  );
}

const LeaveDialog = lazy(async () => ({ default: (await import("./leave-dialog.tsx")).LeaveDialog }));
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Name, picture and kind of the selected group, and its actions. */
function GroupHeader({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const manages = group.my_role === "owner" || group.my_role === "moderator";
  return (
    <header className="flex items-center gap-3 border-line border-b px-3 py-3 sm:px-5 short:py-0.5">
      <Link
        to={groupsPaths.groups}
        aria-label={t("back")}
        className={iconButtonClass("quiet", "md", "md:hidden")}
      >
        <ArrowLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
      </Link>
      <Avatar id={group.id} name={group.name} src={group.avatar_path} size="lg" className="short:size-10" />
      <div className="grid min-w-0 flex-1 gap-1 short:gap-0">
        <h2 className="truncate text-lg" dir="auto">
          {group.name}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MemberCount group={group} />
          <span className="hidden sm:inline">
            <TypeBadge type={group.group_type} />
          </span>
          {group.my_role && <RoleBadge role={group.my_role} />}
        </div>
      </div>
      {manages && (
        <ButtonLink
          to={groupsPaths.settings(group.id, "invites")}
          size="sm"
          variant="secondary"
          className="max-lg:hidden"
          icon={<UserPlus {...icon} />}
        >
          {t("invite_people")}
        </ButtonLink>
      )}
      <Actions group={group} manages={manages} />
    </header>
  );
}

function Actions({ group, manages }: { group: Group; manages: boolean }) {
  const { t } = useTranslation("groups");
  const [leaving, setLeaving] = useState(false);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("actions")}
            tooltip={false}
            icon={<Ellipsis className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Info {...icon} />} to={groupsPaths.profile(group.id)}>
          {t("profile")}
        </MenuItem>
        {manages && (
          <>
            <MenuItem icon={<UserPlus {...icon} />} to={groupsPaths.settings(group.id, "invites")}>
              {t("invite_people")}
            </MenuItem>
            <MenuItem icon={<Settings {...icon} />} to={groupsPaths.settings(group.id, "general")}>
              {t("settings.open")}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<BriefcaseBusiness {...icon} />} to={teamsPaths.found("group", group.id)}>
          {t("found_team")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          danger
          icon={<LogOut {...icon} className="mirror size-4" />}
          onClick={() => {
            setUsed(true);
            setLeaving(true);
          }}
        >
          {t("leave.action")}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {used && <LeaveDialog group={group} open={leaving} onOpenChange={setLeaving} />}
      </Suspense>
    </>
  );
}
