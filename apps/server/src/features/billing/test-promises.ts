import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import fc from "fast-check";
import { addDays, addMonths, berlinDay, endOfDay, endOfPeriod } from "#platform/calendar.ts";
import type { TestServer } from "#testing/test-server.ts";

/** What a declaration names the contract by. */
type NamedBy = "order" | "invoice" | "address" | "wrong";
/** One thing that happens between a member, the team, the bank and the provider. */
export type Step =
  | { do: "buy"; plan: Plan; daysAgo: number; atOnce: boolean }
  | { do: "cancel"; pick: number; by: NamedBy; kind: "ordinary" | "for_cause"; wish: number | null }
  | { do: "withdraw"; pick: number; by: NamedBy }
  | { do: "press" | "keep" | "renew" }
  | { do: "refund"; pick: number; cents: number | null }
  | { do: "end"; pick: number; when: "now" | "paid_until" }
  | { do: "dispute" | "won" | "lost"; pick: number };

const pick = fc.nat(7);
const by = fc.constantFrom<NamedBy>("order", "order", "invoice", "address", "wrong");
const buy = fc.record({
  do: fc.constant("buy" as const),
  plan: fc.constantFrom<Plan>("30d", "6m", "monthly", "monthly"),
  daysAgo: fc.integer({ min: 0, max: 20 }),
  atOnce: fc.boolean(),
});
const later: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: buy },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("cancel" as const),
      pick,
      by,
      kind: fc.constantFrom("ordinary" as const, "ordinary" as const, "for_cause" as const),
      wish: fc.option(fc.integer({ min: -40, max: 80 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("withdraw" as const), pick, by }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("press", "keep", "renew", "renew") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      pick,
      cents: fc.option(fc.integer({ min: 1, max: 1_500 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("end" as const),
      pick,
      when: fc.constantFrom("now" as const, "paid_until" as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("dispute", "won", "lost"), pick }) },
);
/** A history begins with a purchase; `lag`: jobs run at the end instead of at once. */
export type Steps = { first: Extract<Step, { do: "buy" }>; steps: Step[]; lag: boolean };
export const histories: fc.Arbitrary<Steps> = fc.record({
  first: buy,
  steps: fc.array(later, { minLength: 3, maxLength: 9 }),
  lag: fc.boolean(),
});

/** A row of the ledger as it is stored, read without the product's own functions. */
export type RawRow = {
  payment: string;
  kind: string;
  source: string;
  cents: number;
  plan: Plan;
  at: Date;
  order: string;
  orderId: string;
  waits: boolean;
};
/** The ledger of a member. */
export async function rawLedger({ platform: { db } }: TestServer, memberId: string): Promise<RawRow[]> {
  const { rows } = await db.rawQuery<RawRow>(
    `select l.payment, l.kind, l.source, l.cents, l.plan, l.at, o.number as "order", o.id as "orderId", not o.start_at_once as waits
     from billing_ledger l join billing_orders o on o.id = l.order_id where l.member_id = $1 order by l.at, l.payment`,
    [memberId],
  );
  return rows;
}

/** What a mail promised, to be compared with the ledger when everything has been carried out. */
export type Promised = { what: "withdrawn"; payment: string } | { what: "ends"; order: string; at: Date };

export type Entitled = { payment: string; order: string; from: number; to: number };
/** What the ledger is good for, in the plainest words. */
export function entitledBy(rows: readonly RawRow[]): Entitled[] {
  const all: Entitled[] = [];
  const orders = new Set<string>();
  for (const paid of rows.filter(({ kind }) => kind === "paid")) {
    const isFirst = !orders.has(paid.order);
    orders.add(paid.order);
    const own = rows.filter(({ payment }) => payment === paid.payment);
    const count = (kind: string) => own.filter((row) => row.kind === kind).length;
    const back = own.filter(({ kind }) => kind === "refunded").reduce((sum, { cents }) => sum - cents, 0);
    if (back >= paid.cents || count("disputed") > count("dispute_won")) continue;
    const earliest = paid.waits && isFirst ? endOfPeriod(paid.at, 14) : paid.at;
    const from = Math.max(earliest.getTime(), all.at(-1)?.to ?? 0);
    const whole =
      paid.plan === "30d"
        ? from + 30 * 86_400_000
        : addMonths(new Date(from), paid.plan === "6m" ? 6 : 1).getTime();
    const ends = own.filter(({ kind }) => kind === "ended").map(({ at }) => at.getTime());
    const to = Math.min(whole, ...ends);
    if (to > from) all.push({ payment: paid.payment, order: paid.order, from, to });
  }
  return all;
}

/** Cents of a payment that went back. */
export const backOf = (rows: readonly RawRow[], payment: string): number =>
  rows
    .filter((row) => row.payment === payment && row.kind === "refunded")
    .reduce((sum, { cents }) => sum - cents, 0);

/** Whether a bank took a payment back, or has still to decide about it. */
export function isClaimed(rows: readonly RawRow[], payment: string): boolean {
  const count = (kind: string) => rows.filter((row) => row.payment === payment && row.kind === kind).length;
  return count("disputed") > count("dispute_won");
}

/** A wish of a history as a calendar day in Berlin. */
export const wishedDay = (wish: number): string => addDays(berlinDay(new Date()), wish);

/**
 * The law's answer to an ordinary cancellation: never later than the end of the paid month unless that was wished, never
 * earlier than wished.
 */
export function lawfulEnd(paidUntil: Date, wish: number | null): Date {
  if (wish === null || wish < 0) return paidUntil;
  const wished = endOfDay(wishedDay(wish));
  return wished > paidUntil ? wished : paidUntil;
}

/** Cents of a month that are left after a moment. */
export function shareAfter({ at, cents }: Pick<RawRow, "at" | "cents">, end: Date): number {
  const whole = addMonths(at, 1).getTime() - at.getTime();
  const left = addMonths(at, 1).getTime() - Math.max(end.getTime(), at.getTime());
  return left <= 0 ? 0 : Math.round((cents * left) / whole);
}

/** An amount as mails write it in German. */
export const written = (cents: number): string =>
  new Intl.NumberFormat("de", { style: "currency", currency: "EUR" }).format(cents / 100);
