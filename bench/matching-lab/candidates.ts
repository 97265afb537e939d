import { MAX_CANDIDATES, sliceOf } from "../../apps/server/src/features/matching/deck/candidate-pool.ts";
import { candidatesOf } from "../../apps/server/src/features/matching/deck/candidate-scan.ts";
import { acrossLanguages } from "../../apps/server/src/features/matching/deck/deck.ts";
import type { PlacedPool } from "../../apps/server/src/features/matching/deck/deck-pool.ts";
import { MAX_WAITING } from "../../apps/server/src/features/matching/deck/deck-sql.ts";
import type { Pool } from "../../apps/server/src/features/matching/engine/score.ts";
import { shortlist } from "../../apps/server/src/features/matching/engine/shortlist.ts";
import { activeByLanguage, type Community, isHeld } from "./community.ts";
import { type Random, shuffle } from "./random.ts";

/** Finds the first of ascending numbers that is at least `least`. */
function firstFrom(ascending: readonly number[], least: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows of those who may be shown. */
const left = ({ size, out }: Pool): number[] =>
  Array.from({ length: size }, (_, row) => row).filter((row) => !out?.[row]);

/** Finds the candidates of a deck by the product's own code; only the rows come from the lab instead of SQL. */
export class Candidates {
  readonly #community: Community;
  readonly #random: Random;
  /** Where each member is in the scan, and who is at a place. */
  readonly #placeOf: Int32Array;
  readonly #memberAt: Int32Array;
  #active: number[][] = [];

  constructor(community: Community, random: Random) {
    this.#community = community;
    this.#random = random;
    const size = community.world.members.length;
    const order = Array.from({ length: size }, (_, i) => i);
    shuffle(random, order);
    this.#memberAt = Int32Array.from(order);
    this.#placeOf = new Int32Array(size);
    for (const [place, i] of order.entries()) this.#placeOf[i] = place;
  }

  /** The decks of a day: who may be in them. */
  startDay(day: number): void {
    this.#active = activeByLanguage(this.#community, day).map((members) =>
      members.map((i) => this.#placeOf[i] ?? 0).sort((a, b) => a - b),
    );
  }

  /** Everybody of i's language who is in the deck. */
  range(i: number): number[] {
    const language = this.#community.world.members[i]?.shown.language ?? 0;
    return (this.#active[language] ?? []).map((place) => this.member(place));
  }

  member(place: number): number {
    return this.#memberAt[place] ?? 0;
  }

  /** The candidates of i: by the product's shortlist where a policy's `weights` are given, or every member of the pool. */
  async of(i: number, weights?: Float64Array): Promise<PlacedPool> {
    const language = this.#community.world.members[i]?.shown.language ?? 0;
    const features = this.#community.cards.features(i);
    return acrossLanguages({ language, features }, async (one) => this.#near(i, one, weights));
  }

  #near(i: number, language: number, weights: Float64Array | undefined): PlacedPool {
    const all = this.#active[language] ?? [];
    const start = Math.floor(this.#random() * this.#memberAt.length);
    const at = firstFrom(all, start);
    const places = [...all.slice(at), ...all.slice(0, at)].slice(0, MAX_CANDIDATES);
    const slice = sliceOf({ ...this.#placed(places), members: null }, start);
    const { seen, liked, inbox, world } = this.#community;
    const [out, likedBy]: [number[], number[]] = [[], []];
    for (const place of places) {
      const j = this.member(place);
      if (seen.has(i, j) || isHeld(world, i, j)) out.push(place);
      else if (liked.has(j, i)) likedBy.push(place);
      else if (seen.has(j, i)) out.push(place);
    }
    const waiting = this.#placed((inbox[i] ?? []).slice(-MAX_WAITING).map((j) => this.#placeOf[j] ?? 0));
    waiting.pool.likesMe.fill(1);
    const viewer = this.#community.cards.viewer(i);
    const choose = (pool: Pool) => (weights ? shortlist(viewer, pool, weights) : left(pool));
    return candidatesOf(slice, this.#placeOf[i] ?? 0, { out, likedBy, blocked: [], waiting }, choose);
  }

  #placed(places: readonly number[]): PlacedPool {
    const pool = this.#community.cards.gather(places.map((place) => this.member(place)));
    return { pool, places: Int32Array.from(places) };
  }
}
