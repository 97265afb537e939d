import { randomInt } from "node:crypto";
import { TERMS_VERSION } from "@kompagnon/contract/accounts/rules.ts";
import type { newOrder } from "@kompagnon/contract/billing/model.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { BUYING_AGE, PRICE_CENTS, WITHDRAWALS_BEFORE_WAITING } from "@kompagnon/contract/billing/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { z } from "zod";
import { findPlan } from "#features/accounts/public.ts";
import {
  findCustomer,
  findSentOrder,
  findSubscription,
  insertCustomer,
  insertOrder,
  listUnpaidCheckouts,
  type Order,
  saveCheckout,
} from "#features/billing/orders/order-queries.ts";
import { countWithdrawn } from "#features/billing/rights/declaration-queries.ts";
import { idOf, settle } from "#features/billing/webhook/settle.ts";
import { profileOf } from "#features/profiles/public.ts";
import { berlinYear } from "#platform/calendar.ts";
import { newId } from "#platform/id.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Letters and digits that are not easily confused. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** A readable order number that can't be guessed: 32^8 possibilities, about 10^12. */
export const newNumber = (letter: "B" | "W" | "K"): string =>
  `${letter}-${berlinYear(new Date())}-${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;

/** What the provider could not do is not the member's fault, and they may try again. */
export async function byProvider<T>(platform: Platform, ask: () => Promise<T>): Promise<T> {
  if (platform.payments.mode === "off") throw new Fail("billing_unavailable");
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Fail) throw error;
    platform.log.error({ err: error }, "the payment provider refused");
    throw new Fail("billing_unavailable");
  }
}

/** The member's id at the provider, made when first needed. */
async function customerOf(platform: Platform, memberId: string, email: string): Promise<string> {
  const { db, payments } = platform;
  const known = await findCustomer(db, memberId, payments.livemode);
  if (known) return known;
  const { id } = await payments
    .stripe()
    .customers.create(
      { ...(payments.local ? {} : { email }), metadata: { member: memberId } },
      { idempotencyKey: `customer-${memberId}` },
    );
  await insertCustomer(db, memberId, payments.livemode, id);
  return (await findCustomer(db, memberId, payments.livemode)) ?? id;
}

/** Whether a subscription runs: what we believe to run the provider is asked about, as its end may not have come yet. */
async function isSubscribed(platform: Platform, memberId: string): Promise<boolean> {
  const { db, payments } = platform;
  const running = await findSubscription(db, memberId, payments.livemode);
  if (!running) return false;
  await byProvider(platform, () => settle(platform, running.id));
  return (await findSubscription(db, memberId, payments.livemode)) !== null;
}

/**
 * One checkout of a subscription at a time: the newest stays, others that are open can't be paid any more, and what was paid
 * there is settled. Called before and after a checkout is opened, so that of several sent at the same moment one stays, too.
 * Answers where the newest is paid.
 */
async function keepNewestCheckout(
  platform: Platform,
  memberId: string,
  beingOpened: string | null,
): Promise<string | null> {
  const { db, payments } = platform;
  const { sessions } = payments.stripe().checkout;
  const all = await listUnpaidCheckouts(db, memberId, payments.livemode);
  const newest = all.at(-1);
  const kept = beingOpened ?? newest?.clientId;
  for (const { sessionId, clientId } of all) {
    if (clientId === kept) continue;
    const { status, subscription } = await sessions.retrieve(sessionId);
    // Another request may have closed it between the two calls.
    if (status === "open") await sessions.expire(sessionId).catch(() => undefined);
    else if (subscription) await settle(platform, idOf(subscription));
  }
  return newest?.url ?? null;
}

/**
 * Takes an order and opens its checkout; the same `client_id` leads to the same one. Throws billing_unavailable,
 * email_unconfirmed, too_young, subscription_runs.
 */
export async function order(platform: Platform, memberId: string, input: z.output<typeof newOrder>) {
  const { db, payments } = platform;
  if (payments.mode === "off") throw new Fail("billing_unavailable");
  const [account, profile] = await Promise.all([findPlan(db, memberId), profileOf(db, memberId)]);
  if (!account?.confirmed) throw new Fail("email_unconfirmed");
  if ((profile.age ?? 0) < BUYING_AGE) throw new Fail("too_young");
  const { plan } = input;
  const clientId = input.client_id ?? newId();
  if (plan === "monthly") {
    await byProvider(platform, () => keepNewestCheckout(platform, memberId, clientId));
    if (await isSubscribed(platform, memberId)) throw new Fail("subscription_runs");
  }
  const mayStartAtOnce = (await countWithdrawn(db, memberId)) < WITHDRAWALS_BEFORE_WAITING;
  await insertOrder(db, {
    id: newId(),
    number: newNumber("B"),
    memberId,
    clientId,
    plan,
    cents: PRICE_CENTS[plan],
    termsVersion: TERMS_VERSION,
    livemode: payments.livemode,
    recipient: input.recipient,
    startAtOnce: input.start_at_once && mayStartAtOnce,
    language: profile.language,
  });
  const stored = await findSentOrder(db, memberId, clientId);
  if (!stored || stored.plan !== plan) throw new Fail("invalid_input");
  if (stored.url) return { url: stored.url };
  const url = await byProvider(platform, () =>
    openCheckout(platform, stored, account.email, input.return_to),
  );
  if (plan !== "monthly") return { url };
  return { url: (await byProvider(platform, () => keepNewestCheckout(platform, memberId, null))) ?? url };
}

async function openCheckout(
  platform: Platform,
  stored: Order,
  email: string,
  returnTo: string | undefined,
): Promise<string> {
  const { config, payments, texts, db } = platform;
  const { id, plan, cents, memberId, language } = stored;
  const metadata = { member: memberId, plan, order: id };
  const monthly = plan === "monthly";
  const customer = await customerOf(platform, memberId, email);
  const to = returnTo ? `&to=${encodeURIComponent(returnTo)}` : "";
  const back = (path: string, more = "") => `${config.origin}${path}?plan=${plan}${more}${to}`;
  const session = await payments.stripe().checkout.sessions.create(
    {
      mode: monthly ? "subscription" : "payment",
      customer,
      client_reference_id: id,
      locale: language === "hi" || language === "ar" ? "auto" : language,
      billing_address_collection: "required",
      success_url: back(billingPaths.success, `&order=${stored.number}`),
      cancel_url: back(billingPaths.cancel),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: "eur",
            unit_amount: cents,
            product_data: { name: texts.say(language, `billing/messages:plan_${plan}`) },
            ...(monthly && { recurring: { interval: "month" } }),
          },
        },
      ],
      ...(monthly ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    },
    // After a crash the same order has the same checkout.
    { idempotencyKey: `order-${id}` },
  );
  if (!session.url) throw new Error("a checkout without an address");
  await saveCheckout(db, id, session.id, session.url);
  return session.url;
}

/** Opens the provider's pages of one's subscription, payment methods and invoices. Throws nothing_bought. */
export async function openPortal(platform: Platform, memberId: string) {
  const { db, payments, config } = platform;
  if (payments.mode === "off") throw new Fail("billing_unavailable");
  const customer = await findCustomer(db, memberId, payments.livemode);
  if (!customer) throw new Fail("nothing_bought");
  const { language } = await profileOf(db, memberId);
  return byProvider(platform, async () => {
    const { url } = await payments.stripe().billingPortal.sessions.create({
      customer,
      locale: language === "hi" || language === "ar" ? "auto" : language,
      return_url: `${config.origin}${settingsPaths.area("premium")}`,
    });
    return { url };
  });
}
