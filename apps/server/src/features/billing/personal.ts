import { listSubscriptions } from "#features/billing/orders/order-queries.ts";
import { collectBilling } from "#features/billing/queries.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Cancels the subscription of an erased member. */
export const farewellJob = defineJob<{ subscriptionId: string }>("billing.farewell", 20);

/** What the billing feature holds about a member. */
export const billingPersonal = (platform: Platform): PersonalData => ({
  erase: {
    after: [],
    run: async (tx, memberId) => {
      for (const subscriptionId of await listSubscriptions(tx, memberId))
        await platform.jobs.send(tx, farewellJob, { subscriptionId });
    },
  },
  async *collect(memberId) {
    yield jsonFile("billing.json", await collectBilling(platform.db, memberId));
  },
});
