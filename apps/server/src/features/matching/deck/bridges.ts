import { LANGUAGES } from "@kompagnon/contract/wire/model.ts";
import { candidatesIn, joinPools, type PlacedPool } from "#features/matching/deck/deck-pool.ts";
import { languageIndex } from "#features/matching/engine/features.ts";
import { ENGLISH } from "#features/matching/engine/terms.ts";

/** With fewer candidates than this in the own language, English is asked as well, and then every other language. */
export const FEW = 40;

/** The candidates of a deck without chosen languages; `ask` finds those of one language. */
export async function acrossLanguages(
  mine: number,
  ask: (language: number) => Promise<PlacedPool>,
): Promise<PlacedPool> {
  const own = await ask(mine);
  if (candidatesIn(own.pool) >= FEW) return own;
  const near = mine === ENGLISH ? own : joinPools([own, await ask(ENGLISH)]);
  if (candidatesIn(near.pool) >= FEW) return near;
  // A small community: rather somebody who speaks otherwise than nobody. Who shares a language ranks far ahead.
  const others = LANGUAGES.map(languageIndex).filter((one) => one !== mine && one !== ENGLISH);
  return joinPools([near, ...(await Promise.all(others.map(ask)))]);
}
