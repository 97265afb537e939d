import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { Waiting } from "./outbox.ts";

/** Adds messages to a thread (oldest first, by `seq`): each once, in order, whatever came before. */
export function mergeMessages(thread: readonly Message[], added: readonly Message[]): Message[] {
  const bySeq = new Map(thread.map((message) => [message.seq, message]));
  for (const message of added) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** The number of the newest message; 0 in an empty thread. */
export const newestSeq = (thread: readonly Message[]): number => thread.at(-1)?.seq ?? 0;

/** Whether a message would leave a hole behind the newest one: something was missed in between. */
export const leavesGap = (thread: readonly Message[], { seq }: Message): boolean =>
  seq > newestSeq(thread) + 1;

/** The last message before the first hole, if there is one. */
export const gapStart = (thread: readonly Message[]): number | null =>
  thread.find(({ seq }, index) => {
    const next = thread[index + 1];
    return next !== undefined && next.seq !== seq + 1;
  })?.seq ?? null;

/** The first message of the other that is not read; null while `readSeq` is null or there is none. */
export const firstUnread = (thread: readonly Message[], readSeq: number | null, me: string): number | null =>
  readSeq === null
    ? null
    : (thread.find(({ seq, sender_id }) => seq > readSeq && sender_id !== me)?.seq ?? null);

/**
 * Where the line "new" goes after `fresh` messages arrived behind `before`: the viewer's own answer removes it; messages that
 * arrive while the page is not looked at set it; an existing one stays. Both numbers are read marks, null is no line.
 */
export function lineAfter(
  line: number | null,
  fresh: readonly Message[],
  { before, attentive, me }: { before: number; attentive: boolean; me: string },
): number | null {
  if (fresh.some(({ sender_id }) => sender_id === me)) return null;
  return fresh.length > 0 && !attentive ? (line ?? before) : line;
}

/** A line of a conversation as it is drawn: stored, or still waiting in the outbox. The key survives the change. */
export type Entry = {
  key: string;
  senderId: string;
  text: string;
  at: string;
  /** Null until the server has it. */
  seq: number | null;
  message: Message | null;
  waiting: Waiting | null;
  /** Why the server refused it. */
  failed?: string;
  /** One before it was refused: it waits for that one. */
  behind?: boolean;
};

const storedEntry = (message: Message): Entry => ({
  key: message.client_id,
  senderId: message.sender_id,
  text: message.text,
  at: message.created_at,
  seq: message.seq,
  message,
  waiting: null,
});

/** Stored messages and what waits behind them, without what is stored already: of the main line, or of one thread. */
export function entriesOf(
  messages: readonly Message[],
  waiting: readonly Waiting[],
  { chatId, thread, me }: { chatId: string; thread: number | null; me: string },
): Entry[] {
  const stored = new Set(messages.map(({ client_id }) => client_id));
  let behind = false;
  const unsent = waiting
    .filter(({ chat_id, client_id }) => chat_id === chatId && !stored.has(client_id))
    .map((one): Entry & { thread: number | null } => {
      const { client_id, text, at, failed, thread_of } = one;
      const entry = { key: client_id, senderId: me, text, at, seq: null, message: null, waiting: one };
      const threadKey = thread_of ?? null;
      if (failed !== undefined) {
        behind = true;
        return { ...entry, thread: threadKey, failed };
      }
      return behind ? { ...entry, thread: threadKey, behind } : { ...entry, thread: threadKey };
    });
  return [
    ...messages.filter(({ thread_of, seq }) => thread_of === thread || seq === thread).map(storedEntry),
    ...unsent.filter((entry) => entry.thread === thread),
  ];
}

/** A run of messages by one person within a few minutes, drawn as one block; the line "new" is above a new one. */
export type Block = { key: string; senderId: string; day: string; isNew: boolean; entries: Entry[] };

const BLOCK_PAUSE_MS = 5 * 60_000;
const dayOf = (time: string): string => new Date(time).toDateString();

const isAlone = ({ failed, message }: Entry): boolean =>
  failed !== undefined || (message?.call ?? null) !== null;

/**
 * Groups entries into blocks: a new one for another person, another day, after a pause, around calls and what was refused,
 * and at the first unread message, so that the line "new" never parts a name from what its person wrote.
 */
export function blocksOf(entries: readonly Entry[], unreadSeq: number | null = null): Block[] {
  const blocks: Block[] = [];
  let last: Entry | undefined;
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const block = blocks.at(-1);
    const pause = last ? Date.parse(entry.at) - Date.parse(last.at) : 0;
    const alone = isAlone(entry) || (last !== undefined && isAlone(last));
    const isNew = entry.seq !== null && entry.seq === unreadSeq;
    const separate = alone || isNew || pause >= BLOCK_PAUSE_MS;
    if (block && !separate && block.senderId === entry.senderId && block.day === day)
      block.entries.push(entry);
    else blocks.push({ key: entry.key, senderId: entry.senderId, day, isNew, entries: [entry] });
    last = entry;
  }
  return blocks;
}
