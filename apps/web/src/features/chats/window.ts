import type { Message } from "@kompagnon/contract/chats/model.ts";
import { QUOTE_LENGTH } from "@kompagnon/contract/chats/rules.ts";
import { mergeMessages } from "./thread.ts";

/** What a live event tells of a message: everything but who reacted. */
export type Core = Omit<Message, "reactions">;

/**
 * The stretch of a conversation that this page holds, newest first and without holes. `next_cursor` leads further back;
 * with `newer` there is more behind it that is not held.
 */
export type ThreadWindow = { items: Message[]; next_cursor: string | null; newer?: boolean };

/** Messages a window holds at most: what is further away is dropped and comes back from the server. */
export const WINDOW_MAX = 400;

/** A window's messages, oldest first. */
export const threadOf = (window: ThreadWindow | undefined): Message[] => window?.items.toReversed() ?? [];

const newestOf = ({ items }: ThreadWindow): number => items[0]?.seq ?? 0;

/**
 * Takes new messages in. A window that does not reach the end is left as it is; messages before its beginning, which a resumed
 * stream may tell again, come with the page that `next_cursor` leads to.
 */
export function withMessages(window: ThreadWindow, added: readonly Message[]): ThreadWindow {
  if (window.newer) return window;
  const existing = new Set(window.items.map(({ seq }) => seq));
  const beginning = window.next_cursor === null ? 0 : (window.items.at(-1)?.seq ?? 0);
  const fresh = added.filter(({ seq }) => seq > beginning && !existing.has(seq));
  return fresh.length === 0 ? window : { ...window, items: mergeMessages(window.items, fresh).toReversed() };
}

/** Adds the page before a window, if it still starts where the page was requested; the far end may be dropped. */
export function withOlder(window: ThreadWindow, cursor: string, page: ThreadWindow): ThreadWindow {
  if (window.next_cursor !== cursor) return window;
  const items = [...window.items, ...page.items];
  const dropped = Math.max(0, items.length - WINDOW_MAX);
  return {
    items: items.slice(dropped),
    next_cursor: page.next_cursor,
    newer: dropped > 0 || (window.newer ?? false),
  };
}

/** Adds what follows `after` (oldest first), if the window still ends there; with `keep` the far end stays. */
export function withNewer(
  window: ThreadWindow,
  after: number,
  page: { items: readonly Message[]; more: boolean },
  keep = false,
): ThreadWindow {
  if (newestOf(window) !== after) return window;
  return trimmed({ ...window, items: [...page.items.toReversed(), ...window.items], newer: page.more }, keep);
}

/** Drops the oldest messages beyond the limit. */
export function trimmed(window: ThreadWindow, keep = false): ThreadWindow {
  const items = keep ? window.items : window.items.slice(0, WINDOW_MAX);
  if (items.length === window.items.length) return window;
  return { ...window, items, next_cursor: String(items.at(-1)?.seq) };
}

const withQuote = (message: Message, core: Core): Message =>
  message.reply_to?.seq !== core.seq
    ? message
    : {
        ...message,
        reply_to: {
          ...message.reply_to,
          text: core.deleted ? "" : [...core.text].slice(0, QUOTE_LENGTH).join(""),
          kind: core.deleted ? "text" : (core.attachments[0]?.kind ?? "text"),
        },
      };

/** How a window is after a message changed: the message itself and what quotes it. Unknown ones change nothing. */
export function withChange(window: ThreadWindow, core: Core): ThreadWindow {
  const touches = ({ seq, reply_to }: Message) => seq === core.seq || reply_to?.seq === core.seq;
  if (!window.items.some(touches)) return window;
  const items = window.items.map((message) =>
    message.seq === core.seq
      ? { ...core, reactions: core.deleted ? [] : message.reactions }
      : withQuote(message, core),
  );
  return { ...window, items };
}

type Reactions = Message["reactions"];

/**
 * Reactions after a member (`mine`: the viewer) added or removed one. The viewer's own is on or off, however often the event
 * arrives.
 */
export function reactionsAfter(
  reactions: Reactions,
  { emoji, on, mine }: { emoji: string; on: boolean; mine: boolean },
): Reactions {
  const existing = reactions.find((one) => one.emoji === emoji);
  if (mine && (existing?.mine ?? false) === on) return reactions;
  if (!existing) return on ? [...reactions, { emoji, count: 1, mine }] : reactions;
  const count = existing.count + (on ? 1 : -1);
  const next = { emoji, count, mine: mine ? on : existing.mine };
  return reactions.flatMap((one) => {
    if (one !== existing) return [one];
    if (count > 0) return [next];
    return [];
  });
}

/** How a window is after a reaction. Unknown messages change nothing. */
export function withReaction(
  window: ThreadWindow,
  seq: number,
  reaction: { emoji: string; on: boolean; mine: boolean },
): ThreadWindow {
  const index = window.items.findIndex((message) => message.seq === seq);
  const message = window.items[index];
  if (!message || message.deleted) return window;
  const reactions = reactionsAfter(message.reactions, reaction);
  return reactions === message.reactions
    ? window
    : { ...window, items: window.items.with(index, { ...message, reactions }) };
}
