import { SECURITY_LOG_DAYS } from "@kompagnon/contract/accounts/rules.ts";
import { unsubscribeFromNewsletter } from "#features/accounts/addresses.ts";
import { warningJobs } from "#features/accounts/attempts/attempts.ts";
import { resetJobs } from "#features/accounts/passwords/passwords.ts";
import { countMembers, sweepAccounts } from "#features/accounts/queries.ts";
import { expireResets } from "#features/accounts/resets/resets.ts";
import { accountsRoutes } from "#features/accounts/routes.ts";
import { pruneSecurityEvents } from "#features/accounts/security-log/security-log-queries.ts";
import { collectAccount, eraseDue, liftBans } from "#features/accounts/status/deletion.ts";
import type * as tables from "#features/accounts/tables.ts";
import type { Feature } from "#platform/feature.ts";
import type { PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the accounts feature holds about a member. */
const accountsPersonal = (platform: Platform): PersonalData => ({
  collect: (memberId) => collectAccount(platform, memberId),
});

/** What accounts do by the clock and in queues. */
function accountsJobs(platform: Platform): void {
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

/** The accounts feature. */
export const accounts = {
  name: "accounts",
  routes: accountsRoutes,
  jobs: accountsJobs,
  data: {
    members: { exported: "account.json", erased: "with the member" },
    sessions: { exported: "account.json", erased: "with the member" },
    signInAttempts: "nothing personal",
    signInFailures: "nothing personal",
    mailTokens: { exported: { not: "secrets of single use" }, erased: "with the member" },
    twoFactor: { exported: "account.json", erased: "with the member" },
    backupCodes: { exported: { not: "hashes of secrets" }, erased: "with the member" },
    pendingSignIns: { exported: { not: "secrets of minutes" }, erased: "with the member" },
    passkeys: { exported: "account.json", erased: "with the member" },
    passkeyChallenges: { exported: { not: "secrets of minutes" }, erased: "with the member" },
    identities: { exported: "account.json", erased: "with the member" },
    knownDevices: { exported: "account.json", erased: "with the member" },
    securityEvents: { exported: "security.json", erased: { stays: "append-only for a year, by ids alone" } },
    factorResets: { exported: "account.json", erased: "with the member" },
    appeals: { exported: "account.json", erased: "with the member" },
  },
  personal: accountsPersonal,
  figures: { members: countMembers },
} as const satisfies Feature<typeof tables>;
