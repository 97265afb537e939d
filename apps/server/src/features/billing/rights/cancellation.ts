import type { declarationReceipt, newCancellation } from "@kompagnon/contract/billing/model.ts";
import type { z } from "zod";
import { findPlan, idByEmail } from "#features/accounts/public.ts";
import { byProvider, newNumber } from "#features/billing/orders/checkout.ts";
import { findOrderByNumber, findSubscription, listRenewing } from "#features/billing/orders/order-queries.ts";
import { openReview } from "#features/billing/reviews/review-queries.ts";
import {
  declarationDone,
  findOpenDeclaration,
  insertDeclaration,
} from "#features/billing/rights/declaration-queries.ts";
import { day, moment, recipientOf } from "#features/billing/rights/mails.ts";
import { setEnding } from "#features/billing/webhook/settle.ts";
import { seal } from "#platform/crypt.ts";
import { newId } from "#platform/id.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Ends a subscription by its paid month, after a declaration. */
export const cancellationJob = defineJob<{ declarationId: string }>("billing.cancellation", 20);

/** Ends all that a member would be charged for again by its paid month; answers whether there was something. */
async function endRenewing(platform: Platform, memberId: string): Promise<boolean> {
  const { db, payments } = platform;
  const renewing = await listRenewing(db, memberId, payments.livemode);
  for (const { id } of renewing) await setEnding(platform, id, true);
  return renewing.length > 0;
}

/**
 * Cancels one's subscription by the end of the paid month, or takes that back; a mail tells of it once. Throws no_subscription.
 */
export async function setSubscriptionEnding(platform: Platform, memberId: string, ending: boolean) {
  const { db, payments } = platform;
  if (payments.mode === "off") throw new Fail("billing_unavailable");
  const running = await findSubscription(db, memberId, payments.livemode);
  if (!running) throw new Fail("no_subscription");
  const ended = await byProvider(platform, async () => {
    if (ending) return endRenewing(platform, memberId);
    if (!running.renews) await setEnding(platform, running.id, false);
    return false;
  });
  const now = (await findSubscription(db, memberId, payments.livemode)) ?? running;
  if (ended)
    await db.transaction(async (tx) => {
      const recipient = await recipientOf(tx, memberId);
      if (!recipient) return;
      const { language } = recipient;
      await platform.mail.send(tx, {
        ...{ ...recipient, template: "subscription_cancelled" },
        data: { until: day(now.until, language), when: moment(new Date(), language) },
        link: platform.config.origin,
      });
    });
  return { renews: now.renews, until: now.until.toISOString() };
}

/**
 * Takes the cancellation of anybody, signed in or not: the same answer whatever it finds. With the order's number and its
 * address a subscription ends by its month at once; a pass ends by itself, and the mail says when; the rest a person looks at.
 */
export async function receiveCancellation(
  platform: Platform,
  said: z.output<typeof newCancellation>,
): Promise<z.input<typeof declarationReceipt>> {
  const { db, config, payments } = platform;
  const order = said.number ? await findOrderByNumber(db, said.number.toUpperCase()) : null;
  const memberId = await idByEmail(db, said.email);
  const mine = order && memberId && order.memberId === memberId ? order : null;
  const [id, number, receivedAt] = [newId(), newNumber("K"), new Date()];
  await db.transaction(async (tx) => {
    await insertDeclaration(tx, {
      ...{ id, number, kind: "cancellation", memberId: mine && memberId, payment: null, receivedAt },
      sealed: seal(config.secret, Buffer.from(JSON.stringify(said))).toString("base64url"),
    });
    const running = mine && memberId ? await findSubscription(tx, memberId, payments.livemode) : null;
    const plain = said.kind === "ordinary" && said.end === null;
    if (running && plain) await platform.jobs.send(tx, cancellationJob, { declarationId: id });
    else if (!mine || running || !plain)
      await openReview(tx, {
        ...{ id: newId(), kind: "cancellation", about: number, why: "no_match", payment: null },
        found: { order: said.number, kind: said.kind, end: said.end },
      });
    const account = mine && memberId ? await findPlan(tx, memberId) : null;
    const { language } = said;
    const ends = running?.until ?? account?.premium_until ?? null;
    await platform.mail.send(tx, {
      ...{
        to: said.email,
        language,
        template: ends ? "cancellation_received_until" : "cancellation_received",
      },
      data: {
        ...{ number, name: said.name, order: said.number || "–", text: said.text || "–" },
        ...{ when: moment(receivedAt, language), until: ends ? day(ends, language) : "" },
      },
      link: config.origin,
    });
  });
  return { number, received_at: receivedAt.toISOString() };
}

/** Carries a cancellation out. */
export async function carryOutCancellation(
  platform: Platform,
  { declarationId }: { declarationId: string },
): Promise<void> {
  const { db } = platform;
  const declaration = await findOpenDeclaration(db, declarationId);
  if (!declaration?.memberId) return;
  await endRenewing(platform, declaration.memberId);
  await declarationDone(db, declarationId);
}
