import { keep, recall } from "#platform/device.ts";

/** A message that is not acknowledged yet. It stays on this device until it is, across reloads and offline times. */
export type Waiting = {
  client_id: string;
  chat_id: string;
  text: string;
  /** When it was written, ISO 8601. */
  at: string;
  /** Why the server refused it; sent again only when asked to. */
  failed?: string;
};

const name = (memberId: string) => `chats.outbox.${memberId}`;

const read = (memberId: string): Waiting[] => {
  try {
    const kept: unknown = JSON.parse(recall(name(memberId)) ?? "[]");
    return Array.isArray(kept) ? (kept as Waiting[]) : []; // only this file writes it
  } catch {
    return []; // somebody else wrote it: nothing of ours
  }
};

const listeners = new Set<() => void>();
let current: { memberId: string; waiting: readonly Waiting[] } = { memberId: "", waiting: [] };

const tell = () => {
  for (const listener of listeners) listener();
};

/** The messages of a member that wait, in the order they were written. The same array until something changes. */
export function waitingOf(memberId: string): readonly Waiting[] {
  if (current.memberId !== memberId) current = { memberId, waiting: read(memberId) };
  return current.waiting;
}

/** Changes the outbox from what is kept now (another tab may have changed it), and tells everybody. */
function change(memberId: string, how: (waiting: Waiting[]) => Waiting[]): void {
  const waiting = how(read(memberId));
  keep(name(memberId), waiting.length ? JSON.stringify(waiting) : null);
  current = { memberId, waiting };
  tell();
}

/** Puts a message at the end. */
export const enqueue = (memberId: string, message: Waiting): void =>
  change(memberId, (waiting) => [
    ...waiting.filter(({ client_id }) => client_id !== message.client_id),
    message,
  ]);

/** Takes a message out: it is acknowledged, or its writer gave it up. */
export const dequeue = (memberId: string, clientId: string): void =>
  change(memberId, (waiting) => waiting.filter(({ client_id }) => client_id !== clientId));

/** Notes why a message was refused; null tries it again. */
export const markFailed = (memberId: string, clientId: string, reason: string | null): void =>
  change(memberId, (waiting) =>
    waiting.map(({ failed: _, ...message }) =>
      message.client_id !== clientId
        ? { ...message, ...(_ !== undefined && { failed: _ }) }
        : { ...message, ...(reason !== null && { failed: reason }) },
    ),
  );

/** The next message to send: the first of each conversation's that was not refused, unless one before it was. */
export const nextToSend = (waiting: readonly Waiting[]): Waiting | undefined => {
  const blocked = new Set<string>();
  for (const message of waiting) {
    if (blocked.has(message.chat_id)) continue;
    if (message.failed === undefined) return message;
    blocked.add(message.chat_id);
  }
  return undefined;
};

/** Calls `listener` whenever the outbox changes, in this tab or another. */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  const fromElsewhere = ({ key }: StorageEvent) => {
    if (key !== name(current.memberId)) return;
    current = { memberId: current.memberId, waiting: read(current.memberId) };
    listener();
  };
  addEventListener("storage", fromElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromElsewhere);
  };
}
