import { splitOfferedAndSought } from "./tokens.ts";
import { addTopics, countWords, TOPICS, type Topics } from "./topics.ts";

/**
 * What a member's words say about themselves and about the people they look for: directions among the topics, at most 1 long, in
 * 1/127.
 */
export interface Words {
  /** By which topics of which language; only words by the same ones can be compared. 0 for no one's. */
  topics: number;
  offered: Int8Array;
  sought: Int8Array;
}

/** A part of a direction is carried in this many steps. */
export const WORDS_SCALE = 127;
/** After this many words that count a text says half of what it could. */
const HALF_AT = 3;

/** The words of a member who wrote nothing, or in a language whose topics are not known yet. */
export const NO_WORDS: Words = { topics: 0, offered: new Int8Array(TOPICS), sought: new Int8Array(TOPICS) };

/** Where a text points among the topics: the longer, the more it says. */
function directionOf(text: string, topics: Topics): Int8Array {
  const sums = new Float64Array(TOPICS);
  const counted = addTopics(sums, countWords(text), topics);
  const length = Math.hypot(...sums);
  if (!length) return new Int8Array(TOPICS);
  const scale = (WORDS_SCALE * counted) / (counted + HALF_AT) / length;
  return Int8Array.from(sums, (part) => Math.round(part * scale));
}

/** What a text is about, by the topics with this number. */
export function readText(text: string, topics: Topics, number: number): Words {
  const { offered, sought } = splitOfferedAndSought(text);
  return { topics: number, offered: directionOf(offered, topics), sought: directionOf(sought, topics) };
}

/** What one member's words are to another's; null where they can't be compared. */
export interface WordPair {
  /** How alike both write of themselves, and how well the other's words answer what one looks for: -1 to 1. */
  alike: number;
  answers: number;
  /** What the other says of themselves, from -1 to 1 a topic. */
  offered: Float64Array;
}

const along = (a: Int8Array, b: Int8Array): number => {
  let sum = 0;
  for (let topic = 0; topic < TOPICS; topic++) sum += (a[topic] ?? 0) * (b[topic] ?? 0);
  return sum / (WORDS_SCALE * WORDS_SCALE);
};

/** What j's words are to i. */
export const wordPair = (i: Words, j: Words): WordPair | null =>
  i.topics === 0 || i.topics !== j.topics
    ? null
    : {
        alike: along(i.offered, j.offered),
        answers: along(i.sought, j.offered),
        offered: Float64Array.from(j.offered, (part) => part / WORDS_SCALE),
      };
