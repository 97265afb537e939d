import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { joinPools, type PlacedPool } from "#features/matching/deck/deck-pool.ts";
import { languageIndex, type PackedFeatures } from "#features/matching/engine/features.ts";
import { candidatesFor } from "#features/matching/engine/score.ts";
import { ENGLISH } from "#features/matching/engine/terms.ts";

/** With fewer candidates than this in the own language, English is added, and then every other language. */
export const CANDIDATES_MIN = 40;

/** The candidates of a deck without chosen languages, without those that a must excludes; `ask` reads those of one language. */
export async function acrossLanguages(
  { language: mine, features }: { language: number; features: PackedFeatures },
  ask: (language: number) => Promise<PlacedPool>,
): Promise<PlacedPool> {
  const own = await ask(mine);
  if (candidatesFor(features, own.pool) >= CANDIDATES_MIN) return own;
  const near = mine === ENGLISH ? own : joinPools([own, await ask(ENGLISH)]);
  if (candidatesFor(features, near.pool) >= CANDIDATES_MIN) return near;
  // A small community: a candidate with another language is better than an empty deck. A shared language still ranks far ahead.
  const others = LANGUAGES.map(languageIndex).filter((one) => one !== mine && one !== ENGLISH);
  return joinPools([near, ...(await Promise.all(others.map(ask)))]);
}
