import type { Message } from "@kompagnon/contract/chats/model.ts";

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

/** A run of messages by one person within a few minutes, drawn as one block. */
export type Block = { key: string; senderId: string; day: string; messages: Message[] };

const TOGETHER_MS = 5 * 60_000;
const dayOf = (time: string): string => new Date(time).toDateString();

/** Groups a thread into blocks: a new one for another person, another day, or after a pause. */
export function blocksOf(thread: readonly Message[]): Block[] {
  const blocks: Block[] = [];
  let last: Message | undefined;
  for (const message of thread) {
    const day = dayOf(message.created_at);
    const block = blocks.at(-1);
    const pause = last ? Date.parse(message.created_at) - Date.parse(last.created_at) : 0;
    if (block && block.senderId === message.sender_id && block.day === day && pause < TOGETHER_MS)
      block.messages.push(message);
    else blocks.push({ key: message.id, senderId: message.sender_id, day, messages: [message] });
    last = message;
  }
  return blocks;
}

/** A piece of a text: plain, or an address to be linked. */
export type Piece = { text: string; href?: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+/giu;
/** What closes a sentence rather than an address. */
const TAIL = /[.,;:!?)\]}»”'"…]+$/u;

/** Splits a text at its http(s) addresses. The text stays text: nothing in it is ever taken as markup. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TAIL, "");
    if (!URL.canParse(address)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
