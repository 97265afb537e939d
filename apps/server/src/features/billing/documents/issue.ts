import { findInvoice, insertDocument, nextNumber } from "#features/billing/documents/document-queries.ts";
import { taxCountry, vatRate, vatWithin } from "#features/billing/documents/vat.ts";
import { type LedgerRow, periodsOf } from "#features/billing/ledger/entitlement.ts";
import { ledgerOf } from "#features/billing/ledger/ledger-queries.ts";
import type { Order } from "#features/billing/orders/order-queries.ts";
import { berlinYear } from "#platform/calendar.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

type Issuing = { order: Order; row: LedgerRow; ledgerId: string; country: string | null };

const LETTERS = { invoice: "RE", credit_note: "RK" } as const;

/**
 * Issues the paper of a movement: an invoice of what was paid, a credit note of what went back; none of a dispute. Answers
 * its number. Test money has numbers of its own, so that the real ones have no gaps.
 */
export async function issueDocument(
  { config }: Platform,
  tx: Tx,
  { order, row, ledgerId, country }: Issuing,
): Promise<{ id: string; number: string } | null> {
  if (row.kind !== "paid" && row.kind !== "refunded") return null;
  const kind = row.kind === "paid" ? "invoice" : "credit_note";
  const of = kind === "credit_note" ? await findInvoice(tx, row.payment) : null;
  const issuedAt = new Date();
  const year = berlinYear(issuedAt);
  const letters = order.livemode ? LETTERS[kind] : `TEST-${LETTERS[kind]}`;
  const number = `${letters}-${year}-${String(await nextNumber(tx, letters, year)).padStart(6, "0")}`;
  const from = of?.country ?? taxCountry(country, config.vatOss);
  const rate = of?.vatRate ?? vatRate(from);
  const period = periodsOf(await ledgerOf(tx, order.memberId, order.livemode)).find(
    ({ payment }) => payment === row.payment,
  );
  const id = newId();
  await insertDocument(tx, {
    id,
    number,
    kind,
    ledgerId,
    memberId: order.memberId,
    payment: row.payment,
    orderId: order.id,
    plan: order.plan,
    cents: row.cents,
    vatCents: vatWithin(row.cents, rate),
    vatRate: rate,
    country: from,
    language: order.language,
    livemode: order.livemode,
    issuedAt,
    periodFrom: of?.periodFrom ?? period?.from ?? row.at,
    periodTo: of?.periodTo ?? period?.to ?? row.at,
    recipient: of ? of.recipient : order.recipient,
  });
  return { id, number };
}
