import { bucketOf, featuresOf, wordsOf } from "./tokens.ts";

/** Numbers that say what a text is about. */
export const TOPICS = 16;
/** Number of buckets in which a language's words are counted. */
export const BUCKETS = 16_384;
/** A word in fewer texts than this, or in a larger share of them, says nothing of what goes together. */
const TEXTS_MIN = 3;
const SHARE_MAX = 0.2;
const ROUNDS = 8;

/** What the texts of a language are about: learned from them alone. */
export interface Topics {
  /** How rare each bucket's words are: log(texts / texts with it); 0 for those that do not count. */
  rarity: Float32Array;
  /** For each bucket its part in each topic. */
  parts: Float32Array;
}

/** A text as the buckets of its words, each once. */
export type Counted = { buckets: Int32Array };

/** Counts the words of a text. */
export const countWords = (text: string): Counted => ({
  buckets: Int32Array.from(
    new Set(wordsOf(text).flatMap((word) => featuresOf(word).map((feature) => bucketOf(feature, BUCKETS)))),
  ),
});

/** How rare a word is among the texts that the topics were learned from; 0 where that is not known, or it is in every fifth. */
export const rarityOfWord = (word: string, { rarity }: Topics): number =>
  rarity[bucketOf(word, BUCKETS)] ?? 0;

/** How rare the words of each bucket are. */
function rarityOf(texts: readonly Counted[]): Float32Array {
  const seen = new Float32Array(BUCKETS);
  for (const { buckets } of texts) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return seen.map((count) =>
    count < TEXTS_MIN || count > SHARE_MAX * texts.length ? 0 : Math.log(texts.length / count),
  );
}

/** A pseudo-random beginning that is the same everywhere. */
function beginning(): Float32Array {
  let state = 1;
  return Float32Array.from({ length: BUCKETS * TOPICS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  });
}

/** Makes the columns of `parts` orthonormal (Gram-Schmidt), in place. */
function orthonormalise(parts: Float32Array): void {
  for (let column = 0; column < TOPICS; column++) {
    for (let before = 0; before < column; before++) {
      let dot = 0;
      for (let at = 0; at < parts.length; at += TOPICS)
        dot += (parts[at + column] ?? 0) * (parts[at + before] ?? 0);
      for (let at = 0; at < parts.length; at += TOPICS)
        parts[at + column] = (parts[at + column] ?? 0) - dot * (parts[at + before] ?? 0);
    }
    let square = 0;
    for (let at = column; at < parts.length; at += TOPICS) square += (parts[at] ?? 0) ** 2;
    const root = Math.sqrt(square) || 1;
    for (let at = column; at < parts.length; at += TOPICS) parts[at] = (parts[at] ?? 0) / root;
  }
}

/** Adds what a text is about, by the parts of its words, to `out`; returns the number of words that count. */
export function addTopics(out: Float64Array, text: Counted, { rarity, parts }: Topics): number {
  let counted = 0;
  for (const bucket of text.buckets) {
    const worth = rarity[bucket] ?? 0;
    if (!worth) continue;
    counted++;
    for (let topic = 0; topic < TOPICS; topic++)
      out[topic] = (out[topic] ?? 0) + worth * (parts[bucket * TOPICS + topic] ?? 0);
  }
  return counted;
}

/** Adds a text's part in each topic to its words. */
function addText(parts: Float32Array, text: Counted, topics: Topics): void {
  const { rarity } = topics;
  const square = text.buckets.reduce((sum, bucket) => sum + (rarity[bucket] ?? 0) ** 2, 0);
  if (!square) return;
  const about = new Float64Array(TOPICS);
  addTopics(about, text, topics);
  for (const bucket of text.buckets) {
    const worth = (rarity[bucket] ?? 0) / square;
    if (!worth) continue;
    for (let topic = 0; topic < TOPICS; topic++) {
      const at = bucket * TOPICS + topic;
      parts[at] = (parts[at] ?? 0) + worth * (about[topic] ?? 0);
    }
  }
}

/** Texts read per step. */
const STEP = 250;

/**
 * Learns what texts are about: the first left singular vectors of words by texts, by subspace iteration. In steps of a few
 * milliseconds, so that a process that has something else to do can do it in between.
 */
export function* learning(texts: readonly Counted[]): Generator<void, Topics> {
  const topics = { rarity: rarityOf(texts), parts: beginning() };
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    if (!topics.rarity[bucket]) topics.parts.fill(0, bucket * TOPICS, (bucket + 1) * TOPICS);
  for (let round = 0; round < ROUNDS; round++) {
    orthonormalise(topics.parts);
    const next = new Float32Array(BUCKETS * TOPICS);
    for (const [n, text] of texts.entries()) {
      if (n % STEP === 0) yield;
      addText(next, text, topics);
    }
    topics.parts = next;
  }
  orthonormalise(topics.parts);
  return topics;
}

/** The same at once. */
export function learnTopics(texts: readonly Counted[]): Topics {
  const steps = learning(texts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What one was found to want in each topic of `before`, in the topics of `after`: by what both say of the same words. */
export function carryOver(wants: ArrayLike<number>, before: Topics, after: Topics): number[] {
  const carried = new Array<number>(TOPICS).fill(0);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (!before.rarity[bucket] || !after.rarity[bucket]) continue;
    let worth = 0;
    for (let topic = 0; topic < TOPICS; topic++)
      worth += (wants[topic] ?? 0) * (before.parts[bucket * TOPICS + topic] ?? 0);
    for (let topic = 0; topic < TOPICS; topic++)
      carried[topic] = (carried[topic] ?? 0) + worth * (after.parts[bucket * TOPICS + topic] ?? 0);
  }
  return carried;
}
