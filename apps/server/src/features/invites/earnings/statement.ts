import { operator, operatorAddress } from "@kompagnon/contract/site/operator.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { setPaper } from "#features/billing/public.ts";
import { listLines, listMonths } from "#features/invites/earnings/earning-queries.ts";
import { Fail } from "#features/invites/links/links.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Queryable } from "#platform/db/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Months of a statement, the oldest first: each begins with what the one before ended with, to the cent. */
async function monthsOf(db: Queryable, memberId: string, livemode: boolean) {
  let closing = 0;
  return (await listMonths(db, memberId, livemode)).map(({ month, earned, reversed, paid }) => {
    const opening = closing;
    closing += earned - reversed - paid;
    return {
      month,
      opening_cents: opening,
      earned_cents: earned,
      reversed_cents: reversed,
      paid_cents: paid,
      closing_cents: closing,
    };
  });
}

/** A member's statement, the newest month first. */
export const statementOf = async ({ db, payments }: Platform, memberId: string) => ({
  items: (await monthsOf(db, memberId, payments.livemode)).reverse(),
});

/** A month's credit note as PDF, in the member's language. Throws not_found for a month in which nothing happened. */
export async function statementPdf(platform: Platform, memberId: string, month: string): Promise<Buffer> {
  const { db, payments, texts, config } = platform;
  const found = (await monthsOf(db, memberId, payments.livemode)).find((one) => one.month === month);
  if (!found) throw new Fail("not_found");
  const { language: lang, username } = await profileOf(db, memberId);
  const say = (key: string) => texts.say(lang, `invites/messages:${key}` as Parameters<typeof texts.say>[1]); // keys of this very part
  const money = new Intl.NumberFormat(localeOf(lang), { style: "currency", currency: "EUR" });
  const amount = (cents: number) => money.format(cents / 100);
  const days = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: "medium", timeZone: "UTC" });
  const named = new Intl.DateTimeFormat(localeOf(lang), { month: "long", year: "numeric", timeZone: "UTC" });
  const lines = await listLines(db, memberId, payments.livemode, month);
  return setPaper(platform, "invoice.typ", {
    lang,
    title: `${say("statement")} ${named.format(new Date(`${month}-15T00:00:00Z`))}`,
    seller: [operator.name, operatorAddress, operator.vat],
    note: payments.livemode ? "" : say("statement_test"),
    facts: [
      [say("statement_for"), username ?? ""],
      [say("statement_number"), `${config.name.slice(0, 3).toUpperCase()}-${month}-${memberId.slice(-8)}`],
    ],
    head: [say("statement_what"), say("statement_amount")],
    lines: [
      [say("statement_opening"), amount(found.opening_cents)],
      ...lines.map(({ at, kind, cents }) => [`${days.format(at)}  ${say(`line_${kind}`)}`, amount(cents)]),
    ],
    total: [say("statement_closing"), amount(found.closing_cents)],
    paragraphs: [say("statement_tax")],
  });
}
