import { open, seal } from "#platform/secrets.ts";

/** A kind of mail that its reader can switch off, and whose: a member, or what they subscribed to. */
export type Subscription = { kind: string; ref: string };

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
