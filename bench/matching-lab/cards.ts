import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { emptyPool } from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import {
  joinWords,
  LANGUAGE_SHIFT,
  MUST_SHIFT,
  SOUGHT_SHIFT,
  type UnpackedFeatures,
  unpack,
} from "../../apps/server/src/features/matching/engine/features.ts";
import {
  askedBy,
  cardTasteAfter,
  freshModel,
  type Lesson,
  learn,
  STEP,
  selectivity,
} from "../../apps/server/src/features/matching/engine/learn.ts";
import { termsOfTwo } from "../../apps/server/src/features/matching/engine/outcomes.ts";
import { SHOWN_FADE } from "../../apps/server/src/features/matching/engine/rank.ts";
import { type Pool, priceAfter } from "../../apps/server/src/features/matching/engine/score.ts";
import {
  attend,
  DAILY_FADE,
  hoursAfter,
  NO_TIMES,
  packTimes,
  SESSION_GAP_SECONDS,
  SESSIONS_PRIOR,
  timesOfTwo,
} from "../../apps/server/src/features/matching/engine/times.ts";
import type { Viewer } from "../../apps/server/src/features/matching/engine/viewer.ts";
import { packTaste, TASTE_SIZE } from "../../apps/server/src/features/matching/engine/weights.ts";
import {
  countWords,
  learnTopics,
  TOPICS,
  type Topics,
} from "../../apps/server/src/features/matching/engine/words/topics.ts";
import {
  NO_WORDS,
  readText,
  type Words,
  wordPair,
} from "../../apps/server/src/features/matching/engine/words/words.ts";
import type { Shown } from "./members.ts";
import type { World } from "./world.ts";

/** Minimum number of texts from which topics are learned. */
const TEXTS_MIN = 50;
const DAY_SECONDS = 86_400;
const add = (column: Float32Array | Int32Array, place: number, step: number) => {
  column[place] = (column[place] ?? 0) + step;
};

/** Writes a simulated profile into a card, in the product's packing. */
function writeFeatures(cards: Pool, i: number, shown: Shown): void {
  cards.low[i] =
    shown.models | (shown.skills << 11) | (shown.goal << 21) | (shown.age << 24) | (shown.verified << 31);
  cards.high[i] =
    shown.idea |
    (Math.round(shown.bio * 15) << 1) |
    (shown.language << LANGUAGE_SHIFT) |
    (shown.sought << SOUGHT_SHIFT) |
    (shown.must << MUST_SHIFT);
}

const textOf = ({ texts }: World["members"][number]) => `${texts.idea}\n${texts.bio}`;

/** What the texts of each language are about, learned from those who were there at the start, as the product's job does; null where they are few. */
export const topicsOf = (members: World["members"]): (Topics | null)[] =>
  LANGUAGES.map((_, language) => {
    const counted = members
      .filter(({ shown, hidden }) => shown.language === language && hidden.joined <= 0)
      .map((member) => countWords(textOf(member)))
      .filter(({ buckets }) => buckets.length > 0);
    return counted.length < TEXTS_MIN ? null : learnTopics(counted);
  });

/** What everybody wrote, read by these topics. */
function readAll(members: World["members"], topics: readonly (Topics | null)[]): Words[] {
  return members.map((member) => {
    const { language } = member.shown;
    const known = topics[language];
    return known ? readText(textOf(member), known, language + 1) : NO_WORDS;
  });
}

/** The lab's substitute for the tables of cards and tastes, with the columns' defaults. */
export class Cards {
  readonly pool: Pool;
  readonly #unpacked: UnpackedFeatures[];
  readonly #joined: number[];
  readonly #visited: Float64Array;
  /** 1 until the first deck of a session was made. */
  readonly #begins: Uint8Array;
  readonly #sessions: Float32Array;
  readonly #popEvidence: Float32Array;
  readonly #pickEvidence: Float32Array;
  readonly #taste: Float32Array;
  readonly #tasteEvidence: Float32Array;
  readonly #words: Words[];
  /** As the product stores them, and what each said of the week. */
  readonly #hours: Float64Array;
  readonly #weekly: Uint8Array;

  constructor({ members }: World, topics = topicsOf(members)) {
    const size = members.length;
    this.pool = emptyPool(size);
    this.pool.resp.fill(SESSIONS_PRIOR);
    this.#unpacked = members.map(({ shown }, i) => {
      writeFeatures(this.pool, i, shown);
      return unpack(this.features(i));
    });
    // Cards of those who were there before are made on the first day, like everybody's.
    this.#joined = members.map(({ hidden }) => Math.max(0, hidden.joined));
    this.#visited = Float64Array.from(this.#joined);
    this.#begins = new Uint8Array(size);
    this.#sessions = new Float32Array(size);
    this.#popEvidence = new Float32Array(size);
    this.#pickEvidence = new Float32Array(size);
    this.pool.selectivity.fill(selectivity(0, 0));
    this.#taste = new Float32Array(size * TASTE_SIZE);
    this.#tasteEvidence = new Float32Array(size * TASTE_SIZE);
    this.#words = readAll(members, topics);
    this.#hours = new Float64Array(size);
    this.#weekly = Uint8Array.from(members, ({ rhythm }) => rhythm?.said ?? 0);
    for (let i = 0; i < size; i++) this.#setTimes(i);
    const { weights } = freshModel();
    for (const [i, words] of this.#words.entries()) {
      this.pool.topics[i] = words.topics;
      this.pool.offered.set(words.offered, i * TOPICS);
      this.pool.taste.set(packTaste([], askedBy(words, weights)), i * TASTE_SIZE);
    }
  }

  features(i: number): number {
    return joinWords(this.pool.low[i] ?? 0, this.pool.high[i] ?? 0);
  }

  /** A member as the viewer of a deck. */
  viewer(i: number): Viewer {
    return {
      features: this.features(i),
      pop: this.pool.pop[i] ?? 0,
      pick: this.pool.pick[i] ?? 0,
      taste: this.pool.taste.subarray(i * TASTE_SIZE, (i + 1) * TASTE_SIZE),
      words: this.#wordsOf(i),
      times: this.pool.times[i] ?? NO_TIMES,
    };
  }

  #wordsOf(i: number): Words {
    return this.#words[i] ?? NO_WORDS;
  }

  /** Copies the cards of members into a pool, as a statement would. Each column by name: a loop over names takes four times as long. */
  gather(members: readonly number[]): Pool {
    const from = this.pool;
    const to = emptyPool(members.length);
    for (const [row, j] of members.entries()) {
      to.low[row] = from.low[j] ?? 0;
      to.high[row] = from.high[j] ?? 0;
      to.pop[row] = from.pop[j] ?? 0;
      to.pick[row] = from.pick[j] ?? 0;
      to.selectivity[row] = from.selectivity[j] ?? 0;
      to.resp[row] = from.resp[j] ?? 0;
      to.inbox[row] = from.inbox[j] ?? 0;
      to.shown[row] = from.shown[j] ?? 0;
      to.price[row] = from.price[j] ?? 0;
      to.topics[row] = from.topics[j] ?? 0;
      to.times[row] = from.times[j] ?? 0;
      if (from.topics[j])
        for (let k = 0; k < TOPICS; k++) to.offered[row * TOPICS + k] = from.offered[j * TOPICS + k] ?? 0;
      for (let k = 0; k < TASTE_SIZE; k++)
        to.taste[row * TASTE_SIZE + k] = from.taste[j * TASTE_SIZE + k] ?? 0;
    }
    return to;
  }

  /** Simulates SWEEP_CARDS. */
  sweep(day: number): void {
    const { shown, resp } = this.pool;
    for (let j = 0; j < shown.length; j++) {
      shown[j] = Math.floor((shown[j] ?? 0) * SHOWN_FADE);
      if (day - (this.#visited[j] ?? 0) > 1) resp[j] = (resp[j] ?? 0) * DAILY_FADE;
    }
  }

  /** A member asks for a deck at a moment, in days. */
  visit(i: number, now: number): void {
    const before = this.#visited[i] ?? 0;
    const away = now - before;
    if (away * DAY_SECONDS < SESSION_GAP_SECONDS) return;
    const { sessions, resp } = attend(this.#sessions[i] ?? 0, away, now - (this.#joined[i] ?? 0));
    this.#sessions[i] = sessions;
    this.#visited[i] = now;
    this.#hours[i] = hoursAfter(this.#hours[i] ?? 0, before, now);
    this.#setTimes(i);
    this.pool.resp[i] = resp;
    this.#begins[i] = 1;
  }

  #setTimes(i: number): void {
    this.pool.times[i] = packTimes(this.#hours[i] ?? 0, this.#weekly[i] ?? 0);
  }

  /** The first deck of a session says what i's attention costs. */
  setPrice(i: number, marginal: number): void {
    if (!this.#begins[i]) return;
    this.#begins[i] = 0;
    this.pool.price[i] = priceAfter(this.pool.price[i] ?? 0, marginal);
  }

  /** What a decision teaches. */
  lesson(i: number, j: number, liked: boolean, weights: Float64Array): Lesson {
    const swiper = this.#unpacked[i];
    const target = this.#unpacked[j];
    if (!swiper || !target) throw new Error(`no one is ${i} or ${j}`);
    const decision = {
      swiper,
      target,
      liked,
      words: wordPair(this.#wordsOf(i), this.#wordsOf(j)),
      pop: this.pool.pop[j] ?? 0,
      popEvidence: this.#popEvidence[j] ?? 0,
      pick: this.pool.pick[i] ?? 0,
      pickEvidence: this.#pickEvidence[i] ?? 0,
      taste: this.#taste.subarray(i * TASTE_SIZE, (i + 1) * TASTE_SIZE),
      tasteEvidence: this.#tasteEvidence.subarray(i * TASTE_SIZE, (i + 1) * TASTE_SIZE),
    };
    return learn(decision, weights);
  }

  /** The terms of the pair of i and j. */
  ofTwo(i: number, j: number): ReturnType<typeof termsOfTwo> {
    const one = this.#unpacked[i];
    const other = this.#unpacked[j];
    if (!one || !other) throw new Error(`no one is ${i} or ${j}`);
    const times = timesOfTwo(this.pool.times[i] ?? NO_TIMES, this.pool.times[j] ?? NO_TIMES);
    return termsOfTwo(one, other, wordPair(this.#wordsOf(i), this.#wordsOf(j)), times);
  }

  /** Simulates what `deck_decide` (or with -1 `deck_undo`) does to the cards. */
  apply(i: number, j: number, steps: Float32Array, sign: 1 | -1, weights: Float64Array): void {
    const of = (place: number) => sign * (steps[place] ?? 0);
    add(this.pool.shown, j, sign);
    add(this.pool.pop, j, of(STEP.pop));
    add(this.#popEvidence, j, of(STEP.popEvidence));
    add(this.pool.pick, i, of(STEP.pick));
    add(this.#pickEvidence, i, of(STEP.pickEvidence));
    this.pool.selectivity[i] = selectivity(this.pool.pick[i] ?? 0, this.#pickEvidence[i] ?? 0);
    const taste = this.#taste.subarray(i * TASTE_SIZE, (i + 1) * TASTE_SIZE);
    this.pool.taste.set(
      cardTasteAfter(taste, askedBy(this.#wordsOf(i), weights), steps, sign),
      i * TASTE_SIZE,
    );
    for (let k = 0; k < TASTE_SIZE; k++) {
      add(taste, k, of(STEP.taste + k));
      add(this.#tasteEvidence, i * TASTE_SIZE + k, of(STEP.tasteEvidence + k));
    }
  }
}
