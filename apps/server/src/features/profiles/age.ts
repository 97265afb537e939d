import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { lockAge } from "#features/profiles/queries.ts";
import { verifiedAge } from "#features/verification/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

/** An age as it stands: who has none may give any. */
type AgeState = { age: number | null; inWizard: boolean };

/**
 * Whether a member may change their age to `next` by themselves: never remove it or raise it to 16 or above, which protects
 * minors, and only upwards after the wizard, in which a typo can still be corrected (product: people and accounts).
 */
function mayChangeAge({ age, inWizard }: AgeState, next: number | null): boolean {
  if (age === null || next === age) return true;
  if (next === null || (age < ADULT_AGE && next >= ADULT_AGE)) return false;
  return inWizard || next > age;
}

/**
 * Refuses a change of the member's own age that needs a review. With a verified document, the age of that document is the only
 * one that they may set. Throws age_locked.
 */
export async function refuseAge(
  { config }: Pick<Platform, "config">,
  tx: Tx,
  memberId: string,
  next: number | null,
): Promise<void> {
  const state = await lockAge(tx, memberId);
  if (!state || next === state.age) return;
  const verified = await verifiedAge(tx, config, memberId);
  if (verified === null ? !mayChangeAge(state, next) : next !== verified)
    throw new Fail("age_locked", { details: [{ field: "age", code: "age_locked" }] });
}
