import { SECURITY_LOG_DAYS } from "@kompagnon/contract/accounts/rules.ts";
import { unsubscribeFromNewsletter } from "#features/accounts/addresses.ts";
import { warningJobs } from "#features/accounts/attempts/unknown-devices.ts";
import { resetJobs } from "#features/accounts/passwords/passwords.ts";
import { sweepAccounts } from "#features/accounts/queries.ts";
import { expireResets } from "#features/accounts/resets/resets.ts";
import { pruneSecurityEvents } from "#features/accounts/security-log/security-log-queries.ts";
import { eraseDue, liftBans } from "#features/accounts/status/deletion.ts";
import type { Platform } from "#platform/platform.ts";

/** What accounts do by the clock and in queues. */
export function accountsJobs(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.repeat("accounts.sweep", "17 * * * *", () => sweepAccounts(db));
  jobs.repeat("accounts.prune-security-log", "41 3 * * *", async () => {
    await pruneSecurityEvents(db, SECURITY_LOG_DAYS);
  });
  jobs.repeat("accounts.erase", "29 * * * *", () => eraseDue(platform));
  jobs.repeat("accounts.lift-bans", "*/5 * * * *", () => liftBans(platform));
  jobs.repeat("accounts.expire-resets", "53 * * * *", () => expireResets(platform));
  unsubscribeFromNewsletter(platform);
  resetJobs(platform);
  warningJobs(platform);
}
