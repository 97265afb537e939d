import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { EXPIRING_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { findPlan, isConfirmed, planOf, setTestUntil } from "#features/accounts/public.ts";
import { day, recipientOf } from "#features/billing/rights/mails.ts";
import { publishEntitlement } from "#features/billing/status.ts";
import {
  findTest,
  listExpiring,
  markNotified,
  startTest,
} from "#features/billing/testversion/testversion-queries.ts";
import { notifyLater } from "#features/notifications/public.ts";
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

const BATCH = 200;

/** Notifies members three days and one day before premium or the test version ends; each end once a day named. */
export async function notifyOfExpiry(platform: Platform): Promise<void> {
  for (const end of await listExpiring(platform.db, EXPIRING_DAYS, BATCH))
    await platform.db.transaction(async (tx) => {
      const { memberId, endsAt, days } = end;
      const plan = end.plan === "test" ? "test" : "premium";
      // A member who gets the notice of the last day no longer needs the one of three days.
      const past = EXPIRING_DAYS.filter((one) => one >= days);
      if (!(await markNotified(tx, memberId, endsAt, past))) return;
      await notifyLater(platform, tx, {
        memberId,
        type: "premium_expiring",
        actorId: null,
        text: null,
        bundle: `premium_expiring:${plan}:${days}`,
        about: { plan },
      });
      const recipient = await recipientOf(tx, memberId);
      if (!recipient) return;
      const { to, language } = recipient;
      await platform.mail.send(tx, {
        to,
        language,
        template: plan === "test" ? "test_expiring" : "premium_expiring",
        data: { until: day(endsAt, language) },
        link: `${platform.config.origin}${billingPaths.pricing}`,
      });
    });
}
