import { createHmac, timingSafeEqual } from "node:crypto";
import { LINK_SECONDS, type Side } from "@kompagnon/contract/verification/rules.ts";

/** The picture that a link opens, and the reviewer that it is for. */
type Opens = { id: string; side: Side; reviewerId: string };

const signature = (secret: string, { id, side, reviewerId }: Opens, until: number): string =>
  createHmac("sha256", secret)
    .update(`identity link ${id} ${side} ${reviewerId} ${until}`)
    .digest("base64url");

/** The key of a picture's address: good for a minute, and for one reviewer. */
export function linkKey(secret: string, opens: Opens, now = Date.now()): string {
  const until = Math.floor(now / 1000) + LINK_SECONDS;
  return `${until}.${signature(secret, opens, until)}`;
}

/** Whether a key opens this picture for this reviewer now. */
export function isLinkKey(secret: string, opens: Opens, key: string, now = Date.now()): boolean {
  const [until = "", given = ""] = key.split(".");
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now) return false;
  const expected = Buffer.from(signature(secret, opens, Number(until)));
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
