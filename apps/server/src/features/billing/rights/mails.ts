import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { findPlan } from "#features/accounts/public.ts";
import { entitlementAt, type LedgerRow } from "#features/billing/ledger/entitlement.ts";
import { ledgerOf } from "#features/billing/ledger/ledger-queries.ts";
import type { Order } from "#features/billing/orders/order-queries.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** An amount as people write it in a language. */
export const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" }).format(cents / 100);
/** A moment as people write it in a language, by our clock. */
export const moment = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(at);
/** A day as people write it in a language, by our clock. */
export const day = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "Europe/Berlin" }).format(at);
/** The day that ends at a moment: a contract that ends at midnight ends on the day before. */
export const lastDay = (end: Date, language: Language): string => day(new Date(end.getTime() - 1), language);
/** A plan by its name. */
export const planName = ({ texts }: Pick<Platform, "texts">, plan: Plan, language: Language): string =>
  texts.say(language, `billing/messages:plan_${plan}`);

/** The member's mail address and language; null for an erased member. */
export async function recipientOf(
  tx: Tx,
  memberId: string,
): Promise<{ to: string; language: Language; username: string } | null> {
  const account = await findPlan(tx, memberId);
  if (!account) return null;
  const { language, username } = await profileOf(tx, memberId);
  return { to: account.email, language, username: username ?? "" };
}

type Movement = { order: Order; row: LedgerRow; number: { id: string; number: string } | null };

/** Confirms a purchase, or says that money went back; with the papers that belong to it (a durable medium). */
export async function mailOfMovement(
  platform: Platform,
  tx: Tx,
  { order, row, number }: Movement,
): Promise<void> {
  const recipient = number && (await recipientOf(tx, order.memberId));
  if (!recipient) return;
  const { to, language } = recipient;
  const link = `${platform.config.origin}${billingPaths.purchases}`;
  const data = { plan: planName(platform, row.plan, language), order: order.number };
  const paper = { kind: "billing.document", ref: number.id };
  if (row.kind === "paid") {
    const ledger = await ledgerOf(tx, order.memberId, order.livemode);
    const { beginsAt } = entitlementAt(ledger, new Date());
    const starts = beginsAt
      ? platform.texts.say(language, "billing/messages:starts_on", { date: day(beginsAt, language) })
      : platform.texts.say(language, "billing/messages:starts_now");
    await platform.mail.send(tx, {
      to,
      language,
      template: order.livemode ? "purchase_confirmed" : "purchase_confirmed_test",
      data: { ...data, starts, amount: money(row.cents, language), when: moment(row.at, language) },
      attachments: [
        paper,
        { kind: "billing.terms", ref: "" },
        { kind: "billing.withdrawal", ref: order.number },
      ],
      link,
    });
  } else
    await platform.mail.send(tx, {
      to,
      language,
      template: "purchase_refunded",
      data: { ...data, amount: money(-row.cents, language) },
      attachments: [paper],
      link,
    });
}
