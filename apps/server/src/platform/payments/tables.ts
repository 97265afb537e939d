import { bigserial, index, jsonb, pgTable, text, time } from "#platform/db/drizzle.ts";

/** What the local payment provider knows: customers, payments, refunds, as Stripe would describe them. Test money only. */
export const localPaymentObjects = pgTable(
  "local_payment_objects",
  {
    id: text("id").primaryKey(),
    /** In the order of their making. */
    nth: bigserial("nth", { mode: "number" }).notNull(),
    kind: text("kind").notNull(),
    /** The object that they are asked for by: a payment's refunds, a customer's subscriptions. */
    of: text("of"),
    object: jsonb("object").$type<object>().notNull(),
  },
  (table) => [index("local_payment_objects_of").on(table.kind, table.of)],
);

/** Its answers by Idempotency-Key. */
export const localPaymentAnswers = pgTable("local_payment_answers", {
  key: text("key").primaryKey(),
  status: text("status").notNull(),
  body: jsonb("body").$type<object>().notNull(),
  at: time("at").notNull().defaultNow(),
});
