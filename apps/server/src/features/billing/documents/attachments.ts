import { operator, operatorAddress } from "@kompagnon/contract/site/operator.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { findDocument } from "#features/billing/documents/document-queries.ts";
import { documentPdf, set } from "#features/billing/documents/paper.ts";
import type { Attachment } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

const pdf = (name: string, content: Buffer): Attachment => ({
  filename: `${name.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")}.pdf`,
  content,
  contentType: "application/pdf",
});

/** The parts of the terms, by the names of their texts. */
const TERMS = [
  "scope",
  "age",
  "account",
  "conduct",
  "content",
  "matching",
  "price",
  "withdrawal",
  "ending",
  "liability",
  "changes",
  "law",
] as const;

/** The notice about withdrawing, with the form that the law gives (Annex 1 and 2 to Art. 246a EGBGB). */
async function withdrawalNotice(platform: Platform, order: string, language: Language): Promise<Attachment> {
  const data = { operator: operator.name, address: operatorAddress, email: operator.email, order };
  const say = (key: string) =>
    platform.texts.say(language, `billing/messages:${key}` as Parameters<typeof platform.texts.say>[1], data); // keys of this very part
  const title = say("notice_title");
  const sections = ["right", "effect", "form"].map((part) => ({
    title: say(`notice_${part}_title`),
    paragraphs: say(`notice_${part}_text`).split("\n\n"),
  }));
  const form = ["contract", "ordered", "name", "address", "date", "signature"].map((line) =>
    say(`notice_line_${line}`),
  );
  return pdf(title, await set(platform, "notice.typ", { lang: language, title, sections, form }));
}

/** The terms as they hold. */
async function terms(platform: Platform, language: Language): Promise<Attachment> {
  const { loadFeature } = await import("@kompagnon/messages/load-feature.ts");
  const { pages } = await loadFeature(language, "site");
  const texts = (pages as { terms: Record<string, string> }).terms; // as the site's pages have them
  const filled = (text = "") =>
    text
      .replaceAll("{{brand}}", platform.config.name)
      .replaceAll("{{operator}}", `${operator.name}, ${operatorAddress}`)
      .replaceAll("{{email}}", operator.email);
  const title = texts["title"] ?? "";
  const sections = TERMS.map((part) => ({
    title: texts[`${part}_title`] ?? "",
    paragraphs: filled(texts[`${part}_text`]).split("\n\n"),
  }));
  return pdf(title, await set(platform, "notice.typ", { lang: language, title, sections, form: [] }));
}

/** Makes what goes along with the mails of billing. */
export function attachPapers(platform: Platform): void {
  const { mail, db } = platform;
  mail.attach("billing.document", async (id) => {
    const row = await findDocument(db, id, null);
    if (!row) throw new Fail("not_found");
    return pdf(row.number, await documentPdf(platform, row));
  });
  mail.attach("billing.withdrawal", (order, language) => withdrawalNotice(platform, order, language));
  mail.attach("billing.terms", (_, language) => terms(platform, language));
}
