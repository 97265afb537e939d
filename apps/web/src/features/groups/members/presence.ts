import type { GroupMember } from "@kompagnon/contract/groups/model.ts";
import type { PresenceStatus } from "@kompagnon/contract/profiles/model.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { useLiveEvent } from "#platform/live/use-live.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";

type MemberPages = InfiniteData<Out<"GET /api/groups/{id}/members">, string | null>;
type Dot = "online" | "away" | "offline";

/** How a member can be reached: as a dot, and in words. */
export function usePresenceOf({ status }: Pick<GroupMember, "status">): { dot: Dot; words: string } {
  const { t } = useTranslation("ui");
  const dot = status.replace("(admin)", "") as Dot; // the six statuses are these three, set by hand or not
  return { dot, words: t(dot) };
}

/** Keeps the presence in all lists of members current. */
export function useLivePresence(): void {
  useLiveEvent("user_status_changed", ({ userId, status }) => takeStatus(userId, status));
}

function takeStatus(userId: string, status: PresenceStatus): void {
  queryClient.setQueriesData<MemberPages>({ queryKey: ["GET /api/groups/{id}/members"] }, (data) => {
    const known = data?.pages.some(({ items }) => items.some(({ id }) => id === userId));
    if (!data || !known) return data;
    const change = (one: GroupMember) => (one.id === userId ? { ...one, status } : one);
    return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
  });
}
