import { dropWaysIn } from "#features/accounts/security/security-queries.ts";
import { endDevices } from "#features/accounts/session/session.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Removes everything that gives access to an account with an unconfirmed address when its owner appears: password, factors, known
 * devices, pending sign-ins, mailed links and sessions. The person who signed up with that address loses access.
 */
export async function dropAccess(
  platform: Pick<Platform, "live" | "log">,
  tx: Tx,
  memberId: string,
): Promise<void> {
  await dropWaysIn(tx, memberId);
  await endDevices(platform, tx, memberId, "password_changed");
}
