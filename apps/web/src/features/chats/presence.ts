import type { PresenceStatus } from "@kompagnon/contract/profiles/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
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

/** How long a member counts as typing after their last signal, and how often the client sends its own, in ms. */
const SHOWN_MS = 5_000;
export const TYPING_SIGNAL_MS = 3_000;

const NO_TYPISTS: readonly string[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Who types, by conversation; the same array until it changes. */
const typists = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();

const keyOf = (chatId: string, userId: string) => `${chatId} ${userId}`;
const set = (chatId: string, ids: readonly string[]) => {
  if (ids.length === 0) typists.delete(chatId);
  else typists.set(chatId, ids);
  for (const listener of listeners) listener();
};

/** A member of a conversation is typing. */
export function recordTyping(chatId: string, userId: string): void {
  const key = keyOf(chatId, userId);
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => forgetTyping(chatId, userId), SHOWN_MS),
  );
  const now = typists.get(chatId) ?? NO_TYPISTS;
  if (!now.includes(userId)) set(chatId, [...now, userId]);
}

/** They sent it, or stopped. */
export function forgetTyping(chatId: string, userId: string): void {
  const key = keyOf(chatId, userId);
  clearTimeout(timers.get(key));
  if (!timers.delete(key)) return;
  set(
    chatId,
    (typists.get(chatId) ?? NO_TYPISTS).filter((id) => id !== userId),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is typing in a conversation now, by id. */
const useTypists = (chatId: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => typists.get(chatId) ?? NO_TYPISTS,
    () => NO_TYPISTS,
  );

/** Whether another member is typing in a conversation now. */
export const useTyping = (chatId: string): boolean => useTypists(chatId).length > 0;
