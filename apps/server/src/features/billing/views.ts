import type { View } from "#platform/db/definitions.ts";

/** What other features may read of billing. */
export const views: readonly View[] = [
  {
    // Money movements: positive for payments, negative for refunds.
    name: "money_movements",
    sql: `select l.member_id, l.payment, l.kind, l.cents, l.livemode, l.card_fingerprint, l.at from billing_ledger l
      where l.kind in ('paid', 'refunded')`,
  },
];
