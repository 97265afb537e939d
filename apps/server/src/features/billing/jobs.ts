import { attachPapers } from "#features/billing/documents/attachments.ts";
import { listPayers, listWaitingMembers, lockLedger } from "#features/billing/ledger/ledger-queries.ts";
import { entitle } from "#features/billing/ledger/record.ts";
import { listSubscriptions } from "#features/billing/orders/order-queries.ts";
import { collectBilling } from "#features/billing/queries.ts";
import { pruneDeclarations } from "#features/billing/rights/declaration-queries.ts";
import { withdrawalJob } from "#features/billing/rights/disputes.ts";
import { endingJob, followEnding, followEndings } from "#features/billing/rights/ending.ts";
import { carryOut } from "#features/billing/rights/withdrawal.ts";
import { notifyOfExpiry } from "#features/billing/testversion/testversion.ts";
import { pruneEvents } from "#features/billing/webhook/event-queries.ts";
import { inboxJob, workOff } from "#features/billing/webhook/inbox.ts";
import { reconcile } from "#features/billing/webhook/settle.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { PersonalData } from "#platform/personal.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Cancels the subscription of an erased member. */
const farewellJob = defineJob<{ subscriptionId: string }>("billing.farewell", 20);

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

const DAY_MS = 86_400_000;
/** The provider keeps an event for so long that a night without us costs nothing. */
const RECONCILE_PERIOD_MS = 3 * DAY_MS;
/** What was lost a moment ago, with a process that died, is missed after minutes. */
const RECONCILE_RECENT_MS = DAY_MS / 24;
const BATCH = 500;

/** What billing does outside of requests. */
export function billingJobs(platform: Platform): void {
  const { jobs, payments, db } = platform;
  attachPapers(platform);
  jobs.repeat("billing.expiring", "9 * * * *", () => notifyOfExpiry(platform));
  jobs.repeat("billing.prune", "51 3 * * *", async () => {
    await pruneEvents(db);
    await pruneDeclarations(db);
  });
  jobs.repeat("billing.compare", "27 2 * * *", () => compareEntitlements(platform));
  jobs.repeat("billing.begin", "*/5 * * * *", () => beginWaiting(platform));
  if (payments.mode === "off") return;
  jobs.work(inboxJob, async () => void (await workOff(platform)));
  jobs.repeat("billing.work-off", "* * * * *", async () => void (await workOff(platform)));
  const reconcileLast = (ms: number) => async () =>
    void (await reconcile(platform, new Date(Date.now() - ms)));
  jobs.repeat("billing.reconcile-lately", "*/5 * * * *", reconcileLast(RECONCILE_RECENT_MS));
  jobs.repeat("billing.reconcile", "33 * * * *", reconcileLast(RECONCILE_PERIOD_MS));
  jobs.work(withdrawalJob, (data) => carryOut(platform, data));
  jobs.work(endingJob, (data) => followEnding(platform, data));
  jobs.repeat("billing.endings", "*/5 * * * *", () => followEndings(platform));
  jobs.work(farewellJob, async ({ subscriptionId }) => {
    await payments.stripe().subscriptions.cancel(subscriptionId);
  });
}

/** Premium that was bought without an immediate start begins once the withdrawal period is over. */
export async function beginWaiting(platform: Platform): Promise<void> {
  const { db, payments } = platform;
  for (const memberId of await listWaitingMembers(db, payments.livemode))
    await db.transaction(async (tx) => {
      await lockLedger(tx, memberId);
      await entitle(platform, tx, memberId, payments.livemode);
    });
}

/** What members may use is the ledger's fold: where it was not, it is put right, and said in the log. */
export async function compareEntitlements(platform: Platform): Promise<void> {
  const { db, payments, log } = platform;
  for (let after: string | null = null; ; ) {
    const members: string[] = await listPayers(db, payments.livemode, after, BATCH);
    for (const memberId of members) {
      const changed = await db.transaction(async (tx) => {
        await lockLedger(tx, memberId);
        return entitle(platform, tx, memberId, payments.livemode);
      });
      if (changed) log.error({ member: memberId }, "premium was not what the ledger says");
    }
    after = members.at(-1) ?? null;
    if (members.length < BATCH) return;
  }
}
