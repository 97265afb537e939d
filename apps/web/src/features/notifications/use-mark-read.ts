import { useEffect, useSyncExternalStore } from "react";
import { call } from "#platform/call.ts";
import { useLiveState } from "#platform/live/use-live.ts";
import { useUnread } from "#platform/unread.ts";
import { recordAllRead, refreshUnreadCount } from "./cache.ts";

/** How long the page has to be visible before all count as read, in ms. */
const LOOK_MS = 1_000;

const onVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

/** Marks all as read once the list is `ready` and has been visible for a moment; again when more come. */
export function useMarkRead(ready: boolean): void {
  const unread = useUnread("notifications");
  const live = useLiveState();
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === "visible");
  // A connection that is back is a reason to try again.
  useEffect(() => {
    if (!ready || !visible || unread === 0) return;
    const timer = setTimeout(() => {
      call("PUT /api/notifications/read").then(
        () => {
          recordAllRead(new Date().toISOString());
          // The stream delivers the count; without it the count is fetched.
          if (live !== "live") refreshUnreadCount();
        },
        () => undefined, // unread stays unread: the next look or connection tries again
      );
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [ready, visible, unread, live]);
}
