import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { Language } from "@kompagnon/contract/wire/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import type { PlainTemplate } from "@kompagnon/messages/server-texts.ts";
import { deleteMailTokens, insertMailToken } from "#features/accounts/passwords/mail-token-queries.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Letter } from "#platform/mail/layout.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";

/** What a mailed link does. */
export type Purpose = "confirm_email" | "change_email" | "newsletter" | "reset_password";

/** A day, for links that confirm something. */
export const CONFIRM_MINUTES = 24 * 60;

/** Links that were sent again stay valid next to the newer one until one is used: the first mail may be late. */
const REUSABLE: ReadonlySet<Purpose> = new Set(["confirm_email", "newsletter"]);

/** Mails a link that works once; one that resets a password or changes the address ends an earlier one for the same purpose. */
export async function mailLink(
  { mail, config }: Pick<Platform, "mail" | "config">,
  tx: Tx,
  link: {
    memberId: string;
    to: string;
    language: Language;
    purpose: Purpose;
    template: PlainTemplate;
    minutes: number;
    subscription?: Letter["subscription"];
    /** The page that takes the token. */
    page: (token: string) => string;
  },
): Promise<void> {
  const { memberId, to, purpose, language, template, minutes, page, subscription } = link;
  const token = randomToken();
  if (!REUSABLE.has(purpose)) await deleteMailTokens(tx, memberId, [purpose]);
  await insertMailToken(tx, { hash: hashToken(token), memberId, purpose, email: to, minutes });
  await mail.send(tx, {
    to,
    language,
    template,
    data: {},
    ignorable: true,
    ...(subscription && { subscription }),
    link: `${config.origin}${page(token)}`,
  });
}

/** The page that confirms; the token stays out of every request. */
export const confirmPage = (token: string): string => `/confirm-email#token=${token}`;

/** Where a member sees their devices and factors. */
export const SECURITY_PAGE = settingsPaths.area("security");

/** Formats a moment for a mail. */
export const inWords = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  }).format(at);
