import { PICK_PRIOR } from "./learn.ts";
import { sigmoid } from "./terms.ts";

/** Where a Deal counts half: so many log odds more than others give in the same place. Nine of ten members stay far below. */
const HALF_AT = 1.4;
const WIDTH = 0.2;
/** What is left of somebody who Deals everybody. */
const LEAST = 0.1;

/**
 * What somebody is worth by how they choose: 1 for nearly all, down to a tenth for those who Deal nearly everybody, as spammers
 * do. From what was learned of how easily they Deal (`pick`, log odds, and its evidence), less one standard error: few
 * decisions say little. It has no step, so that some No Deals among many Deals don't evade it.
 */
export const selectivity = (pick: number, pickEvidence: number): number => {
  const surely = pick - 1 / Math.sqrt(pickEvidence + PICK_PRIOR);
  return LEAST + (1 - LEAST) * sigmoid((HALF_AT - surely) / WIDTH);
};
