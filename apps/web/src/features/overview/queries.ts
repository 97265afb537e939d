import { useQuery } from "@tanstack/react-query";
import { nextQuery } from "#features/events/public.ts";
import { mineQuery, talkQuery } from "#features/groups/public.ts";
import { matchesQuery, statusQuery } from "#features/matching/public.ts";
import { upcomingStepQuery } from "#features/partnerships/public.ts";
import { dueQuery } from "#features/pods/public.ts";
import { questQuery } from "#features/quest/public.ts";
import { query } from "#platform/queries.ts";

/** Unread messages by conversation. */
export const unreadQuery = () => query("GET /api/chats/unread");
/** Requests to me that wait; the same answer as the chats take. */
export const requestsQuery = () => query("GET /api/chat-requests", { query: { box: "in", limit: 100 } });
/** How many notifications are unread. */
export const newsQuery = () => query("GET /api/notifications/unread-count");
/** What happened around me lately. */
export const activityQuery = () => query("GET /api/activity");

/** Whether something is on its way for the first time; once it has failed, its own card says so. */
const isComing = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }) =>
  isPending && failureCount === 0;

/**
 * Whether the page can be drawn at once: all of this comes in the one answer it is opened with, and a page drawn piece by
 * piece would jump.
 */
export function useIsComing(): boolean {
  const all = [
    useQuery(statusQuery()),
    useQuery(questQuery()),
    useQuery(unreadQuery()),
    useQuery(requestsQuery()),
    useQuery(newsQuery()),
    useQuery(activityQuery()),
    useQuery(dueQuery()),
    useQuery(upcomingStepQuery()),
    useQuery(matchesQuery()),
    useQuery(nextQuery()),
    useQuery(mineQuery()),
    useQuery(talkQuery()),
  ];
  return all.some(isComing);
}
