import { createHmac } from "node:crypto";
import type { iceServers, SignalPayload } from "@kompagnon/contract/calls/model.ts";
import type { z } from "zod";
import type { Config } from "#platform/env/config.ts";
import { fingerprint } from "#platform/secrets.ts";

const GOOD_FOR_SECONDS = 600;

/**
 * ICE servers for a member's browser. TURN credentials are derived from a secret shared with the relays: the user name contains
 * the expiry and an opaque id of the member, the password is its signature (TURN REST).
 */
export function iceServersFor(
  { calls, secret }: Pick<Config, "calls" | "secret">,
  memberId: string,
  now: Date,
): z.input<typeof iceServers> {
  const { stun, turn, turnSecret, relayOnly } = calls;
  const servers: z.input<typeof iceServers>["iceServers"] = [];
  // A browser that uses relays only does not need its public address.
  if (stun.length > 0 && !relayOnly) servers.push({ urls: stun });
  if (turn.length > 0 && turnSecret !== null) {
    const expiry = Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS;
    const username = `${expiry}:${fingerprint(secret, `turn ${memberId}`).slice(0, 16)}`;
    const credential = createHmac("sha1", turnSecret).update(username).digest("base64");
    servers.push({ urls: turn, username, credential });
  }
  return { iceServers: servers, iceTransportPolicy: relayOnly ? "relay" : "all" };
}

const CANDIDATE = /^\s*(a=)?candidate:/i;
/** Where a candidate says what kind it is (RFC 8839: foundation, component, transport, priority, address, port, "typ"). */
const TYPE_AT = 6;

const isRelay = (line: string): boolean => {
  const fields = line.trim().split(/\s+/);
  return fields[TYPE_AT]?.toLowerCase() === "typ" && fields[TYPE_AT + 1]?.toLowerCase() === "relay";
};

/** A line without its sender's own address: relay candidates name it as the related one, others as the default. */
const veiled = (line: string): string =>
  CANDIDATE.test(line)
    ? line.replace(/\braddr\s+\S+/gi, "raddr 0.0.0.0").replace(/\brport\s+\S+/gi, "rport 0")
    : line.replace(/^(\s*(?:c|o|a=rtcp)[=:].*?\bIN\s+IP)[46]\s+\S+/i, "$14 0.0.0.0");

const BREAK = /\r\n|\n|\r/;
function veil(text: string): string {
  const lines = text.split(BREAK);
  const kept = lines.filter((line) => !CANDIDATE.test(line) || isRelay(line)).map(veiled);
  return kept.join("\r\n");
}

/** Whether a text is a single candidate that is no relay. */
const isTelling = (value: unknown): boolean =>
  typeof value === "string" && CANDIDATE.test(value) && !BREAK.test(value.trim()) && !isRelay(value);

type Plain = string | number | boolean | null;
const veilAll = (values: Record<string, Plain>): Record<string, Plain> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === "string" ? veil(value) : value]),
  );

/**
 * What of a signal may pass where calls go over relays alone (design: security, 11): candidates of other kinds go, and
 * the sender's address wherever else it stands. Null if the signal is nothing but such a candidate.
 */
export function relayOnly(payload: SignalPayload): SignalPayload | null {
  const all = Object.values(payload).flatMap((value) =>
    typeof value === "object" && value !== null ? Object.values(value) : [value],
  );
  if (all.some(isTelling)) return null;
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      if (typeof value === "string") return [key, veil(value)];
      return [key, typeof value === "object" && value !== null ? veilAll(value) : value];
    }),
  );
}
