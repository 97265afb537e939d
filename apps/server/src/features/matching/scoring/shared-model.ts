import {
  freshModel,
  type Lesson,
  learnShared,
  modelDifference,
  type SharedModel,
} from "#features/matching/engine/learn.ts";
import { addToModel, readModel } from "#features/matching/queries.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

const FLUSH_EVERY_MS = 30_000;

/** The stored shared weights as a model. */
export const asModel = (stored: { w: number[]; g2: number[] }): SharedModel => {
  const model = freshModel();
  // Weights added by a later version of the engine keep their prior.
  for (const [place, weight] of stored.w.entries())
    if (place < model.weights.length) model.weights[place] = weight;
  for (const [place, square] of stored.g2.entries())
    if (place < model.squares.length) model.squares[place] = square;
  return model;
};
const copyOf = ({ weights, squares }: SharedModel): SharedModel => ({
  weights: weights.slice(),
  squares: squares.slice(),
});

/**
 * The weights that all members share. Every process learns on its own copy and adds the difference to the stored one
 * every half minute, so that no decision waits for a global row; a killed process loses half a minute of learning.
 */
export class LearnedModel {
  readonly #db: Database;
  readonly #log: Log;
  #model = freshModel();
  #base = freshModel();
  #loaded: Promise<void> | undefined;
  #dirty = false;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
    setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** The weights to score with. */
  async weights(): Promise<Float64Array> {
    this.#loaded ??= this.#load();
    await this.#loaded;
    return this.#model.weights;
  }

  /** Follows one decision. */
  learn(lesson: Lesson, liked: boolean): void {
    learnShared(this.#model, lesson, liked);
    this.#dirty = true;
  }

  /** Adds what was learned since the last time, and takes over what other processes learned. */
  async flush(): Promise<void> {
    if (!this.#dirty) return;
    this.#dirty = false;
    const now = copyOf(this.#model);
    const { weights, squares } = modelDifference(this.#base, now);
    try {
      const stored = await addToModel(this.#db, {
        w: [...now.weights],
        g2: [...now.squares],
        dw: [...weights],
        dg2: [...squares],
      });
      if (!stored) return;
      const meanwhile = modelDifference(now, this.#model);
      this.#base = asModel(stored);
      this.#model = copyOf(this.#base);
      for (const place of this.#model.weights.keys()) {
        this.#model.weights[place] = (this.#model.weights[place] ?? 0) + (meanwhile.weights[place] ?? 0);
        this.#model.squares[place] = (this.#model.squares[place] ?? 0) + (meanwhile.squares[place] ?? 0);
      }
    } catch (error) {
      this.#dirty = true;
      this.#log.warn({ err: error }, "what matching learned is not stored yet");
    }
  }

  async #load(): Promise<void> {
    const stored = await readModel(this.#db);
    if (!stored) return;
    this.#base = asModel(stored);
    this.#model = copyOf(this.#base);
  }
}
