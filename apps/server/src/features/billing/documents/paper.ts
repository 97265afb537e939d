import { readFileSync } from "node:fs";
import path from "node:path";
import { operator, operatorAddress } from "@kompagnon/contract/site/operator.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { type DocumentRow, findInvoice } from "#features/billing/documents/document-queries.ts";
import { findOrder } from "#features/billing/orders/order-queries.ts";
import { day, money, planName } from "#features/billing/rights/mails.ts";
import { type Paper, PapersUnavailable } from "#platform/papers/papers.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

const template = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");
/** Sets a paper. Throws papers_unavailable where that can't be done. */
export async function set(platform: Platform, name: string, data: Paper["data"]) {
  try {
    return await platform.papers.pdf({ template: template(name), data });
  } catch (error) {
    if (error instanceof PapersUnavailable) throw new Fail("papers_unavailable");
    throw error;
  }
}

/** The recipient as it is printed, line by line; none where the buyer named no one. */
function recipientLines({ recipient }: DocumentRow, say: (key: string) => string): string[] {
  if (!recipient) return [];
  const { name, company, address, vat_id: vatId } = recipient;
  return [company, name, ...address.split("\n"), vatId && `${say("paper_vat_id")} ${vatId}`]
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Hundredths of a percent as people write a rate. */
const percent = (rate: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 2 }).format(
    rate / 10_000,
  );

/** An invoice or credit note as PDF, in the language it was issued in (§ 33 UStDV: under 250 euros). */
export async function documentPdf(platform: Platform, row: DocumentRow): Promise<Buffer> {
  const { db, texts, config } = platform;
  const { language } = row;
  const say = (key: string, data?: Record<string, string>) =>
    texts.say(language, `billing/messages:${key}` as Parameters<typeof texts.say>[1], data); // keys of this very part
  const order = await findOrder(db, row.orderId);
  const invoice = row.kind === "credit_note" ? await findInvoice(db, row.payment) : null;
  const amount = (cents: number) => money(cents, language);
  const title = `${say(`paper_${row.kind}`)} ${row.number}`;
  const plan = planName(platform, row.plan, language);
  return set(platform, "invoice.typ", {
    lang: language,
    title,
    seller: [operator.name, operatorAddress, operator.vat],
    recipient: recipientLines(row, say),
    note: row.livemode ? "" : say("paper_test"),
    facts: [
      [say("paper_number"), row.number],
      [say("paper_date"), day(row.issuedAt, language)],
      [say("paper_order"), order?.number ?? ""],
      ...(invoice ? [[say("paper_of_invoice"), invoice.number]] : []),
      [say("paper_period"), `${day(row.periodFrom, language)} – ${day(row.periodTo, language)}`],
    ],
    head: [say("paper_service"), say("paper_amount")],
    lines: [
      [`${config.name}: ${plan}`, amount(row.cents - row.vatCents)],
      [
        say("paper_vat", { rate: percent(row.vatRate, language), country: row.country }),
        amount(row.vatCents),
      ],
    ],
    total: [say("paper_total"), amount(row.cents)],
    paragraphs: [say(row.kind === "invoice" ? "paper_paid" : "paper_returned")],
  });
}
