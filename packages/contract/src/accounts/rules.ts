/** Limits and checks of sign-up and sign-in without any library: the sign-in page loads these alone. */

export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** After this many failures of one account at one address (or known device) it is locked there for LOCK_SECONDS (spec: community, section 9). */
export const ATTEMPTS_MAX = 5;
export const LOCK_SECONDS = 300;
/** The version of the terms that sign-up accepts (spec: public, section 9). */
export const TERMS_VERSION = "1.0";
/** A mailed reset link is good for this long, once; the next mail waits (spec: community, section 9). */
export const RESET_MINUTES = 10;
export const RESET_COOLDOWN_SECONDS = 120;
/** Codes of an authenticator app (product: people and accounts). */
export const TOTP_DIGITS = 6;
/** A set of backup codes; each works once. */
export const BACKUP_CODES = 10;
/** Between asking for the deletion of an account and doing it (product: people and accounts). */
export const DELETION_DAYS = 7;
/** A banned member's one appeal. */
export const APPEAL_MAX = 2000;
/** How long a sign-in counts as fresh: this replaces the password for accounts without one. */
export const FRESH_MINUTES = 10;
/** From this level on a manual status may be set (spec: account, section 6). */
export const STATUS_LEVEL = 2;
/** From this level on a second factor or a passkey is mandatory (security: 13). */
export const SECOND_FACTOR_LEVEL = 2;
/** From this level on every write wants a second factor shown within STEP_UP_MINUTES in the same session (security: 13). */
export const STEP_UP_LEVEL = 5;
export const STEP_UP_MINUTES = 15;
/** The states of a member's request to remove lost second factors. */
export const FACTOR_RESET_STATES = [
  "proving",
  "waiting",
  "stopped",
  "granted",
  "refused",
  "expired",
] as const;
export type FactorResetState = (typeof FACTOR_RESET_STATES)[number];
/** No one's second factors are taken away earlier than this: so long the member's mails can be read. */
export const FACTOR_RESET_HOURS = 48;
/** A request without a decision expires after this number of days. */
export const FACTOR_RESET_DAYS = 14;
/** The mailed code is valid for this number of minutes, and for this number of failures. */
export const FACTOR_RESET_CODE_MINUTES = 15;
export const FACTOR_RESET_CODE_FAILURES = 5;
/** The maximum number of requests within thirty days. */
export const FACTOR_RESETS_MAX = 5;
/** From this level on the security log can be read (security: 27); it goes back SECURITY_LOG_DAYS. */
export const SECURITY_LOG_LEVEL = 5;
export const SECURITY_LOG_DAYS = 365;
/** The name a member gives a passkey. */
export const PASSKEY_NAME_MAX = 60;
/** The maximum number of passkeys of a member. */
export const PASSKEYS_MAX = 20;
/** A script that has not answered by then is taken to be away (spec: community, section 9). */
export const PROVIDER_TIMEOUT_MS = 10_000;
/** An invite slug is at most this long. */
export const INVITE_SLUG_MAX = 64;

/** What looks like an e-mail address: the same on both sides of the wire. */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** Browsers and Node have it; the contract is compiled without their types. */
const { URL } = globalThis as unknown as { URL: new (address: string) => { hostname: string } };
/** The part after the @ as mail servers know it: `müller.de` is `xn--mller-kva.de`. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || /[/?#@:\\\s]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain; // no domain: the pattern refuses it
  }
}
/** The form in which an address is compared and stored. */
export function tidyEmail(raw: string): string {
  const email = raw.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  return at < 0 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1));
}
/** Whether a tidied text is an address that sign-up takes (spec: community, section 5). */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text);

/**
 * The few patterns that sign-in fields refuse with the spec's message. A courtesy to the specification, never the
 * defence: every query is parameterised. Narrow, so that no reasonable password meets it.
 */
const SQL_LIKE =
  /('|")\s*or\s+('|")?\d+('|")?\s*=\s*('|")?\d+|\bunion\s+(all\s+)?select\b|;\s*drop\s+table\b|;\s*delete\s+from\b|;\s*insert\s+into\b|\bxp_cmdshell\b/i;
/** Whether a sign-in field carries one of the SQL-like patterns. */
export const looksLikeSql = (text: string): boolean => SQL_LIKE.test(text);
