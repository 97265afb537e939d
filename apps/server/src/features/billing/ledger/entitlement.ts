import { type LedgerKind, type Plan, WITHDRAWAL_DAYS } from "@kompagnon/contract/billing/rules.ts";
/** A movement of money, as the entitlement is made of it. */
export type LedgerRow = {
  /** The payment intent: the unit of money. */
  payment: string;
  kind: LedgerKind;
  /** The object it comes from; with the kind it is unique. */
  source: string;
  plan: Plan;
  /** Paid above nought, refunded below. */
  cents: number;
  at: Date;
};
/** What a payment that counts is good for. */
export type Period = { payment: string; from: Date; to: Date };

const DAY_MS = 86_400_000;
const MONTHS = { monthly: 1, "6m": 6 } as const;

/** The end of a plan that begins at `from`: 30 days, or months of the calendar (31 January and a month is 28 February). */
function extend(from: Date, plan: Plan): Date {
  if (plan === "30d") return new Date(from.getTime() + 30 * DAY_MS);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + MONTHS[plan]);
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to;
}

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

/** Whether a payment counts: its money neither went back in full, nor is it disputed. */
export function counts(rows: readonly LedgerRow[]): boolean {
  const paid = rows.find(({ kind }) => kind === "paid");
  return paid !== undefined && refundedOf(rows) < paid.cents && openDisputes(rows).size === 0;
}

/**
 * What a ledger entitles to: each payment that counts extends from the end of what is paid for, or from its own moment
 * (product: money). Rows may come in any order: they are put in the provider's.
 */
export function periodsOf(ledger: readonly LedgerRow[]): Period[] {
  const payments = Map.groupBy(ledger, ({ payment }) => payment);
  const good = [...payments.values()]
    .filter(counts)
    .flatMap((rows) => rows.find(({ kind }) => kind === "paid") ?? [])
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.payment < b.payment ? -1 : 1));
  const periods: Period[] = [];
  for (const { payment, plan, at } of good) {
    const until = periods.at(-1)?.to;
    const from = until && until > at ? until : at;
    periods.push({ payment, from, to: extend(from, plan) });
  }
  return periods;
}

/** Until when premium lasts; null if nothing that was paid counts. */
export const premiumUntil = (ledger: readonly LedgerRow[]): Date | null =>
  periodsOf(ledger).at(-1)?.to ?? null;

/** The end of the period within which one may withdraw from what was paid then. */
export const withdrawableUntil = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
