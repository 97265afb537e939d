import { createHmac } from "node:crypto";
import type { iceServers } from "@kompagnon/contract/calls/model.ts";
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
