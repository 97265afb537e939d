import { tidyEmail } from "@kompagnon/contract/accounts/rules.ts";
import { isKnownDevice } from "#features/accounts/attempts/attempt-queries.ts";
import type { Origin } from "#features/accounts/complete-sign-in.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, hashToken } from "#platform/secrets.ts";

/** Who tries to get into which account. */
export type Caller = {
  email: string;
  /** Keyed fingerprints of the account's address, whether there is such an account or not, and of the caller's network address. */
  account: string;
  address: string;
  /** By what tries are counted and locked: the device if the account's member has used it before, else the network address. */
  by: string;
  knownDevice: boolean;
};

/** What an account is counted by, from its tidied address. */
export const accountKey = (secret: string, email: string): string => fingerprint(secret, `account:${email}`);

/** Who tries, as seen by the account. */
export async function callerOf(
  { db, config }: Pick<Platform, "db" | "config">,
  email: string,
  origin: Origin,
): Promise<Caller> {
  const tidy = tidyEmail(email);
  const device = origin.deviceToken === null ? null : hashToken(origin.deviceToken);
  const knownDevice = device !== null && (await isKnownDevice(db, tidy, device));
  const address = fingerprint(config.secret, `address:${origin.address}`);
  return {
    email: tidy,
    account: accountKey(config.secret, tidy),
    address,
    by: knownDevice ? `device:${device.toString("base64url")}` : `address:${address}`,
    knownDevice,
  };
}
