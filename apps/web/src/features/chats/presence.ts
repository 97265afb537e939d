import type { PresenceStatus } from "@kompagnon/contract/profiles/model.ts";
import { useQuery } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Who of my contacts can be reached now; live events keep it current. */
const presenceQuery = () => ({
  ...query("GET /api/chats/presence"),
  staleTime: 5 * 60_000,
});

/** Takes a changed status in. */
export function takeStatus(userId: string, status: PresenceStatus): void {
  queryClient.setQueryData<Out<"GET /api/chats/presence">>(
    presenceQuery().queryKey,
    (data) =>
      data && {
        items: [
          ...data.items.filter(({ user_id }) => user_id !== userId),
          ...(status === "offline" ? [] : [{ user_id: userId, status }]),
        ],
      },
  );
}

type Dot = "online" | "away" | "offline";
const dotOf = (status: PresenceStatus): Dot => status.replace("(admin)", "") as Dot; // the six statuses are these three, set by hand or not

/** The presence of a member: as a dot, and in words. Unknown counts as offline. */
export function usePresence(userId: string): { dot: Dot; words: string } {
  const { t } = useTranslation("ui");
  const { t: chats } = useTranslation("chats");
  const { data } = useQuery(presenceQuery());
  const status = data?.items.find(({ user_id }) => user_id === userId)?.status ?? "offline";
  const dot = dotOf(status);
  return { dot, words: status === dot ? t(dot) : chats("status_admin", { status: t(dot) }) };
}
