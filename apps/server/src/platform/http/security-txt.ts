import { operator } from "@kompagnon/contract/site/operator.ts";
import type { Config } from "#platform/env/config.ts";

/** How far `Expires` is ahead: the file is generated per request, and clients fetch it again within a month. */
const HOLDS_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Where to report vulnerabilities (RFC 9116): the configured address, else the operator's unless it is a sample, and always the
 * contact page. `Expires` is computed per response, so the file is never out of date.
 */
export function securityTxt(
  { origin, securityContact }: Pick<Config, "origin" | "securityContact">,
  now: Date,
): string {
  const mail = securityContact ?? (operator.sample ? null : operator.email);
  const contact = mail && (mail.includes("@") && !mail.startsWith("https:") ? `mailto:${mail}` : mail);
  return [
    ...(contact ? [`Contact: ${contact}`] : []),
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now.getTime() + HOLDS_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: de, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/imprint#security`,
    "",
  ].join("\n");
}
