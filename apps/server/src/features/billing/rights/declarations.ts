import type { declarationReceipt } from "@kompagnon/contract/billing/model.ts";
import { DECISION_DAYS } from "@kompagnon/contract/billing/rules.ts";
import type { TemplateData } from "@kompagnon/messages/server-texts.ts";
import type { z } from "zod";
import { newNumber } from "#features/billing/orders/checkout.ts";
import { openReview, type ReviewRow } from "#features/billing/reviews/review-queries.ts";
import {
  type Declaration,
  type DeclarationContent,
  insertDeclaration,
  sealContent,
} from "#features/billing/rights/declaration-queries.ts";
import { day, moment } from "#features/billing/rights/mails.ts";
import { addDays, berlinDay, endOfDay } from "#platform/calendar.ts";
import type { Tx } from "#platform/db/database.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";

export type Receipt = z.input<typeof declarationReceipt>;

/**
 * The end of the day by which a declaration must be decided. § 193 BGB would move it behind a weekend; the earlier day is
 * always in time.
 */
export const decisionDue = (receivedAt: Date): Date =>
  endOfDay(addDays(berlinDay(receivedAt), DECISION_DAYS));

/** Keeps a declaration as it came, sealed. */
export async function keepDeclaration(
  platform: Platform,
  tx: Tx,
  content: DeclarationContent,
  match: { memberId: string | null; payment: string | null },
): Promise<Declaration> {
  const kind = content.cancellation ? "cancellation" : "withdrawal";
  const declaration: Declaration = {
    id: newId(),
    number: newNumber(kind === "withdrawal" ? "W" : "K"),
    kind,
    memberId: match.memberId,
    payment: match.payment,
    sealed: sealContent(platform.config.secret, content),
    receivedAt: new Date(),
  };
  await insertDeclaration(tx, declaration);
  return declaration;
}

export const receiptOf = ({ number, receivedAt }: Declaration): Receipt => ({
  number,
  received_at: receivedAt.toISOString(),
});

/** Puts a declaration before a person: what was typed stays sealed, only what a rule decided by is listed. */
export const reviewDeclaration = (
  tx: Tx,
  { number, kind, memberId, payment }: Declaration,
  why: "no_match" | "too_late" | "for_cause",
  found: ReviewRow["found"],
) => openReview(tx, { id: newId(), kind, about: number, why, payment, memberId, found });

/**
 * What a declaration said, line by line; nothing where address and number do not belong together: the mail may go to anybody,
 * and must not carry the words of others.
 */
function contentLines({ texts }: Platform, content: DeclarationContent, echo: boolean): string {
  if (!echo) return "";
  const { language, cancellation } = content;
  const lines = [
    texts.say(language, "billing/messages:declared_name", { name: content.name }),
    texts.say(language, "billing/messages:declared_order", { order: content.number || "–" }),
    ...(cancellation ? [texts.say(language, `billing/messages:declared_${cancellation.kind}`)] : []),
    ...(cancellation?.end
      ? [
          texts.say(language, "billing/messages:declared_end", {
            date: day(endOfDay(addDays(cancellation.end, -1)), language),
          }),
        ]
      : []),
    texts.say(language, "billing/messages:declared_text", { text: content.text || "–" }),
  ];
  return `\n${lines.join("\n")}`;
}

/** What is the same in every mail that confirms a declaration. */
export function confirmation(
  platform: Platform,
  { number, receivedAt }: Declaration,
  content: DeclarationContent,
  echo: boolean,
): TemplateData<"withdrawal_review"> {
  return {
    number,
    when: moment(receivedAt, content.language),
    content: contentLines(platform, content, echo),
    due: day(new Date(decisionDue(receivedAt).getTime() - 1), content.language),
  };
}
