import { createECDH } from "node:crypto";
import type { pushSubscription } from "@kompagnon/contract/notifications/model.ts";
import type { z } from "zod";
import { Fail } from "#features/notifications/preferences/preferences.ts";
import { pushJob, testPayload } from "#features/notifications/push/push-message.ts";
import {
  deleteSubscriptionOf,
  saveSubscription,
  subscriptionsOfSession,
} from "#features/notifications/push/push-queries.ts";
import { isPushService } from "#features/notifications/push/push-sender.ts";
import { profileOf } from "#features/profiles/public.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { hashToken } from "#platform/secrets.ts";

type Device = Pick<Viewer, "id" | "sessionId">;

const AUTH_BYTES = 16;

/** Whether one can encrypt for a browser with these keys: its point lies on the curve. */
function areUsable({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, "base64url").length !== AUTH_BYTES) return false;
  const ours = createECDH("prime256v1");
  ours.generateKeys();
  try {
    ours.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false; // not a point of the curve
  }
}

/** Keeps a device's subscription until it is signed out. Throws push_service_unknown, invalid_input. */
export async function subscribe(
  { db, config }: Platform,
  device: Device,
  { endpoint: given, keys }: z.output<typeof pushSubscription>,
): Promise<void> {
  if (!isPushService(given, config.pushHosts)) throw new Fail("push_service_unknown");
  // As its service reads it: no stray signs.
  const endpoint = new URL(given).href;
  if (!areUsable(keys))
    throw new Fail("invalid_input", { details: [{ field: "keys", code: "invalid_format" }] });
  await db.transaction((tx) =>
    saveSubscription(tx, {
      hash: hashToken(endpoint),
      memberId: device.id,
      sessionId: device.sessionId,
      endpoint,
      ...keys,
    }),
  );
}

/** Forgets a device's subscription. */
export const unsubscribe = ({ db }: Platform, { sessionId }: Device, endpoint: string) =>
  deleteSubscriptionOf(db, sessionId, hashToken(endpoint));

/** Sends a push message to this device; `sent` is false if it has no subscription. */
export async function sendTest(platform: Platform, device: Device): Promise<{ sent: boolean }> {
  const { db, jobs } = platform;
  const { language } = await profileOf(db, device.id);
  const hashes = await subscriptionsOfSession(db, device.sessionId);
  const payload = testPayload(platform, language);
  await db.transaction(async (tx) => {
    for (const hash of hashes)
      await jobs.send(tx, pushJob, { hash: hash.toString("base64url"), payload, requested: true });
  });
  return { sent: hashes.length > 0 };
}
