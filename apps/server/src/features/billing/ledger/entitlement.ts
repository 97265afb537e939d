import { type LedgerKind, type Plan, WITHDRAWAL_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { addMonths, endOfPeriod } from "#platform/calendar.ts";

/** A movement of money, as the entitlement is made of it. */
export type LedgerRow = {
  /** The payment intent: the unit of money. */
  payment: string;
  kind: LedgerKind;
  /** The object it comes from; with the kind it is unique. */
  source: string;
  plan: Plan;
  /** Positive for payments, negative for refunds. */
  cents: number;
  at: Date;
  /** Of the first payment of an order without an immediate start: it begins after the withdrawal period. */
  waits?: boolean;
};
/** What a payment that counts is good for. */
export type Period = { payment: string; from: Date; to: Date; waits: boolean };

const DAY_MS = 86_400_000;
const MONTHS = { monthly: 1, "6m": 6 } as const;

/** The end of a plan that begins at `from`: 30 days, or calendar months in Berlin (31 January and a month is 28 February). */
const extend = (from: Date, plan: Plan): Date =>
  plan === "30d" ? new Date(from.getTime() + 30 * DAY_MS) : addMonths(from, MONTHS[plan]);

/** Cents of a payment that went back. */
export const refundedOf = (rows: readonly LedgerRow[]): number =>
  rows.filter(({ kind }) => kind === "refunded").reduce((sum, { cents }) => sum - cents, 0);

/** Disputes of a payment that are open or lost. */
export function openDisputes(rows: readonly LedgerRow[]): Set<string> {
  const against = new Set(
    rows.filter(({ kind }) => kind === "disputed" || kind === "dispute_lost").map(({ source }) => source),
  );
  for (const { kind, source } of rows) if (kind === "dispute_won") against.delete(source);
  return against;
}

/** Whether the bank has claimed a payment back: for good, or until it has decided. The provider refunds neither. */
export function disputeOf(rows: readonly LedgerRow[]): "lost" | "open" | null {
  if (rows.some(({ kind }) => kind === "dispute_lost")) return "lost";
  return openDisputes(rows).size > 0 ? "open" : null;
}

/** Whether a payment counts: its money neither went back in full, nor is it disputed. */
export function counts(rows: readonly LedgerRow[]): boolean {
  const paid = rows.find(({ kind }) => kind === "paid");
  return paid !== undefined && refundedOf(rows) < paid.cents && openDisputes(rows).size === 0;
}

/** The first moment at which a purchase can no longer be withdrawn from: the end of the fourteenth day, Berlin time. */
export const withdrawableUntil = (paidAt: Date): Date => endOfPeriod(paidAt, WITHDRAWAL_DAYS);

/** When the contract of a payment ended early; null if it did not. */
function endedAt(rows: readonly LedgerRow[]): Date | null {
  const ends = rows.filter(({ kind }) => kind === "ended").map(({ at }) => at.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/**
 * What a ledger entitles to: each payment that counts extends from the end of what is paid for, or from its own moment, or
 * from the end of the withdrawal period where its order does not begin at once; up to where its contract ended
 * (product: money). Rows may come in any order: they are put in the provider's.
 */
export function periodsOf(ledger: readonly LedgerRow[]): Period[] {
  const payments = Map.groupBy(ledger, ({ payment }) => payment);
  const good = [...payments.values()]
    .filter(counts)
    .flatMap((rows) => {
      const paid = rows.find(({ kind }) => kind === "paid");
      return paid ? [{ ...paid, ended: endedAt(rows) }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.payment < b.payment ? -1 : 1));
  const periods: Period[] = [];
  for (const { payment, plan, at, waits, ended } of good) {
    const earliest = waits ? withdrawableUntil(at) : at;
    const until = periods.at(-1)?.to;
    const from = until && until > earliest ? until : earliest;
    const whole = extend(from, plan);
    const to = ended && ended < whole ? ended : whole;
    if (to > from) periods.push({ payment, from, to, waits: waits === true });
  }
  return periods;
}

/** The end of everything that was paid for, also of what has not begun; null if nothing that was paid counts. */
export const premiumUntil = (ledger: readonly LedgerRow[]): Date | null =>
  periodsOf(ledger).at(-1)?.to ?? null;

/** Until when what has begun lasts without a gap, and when what waits behind a gap begins. */
export function entitlementAt(
  ledger: readonly LedgerRow[],
  now: Date,
): { until: Date | null; beginsAt: Date | null } {
  let until: Date | null = null;
  for (const { from, to, waits } of periodsOf(ledger)) {
    // A provider's clock may be ahead of ours: only what waits for a day has not begun.
    if (waits && from > now && (until === null || from > until)) return { until, beginsAt: from };
    until = to;
  }
  return { until, beginsAt: null };
}
