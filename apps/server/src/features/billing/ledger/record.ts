import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import { setPremiumUntil } from "#features/accounts/public.ts";
import { issueDocument } from "#features/billing/documents/issue.ts";
import { counts, entitlementAt, type LedgerRow } from "#features/billing/ledger/entitlement.ts";
import {
  insertLedgerRow,
  ledgerOf,
  lockLedger,
  paymentsOfOrder,
} from "#features/billing/ledger/ledger-queries.ts";
import type { Order } from "#features/billing/orders/order-queries.ts";
import { notifyOfDispute, resumeWithdrawals } from "#features/billing/rights/disputes.ts";
import { mailOfMovement } from "#features/billing/rights/mails.ts";
import { publishEntitlement } from "#features/billing/status.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

declare module "#platform/domain-events.ts" {
  interface DomainEventMap {
    /** Money came: it is in the ledger now. */
    "payment.made": {
      memberId: string;
      payment: string;
      plan: Plan;
      cents: number;
      at: Date;
      livemode: boolean;
      /** The provider's fingerprint of the card; null for other ways to pay. */
      cardFingerprint: string | null;
    };
    /** A payment counts no longer (`counts` false: refunded in full, disputed), or counts again (a dispute was won). */
    "payment.turned": { memberId: string; payment: string; counts: boolean; at: Date; livemode: boolean };
  }
}

/** Everything that is true of a payment, and of who made it. */
export type Movements = {
  order: Order;
  rows: readonly LedgerRow[];
  cardCountry: string | null;
  country: string | null;
  cardFingerprint: string | null;
};

/**
 * Writes down what is not in the ledger yet, with its papers and mails, and what the member is entitled to now: all in one
 * transaction, one after the other for each member.
 */
export const record = (platform: Platform, movements: Movements): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const { order, rows } = movements;
    await lockLedger(tx, order.memberId);
    const before = (await ledgerOf(tx, order.memberId, order.livemode)).filter(
      ({ payment }) => payment === rows[0]?.payment,
    );
    for (const row of rows) await write(platform, tx, movements, row);
    await entitle(platform, tx, order.memberId, order.livemode);
    await announceTurn(platform, tx, order, { before, now: rows });
  });

async function write(
  platform: Platform,
  tx: Tx,
  { order, cardCountry, country, cardFingerprint }: Movements,
  row: LedgerRow,
): Promise<void> {
  const { memberId, livemode } = order;
  const paid = row.kind === "paid";
  const id = newId();
  const isNew = await insertLedgerRow(tx, {
    ...row,
    id,
    memberId,
    orderId: order.id,
    livemode,
    cardCountry: paid ? cardCountry : null,
    country: paid ? country : null,
    cardFingerprint: paid ? cardFingerprint : null,
  });
  if (!isNew) return;
  const number = await issueDocument(platform, tx, {
    order,
    row,
    ledgerId: id,
    country: country ?? cardCountry,
  });
  await mailOfMovement(platform, tx, { order, row, number });
  if (row.kind === "disputed") await notifyOfDispute(platform, tx, order);
  if (row.kind === "dispute_won" || row.kind === "dispute_lost")
    await resumeWithdrawals(platform, tx, row.payment);
  if (!paid) return;
  const { payment, plan, cents, at } = row;
  await platform.domainEvents.publish(tx, "payment.made", {
    memberId,
    payment,
    plan,
    cents,
    at,
    livemode,
    cardFingerprint,
  });
}

/** Puts down what the ledger entitles a member to, and tells every open tab of it. */
export async function entitle(
  platform: Platform,
  tx: Tx,
  memberId: string,
  livemode: boolean,
): Promise<boolean> {
  const { until } = entitlementAt(await ledgerOf(tx, memberId, livemode), new Date());
  const { rowCount } = await setPremiumUntil(tx, memberId, until);
  if (rowCount > 0) await publishEntitlement(platform, tx, memberId);
  return rowCount > 0;
}

/** Ends what a payment is good for at a moment, once a source. The caller holds the member's lock. */
export async function endPayment(
  platform: Platform,
  tx: Tx,
  order: Order,
  { payment, at, source }: { payment: string; at: Date; source: string },
): Promise<void> {
  await insertLedgerRow(tx, {
    id: newId(),
    memberId: order.memberId,
    orderId: order.id,
    livemode: order.livemode,
    payment,
    kind: "ended",
    source: `${source}:${payment}`,
    plan: order.plan,
    cents: 0,
    at,
    cardCountry: null,
    country: null,
    cardFingerprint: null,
  });
  await entitle(platform, tx, order.memberId, order.livemode);
}

/** Ends what all payments of an order are good for. The caller holds the member's lock. */
export async function endOrder(
  platform: Platform,
  tx: Tx,
  order: Order,
  { at, source }: { at: Date; source: string },
): Promise<void> {
  for (const { payment } of await paymentsOfOrder(tx, order.id))
    await endPayment(platform, tx, order, { payment, at, source });
  await publishEntitlement(platform, tx, order.memberId);
}

/** Tells the rest of the product that a payment counts no longer, or counts again. */
async function announceTurn(
  { domainEvents }: Platform,
  tx: Tx,
  { memberId, livemode }: Pick<Order, "memberId" | "livemode">,
  { before, now }: { before: readonly LedgerRow[]; now: readonly LedgerRow[] },
): Promise<void> {
  const [paid] = now;
  const did = before.length > 0 ? counts(before) : true;
  const does = counts(now);
  if (paid && did !== does) {
    const { payment, at } = paid;
    await domainEvents.publish(tx, "payment.turned", { memberId, payment, counts: does, at, livemode });
  }
}
