import type { PlacedPool } from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import type { Answer } from "../../apps/server/src/features/matching/engine/outcomes.ts";

/** Decides which members to show next. It sees profiles and decisions, never hidden wishes (oracle apart). */
export interface Policy {
  name: string;
  /** The shared weights by which its candidates are chosen; without them it ranks every member of the pool. */
  weights?(): Promise<Float64Array>;
  /** Rows of the candidates, at most `size`, in the order they are shown. */
  deck(i: number, candidates: PlacedPool, size: number, day: number): Promise<number[]>;
  /** i decided on j. */
  observe(i: number, j: number, liked: boolean): Promise<void>;
  /** i decided on j by mistake, and takes it back. */
  mistake(i: number, j: number, liked: boolean): Promise<void>;
  /** At night: learns from the known outcome of a match. */
  became(i: number, j: number, answers: readonly Answer[]): Promise<void>;
  /** A session ended: time for what is due every half minute. */
  pause(): Promise<void>;
  /** How well i and j fit, capacity apart; for the precision of the best ten. */
  fit(i: number, others: readonly number[]): Promise<ArrayLike<number>>;
}
