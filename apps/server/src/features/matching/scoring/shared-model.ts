import type { SparseTerm } from "#features/matching/engine/affinities.ts";
import {
  freshModel,
  type Lesson,
  learnShared,
  modelDifference,
  type SharedModel,
  unlearnShared,
} from "#features/matching/engine/learn.ts";
import { type Answer, learnOutcome, type termsOfTwo } from "#features/matching/engine/outcomes.ts";
import type { Log } from "#platform/log.ts";

/** Interval at which learned changes are added to the stored weights. */
export const FLUSH_EVERY_MS = 30_000;

type Stored = { w: number[]; g2: number[] };

/** Where the weights are stored that all processes share. */
export interface ModelStore {
  /** What is stored; null before anybody decided. */
  read(): Promise<Stored | null>;
  /** Adds `dw` and `dg2` (or stores `w` and `g2` as the first), and answers what is stored then. */
  add(learned: Stored & { dw: number[]; dg2: number[] }): Promise<Stored | null>;
}

/** The stored shared weights as a model. */
export const asModel = (stored: Stored): SharedModel => {
  const model = freshModel();
  // Weights added by a later version of the engine keep their prior.
  for (const [place, weight] of stored.w.entries())
    if (place < model.weights.length) model.weights[place] = weight;
  for (const [place, square] of stored.g2.entries())
    if (place < model.squares.length) model.squares[place] = square;
  return model;
};
/** A model that can be changed while the other stays. */
export const copyOf = ({ weights, squares }: SharedModel): SharedModel => ({
  weights: weights.slice(),
  squares: squares.slice(),
});

/**
 * The weights that all members share. Every process learns on its own copy and adds the difference to the stored one
 * when told to, every half minute, so that no decision waits for a global row; a killed process loses half a minute of learning.
 */
export class LearnedModel {
  readonly #store: ModelStore;
  readonly #log: Pick<Log, "warn">;
  #model = freshModel();
  #base = freshModel();
  #loaded: Promise<void> | undefined;
  #dirty = false;

  constructor(store: ModelStore, log: Pick<Log, "warn">) {
    this.#store = store;
    this.#log = log;
  }

  /** The weights to score with. */
  async weights(): Promise<Float64Array> {
    this.#loaded ??= this.#load();
    await this.#loaded;
    return this.#model.weights;
  }

  /** Follows one decision. */
  learn(lesson: Lesson): void {
    learnShared(this.#model, lesson);
    this.#dirty = true;
  }

  /** Follows what became of a match. */
  became(two: ReturnType<typeof termsOfTwo>, answers: readonly Answer[]): void {
    for (const answer of answers) learnOutcome(this.#model, two, answer);
    this.#dirty = true;
  }

  /** Takes one decision back: the pair's terms, and how much of a surprise it was. */
  unlearn(terms: readonly SparseTerm[], surprise: number): void {
    unlearnShared(this.#model, terms, surprise);
    this.#dirty = true;
  }

  /** Adds what was learned since the last time, and takes over what other processes learned. */
  async flush(): Promise<void> {
    if (!this.#dirty) return;
    this.#dirty = false;
    const now = copyOf(this.#model);
    const { weights, squares } = modelDifference(this.#base, now);
    try {
      const stored = await this.#store.add({
        w: [...now.weights],
        g2: [...now.squares],
        dw: [...weights],
        dg2: [...squares],
      });
      if (!stored) return;
      const unsynced = modelDifference(now, this.#model);
      this.#base = asModel(stored);
      this.#model = copyOf(this.#base);
      for (const place of this.#model.weights.keys()) {
        this.#model.weights[place] = (this.#model.weights[place] ?? 0) + (unsynced.weights[place] ?? 0);
        this.#model.squares[place] = (this.#model.squares[place] ?? 0) + (unsynced.squares[place] ?? 0);
      }
    } catch (error) {
      this.#dirty = true;
      this.#log.warn({ err: error }, "what matching learned is not stored yet");
    }
  }

  async #load(): Promise<void> {
    const stored = await this.#store.read();
    if (!stored) return;
    this.#base = asModel(stored);
    this.#model = copyOf(this.#base);
  }
}
