import type Stripe from "stripe";
import { insertEvent, listDueEvents, markDone, markFailed } from "#features/billing/webhook/event-queries.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Works the inbox off. */
export const inboxJob = defineJob<object>("billing.inbox");

/** Seconds that an event's signature may be old, or ahead of our clock. */
const TOLERANCE_SECONDS = 300;
const BATCH = 100;

/** A signed event: the signature over the very bytes, from this very time. Throws signature_invalid. */
function verify(platform: Platform, body: Buffer, header: string | string[] | undefined): Stripe.Event {
  const sent = typeof header === "string" ? Number(/(?:^|,)t=(\d+)/.exec(header)?.[1]) : Number.NaN;
  // The SDK refuses old ones only, not those from the future.
  if (typeof header === "string" && Math.abs(Date.now() / 1000 - sent) <= TOLERANCE_SECONDS)
    for (const secret of platform.payments.secrets) {
      try {
        return platform.payments.stripe().webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS);
      } catch {
        // Signed with another secret, or not by the provider at all: the next one is tried.
      }
    }
  throw new Fail("signature_invalid");
}

/**
 * Takes an event of the provider in: it is acknowledged once it is stored, and worked off by a job, so that a slow provider
 * never costs one. Of the other kind of money nothing is done: anything but 200 would have it sent for days.
 */
export async function receive(
  platform: Platform,
  body: Buffer,
  header: string | string[] | undefined,
): Promise<{ received: boolean }> {
  const { payments, db, jobs } = platform;
  if (payments.mode === "off") throw new Fail("billing_unavailable");
  const { id, type, created, livemode, data } = verify(platform, body, header);
  if (livemode !== payments.livemode) return { received: false };
  const objectId = (data.object as { id?: string }).id; // every object that we ask for has one
  if (objectId)
    await db.transaction(async (tx) => {
      if (await insertEvent(tx, { id, type, objectId, created })) await jobs.send(tx, inboxJob, {});
    });
  return { received: true };
}

/** Works off what is due; answers how many events there were. What fails is tried again later. */
export async function workOff(platform: Platform): Promise<number> {
  const due = await listDueEvents(platform.db, BATCH);
  // Several events about one object are one question to the provider.
  for (const [objectId, events] of Map.groupBy(due, (event) => event.objectId)) {
    const ids = events.map(({ id }) => id);
    try {
      await settle(platform, objectId);
      await markDone(platform.db, ids);
    } catch (error) {
      platform.log.error({ err: error, object: objectId }, "a payment event could not be worked off");
      await markFailed(platform.db, ids, error instanceof Error ? error.name : "unknown");
    }
  }
  return due.length;
}
