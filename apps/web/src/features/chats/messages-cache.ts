import type { Message } from "@kompagnon/contract/chats/model.ts";
import { queryOptions } from "@tanstack/react-query";
import { type ApiError, call } from "#platform/call.ts";
import { queryClient } from "#platform/queries.ts";
import { gapStart, leavesGap, newestSeq } from "./thread.ts";
import {
  type Core,
  type ThreadWindow,
  threadOf,
  trimmed,
  withChange,
  withMessages,
  withNewer,
  withOlder,
  withReaction,
} from "./window.ts";

/** Where messages are read: the main line of a conversation, or the thread of one of its messages. */
export type Source = { chatId: string; thread: number | null };

const ROUTE = "GET /api/chats/{id}/messages";
/** Messages that come with one call. */
const AT_ONCE = 50;
const FILL_AT_ONCE = 100;
/** Live events this soon after a fetch, in ms, may tell what the fetch has told already. */
const DOUBTFUL_MS = 5_000;
const CHECK_AFTER_MS = 1_500;

type Key = readonly [route: string, input: { params: { id: string }; query: { thread?: number } }];
const keyOf = ({ chatId, thread }: Source): Key => [
  ROUTE,
  { params: { id: chatId }, query: thread === null ? {} : { thread } },
];
const sourceOf = ([, { params, query }]: Key): Source => ({
  chatId: params.id,
  thread: query.thread ?? null,
});

const read = (source: Source): ThreadWindow | undefined =>
  queryClient.getQueryData<ThreadWindow>(keyOf(source));
const change = (source: Source, alter: (window: ThreadWindow) => ThreadWindow): void => {
  queryClient.setQueryData<ThreadWindow>(keyOf(source), (window) => window && alter(window));
};
/** The messages of a window as they are held now, oldest first. */
export const cachedMessages = (source: Source): Message[] => threadOf(read(source));

/** The cached windows, of one conversation or of all. */
const windows = (chatId?: string): Source[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: [ROUTE] })
    .map(({ queryKey }) => sourceOf(queryKey as unknown as Key)) // only keyOf makes keys with this route
    .filter((source) => chatId === undefined || source.chatId === chatId);

const fetches = new Set<{ chatId: string; changed: Set<number> }>();
const loadedAt = new Map<string, number>();

/** Loads messages; again if one of them changed meanwhile, because either version may have arrived. */
async function steady<T extends { items: Message[] }>(chatId: string, load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const fetch = { chatId, changed: new Set<number>() };
    fetches.add(fetch);
    try {
      const page = await load();
      loadedAt.set(chatId, Date.now());
      if (tries >= 2 || !page.items.some(({ seq }) => fetch.changed.has(seq))) return page;
    } finally {
      fetches.delete(fetch);
    }
  }
}

const page = (
  chatId: string,
  query: { cursor?: string; after?: number; around?: number; date?: string; thread?: number; limit?: number },
  signal?: AbortSignal,
) =>
  steady(chatId, () =>
    call(ROUTE, { params: { id: chatId }, query: { limit: AT_ONCE, ...query }, ...(signal && { signal }) }),
  );

async function firstWindow({ chatId, thread }: Source, signal: AbortSignal): Promise<ThreadWindow> {
  if (thread === null) return page(chatId, {}, signal);
  const [root, answers] = await Promise.all([
    page(chatId, { cursor: String(thread + 1), limit: 1 }, signal),
    page(chatId, { thread, limit: FILL_AT_ONCE }, signal),
  ]);
  return {
    items: [...answers.items.toReversed(), ...root.items],
    next_cursor: null,
    newer: answers.next_cursor !== null,
  };
}

/**
 * A stretch of messages: one page, which reading on and events make longer. It is never fetched as a whole again by
 * itself, because a fetch that takes its time would undo what came in meanwhile.
 */
export const windowQuery = (source: Source) =>
  queryOptions<ThreadWindow, ApiError>({
    queryKey: keyOf(source),
    queryFn: ({ signal }) => firstWindow(source, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Fetches the page before the oldest message that is held. Rejects with ApiError. */
export async function loadOlder(source: Source): Promise<void> {
  const cursor = read(source)?.next_cursor;
  if (!cursor) return;
  const older = await page(source.chatId, { cursor });
  change(source, (window) => withOlder(window, cursor, older));
}

const following = ({ chatId, thread }: Source, after: number) =>
  page(chatId, { after, limit: FILL_AT_ONCE, ...(thread !== null && { thread }) });

/** Fetches what follows the newest message that is held, where there is more. Rejects with ApiError. */
export async function loadNewer(source: Source): Promise<void> {
  const window = read(source);
  if (!window?.newer) return;
  const after = window.items[0]?.seq ?? 0;
  const { items, next_cursor } = await following(source, after);
  change(source, (now) =>
    withNewer(now, after, { items, more: next_cursor !== null }, source.thread !== null),
  );
}

/** Where to jump to: a message, or the first one of a day (ISO date). */
export type Target = { seq: number } | { date: string };

const midnight = (date: string): number => new Date(`${date}T00:00`).getTime();

/** Holds the page around a message or day instead; answers the message to show. Rejects with ApiError. */
export async function jumpTo(source: Source, target: Target): Promise<number | null> {
  if ("seq" in target && read(source)?.items.some(({ seq }) => seq === target.seq)) return target.seq;
  const query = "seq" in target ? { around: target.seq } : { date: target.date };
  const { items, next_cursor } = await page(source.chatId, query);
  change(source, () => ({ items, next_cursor, newer: true }));
  if ("seq" in target) return target.seq;
  const first = items.findLast(({ created_at }) => Date.parse(created_at) >= midnight(target.date));
  return (first ?? items[0])?.seq ?? null;
}

/** Holds the newest messages again. Rejects with ApiError. */
export async function backToEnd(source: Source): Promise<void> {
  if (!read(source)?.newer) return;
  if (source.thread !== null) return loadToEnd(source);
  const newest = await page(source.chatId, {});
  change(source, () => ({ ...newest, newer: false }));
}

async function loadToEnd(source: Source): Promise<void> {
  while (read(source)?.newer) await loadNewer(source);
}

/** Forgets a window that is somewhere in the past: the next look begins at the end. */
export function leaveWindow(source: Source): void {
  if (read(source)?.newer) queryClient.removeQueries({ queryKey: keyOf(source), exact: true });
}

/** Drops the oldest messages of a window that has become too long while one was at its end. */
export const trimWindow = (source: Source): void => change(source, (window) => trimmed(window));

/** Puts messages into the cached windows they belong to. */
function putMessages(chatId: string, added: readonly Message[]): void {
  for (const source of windows(chatId)) {
    const mine =
      source.thread === null ? added : added.filter(({ thread_of }) => thread_of === source.thread);
    if (mine.length > 0) change(source, (window) => withMessages(window, mine));
  }
}

/** Fetches what is missing: behind the first hole, or behind the newest message that is held. Rejects with ApiError. */
export async function fillGap(source: Source): Promise<void> {
  const window = read(source);
  if (!window || window.newer) return;
  const thread = threadOf(window);
  let after: number | undefined = (source.thread === null ? gapStart(thread) : null) ?? newestSeq(thread);
  while (after !== undefined) {
    const { items } = await following(source, after);
    putMessages(source.chatId, items);
    after = items.length < FILL_AT_ONCE ? undefined : items.at(-1)?.seq;
  }
}

/** Takes a new message into the open windows. A gap before the newest one is filled from the server. */
export function putMessage(message: Message): void {
  const main: Source = { chatId: message.chat_id, thread: null };
  const window = read(main);
  const thread = threadOf(window);
  const missed = !window?.newer && thread.length > 0 && leavesGap(thread, message);
  putMessages(message.chat_id, [message]);
  if (missed) void fillGap(main).catch(() => undefined); // the next look, event or poll heals it
}

function recordChange(chatId: string, seq: number): void {
  for (const fetch of fetches) if (fetch.chatId === chatId) fetch.changed.add(seq);
}

/** A message is different now: edited, deleted, pinned, answered, or its link card is there. */
export function putChange(core: Core): void {
  recordChange(core.chat_id, core.seq);
  for (const source of windows(core.chat_id)) change(source, (window) => withChange(window, core));
}

/** A member added or removed a reaction; `mine`: the viewer did. */
export function putReaction(
  chatId: string,
  seq: number,
  reaction: { emoji: string; on: boolean; mine: boolean },
): void {
  recordChange(chatId, seq);
  for (const source of windows(chatId)) change(source, (window) => withReaction(window, seq, reaction));
  if (!reaction.mine && Date.now() - (loadedAt.get(chatId) ?? 0) < DOUBTFUL_MS) checkSoon(chatId, seq);
}

const checks = new Map<string, ReturnType<typeof setTimeout>>();

/** Reads one message again a little later: a fetch may have counted the change already. */
function checkSoon(chatId: string, seq: number): void {
  const key = `${chatId}:${seq}`;
  clearTimeout(checks.get(key));
  const timer = setTimeout(() => {
    checks.delete(key);
    void replaceRange(chatId, seq, seq).catch(() => undefined); // at worst a count is off by one until the next look
  }, CHECK_AFTER_MS);
  checks.set(key, timer);
}

/** Reads the messages from `newest` back to `oldest` again and replaces the cached ones. */
async function replaceRange(chatId: string, oldest: number, newest: number): Promise<void> {
  for (let cursor: string | null = String(newest + 1); cursor !== null && Number(cursor) > oldest; ) {
    const limit = Math.min(FILL_AT_ONCE, Number(cursor) - oldest);
    const fresh: ThreadWindow = await page(chatId, { cursor, limit });
    const bySeq = new Map(fresh.items.map((message) => [message.seq, message]));
    for (const source of windows(chatId))
      change(source, (window) => ({
        ...window,
        items: window.items.map((message) => bySeq.get(message.seq) ?? message),
      }));
    cursor = fresh.next_cursor;
  }
}

/** Fetches again what the windows hold and what they lack, after events were lost. */
export function healWindows(): void {
  for (const source of windows()) {
    const items = read(source)?.items ?? [];
    const newest = items[0];
    const oldest = items.at(-1);
    if (!newest || !oldest) continue;
    void replaceRange(source.chatId, oldest.seq, newest.seq)
      .then(() => fillGap(source))
      .catch(() => undefined); // the next look or poll heals it
  }
}
