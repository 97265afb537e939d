import type { LedgerKind, Plan } from "@kompagnon/contract/billing/rules.ts";

/** What became of a sample payment after it was paid. */
type SampleTurn = { kind: Exclude<LedgerKind, "paid">; daysAgo: number };
/** One order of a sample member, by their place among the people. */
export type SampleOrder = {
  member: number;
  plan: Plan;
  /** When each of its payments was made; a subscription has several. */
  paidDaysAgo: readonly number[];
  turn?: SampleTurn;
  /** Of a subscription: whether it goes on after the paid month. */
  renews?: boolean;
};

/** Purchases in every state. The second of the people is the one who signs in as "premium". */
export const ORDERS: readonly SampleOrder[] = [
  { member: 1, plan: "30d", paidDaysAgo: [66] },
  { member: 1, plan: "30d", paidDaysAgo: [40], turn: { kind: "refunded", daysAgo: 35 } },
  { member: 1, plan: "6m", paidDaysAgo: [6] },
  { member: 56, plan: "monthly", paidDaysAgo: [4], renews: true },
  { member: 55, plan: "monthly", paidDaysAgo: [3], renews: false },
  { member: 57, plan: "30d", paidDaysAgo: [3], turn: { kind: "disputed", daysAgo: 1 } },
  { member: 58, plan: "30d", paidDaysAgo: [1] },
];

/** Test versions: one that runs, and one that is over. */
export const TESTS: readonly { member: number; startedDaysAgo: number }[] = [
  { member: 59, startedDaysAgo: 1 },
  { member: 7, startedDaysAgo: 20 },
];
