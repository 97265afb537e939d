import { TERMS_VERSION } from "@kompagnon/contract/accounts/rules.ts";
import { PRICE_CENTS, TEST_DAYS } from "@kompagnon/contract/billing/rules.ts";
import { setPremiumUntil, setTestUntil } from "#features/accounts/public.ts";
import { issueDocument } from "#features/billing/documents/issue.ts";
import { type LedgerRow, periodsOf } from "#features/billing/ledger/entitlement.ts";
import { insertLedgerRow, ledgerOf } from "#features/billing/ledger/ledger-queries.ts";
import {
  insertCustomer,
  insertOrder,
  type Order,
  saveSubscription,
} from "#features/billing/orders/order-queries.ts";
import { openReview } from "#features/billing/reviews/review-queries.ts";
import { insertDeclaration, sealContent } from "#features/billing/rights/declaration-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { SampleCommunity } from "#platform/feature.ts";
import { saveObject } from "#platform/payments/queries.ts";
import { saveCharge, saveDispute, saveMonth, saveRefund } from "./objects.ts";
import { ORDERS, type SampleOrder, TESTS } from "./purchases.ts";

const DAY = 86_400_000;
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The end of the month that was paid for at a time. */
const monthAfter = (from: Date): Date => {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
};

/**
 * What the sample members bought with test money: at the local provider, in the ledger and on paper, so that it can be
 * withdrawn, cancelled and reconciled like anything that was bought by hand. Where payments are not local there is none.
 */
export async function loadPurchases(tx: Tx, community: SampleCommunity): Promise<void> {
  const { platform, ids, now, makeId } = community;
  if (platform.payments.local)
    for (const [nth, order] of ORDERS.entries()) await loadOrder(tx, community, order, `${nth}`);
  for (const { member, startedDaysAgo } of TESTS) {
    const id = ids[member] ?? "";
    const startedAt = new Date(now - startedDaysAgo * DAY);
    const endsAt = new Date(startedAt.getTime() + TEST_DAYS * DAY);
    await tx.rawQuery("insert into test_versions (member_id, started_at, ends_at) values ($1, $2, $3)", [
      id,
      startedAt,
      endsAt,
    ]);
    await setTestUntil(tx, id, endsAt);
  }
  const about = "W-2026-7KQ2MHXA";
  await insertDeclaration(tx, {
    id: makeId("billing declaration", now - DAY),
    number: about,
    kind: "withdrawal",
    memberId: null,
    payment: null,
    receivedAt: new Date(now - DAY),
    sealed: sealContent(platform.config.secret, {
      name: "Jana Probst",
      email: "jana.probst@example.test",
      number: "B-2025-UNBEKANNT",
      text: "Ich möchte meinen Kauf vom letzten Montag widerrufen.",
      language: "de",
      cancellation: null,
    }),
  });
  await openReview(tx, {
    id: makeId("billing review", now - DAY),
    kind: "withdrawal",
    about,
    why: "no_match",
    payment: null,
    memberId: null,
    found: {},
  });
}

/** A name's id at the provider: the same at every loading. */
const objectId = ({ makeId }: SampleCommunity, prefix: string, name: string): string =>
  `${prefix}_test_${makeId(name, 0).replaceAll("-", "").slice(8)}`;

/** An order number that looks like the others and is the same at every loading. */
function numberOf(id: string, at: Date): string {
  const pairs = id.replaceAll("-", "").slice(-16).match(/../g) ?? [];
  const signs = pairs.map((pair) => SIGNS[Number.parseInt(pair, 16) % SIGNS.length]);
  return `B-${at.getUTCFullYear()}-${signs.join("")}`;
}

/** Writes an order down with everything that came of it; its name is unlike others'. Answers its payments. */
export async function loadOrder(
  tx: Tx,
  community: SampleCommunity,
  sample: SampleOrder,
  nth: string,
): Promise<string[]> {
  const { ids, now, makeId } = community;
  const { member, plan, paidDaysAgo, turn } = sample;
  const memberId = ids[member] ?? "";
  const times = paidDaysAgo.map((days) => new Date(now - days * DAY));
  const [first = new Date(now)] = times;
  const id = makeId(`billing order ${nth}`, first.getTime());
  const order: Order = {
    id,
    number: numberOf(id, first),
    memberId,
    plan,
    cents: PRICE_CENTS[plan],
    livemode: false,
    language: "de",
    url: null,
    recipient: null,
    createdAt: first,
  };
  const customer = objectId(community, "cus", `customer ${member}`);
  await saveObject(tx, {
    id: customer,
    object: "customer",
    livemode: false,
    created: Math.floor(first.getTime() / 1000),
    metadata: { member: memberId },
  });
  await insertCustomer(tx, memberId, false, customer);
  await insertOrder(tx, {
    ...order,
    clientId: makeId(`billing client ${nth}`, 0),
    startAtOnce: true,
    termsVersion: TERMS_VERSION,
  });
  await tx.rawQuery("update billing_orders set created_at = $2 where id = $1", [id, first]);
  const about = { member: memberId, plan, order: id };
  const subscription = plan === "monthly" ? objectId(community, "sub", `subscription ${nth}`) : null;
  const payments: string[] = [];
  for (const [month, at] of times.entries()) {
    const payment = objectId(community, "pi", `payment ${nth} ${month}`);
    payments.push(payment);
    await saveCharge(tx, { payment, customer, cents: order.cents, at, about: subscription ? {} : about });
    await write(tx, community, order, {
      payment,
      kind: "paid",
      source: payment,
      plan,
      cents: order.cents,
      at,
    });
    if (subscription) await saveMonth(tx, { subscription, payment, customer, cents: order.cents, at, about });
    if (turn) await loadTurn(tx, community, order, { payment, ...turn });
  }
  if (subscription)
    await loadSubscription(tx, community, order, {
      subscription,
      customer,
      nth,
      times,
      renews: sample.renews,
    });
  const until = periodsOf(await ledgerOf(tx, memberId, false)).at(-1)?.to ?? null;
  await setPremiumUntil(tx, memberId, until);
  return payments;
}

type SampleSubscription = {
  subscription: string;
  customer: string;
  nth: string;
  /** When its months were paid. */
  times: readonly Date[];
  renews: boolean | undefined;
};

/** The subscription that an order began, at the provider and here. */
async function loadSubscription(
  tx: Tx,
  community: SampleCommunity,
  { id, memberId, plan, cents, createdAt }: Order,
  { subscription, customer, nth, times, renews = false }: SampleSubscription,
): Promise<void> {
  const from = times.at(-1) ?? createdAt;
  const until = monthAfter(from);
  const period = {
    id: objectId(community, "si", `item ${nth}`),
    current_period_start: Math.floor(from.getTime() / 1000),
    current_period_end: Math.floor(until.getTime() / 1000),
  };
  await saveObject(tx, {
    id: subscription,
    object: "subscription",
    livemode: false,
    status: "active",
    customer,
    created: Math.floor(createdAt.getTime() / 1000),
    cancel_at_period_end: !renews,
    canceled_at: null,
    metadata: { member: memberId, plan, order: id },
    amount: cents,
    items: { object: "list", data: [period] },
  });
  await saveSubscription(tx, {
    id: subscription,
    memberId,
    livemode: false,
    active: true,
    renews,
    until,
    orderId: id,
  });
}

/** What became of a payment: its money went back, or the bank asks for it. */
async function loadTurn(
  tx: Tx,
  community: SampleCommunity,
  order: Order,
  { payment, kind, daysAgo }: { payment: string; kind: LedgerRow["kind"]; daysAgo: number },
): Promise<void> {
  const at = new Date(community.now - daysAgo * DAY);
  const { plan, cents } = order;
  if (kind === "refunded") {
    const source = objectId(community, "re", `refund ${payment}`);
    await saveRefund(tx, { id: source, payment, cents, at });
    await write(tx, community, order, { payment, kind, source, plan, cents: -cents, at });
  } else {
    const source = objectId(community, "dp", `dispute ${payment}`);
    await saveDispute(tx, { id: source, payment, cents, at });
    await write(tx, community, order, { payment, kind, source, plan, cents: 0, at });
  }
}

/** A movement in the ledger, with its paper. */
async function write(
  tx: Tx,
  { platform, makeId }: SampleCommunity,
  order: Order,
  row: LedgerRow,
): Promise<void> {
  const paid = row.kind === "paid";
  const ledgerId = makeId(`billing ledger ${row.source} ${row.kind}`, row.at.getTime());
  await insertLedgerRow(tx, {
    ...row,
    id: ledgerId,
    memberId: order.memberId,
    orderId: order.id,
    livemode: false,
    cardCountry: paid ? "DE" : null,
    country: paid ? "DE" : null,
    cardFingerprint: paid ? "sample" : null,
  });
  await issueDocument(platform, tx, { order, row, ledgerId, country: "DE" });
}
