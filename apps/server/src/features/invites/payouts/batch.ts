import { operator } from "@kompagnon/contract/site/operator.ts";
import { listPayouts } from "#features/invites/payouts/payout-queries.ts";
import { accountOf } from "#features/invites/payouts/payouts.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

const BATCH_MAX = 500;
/** What SEPA lets a text be made of. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, "")
    .slice(0, 70);

/**
 * The approved payouts as a SEPA file (pain.001.001.09). Making it changes nothing: each is marked as paid by itself, once
 * the bank has it. Throws payout_account_missing, batch_empty.
 */
export async function batchFile({ db, config, payments }: Platform): Promise<Buffer> {
  // With test money nobody's bank gets to see the file.
  const iban = config.payouts.iban ?? (payments.livemode ? null : "DE89370400440532013000");
  if (!iban) throw new Fail("payout_account_missing");
  const rows = await listPayouts(db, "approved", payments.livemode, BATCH_MAX, null);
  if (rows.length === 0) throw new Fail("batch_empty");
  const { default: SEPA } = await import("sepa");
  const now = new Date();
  const document = new SEPA.Document("pain.001.001.09");
  document.grpHdr.id = `PAYOUT.${now.toISOString().slice(0, 19).replaceAll(/\D/g, "")}`;
  document.grpHdr.created = now;
  document.grpHdr.initiatorName = plain(operator.name);
  const info = document.createPaymentInfo();
  info.requestedExecutionDate = now;
  info.debtorIBAN = iban;
  info.debtorName = plain(operator.name);
  document.addPaymentInfo(info);
  for (const row of rows) {
    const account = accountOf(config.secret, row);
    const transfer = info.createTransaction();
    transfer.creditorName = plain(account.holder);
    transfer.creditorIBAN = account.iban;
    // The library writes two decimals; whole cents are exact in them.
    transfer.amount = row.cents / 100;
    transfer.remittanceInfo = plain(`${payments.livemode ? "" : "TEST "}${config.name} ${row.id}`);
    transfer.end2endId = row.id.replaceAll("-", "");
    info.addTransaction(transfer);
  }
  return Buffer.from(document.toString());
}
