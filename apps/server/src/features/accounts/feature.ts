import { accountsJobs } from "#features/accounts/jobs.ts";
import { countMembers } from "#features/accounts/members/figure-queries.ts";
import { accountsPersonal } from "#features/accounts/personal.ts";
import { accountsRoutes } from "#features/accounts/routes.ts";
import type * as tables from "#features/accounts/tables.ts";
import type { Feature } from "#platform/feature.ts";

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
