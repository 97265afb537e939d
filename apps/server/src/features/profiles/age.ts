import { ADULT_AGE } from "@kompagnon/contract/profiles/rules.ts";
import { lockAge } from "#features/profiles/queries.ts";
import type { Tx } from "#platform/db/database.ts";
import { Fail } from "./errors.ts";

/** An age as it stands: who has none may give any. */
type Standing = { age: number | null; inWizard: boolean };

/**
 * Whether a member may change their age to this one by themselves: never away or across 16 upwards, which is what protects
 * whoever is younger, and after the wizard, where a slip can still be mended, only upwards (product: people and accounts).
 */
function mayChangeAge({ age, inWizard }: Standing, next: number | null): boolean {
  if (age === null || next === age) return true;
  if (next === null || (age < ADULT_AGE && next >= ADULT_AGE)) return false;
  return inWizard || next > age;
}

/** Refuses a change of one's own age that is for others to decide. Throws age_locked. */
export async function refuseAge(tx: Tx, memberId: string, next: number | null): Promise<void> {
  const standing = await lockAge(tx, memberId);
  if (standing && !mayChangeAge(standing, next))
    throw new Fail("age_locked", { details: [{ field: "age", code: "age_locked" }] });
}
