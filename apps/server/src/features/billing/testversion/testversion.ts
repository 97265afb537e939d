import { findPlan, isConfirmed, planOf, setTestUntil } from "#features/accounts/public.ts";
import { publishEntitlement } from "#features/billing/status.ts";
import { findTest, startTest } from "#features/billing/testversion/testversion-queries.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Whether a member's test version was started, and until when it runs. */
export async function testVersionOf({ db, config }: Platform, memberId: string) {
  const found = await findTest(db, memberId);
  return {
    testversion_eingeloest: found !== null,
    active: found !== null && found.endsAt > new Date(),
    ends_at: found?.endsAt.toISOString() ?? null,
    duration_days: config.testVersionDays,
  };
}

/** Starts the test version of an account, once. Throws email_unconfirmed, test_version_used, premium_already. */
export async function startTestVersion(platform: Platform, memberId: string) {
  await platform.db.transaction(async (tx) => {
    if (!(await isConfirmed(tx, memberId))) throw new Fail("email_unconfirmed");
    const account = await findPlan(tx, memberId);
    if (account && planOf(account.plan) === "premium") throw new Fail("premium_already");
    const until = await startTest(tx, memberId, platform.config.testVersionDays);
    if (!until) throw new Fail("test_version_used");
    await setTestUntil(tx, memberId, until);
    await publishEntitlement(platform, tx, memberId);
  });
  return { success: true as const, ...(await testVersionOf(platform, memberId)) };
}
