import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { UNREAD_POLL_MS, usePollingInterval } from "#platform/live/polling.ts";
import { setUnread } from "#platform/nav-badges.ts";
import { refreshQueue, waitingQuery } from "./cache.ts";

/** Keeps the moderators' queue and its count current on every page of the dashboard. For moderators only; draws nothing. */
export function ModerationListener() {
  const polling = usePollingInterval(UNREAD_POLL_MS);
  const { data } = useQuery({ ...waitingQuery(), refetchInterval: polling });
  const waiting = data && data.open + data.appealed;
  useEffect(() => {
    if (waiting !== undefined) setUnread("reports", waiting);
  }, [waiting]);
  useLiveEvent("moderation_queue_changed", () => void refreshQueue());
  useResync(() => void refreshQueue());
  return null;
}
