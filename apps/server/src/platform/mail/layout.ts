import { directionOf, type Language } from "@kompagnon/messages/languages.ts";
import type { Template, TemplateData } from "@kompagnon/messages/server-texts.ts";
import type { Config } from "#platform/env/config.ts";
import { open, seal } from "#platform/secrets.ts";
import type { Texts } from "#platform/texts.ts";

/** A kind of mail that its reader can switch off, and whose: a member, or what they subscribed to. */
type Subscription = { kind: string; ref: string };

/** Keeps these tokens apart from everything else that is sealed with the installation's secret. */
const PURPOSE = "unsubscribe";

/** A token that switches one kind of mail off, for one reader, and does nothing else. It does not expire: old mails are read too. */
export const unsubscribeToken = (secret: string, { kind, ref }: Subscription): string =>
  seal(secret, Buffer.from([PURPOSE, kind, ref].join("\n"))).toString("base64url");

/** What a token switches off; null for anything that is no such token. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | null {
  try {
    const [purpose, kind, ref] = open(secret, Buffer.from(token, "base64url")).toString("utf8").split("\n");
    return purpose === PURPOSE && kind && ref ? { kind, ref } : null;
  } catch {
    return null; // altered, cut, or made elsewhere
  }
}

/** The headers by which mail programs offer a button to unsubscribe (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (origin: string, token: string): Record<string, string> => ({
  "List-Unsubscribe": `<${origin}/api/mail/unsubscribe/${token}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** A mail to one address: `template` names its texts in a feature's mails, `data` fills them, `link` is its button. */
export type Letter = { [T in Template]: { template: T; data: TemplateData<T> } }[Template] & {
  to: string;
  language: Language;
  link?: string;
  /** Attached papers: each is rendered when the mail is sent, by the feature that owns its kind. */
  attachments?: readonly { kind: string; ref: string }[];
  /** The address was typed into a public form: its reader need not have an account. */
  footer?: "no_account";
  /** The kind of mail that its reader switches off by one click, and whose (`Mail.onUnsubscribe`). */
  subscription?: Subscription;
  /** Nothing happens unless the link is opened: a recipient who did not request the mail may ignore it. */
  ignorable?: boolean;
};

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

// Mail programs know neither variables nor oklch(): the tokens' values, written out.
const COLOURS = { ground: "#f7f4ee", card: "#ffffff", ink: "#1b2430", soft: "#5b6572", accent: "#1f5f4a" };

/**
 * Subject, plain text and HTML of a letter, in its language; right-to-left where the language is. `complete`: whether all that
 * goes along could be made; else it says where the rest is.
 */
export function renderMail(
  letter: Letter,
  texts: Pick<Texts, "letter">,
  { name, origin, complete = true }: Pick<Config, "name" | "origin"> & { complete?: boolean },
) {
  const { language, template, data, link } = letter;
  const { body: words, ...parts } = texts.letter(language, template, data);
  const { subject, heading, button, why, typed, ignore, unattached } = parts;
  const body = complete ? words : `${words}\n\n${unattached}\n${link ?? origin}`;
  const footer = [letter.footer === "no_account" ? typed : why, ...(letter.ignorable ? [ignore] : [])];
  const plain = [
    heading,
    "",
    body,
    ...(link ? ["", `${button}:`, link] : []),
    "",
    "--",
    `${name} · ${origin}`,
    ...footer,
  ];
  const paragraphs = body
    .split("\n\n")
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${COLOURS.ground};color:${COLOURS.ink};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;font-weight:700;color:${COLOURS.accent}">${escapeHtml(name)}</td></tr>
<tr><td style="background:${COLOURS.card};border-radius:12px;padding:32px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>${paragraphs}${
    link
      ? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="background:${COLOURS.accent};color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:8px;display:inline-block;font-weight:600">${escapeHtml(button)}</a></p><p dir="ltr" style="margin:0;color:${COLOURS.soft};font-size:13px;word-break:break-all">${escapeHtml(link)}</p>`
      : ""
  }</td></tr>
<tr><td style="padding:16px 8px;color:${COLOURS.soft};font-size:13px">${escapeHtml(footer.join(" "))}</td></tr>
</table></td></tr></table></body></html>`;
  return { subject, text: plain.join("\n"), html };
}
