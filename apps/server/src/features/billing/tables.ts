import type { InvoiceRecipient } from "@kompagnon/contract/billing/model.ts";
import type { LedgerKind, Plan } from "@kompagnon/contract/billing/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { members } from "#features/accounts/tables.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  time,
  unique,
  uuid,
} from "#platform/db/drizzle.ts";

/** Who a member is to the payment provider; one for real and one for test money. */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    livemode: boolean("livemode").notNull(),
    customerId: text("customer_id").notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.livemode] })],
);

/**
 * What a member agreed to above the order button, and where they pay it. Kept as long as the ledger: it is the proof of
 * the contract. No foreign key: it outlives its member.
 */
export const billingOrders = pgTable(
  "billing_orders",
  {
    id: uuid("id").primaryKey(),
    /** The displayed number: K-2026- and eight characters that can't be guessed. */
    number: text("number").notNull().unique(),
    memberId: uuid("member_id").notNull(),
    clientId: uuid("client_id").notNull(),
    plan: text("plan").$type<Plan>().notNull(),
    cents: integer("cents").notNull(),
    startAtOnce: boolean("start_at_once").notNull(),
    termsVersion: text("terms_version").notNull(),
    language: text("language").$type<Language>().notNull(),
    livemode: boolean("livemode").notNull(),
    /** The provider's checkout, once it is open. */
    sessionId: text("session_id"),
    url: text("url"),
    /** Who the invoices are addressed to, where the buyer named a recipient. */
    recipient: jsonb("recipient").$type<InvoiceRecipient>(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("billing_orders_once").on(table.memberId, table.clientId),
    index("billing_orders_member").on(table.memberId, table.createdAt),
  ],
);

/**
 * Every movement of money, as the provider tells it when asked. A trigger refuses every change: corrections are rows of
 * their own. It outlives its member (§ 147 AO, eight years), so there is no foreign key.
 */
export const billingLedger = pgTable(
  "billing_ledger",
  {
    id: uuid("id").primaryKey(),
    memberId: uuid("member_id").notNull(),
    /** The payment intent: the unit of money. */
    payment: text("payment").notNull(),
    kind: text("kind").$type<LedgerKind>().notNull(),
    /** The object it comes from: pi_…, re_…, dp_…. */
    source: text("source").notNull(),
    plan: text("plan").$type<Plan>().notNull(),
    orderId: uuid("order_id").notNull(),
    /** Positive for payments, negative for refunds. */
    cents: integer("cents").notNull(),
    livemode: boolean("livemode").notNull(),
    /** Of the payment: where the buyer's card is from, and the country they named. */
    cardCountry: text("card_country"),
    country: text("country"),
    /** Of the payment: the card by the provider's fingerprint of it, for the invites. */
    cardFingerprint: text("card_fingerprint"),
    at: time("at").notNull(),
    recordedAt: time("recorded_at").notNull().defaultNow(),
  },
  (table) => [
    unique("billing_ledger_source").on(table.source, table.kind),
    index("billing_ledger_member").on(table.memberId),
    index("billing_ledger_payment").on(table.payment),
    check(
      "billing_ledger_sign",
      sql`(${table.kind} = 'paid' and ${table.cents} > 0) or (${table.kind} = 'refunded' and ${table.cents} < 0)
        or (${table.kind} not in ('paid', 'refunded') and ${table.cents} = 0)`,
    ),
  ],
);

/** Events of the provider: acknowledged once they are here, worked off by a job. */
export const billingEvents = pgTable(
  "billing_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    objectId: text("object_id").notNull(),
    createdAt: time("created_at").notNull(),
    receivedAt: time("received_at").notNull().defaultNow(),
    doneAt: time("done_at"),
    tries: smallint("tries").notNull().default(0),
    /** Not before: each try waits longer. */
    dueAt: time("due_at").notNull().defaultNow(),
    /** The kind of the last failure; its words may name people. */
    error: text("error"),
  },
  (table) => [index("billing_events_due").on(table.dueAt).where(sql`${table.doneAt} is null`)],
);

/** The last number given, a kind of paper and year: numbers have no gaps, because they commit with their papers. */
export const billingCounters = pgTable(
  "billing_counters",
  {
    kind: text("kind").notNull(),
    year: smallint("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Invoices and credit notes, one a row of the ledger that moved money. Like the ledger, they stay. */
export const billingDocuments = pgTable(
  "billing_documents",
  {
    id: uuid("id").primaryKey(),
    number: text("number").notNull().unique(),
    kind: text("kind").$type<"invoice" | "credit_note">().notNull(),
    ledgerId: uuid("ledger_id").notNull().unique(),
    memberId: uuid("member_id").notNull(),
    payment: text("payment").notNull(),
    orderId: uuid("order_id").notNull(),
    plan: text("plan").$type<Plan>().notNull(),
    cents: integer("cents").notNull(),
    /** The tax within it, and its rate in hundredths of a percent. */
    vatCents: integer("vat_cents").notNull(),
    vatRate: integer("vat_rate").notNull(),
    country: text("country").notNull(),
    language: text("language").$type<Language>().notNull(),
    livemode: boolean("livemode").notNull(),
    /** What was paid for: from when to when, as it was when it was bought. */
    periodFrom: time("period_from").notNull(),
    periodTo: time("period_to").notNull(),
    issuedAt: time("issued_at").notNull(),
    /** As the order named it; of a credit note as its invoice did. */
    recipient: jsonb("recipient").$type<InvoiceRecipient>(),
  },
  (table) => [
    index("billing_documents_member").on(table.memberId),
    index("billing_documents_payment").on(table.payment),
  ],
);

/** A subscription in the provider's last reported state, as the settings show it. Its payments are in the ledger. */
export const billingSubscriptions = pgTable(
  "billing_subscriptions",
  {
    id: text("id").primaryKey(),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    livemode: boolean("livemode").notNull(),
    active: boolean("active").notNull(),
    renews: boolean("renews").notNull(),
    until: time("until").notNull(),
    orderId: uuid("order_id").notNull(),
    /** When the contract ends by a declaration, whatever the provider knows of it yet. */
    endsAt: time("ends_at"),
    /** Whether the provider was asked not to renew it for that: when it renews again, the member took the end back there. */
    endingSent: boolean("ending_sent").notNull().default(false),
    /** Whether what the last month costs after the end was given back, or a person decides about it. */
    remainderDone: boolean("remainder_done").notNull().default(false),
  },
  (table) => [index("billing_subscriptions_member").on(table.memberId)],
);

/** Withdrawals and cancellations as people declared them, signed in or not: kept three years as proof. */
export const billingDeclarations = pgTable(
  "billing_declarations",
  {
    id: uuid("id").primaryKey(),
    number: text("number").notNull().unique(),
    kind: text("kind").$type<"withdrawal" | "cancellation">().notNull(),
    /** Whose contract it is about, where that is known. */
    memberId: uuid("member_id"),
    payment: text("payment"),
    /** Name, address, what was written: sealed, as anybody may have written it about anybody. */
    sealed: text("sealed").notNull(),
    receivedAt: time("received_at").notNull(),
    doneAt: time("done_at"),
  },
  (table) => [
    index("billing_declarations_member").on(table.memberId),
    index("billing_declarations_age").on(table.receivedAt),
  ],
);

/** What no rule decides about money: a person with level 5 does. */
export const billingReviews = pgTable(
  "billing_reviews",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").$type<"payment" | "withdrawal" | "cancellation">().notNull(),
    /** The payment or declaration it is about. */
    about: text("about").notNull(),
    why: text("why").notNull(),
    payment: text("payment"),
    /** The member it belongs to, once that is known. */
    memberId: uuid("member_id"),
    found: jsonb("found").$type<Record<string, string | number | null>>().notNull(),
    at: time("at").notNull().defaultNow(),
    resolvedAt: time("resolved_at"),
    resolvedBy: uuid("resolved_by"),
    note: text("note").notNull().default(""),
  },
  (table) => [
    unique("billing_reviews_once").on(table.kind, table.about),
    index("billing_reviews_open").on(table.at).where(sql`${table.resolvedAt} is null`),
  ],
);

/** Who started the test version, and when: once an account. */
export const testVersions = pgTable("test_versions", {
  memberId: uuid("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  startedAt: time("started_at").notNull().defaultNow(),
  endsAt: time("ends_at").notNull(),
});

/** Expiry notices already sent, to prevent duplicates: which end, and how many days before. */
export const expiryNotices = pgTable(
  "expiry_notices",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    endsAt: time("ends_at").notNull(),
    days: smallint("days").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.endsAt, table.days] })],
);
