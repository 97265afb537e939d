import type { Attachment, Message } from "@kompagnon/contract/chats/model.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/** The message that an answer quotes. */
export type Quoted = NonNullable<Message["reply_to"]>;

/** A message that is not acknowledged yet. It stays on this device until it is, across reloads and offline times. */
export type Waiting = {
  client_id: string;
  chat_id: string;
  text: string;
  /** The message it answers. */
  reply_to?: Quoted;
  /** The message in whose thread it goes. */
  thread_of?: number;
  /** Its files: they are on the server already. */
  attachments?: Attachment[];
  /** The group, if the conversation is one of its channels. */
  group_id?: string;
  /** The team of a team's conversation. */
  team_id?: string;
  /** When it was written, ISO 8601. */
  at: string;
  /** Why the server refused it; sent again only when asked to. */
  failed?: string;
};
/** `place` puts the messages of all tabs in the order they were written. */
type StoredMessage = Waiting & { threadKey: number };

// One entry a message: tabs that write at the same moment can't overwrite one another's.
const prefixOf = (memberId: string): DeviceName => `chats.outbox.${memberId}.`;

const parse = (text: string | null): StoredMessage | null => {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return stored !== null && typeof stored === "object" && "client_id" in stored
      ? (stored as StoredMessage)
      : null; // only this file writes it
  } catch {
    return null; // the stored value is invalid
  }
};

/** What this device keeps for a member; nothing where storage is forbidden. */
function readAll(memberId: string): Map<string, StoredMessage> {
  const found = new Map<string, StoredMessage>();
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const name = localStorage.key(index);
      const message = name?.startsWith(prefixOf(memberId)) ? parse(localStorage.getItem(name)) : null;
      if (message) found.set(message.client_id, message);
    }
  } catch {
    // Storage is blocked: the draft is lost with this page.
  }
  return found;
}

const listeners = new Set<() => void>();
let owner = "";
let messages = new Map<string, StoredMessage>();
let ordered: readonly Waiting[] = [];
let lastPosition = 0;

const byPosition = (a: StoredMessage, b: StoredMessage) =>
  a.threadKey - b.threadKey || (a.client_id < b.client_id ? -1 : 1);
const order = () => {
  ordered = [...messages.values()].sort(byPosition).map(({ threadKey: _, ...message }) => message);
};

function openFor(memberId: string): void {
  if (owner === memberId) return;
  owner = memberId;
  messages = readAll(memberId);
  order();
}

function changed(): void {
  order();
  for (const listener of listeners) listener();
}

/** Changes one message here and on the device; null takes it out. */
function put(memberId: string, clientId: string, message: StoredMessage | null): void {
  openFor(memberId);
  if (message) messages.set(clientId, message);
  else messages.delete(clientId);
  try {
    const name = prefixOf(memberId) + clientId;
    if (message) localStorage.setItem(name, JSON.stringify(message));
    else localStorage.removeItem(name);
  } catch {
    // Storage is forbidden or full: the message waits in this page only.
  }
  changed();
}

/** The messages of a member that wait, in the order they were written. The same array until something changes. */
export function waitingOf(memberId: string): readonly Waiting[] {
  openFor(memberId);
  return ordered;
}

/** Puts a message at the end. */
export function enqueue(memberId: string, message: Waiting): void {
  lastPosition = Math.max(Date.now(), lastPosition + 1);
  put(memberId, message.client_id, { ...message, threadKey: lastPosition });
}

/** Takes a message out: it is acknowledged, or its writer gave it up. */
export const dequeue = (memberId: string, clientId: string): void => put(memberId, clientId, null);

/** Notes why a message was refused; null tries it again. */
export function markFailed(memberId: string, clientId: string, reason: string | null): void {
  openFor(memberId);
  const queued = messages.get(clientId);
  if (!queued) return;
  const { failed: _, ...message } = queued;
  put(memberId, clientId, reason === null ? message : { ...message, failed: reason });
}

/**
 * The next message to send: the first of each conversation's that was not refused, unless one before it was.
 * Conversations in `locked` have to wait.
 */
export const nextToSend = (
  waiting: readonly Waiting[],
  locked: Iterable<string> = [],
): Waiting | undefined => {
  const blocked = new Set<string>(locked);
  for (const message of waiting) {
    if (blocked.has(message.chat_id)) continue;
    if (message.failed === undefined) return message;
    blocked.add(message.chat_id);
  }
  return undefined;
};

/** Another tab has changed what this device keeps. */
function fromElsewhere({ key, newValue }: StorageEvent): void {
  if (key === null) messages = readAll(owner);
  else if (key.startsWith(prefixOf(owner))) {
    const message = parse(newValue);
    if (message) messages.set(message.client_id, message);
    else messages.delete(key.slice(prefixOf(owner).length));
  } else return;
  changed();
}

/** Calls `listener` whenever the outbox changes, in this tab or another. */
export function onOutbox(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", fromElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", fromElsewhere);
  };
}
