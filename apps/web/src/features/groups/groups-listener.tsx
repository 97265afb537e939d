import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { unreadPollMs, usePollingInterval } from "#platform/live/polling.ts";
import { setUnread } from "#platform/nav-badges.ts";
import { useMember } from "#platform/session.ts";
import {
  forgetGroup,
  healGroups,
  mineQuery,
  refreshApplications,
  refreshChannelsWith,
  refreshGroup,
  refreshMembersSoon,
  refreshMine,
  refreshMineSoon,
} from "./cache.ts";

/** Keeps groups and their counts current on every page of the dashboard. Draws nothing. */
export function GroupsListener() {
  const { id: me } = useMember();
  const polling = usePollingInterval(unreadPollMs(useLocation().pathname));
  const { data: mine } = useQuery({ ...mineQuery(), refetchInterval: polling });
  const unread = mine?.items.reduce((sum, { unread_count }) => sum + unread_count, 0);
  useEffect(() => {
    if (unread !== undefined) setUnread("groups", unread);
  }, [unread]);

  const recordActivity = (channelId: string) => {
    if (!mine || mine.items.length === 0) return; // without a group no message is one of a channel's
    refreshChannelsWith(channelId);
    refreshMineSoon();
  };
  useLiveEvent("message_created", ({ chat_id, sender_id }) => sender_id !== me && recordActivity(chat_id));
  useLiveEvent("chat_read", ({ chat_id, user_id }) => user_id === me && recordActivity(chat_id));
  useLiveEvent("chat_changed", ({ chat_id }) => recordActivity(chat_id));
  useLiveEvent("group_changed", ({ group_id }) => refreshGroup(group_id));
  useLiveEvent("group_members_changed", ({ group_id }) => {
    refreshMembersSoon(group_id);
    refreshMineSoon();
  });
  useLiveEvent("group_membership_changed", ({ group_id, state }) =>
    state === "joined" ? refreshGroup(group_id) : forgetGroup(group_id),
  );
  useLiveEvent("group_application_changed", ({ group_id, applicant }) => {
    if (applicant.id === me) refreshGroup(group_id);
    else void refreshApplications(group_id);
  });
  useLiveEvent("notification_created", ({ type, payload: { group_id } }) => {
    if (group_id && (type === "group_invite" || type === "dm_invite")) refreshGroup(group_id);
  });
  useResync(() => {
    void healGroups();
    void refreshMine();
  });
  return null;
}
