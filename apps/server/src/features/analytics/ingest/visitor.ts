import { createHmac } from "node:crypto";
import { isIP } from "node:net";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARK_BYTES = 12;

/** An address without the last part of IPv4, or the last 80 bits of IPv6; mapped IPv4 counts as IPv4. Null for what is none. */
export function shortenedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIP(plain) === 4) return plain.replace(/\.\d+$/, ".0");
  if (isIP(plain) !== 6) return null;
  const [head = "", tail] = plain.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const filled = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const full = tail === undefined ? left : [...left, ...filled, ...right];
  const network = full.slice(0, 3).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(":")}::`;
}

/** Who a visit comes from: the same all day, and nothing that could be found again tomorrow, when the salt is gone. */
export const visitorMark = (salt: Buffer, address: string, agent: string, memberId: string | null): Buffer =>
  createHmac("sha256", salt)
    .update(memberId ?? `${shortenedAddress(address)}\0${agent}`)
    .digest()
    .subarray(0, MARK_BYTES);

type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Every time zone's country, as the platform's own tables have it. It takes a fifth of a second, in many turns of the loop. */
async function readZones(): Promise<Map<string, string>> {
  const zones = new Map<string, string>();
  // Regions that are no more, Panama's canal for one, have zones too, but no name.
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  for (const one of LETTERS) {
    for (const two of LETTERS) {
      const region = one + two;
      if (!names.of(region)) continue;
      const locale: WithZones = new Intl.Locale(`und-${region}`);
      for (const zone of locale.getTimeZones?.() ?? []) zones.set(zone, region);
    }
    await new Promise(setImmediate);
  }
  return zones;
}

let reading: Promise<Map<string, string>> | undefined;
/** The country of a browser's time zone, without any table of addresses; null for one that is unknown or has none. */
export async function countryOfZone(zone: string): Promise<string | null> {
  reading ??= readZones();
  const zones = await reading;
  const found = zones.get(zone);
  if (found || zone.length > 60) return found ?? null;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
    return zones.get(timeZone) ?? null;
  } catch {
    return null;
  }
}
