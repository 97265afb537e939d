import { createHmac, randomBytes } from "node:crypto";
import type { Database, Tx } from "#platform/db/database.ts";
import { defineJob, type Jobs } from "#platform/jobs/jobs.ts";
import {
  type Charge,
  type Dispute,
  type Intent,
  type Kind,
  type LocalObject,
  type ObjectOf,
  PREFIXES,
  type ProviderEvent,
  type Session,
  type Subscription,
} from "#platform/payments/local/objects.ts";
import { findObject, listObjects, lockProvider, saveObject } from "#platform/payments/queries.ts";

/** Carries an event of the local provider to our own webhook, as Stripe would: signed, and again until it is taken. */
export const deliverJob = defineJob<{ eventId: string }>("payments.deliver");

const API_VERSION = "2026-10-28.endive";
const REFUSED: Readonly<Record<string, string>> = {
  "4000000000000002": "card_declined",
  "4000000000009995": "insufficient_funds",
};
/** Pays, and is disputed at once. */
const DISPUTED = "4000000000000259";
/** A visit to one's pages lasts an hour. */
const PORTAL_SECONDS = 3_600;
/** A test card from France. */
const FRENCH = "4000002500000003";

/**
 * A payment provider with test money: the slice of Stripe's protocol that we use, kept in the database. The SDK reaches it
 * through `inProcess`, people through the two pages of `local-pages.ts`. Everything it makes says `livemode: false`.
 */
export class LocalProvider {
  readonly #db: Database;
  readonly #jobs: Jobs;
  readonly origin: () => string;
  /** The time it goes by, in seconds; tests move it on. */
  now: () => number = () => Math.floor(Date.now() / 1000);
  constructor(db: Database, jobs: Jobs, origin: () => string) {
    this.#db = db;
    this.#jobs = jobs;
    this.origin = origin;
  }

  /** Runs one thing after the other, whole or not at all. */
  async run<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      await lockProvider(tx);
      return act(tx);
    });
  }

  /** Makes an object and keeps it. */
  async make<K extends Kind>(
    tx: Tx,
    object: K,
    fields: Omit<ObjectOf<K>, "id" | "object" | "livemode" | "created">,
    id = `${PREFIXES[object]}_test_${randomBytes(12).toString("hex")}`,
  ): Promise<ObjectOf<K>> {
    const made = { id, object, livemode: false, created: this.now(), ...fields } as unknown as ObjectOf<K>; // all its fields
    await saveObject(tx, made);
    return made;
  }

  /** Tells that something happened to an object. */
  async emit(tx: Tx, type: string, object: LocalObject): Promise<void> {
    const event = await this.make(tx, "event", {
      type,
      api_version: API_VERSION,
      pending_webhooks: 1,
      data: { object: structuredClone(object) },
    });
    await this.#jobs.send(tx, deliverJob, { eventId: event.id });
  }

  /** An object of one kind; null if there is none. */
  async find<K extends Kind>(tx: Tx, kind: K, id: string): Promise<ObjectOf<K> | null> {
    const found = await findObject(tx, id);
    return found?.object === kind ? (found as ObjectOf<K>) : null; // its kind was compared
  }

  /** What the button of the checkout does. A double click pays once. Answers why a card is refused. */
  pay(sessionId: string, card: string): Promise<"paid" | string> {
    return this.run(async (tx) => {
      const session = await this.find(tx, "checkout.session", sessionId);
      if (session?.status === "complete") return "paid";
      if (session?.status !== "open" || session.expires_at <= this.now()) return "expired";
      const refused = REFUSED[card];
      if (refused) return refused;
      const intent = await this.#charge(
        tx,
        session,
        session.mode === "payment" ? session.metadata : {},
        card,
      );
      session.status = "complete";
      session.payment_status = "paid";
      if (session.mode === "payment") session.payment_intent = intent.id;
      else session.subscription = (await this.#subscribe(tx, session, intent)).id;
      await saveObject(tx, session);
      await this.emit(tx, "checkout.session.completed", session);
      if (card === DISPUTED) await this.#dispute(tx, intent);
      return "paid";
    });
  }

  async #charge(
    tx: Tx,
    { customer, amount_total: amount, currency }: Pick<Session, "customer" | "amount_total" | "currency">,
    metadata: Record<string, string>,
    card: string,
  ): Promise<Intent> {
    const country = card === FRENCH ? "FR" : "DE";
    const charge: Charge = await this.make(tx, "charge", {
      amount,
      currency,
      customer,
      status: "succeeded",
      paid: true,
      refunded: false,
      disputed: false,
      amount_refunded: 0,
      payment_intent: "",
      billing_details: { address: { country } },
      payment_method_details: {
        type: "card",
        card: { last4: card.slice(-4), fingerprint: fingerprintOf(card), country },
      },
    });
    const intent = await this.make(tx, "payment_intent", {
      amount,
      amount_received: amount,
      currency,
      customer,
      status: "succeeded",
      metadata,
      latest_charge: charge.id,
    });
    charge.payment_intent = intent.id;
    await saveObject(tx, charge);
    await this.emit(tx, "payment_intent.succeeded", intent);
    return intent;
  }

  async #subscribe(tx: Tx, session: Session, intent: Intent): Promise<Subscription> {
    const subscription = await this.make(tx, "subscription", {
      status: "active",
      customer: session.customer,
      cancel_at_period_end: false,
      canceled_at: null,
      metadata: session.metadata,
      amount: session.amount_total,
      items: { object: "list", data: [this.#period(this.now())] },
    });
    await this.emit(tx, "customer.subscription.created", subscription);
    await this.#invoice(tx, subscription, intent);
    return subscription;
  }

  #period(from: number) {
    const end = new Date(from * 1000);
    const day = end.getUTCDate();
    end.setUTCDate(1);
    end.setUTCMonth(end.getUTCMonth() + 1);
    end.setUTCDate(
      Math.min(day, new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()),
    );
    return {
      id: `si_test_${randomBytes(8).toString("hex")}`,
      current_period_start: from,
      current_period_end: Math.floor(end.getTime() / 1000),
    };
  }

  async #invoice(tx: Tx, subscription: Subscription, intent: Intent): Promise<void> {
    const invoice = await this.make(tx, "invoice", {
      status: "paid",
      customer: subscription.customer,
      total: intent.amount,
      currency: intent.currency,
      parent: {
        type: "subscription_details",
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    });
    await this.make(tx, "invoice_payment", {
      invoice: invoice.id,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    await this.emit(tx, "invoice.paid", invoice);
  }

  /** The next month of a subscription, or its end where it was cancelled. Tests move `now` on and call it. */
  renew(subscriptionId: string): Promise<void> {
    return this.run(async (tx) => {
      const subscription = await this.find(tx, "subscription", subscriptionId);
      if (subscription?.status !== "active") return;
      if (subscription.cancel_at_period_end) return this.end(tx, subscription);
      const { customer, amount: amount_total } = subscription;
      const intent = await this.#charge(
        tx,
        { customer, amount_total, currency: "eur" },
        {},
        "4242424242424242",
      );
      subscription.items.data = [this.#period(this.now())];
      await saveObject(tx, subscription);
      await this.#invoice(tx, subscription, intent);
      await this.emit(tx, "customer.subscription.updated", subscription);
    });
  }

  /** Ends a subscription now. */
  async end(tx: Tx, subscription: Subscription): Promise<void> {
    Object.assign(subscription, { status: "canceled", canceled_at: this.now() });
    await saveObject(tx, subscription);
    await this.emit(tx, "customer.subscription.deleted", subscription);
  }

  /** Cancels a subscription by the end of the paid month, or takes that back. */
  async setEnding(tx: Tx, subscription: Subscription, ending: boolean): Promise<void> {
    subscription.cancel_at_period_end = ending;
    await saveObject(tx, subscription);
    await this.emit(tx, "customer.subscription.updated", subscription);
  }

  /** The payer's bank wants the money back. */
  dispute(intentId: string): Promise<Dispute | null> {
    return this.run(async (tx) => {
      const intent = await this.find(tx, "payment_intent", intentId);
      return intent && this.#dispute(tx, intent);
    });
  }
  async #dispute(tx: Tx, intent: Intent): Promise<Dispute> {
    const { amount, currency, latest_charge: charge } = intent;
    const dispute = await this.make(tx, "dispute", {
      amount,
      currency,
      charge,
      payment_intent: intent.id,
      status: "needs_response",
      reason: "fraudulent",
    });
    await this.emit(tx, "charge.dispute.created", dispute);
    return dispute;
  }
  /** The bank decided. */
  decide(disputeId: string, status: "won" | "lost"): Promise<void> {
    return this.run(async (tx) => {
      const dispute = await this.find(tx, "dispute", disputeId);
      if (!dispute) return;
      dispute.status = status;
      await saveObject(tx, dispute);
      await this.emit(tx, "charge.dispute.closed", dispute);
    });
  }

  /** A customer's pages: their subscriptions and payments, the newest first, with what was paid for. Null for an address that leads nowhere. */
  portal(portalId: string) {
    return this.run(async (tx) => {
      const portal = await this.find(tx, "billing_portal.session", portalId);
      if (!portal || portal.created + PORTAL_SECONDS < this.now()) return null;
      const subscriptions = await listObjects(tx, "subscription", portal.customer);
      const charges = await listObjects(tx, "charge", portal.customer);
      const paid = [];
      for (const charge of charges) {
        const intent = await this.find(tx, "payment_intent", charge.payment_intent);
        paid.push({ charge, metadata: intent?.metadata ?? {} });
      }
      return { portal, subscriptions, charges: paid };
    });
  }
  /** Cancels a subscription from a customer's portal, or reverts the cancellation. */
  async setEndingFrom(portalId: string, subscriptionId: string, ending: boolean): Promise<void> {
    const pages = await this.portal(portalId);
    const found = pages?.subscriptions.find(({ id, status }) => id === subscriptionId && status === "active");
    if (found) await this.run((tx) => this.setEnding(tx, found, ending));
  }
  /** An order that waits for its payment, or was paid; null if there is none such. */
  session(sessionId: string): Promise<Session | null> {
    return this.#db.transaction((tx) => this.find(tx, "checkout.session", sessionId));
  }

  /** An event, to be delivered. */
  event(eventId: string): Promise<ProviderEvent | null> {
    return this.#db.transaction((tx) => this.find(tx, "event", eventId));
  }
}

/** The same card has the same fingerprint, which does not reveal its number. */
const fingerprintOf = (card: string): string =>
  createHmac("sha256", "test card").update(card).digest("base64url").slice(0, 16);
