import { PICK_PRIOR } from "./learn.ts";
import { sigmoid } from "./terms.ts";

/** Log odds above others' at which a Deal counts half. Nine of ten members stay far below. */
const HALF_AT = 1.4;
const WIDTH = 0.2;
/** The weight of a member who Deals everyone. */
const LEAST = 0.1;

/**
 * The weight of a member by how they choose: 1 for nearly all, down to a tenth for members who Deal nearly everyone, as spammers
 * do. Computed from how easily they Deal (`pick`, log odds, and its evidence), less one standard error, because few decisions are
 * weak evidence. It has no step, so that some No Deals among many Deals don't evade it.
 */
export const selectivity = (pick: number, pickEvidence: number): number => {
  const surely = pick - 1 / Math.sqrt(pickEvidence + PICK_PRIOR);
  return LEAST + (1 - LEAST) * sigmoid((HALF_AT - surely) / WIDTH);
};
