import { dropWaysIn } from "#features/accounts/security/security-queries.ts";
import { endDevices } from "#features/accounts/session/session.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Takes away whatever opens an account whose address nobody had confirmed, once its owner shows up: password, factors, known
 * devices, waiting sign-ins, mailed links and sessions. Whoever signed up with somebody else's address has nothing then.
 */
export async function dropAccess(
  platform: Pick<Platform, "live" | "log">,
  tx: Tx,
  memberId: string,
): Promise<void> {
  await dropWaysIn(tx, memberId);
  await endDevices(platform, tx, memberId, "password_changed");
}
