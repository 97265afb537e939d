import { collectAccount, deletionJobs, eraseDue, liftBans } from "#features/accounts/deletion.ts";
import { resetJobs } from "#features/accounts/passwords.ts";
import { sweepAccounts } from "#features/accounts/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers the jobs of the accounts feature, and what it knows about a member. */
export function accountsJobs(platform: Platform): void {
  const { jobs, db, personal } = platform;
  jobs.repeat("accounts.sweep", "17 * * * *", () => sweepAccounts(db));
  jobs.repeat("accounts.erase", "29 * * * *", () => eraseDue(platform));
  jobs.repeat("accounts.lift-bans", "*/5 * * * *", () => liftBans(platform));
  resetJobs(platform);
  deletionJobs(platform);
  personal.add({ collect: (memberId) => collectAccount(platform, memberId) });
}
