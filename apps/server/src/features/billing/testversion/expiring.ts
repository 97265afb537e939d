import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { EXPIRING_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { day, recipientOf } from "#features/billing/rights/mails.ts";
import { listExpiring, markNotified } from "#features/billing/testversion/testversion-queries.ts";
import { notifyLater } from "#features/notifications/public.ts";
import type { Platform } from "#platform/platform.ts";

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
