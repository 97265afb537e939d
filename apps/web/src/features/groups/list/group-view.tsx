import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router";
import { isComposing } from "#platform/keyboard.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { channelsQuery, groupQuery } from "../cache.ts";
import { ChannelList } from "../components/channel-list.tsx";
import { GroupMissing, isMissing } from "../components/group-missing.tsx";
import { LinesSkeleton } from "../components/loading.tsx";
import { landingOf, lastChannelOf } from "../landing.ts";
import { InviteButton } from "../members/invite-button.tsx";
import { MemberList } from "../members/member-list.tsx";
import { useLedAway } from "../use-led-away.ts";
import { GroupHeader } from "./group-header.tsx";

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
