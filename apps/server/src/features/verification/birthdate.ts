import { ageOn } from "@kompagnon/contract/verification/rules.ts";
import { approvedOf } from "#features/verification/queries.ts";
import { openData } from "#features/verification/sealing.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Config } from "#platform/env/config.ts";

/** How old a member is by the document that was looked at; null for who is not verified. */
export async function verifiedAge(
  db: Queryable,
  config: Pick<Config, "identityKeys">,
  memberId: string,
): Promise<number | null> {
  const approved = await approvedOf(db, memberId);
  const data = approved && openData(config, approved);
  return data ? ageOn(data.birthdate, new Date()) : null;
}
