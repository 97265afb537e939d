import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

const ORDERS = statement(
  "billing_export_orders",
  `select number, plan, cents, start_at_once, terms_version, language, livemode, recipient, created_at from billing_orders
   where member_id = $1 order by created_at, id`,
);
const LEDGER = statement(
  "billing_export_ledger",
  `select payment, kind, plan, cents, livemode, card_country, country, at from billing_ledger where member_id = $1
   order by at, id`,
);
const DOCUMENTS = statement(
  "billing_export_documents",
  `select number, kind, plan, cents, vat_cents, vat_rate, country, livemode, period_from, period_to, issued_at, recipient
   from billing_documents where member_id = $1 order by issued_at, id`,
);
const SUBSCRIPTIONS = statement(
  "billing_export_subscriptions",
  "select id, active, renews, until, ends_at, livemode from billing_subscriptions where member_id = $1 order by until",
);
const DECLARATIONS = statement(
  "billing_export_declarations",
  `select number, kind, received_at, done_at from billing_declarations where member_id = $1 order by received_at, id`,
);
const TEST = statement(
  "billing_export_test",
  "select started_at, ends_at from test_versions where member_id = $1",
);
const CUSTOMERS = statement(
  "billing_export_customers",
  "select customer_id, livemode from billing_customers where member_id = $1",
);
/** All that billing holds about a member, for their export. */
export async function collectBilling(db: Queryable, memberId: string) {
  const of = [memberId] as const;
  const [orders, ledger, documents, subscriptions, declarations, test, customers] = await Promise.all([
    db.query(ORDERS, of),
    db.query(LEDGER, of),
    db.query(DOCUMENTS, of),
    db.query(SUBSCRIPTIONS, of),
    db.query(DECLARATIONS, of),
    db.query(TEST, of),
    db.query(CUSTOMERS, of),
  ]);
  return {
    orders: orders.rows,
    payments: ledger.rows,
    documents: documents.rows,
    subscriptions: subscriptions.rows,
    declarations: declarations.rows,
    test_version: test.rows[0] ?? null,
    customers: customers.rows,
  };
}
