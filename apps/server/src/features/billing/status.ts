import { BUYING_AGE, WITHDRAWALS_BEFORE_WAITING } from "@kompagnon/contract/billing/rules.ts";
import { findPlan, planOf } from "#features/accounts/public.ts";
import { entitlementAt } from "#features/billing/ledger/entitlement.ts";
import { ledgerOf } from "#features/billing/ledger/ledger-queries.ts";
import { findSubscription } from "#features/billing/orders/order-queries.ts";
import { countWithdrawn } from "#features/billing/rights/declaration-queries.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "./errors.ts";

/** What a member may use, and until when what they paid for lasts. Throws unauthenticated. */
export async function entitlementOf(db: Queryable, memberId: string) {
  const row = await findPlan(db, memberId);
  if (!row) throw new Fail("unauthenticated");
  const plan = planOf(row.plan);
  return { plan, premium: plan !== "free", premium_until: row.premium_until?.toISOString() ?? null };
}

/** Everything that the settings show of it. */
export async function statusOf({ db, payments }: Platform, memberId: string) {
  const [entitlement, running, { age }, ledger, withdrawn] = await Promise.all([
    entitlementOf(db, memberId),
    findSubscription(db, memberId, payments.livemode),
    profileOf(db, memberId),
    ledgerOf(db, memberId, payments.livemode),
    countWithdrawn(db, memberId),
  ]);
  const { beginsAt } = entitlementAt(ledger, new Date());
  return {
    ...entitlement,
    begins_at: beginsAt?.toISOString() ?? null,
    may_start_at_once: withdrawn < WITHDRAWALS_BEFORE_WAITING,
    subscription: running && {
      renews: running.renews && running.endsAt === null,
      until: (running.endsAt ?? running.until).toISOString(),
    },
    payments: payments.mode,
    may_buy: (age ?? 0) >= BUYING_AGE,
  };
}

/** Sends a member's current plan to their open tabs; does nothing for an erased member. */
export async function publishEntitlement({ live }: Platform, tx: Tx, memberId: string): Promise<void> {
  const row = await findPlan(tx, memberId);
  if (!row) return;
  const plan = planOf(row.plan);
  await live.publish(tx, memberTopic(memberId), "entitlement_changed", {
    plan,
    premium: plan !== "free",
    premium_until: row.premium_until?.toISOString() ?? null,
  });
}
