import { TASTE_SIZE, TASTE_TOPICS } from "../weights.ts";
import { TOPICS } from "./topics.ts";
import type { Words } from "./words.ts";

// The layout of `deck_cards.words`, in bytes: number of the topics, words about oneself, taste in others' words, words about
// others.
const OFFERED = 2;
const WANTS = OFFERED + TOPICS;
const SOUGHT = WANTS + TOPICS;
const SIZE = SOUGHT + TOPICS;

const signed = (bytes: Uint8Array, from: number): Int8Array =>
  new Int8Array(bytes.buffer, bytes.byteOffset + from, TOPICS);

/** What a member's words are about, from their card. */
export const readCardWords = (bytes: Buffer): Words => ({
  topics: bytes.readUInt16BE(0),
  offered: signed(bytes, OFFERED),
  sought: signed(bytes, SOUGHT),
});

/** Words as the card has them; `taste`: the int8 copy of the member's taste, with what they like in others' words. */
export function cardWords({ topics, offered, sought }: Words, taste: Int8Array): Buffer {
  const bytes = Buffer.alloc(SIZE);
  bytes.writeUInt16BE(topics, 0);
  bytes.set(new Uint8Array(offered.buffer, offered.byteOffset, TOPICS), OFFERED);
  bytes.set(new Uint8Array(taste.buffer, taste.byteOffset + TASTE_TOPICS, TOPICS), WANTS);
  bytes.set(new Uint8Array(sought.buffer, sought.byteOffset, TOPICS), SOUGHT);
  return bytes;
}

/** The complete taste on a card: what is liked in profiles, and in words. */
export function cardTaste(taste: Buffer, words: Buffer): Int8Array {
  const complete = new Int8Array(TASTE_SIZE);
  complete.set(new Int8Array(taste.buffer, taste.byteOffset, TASTE_TOPICS));
  complete.set(signed(words, WANTS), TASTE_TOPICS);
  return complete;
}
