import { sweepAccounts } from "#features/accounts/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the jobs of the accounts room. */
export function accountsJobs({ jobs, db }: Platform): void {
  jobs.repeat("accounts.sweep", "17 * * * *", () => sweepAccounts(db));
}
