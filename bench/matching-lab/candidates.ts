import { type Community, isHeld } from "./community.ts";
import type { Random } from "./random.ts";

const ENGLISH = 1;

/** Draws candidates for decks from those who are active, without repeats, as the walk over the cards does. */
export class Candidates {
  readonly #community: Community;
  readonly #random: Random;
  readonly #poolSize: number;
  readonly #stamp: Int32Array;
  #round = 0;
  #byLanguage: number[][] = [];
  #everybody: number[] = [];

  constructor(community: Community, random: Random, poolSize: number) {
    this.#community = community;
    this.#random = random;
    this.#poolSize = poolSize;
    this.#stamp = new Int32Array(community.world.members.length);
  }

  /** The decks of a day: who may be in them. */
  startDay(byLanguage: number[][]): void {
    this.#byLanguage = byLanguage;
    this.#everybody = byLanguage.flat();
  }

  /** Everybody who might be in i's deck. */
  range(i: number, reach: "everybody" | "language"): readonly number[] {
    const language = this.#community.world.members[i]?.shown.language ?? 0;
    return reach === "everybody" ? this.#everybody : (this.#byLanguage[language] ?? []);
  }

  /** A pool of strangers for i: undecided, not held back, and not waiting in the inbox when it is answered. */
  draw(i: number, reach: "everybody" | "language", answersInbox: boolean): number[] {
    this.#round++;
    const own = this.range(i, reach);
    const drawn = this.#take(own, this.#poolSize);
    const foreign = this.#community.world.members[i]?.shown.language !== ENGLISH;
    if (reach === "language" && foreign && own.length < this.#poolSize / 2)
      drawn.push(...this.#take(this.#byLanguage[ENGLISH] ?? [], this.#poolSize - own.length));
    return drawn.filter((j) => this.#eligible(i, j, answersInbox));
  }

  #eligible(i: number, j: number, answersInbox: boolean): boolean {
    const { seen, world } = this.#community;
    if (i === j || seen.has(i, j)) return false;
    if (answersInbox && seen.has(j, i)) return false;
    return !isHeld(world, i, j);
  }

  #take(from: readonly number[], count: number): number[] {
    const taken: number[] = [];
    if (from.length <= count * 1.3) return [...from];
    for (let tries = 0; tries < count * 3 && taken.length < count; tries++) {
      const j = from[Math.floor(this.#random() * from.length)] ?? 0;
      if (this.#stamp[j] === this.#round) continue;
      this.#stamp[j] = this.#round;
      taken.push(j);
    }
    return taken;
  }
}
