import type { InvoiceRecipient } from "@kompagnon/contract/billing/model.ts";
import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import type { Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";

/** An invoice or a credit note. */
export type DocumentRow = {
  id: string;
  number: string;
  kind: "invoice" | "credit_note";
  ledgerId: string;
  memberId: string;
  payment: string;
  orderId: string;
  plan: Plan;
  cents: number;
  vatCents: number;
  vatRate: number;
  country: string;
  language: Language;
  livemode: boolean;
  periodFrom: Date;
  periodTo: Date;
  issuedAt: Date;
  recipient: InvoiceRecipient | null;
};
const COLUMNS = `id, number, kind, ledger_id as "ledgerId", member_id as "memberId", payment, order_id as "orderId", plan, cents,
  vat_cents as "vatCents", vat_rate as "vatRate", country, language, livemode, period_from as "periodFrom",
  period_to as "periodTo", issued_at as "issuedAt", recipient`;

const NEXT = statement(
  "billing_next_number",
  `insert into billing_counters (kind, year, last) values ($1, $2, 1)
   on conflict (kind, year) do update set last = billing_counters.last + 1 returning last`,
);
/** The next number of a kind of paper in a year. It commits with its paper, and everybody else waits: there are no gaps. */
export async function nextNumber(tx: Queryable, kind: string, year: number): Promise<number> {
  const { rows } = await tx.query(NEXT, [kind, year]);
  return rows[0]?.last ?? 1;
}

const INSERT = statement(
  "billing_insert_document",
  `insert into billing_documents (id, number, kind, ledger_id, member_id, payment, order_id, plan, cents, vat_cents, vat_rate,
     country, language, livemode, period_from, period_to, issued_at, recipient)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
);
/** Keeps a paper. */
export const insertDocument = (tx: Queryable, row: DocumentRow) =>
  tx.query(INSERT, [
    row.id,
    row.number,
    row.kind,
    row.ledgerId,
    row.memberId,
    row.payment,
    row.orderId,
    row.plan,
    row.cents,
    row.vatCents,
    row.vatRate,
    row.country,
    row.language,
    row.livemode,
    row.periodFrom,
    row.periodTo,
    row.issuedAt,
    row.recipient,
  ]);

const FIND = statement(
  "billing_find_document",
  `select ${COLUMNS} from billing_documents where id = $1 and ($2::uuid is null or member_id = $2)`,
  { plan: "custom" },
);
/** A paper; a member's own where a member asks. */
export async function findDocument(
  db: Queryable,
  id: string,
  memberId: string | null,
): Promise<DocumentRow | null> {
  const { rows } = await db.query(FIND, [id, memberId]);
  return rows[0] ?? null;
}

const FIND_NUMBER = statement(
  "billing_find_document_number",
  `select ${COLUMNS} from billing_documents where number = $1`,
);
/** A paper by the number that is printed on it. */
export async function findDocumentByNumber(db: Queryable, number: string): Promise<DocumentRow | null> {
  const { rows } = await db.query(FIND_NUMBER, [number]);
  return rows[0] ?? null;
}

const INVOICE_OF = statement(
  "billing_invoice_of",
  `select ${COLUMNS} from billing_documents where payment = $1 and kind = 'invoice'`,
);
/** The invoice of a payment. */
export async function findInvoice(db: Queryable, payment: string): Promise<DocumentRow | null> {
  const { rows } = await db.query(INVOICE_OF, [payment]);
  return rows[0] ?? null;
}

const LIST = statement(
  "billing_documents_of",
  `select ${COLUMNS} from billing_documents where payment = any($1::text[]) order by issued_at, number`,
);
/** The papers of some payments. */
export async function listDocuments(db: Queryable, payments: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await db.query(LIST, [payments]);
  return rows;
}
