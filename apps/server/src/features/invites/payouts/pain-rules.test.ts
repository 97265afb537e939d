import { describe, expect, test } from "vitest";
import { creditTransferProblems } from "#features/invites/payouts/pain-rules.ts";

const IBAN = "DE89370400440532013000";

async function aFile(names: readonly string[]): Promise<string> {
  const { default: SEPA } = await import("sepa");
  const document = new SEPA.Document("pain.001.001.09");
  document.grpHdr.id = "PAYOUT.20261126120000";
  document.grpHdr.created = new Date("2026-11-26T12:00:00Z");
  document.grpHdr.initiatorName = "Kompagnon GmbH";
  const info = document.createPaymentInfo();
  info.requestedExecutionDate = new Date("2026-11-26T00:00:00Z");
  info.debtorIBAN = IBAN;
  info.debtorName = "Kompagnon GmbH";
  document.addPaymentInfo(info);
  for (const [nth, name] of names.entries()) {
    const transfer = info.createTransaction();
    transfer.creditorName = name;
    transfer.creditorIBAN = IBAN;
    transfer.amount = 25.86;
    transfer.remittanceInfo = "Kompagnon 0190";
    transfer.end2endId = `payout-${nth}`;
    info.addTransaction(transfer);
  }
  return document.toString();
}

const expected = { count: 2, cents: 5_172 };

describe("creditTransferProblems", () => {
  test("a file of transferable payouts has none", async () => {
    expect(creditTransferProblems(await aFile(["Erika Muster", "Jose Mueller"]), expected)).toEqual([]);
  });

  test.each<[string, (file: string) => string]>([
    ["an empty name", (file) => file.replace("<Nm>Erika Muster</Nm>", "<Nm></Nm>")],
    ["a name that is missing", (file) => file.replace("<Nm>Erika Muster</Nm>", "")],
    ["a name in other letters", (file) => file.replace("Erika Muster", "Иван")],
    ["a name of 71 characters", (file) => file.replace("Erika Muster", "x".repeat(71))],
    ["an IBAN with a wrong check digit", (file) => file.replace(IBAN, "DE88370400440532013000")],
    ["an amount of nothing", (file) => file.replaceAll("25.86", "0.00")],
    ["an amount in another currency", (file) => file.replace('Ccy="EUR"', 'Ccy="USD"')],
    ["a sum that does not add up", (file) => file.replace("<CtrlSum>51.72", "<CtrlSum>51.73")],
    ["a wrong number of transfers", (file) => file.replace("<NbOfTxs>2", "<NbOfTxs>3")],
    ["elements in another order", (file) => file.replace(/(<Amt>.*?<\/Amt>)(<Cdtr>.*?<\/Cdtr>)/, "$2$1")],
    [
      "an element that the format does not have",
      (file) => file.replace("<RmtInf>", "<Note>x</Note><RmtInf>"),
    ],
    ["an element twice", (file) => file.replace("<CtrlSum>51.72</CtrlSum>", "$&$&")],
    ["text between elements", (file) => file.replace("</GrpHdr>", "x</GrpHdr>")],
    ["text behind the end", (file) => `${file}x`],
    ["a second document", (file) => file + file.slice(file.indexOf("<Document"))],
    ["an attribute that the format does not have", (file) => file.replace("<Nm>", '<Nm lang="de">')],
    ["an amount without a currency", (file) => file.replace(' Ccy="EUR"', "")],
    ["an amount with one decimal", (file) => file.replace("25.86<", "25.8<")],
    ["an amount of a billion", (file) => file.replace("25.86<", "1000000000.00<")],
    ["a day that the calendar does not have", (file) => file.replace("<Dt>2026-11-26", "<Dt>2026-11-31")],
    ["a moment that the clock does not have", (file) => file.replace("T12:00:00", "T25:00:00")],
    [
      "a sum of a payment that is not its own",
      (file) => file.replace(/(<PmtInf>.*?<CtrlSum>)51.72/, "$151.70"),
    ],
    ["a header without a sum", (file) => file.replace("<CtrlSum>51.72</CtrlSum>", "")],
    ["a payment without a sum", (file) => file.replace(/(<PmtInf>.*?)<CtrlSum>51.72<\/CtrlSum>/, "$1")],
    [
      "a payment without a number of transfers",
      (file) => file.replace(/(<PmtInf>.*?)<NbOfTxs>2<\/NbOfTxs>/, "$1"),
    ],
    ["a debit", (file) => file.replace("<PmtMtd>TRF", "<PmtMtd>DD")],
    ["a message id that begins with a slash", (file) => file.replace("<MsgId>P", "<MsgId>/P")],
    ["an id of 36 characters", (file) => file.replace("payout-1", "x".repeat(36))],
    ["a reason of 141 characters", (file) => file.replace("Kompagnon 0190", "x".repeat(141))],
    [
      "a BIC of nine characters",
      (file) => file.replace("<Othr><Id>NOTPROVIDED</Id></Othr>", "<BICFI>DEUTDEFF5</BICFI>"),
    ],
    ["a document type", (file) => file.replace("<Document", "<!DOCTYPE Document><Document")],
    ["a comment", (file) => file.replace("<GrpHdr>", "<!-- x --><GrpHdr>")],
    ["another encoding", (file) => file.replace("UTF-8", "ISO-8859-1")],
    ["no transfers", (file) => file.replace(/<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, "")],
    ["an id that is used twice", (file) => file.replace("payout-1", "payout-0")],
    ["another version of the format", (file) => file.replaceAll("pain.001.001.09", "pain.001.001.03")],
    ["a file that is cut off", (file) => file.slice(0, -20)],
  ])("%s is a problem", async (_, broken) => {
    const file = broken(await aFile(["Erika Muster", "Jose Mueller"]));
    expect(creditTransferProblems(file, expected)).not.toEqual([]);
  });

  test("a file with other transfers than were approved is a problem", async () => {
    const file = await aFile(["Erika Muster"]);
    expect(creditTransferProblems(file, expected)).toEqual(["transfers are not what was approved"]);
  });
});
