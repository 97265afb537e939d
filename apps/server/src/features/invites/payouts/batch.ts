import { operator } from "@kompagnon/contract/site/operator.ts";
import { Fail } from "#features/invites/links/links.ts";
import { creditTransferProblems } from "#features/invites/payouts/pain-rules.ts";
import { accountOf, exportable } from "#features/invites/payouts/payouts.ts";
import { sepaText } from "#features/invites/payouts/sepa-text.ts";
import { berlinDay } from "#platform/calendar.ts";
import type { Platform } from "#platform/platform.ts";

const BATCH_MAX = 500;
const REMITTANCE_MAX = 140;

const requireSepaText = (text: string, max?: number): string => {
  const plain = sepaText(text, max);
  if (plain === null) throw new Error("a stored name can be written");
  return plain;
};

/**
 * The approved payouts that are covered as a SEPA file (pain.001.001.09). Making it changes nothing: each is marked as paid by
 * itself, once the bank has it. A file that breaks a rule of the format does not leave. Throws payout_account_missing,
 * batch_empty.
 */
export async function batchFile(platform: Platform): Promise<Buffer> {
  const { config, payments, log } = platform;
  // With test money no bank gets to see the file.
  const iban = config.payouts.iban ?? (payments.livemode ? null : "DE89370400440532013000");
  if (!iban) throw new Fail("payout_account_missing");
  // Requests that an earlier version took may have a holder that cannot be written: they stay on the list.
  const rows = (await exportable(platform, BATCH_MAX)).filter(
    (row) => sepaText(accountOf(config.secret, row).holder) !== null,
  );
  if (rows.length === 0) throw new Fail("batch_empty");
  const { default: SEPA } = await import("sepa");
  const now = new Date();
  const document = new SEPA.Document("pain.001.001.09");
  document.grpHdr.id = `PAYOUT.${now.toISOString().slice(0, 19).replaceAll(/\D/g, "")}`;
  document.grpHdr.created = now;
  document.grpHdr.initiatorName = requireSepaText(operator.name);
  const info = document.createPaymentInfo();
  // Midnight in UTC: the library writes the day of the moment in UTC, and the bank reads it in Berlin.
  info.requestedExecutionDate = new Date(`${berlinDay(now)}T00:00:00Z`);
  info.debtorIBAN = iban;
  info.debtorName = requireSepaText(operator.name);
  document.addPaymentInfo(info);
  for (const row of rows) {
    const account = accountOf(config.secret, row);
    const transfer = info.createTransaction();
    transfer.creditorName = requireSepaText(account.holder);
    transfer.creditorIBAN = account.iban;
    // The library writes two decimals; whole cents are exact in them.
    transfer.amount = row.cents / 100;
    transfer.remittanceInfo = requireSepaText(
      `${payments.livemode ? "" : "TEST "}${config.name} ${row.id}`,
      REMITTANCE_MAX,
    );
    transfer.end2endId = row.id.replaceAll("-", "");
    info.addTransaction(transfer);
  }
  const file = document.toString();
  const expected = { count: rows.length, cents: rows.reduce((sum, { cents }) => sum + cents, 0) };
  const problems = creditTransferProblems(file, expected);
  if (problems.length > 0) {
    log.error({ problems }, "a SEPA file breaks the format and was not handed out");
    throw new Error("the SEPA file breaks the format");
  }
  return Buffer.from(file);
}
