import type { Purchase } from "@kompagnon/contract/billing/model.ts";
import { type DocumentRow, listDocuments } from "#features/billing/documents/document-queries.ts";
import {
  counts,
  type LedgerRow,
  openDisputes,
  type Period,
  periodsOf,
  refundedOf,
  withdrawableUntil,
} from "#features/billing/ledger/entitlement.ts";
import {
  ledgerOf,
  listPurchases,
  type PurchaseRow,
  rowsOfPayments,
} from "#features/billing/ledger/ledger-queries.ts";
import { withdrawnAmong } from "#features/billing/rights/declaration-queries.ts";
import type { Queryable } from "#platform/db/database.ts";
import { decodeCursor, encodeCursor, pageOf } from "#platform/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

const stateOf = (rows: readonly LedgerRow[]): Purchase["state"] => {
  if (rows.some(({ kind }) => kind === "dispute_lost")) return "dispute_lost";
  if (openDisputes(rows).size > 0) return "disputed";
  if (refundedOf(rows) === 0) return "paid";
  return counts(rows) ? "partly_refunded" : "refunded";
};

type Facts = {
  rows: readonly LedgerRow[];
  documents: readonly DocumentRow[];
  period: Period | undefined;
  livemode: boolean;
  withdrawn: boolean;
};

function present(row: PurchaseRow, { rows, documents, period, livemode, withdrawn }: Facts): Purchase {
  const state = stateOf(rows);
  const until = withdrawableUntil(row.at);
  const open =
    row.first && !withdrawn && (state === "paid" || state === "partly_refunded") && until > new Date();
  return {
    number: documents.find(({ kind }) => kind === "invoice")?.number ?? row.order,
    order: row.order,
    plan: row.plan,
    cents: row.cents,
    refunded_cents: refundedOf(rows),
    currency: "EUR",
    paid_at: row.at.toISOString(),
    state,
    begins_at: period?.from.toISOString() ?? null,
    lasts_until: period?.to.toISOString() ?? null,
    withdrawable_until: open ? until.toISOString() : null,
    test: !livemode,
    documents: documents.map(({ id, number, kind, cents, issuedAt }) => ({
      id,
      number,
      kind,
      cents,
      issued_at: issuedAt.toISOString(),
    })),
  };
}

async function hydrate(
  db: Queryable,
  memberId: string,
  found: readonly PurchaseRow[],
  livemode: boolean,
): Promise<Purchase[]> {
  const ids = found.map(({ payment }) => payment);
  const rows = await rowsOfPayments(db, ids);
  const documents = await listDocuments(db, ids);
  const withdrawn = await withdrawnAmong(db, ids);
  const periods = periodsOf(await ledgerOf(db, memberId, livemode));
  return found.map((row) =>
    present(row, {
      rows: rows.filter(({ payment }) => payment === row.payment),
      documents: documents.filter(({ payment }) => payment === row.payment),
      period: periods.find(({ payment }) => payment === row.payment),
      livemode,
      withdrawn: withdrawn.has(row.payment),
    }),
  );
}

/** What a member bought, a page at a time. */
export async function purchasesOf(
  { db, payments: { livemode } }: Platform,
  memberId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const found = await listPurchases(db, {
    memberId,
    livemode,
    limit: limit + 1,
    before: cursor ? decodeCursor(cursor) : null,
  });
  const { shown, next_cursor } = pageOf(found, limit, ({ at, ledgerId }) =>
    encodeCursor({ at, id: ledgerId }),
  );
  return { items: await hydrate(db, memberId, shown, livemode), next_cursor };
}

/** The newest purchases of a member with their payments, as the team sees them. */
export async function staffPurchasesOf({ db, payments: { livemode } }: Platform, memberId: string) {
  const found = await listPurchases(db, { memberId, livemode, limit: MOST, before: null });
  const purchases = await hydrate(db, memberId, found, livemode);
  return purchases.map((purchase, nth) => ({ ...purchase, payment: found[nth]?.payment ?? "" }));
}

const MOST = 500;
/** One purchase by its payment. Throws not_found. */
export async function purchaseOf(
  { db, payments }: Platform,
  memberId: string,
  payment: string,
): Promise<Purchase> {
  const found = await listPurchases(db, { memberId, livemode: payments.livemode, limit: MOST, before: null });
  const [purchase] = await hydrate(
    db,
    memberId,
    found.filter((row) => row.payment === payment),
    payments.livemode,
  );
  if (!purchase) throw new Fail("not_found");
  return purchase;
}
