import type { Tx } from "#platform/db/database.ts";
import { type Form, recordAt, textAt, textsOf } from "#platform/payments/local/form.ts";
import type { LocalObject, Session } from "#platform/payments/local/objects.ts";
import type { LocalProvider } from "#platform/payments/local/provider.ts";
import {
  findAnswer,
  findObject,
  listObjects,
  listPaymentsOfInvoice,
  saveAnswer,
  saveObject,
} from "#platform/payments/queries.ts";

/** A call of the SDK. */
type Call = { method: string; path: string; form: Form; key: string | null };
type Answer = { status: number; body: object };

const ok = (body: object): Answer => ({ status: 200, body });
const list = (url: string, data: readonly LocalObject[]): Answer =>
  ok({ object: "list", url, has_more: false, data });
const refuse = (code: string): Answer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message: code } },
});
const missing = (id: string): Answer => ({
  status: 404,
  body: {
    error: { type: "invalid_request_error", code: "resource_missing", message: `No such object: ${id}` },
  },
});

const DAY = 86_400;

/** Answers a call of Stripe's SDK: the same call under the same key has the same answer. */
export const handleApi = (provider: LocalProvider, call: Call): Promise<Answer> =>
  provider.run(async (tx) => {
    const previousAnswer = call.key && (await findAnswer(tx, call.key));
    if (previousAnswer) return previousAnswer;
    const answer = await (call.method === "GET" ? read(tx, call) : write(provider, tx, call));
    if (call.key) await saveAnswer(tx, call.key, answer.status, answer.body);
    return answer;
  });

async function read(tx: Tx, { path, form }: Call): Promise<Answer> {
  const [, , kind = ""] = path.split("/");
  const id = decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));
  // Ids have an underscore and a kind before it; so do a few lists, which are no ids.
  if (/^[a-z]+_test_/.test(id)) {
    const object = await findObject(tx, id);
    return object ? ok(object) : missing(id);
  }
  const intent = textAt(form, "payment_intent") || textAt(recordAt(form, "payment"), "payment_intent");
  if (kind === "refunds") return list(path, await listObjects(tx, "refund", intent));
  if (kind === "disputes") return list(path, await listObjects(tx, "dispute", intent));
  if (kind === "subscriptions")
    return list(path, await listObjects(tx, "subscription", textAt(form, "customer")));
  if (kind === "invoice_payments") {
    const invoice = textAt(form, "invoice");
    return list(
      path,
      invoice ? await listPaymentsOfInvoice(tx, invoice) : await listObjects(tx, "invoice_payment", intent),
    );
  }
  if (kind === "events") {
    const since = Number(textAt(recordAt(form, "created"), "gte") || 0);
    const types = Object.values(recordAt(form, "types"));
    const events = await listObjects(tx, "event", null);
    return list(
      path,
      events.filter(({ created, type }) => created >= since && (types.length === 0 || types.includes(type))),
    );
  }
  return missing(path);
}

async function write(provider: LocalProvider, tx: Tx, { method, path, form }: Call): Promise<Answer> {
  const [, , kind = "", id = ""] = path.split("/");
  if (path === "/v1/customers")
    return ok(await provider.make(tx, "customer", { metadata: textsOf(recordAt(form, "metadata")) }));
  if (path === "/v1/checkout/sessions") return ok(await openCheckout(provider, tx, form));
  if (path === "/v1/billing_portal/sessions") return ok(await openPortal(provider, tx, form));
  if (path === "/v1/refunds") return refund(provider, tx, form);
  if (path.startsWith("/v1/checkout/sessions/") && path.endsWith("/expire"))
    return expire(provider, tx, path);
  if (kind === "subscriptions") {
    const subscription = await provider.find(tx, "subscription", id);
    if (!subscription) return missing(id);
    const ending = textAt(form, "cancel_at_period_end");
    if (method === "DELETE") await provider.end(tx, subscription);
    else if (ending) await provider.setEnding(tx, subscription, ending === "true");
    return ok(subscription);
  }
  return missing(path);
}

async function openCheckout(provider: LocalProvider, tx: Tx, form: Form): Promise<Session> {
  const [item = {}] = Object.values(recordAt(form, "line_items")).filter((one) => typeof one === "object");
  const price = recordAt(item, "price_data");
  const mode = textAt(form, "mode") === "subscription" ? "subscription" : "payment";
  const about = recordAt(form, mode === "payment" ? "payment_intent_data" : "subscription_data");
  const session = await provider.make(tx, "checkout.session", {
    mode,
    status: "open",
    payment_status: "unpaid",
    url: "",
    payment_intent: null,
    subscription: null,
    amount_total: Number(textAt(price, "unit_amount")) * Number(textAt(item, "quantity") || 1),
    currency: textAt(price, "currency"),
    customer: textAt(form, "customer"),
    success_url: textAt(form, "success_url"),
    cancel_url: textAt(form, "cancel_url"),
    name: textAt(recordAt(price, "product_data"), "name"),
    locale: textAt(form, "locale") || "de",
    metadata: textsOf(recordAt(about, "metadata")),
    expires_at: provider.now() + DAY,
  });
  session.url = `${provider.origin()}/test-checkout/${session.id}`;
  await saveObject(tx, session);
  return session;
}

async function expire(provider: LocalProvider, tx: Tx, path: string): Promise<Answer> {
  const id = decodeURIComponent(path.split("/")[4] ?? "");
  const session = await provider.find(tx, "checkout.session", id);
  if (!session) return missing(id);
  if (session.status !== "open") return refuse("checkout_session_not_open");
  session.status = "expired";
  await saveObject(tx, session);
  return ok(session);
}

async function openPortal(provider: LocalProvider, tx: Tx, form: Form) {
  const portal = await provider.make(tx, "billing_portal.session", {
    customer: textAt(form, "customer"),
    return_url: textAt(form, "return_url"),
    locale: textAt(form, "locale") || "de",
    url: "",
  });
  portal.url = `${provider.origin()}/test-portal/${portal.id}`;
  await saveObject(tx, portal);
  return portal;
}

async function refund(provider: LocalProvider, tx: Tx, form: Form): Promise<Answer> {
  const intent = await provider.find(tx, "payment_intent", textAt(form, "payment_intent"));
  const charge = intent && (await provider.find(tx, "charge", intent.latest_charge));
  if (!intent || !charge) return missing(textAt(form, "payment_intent"));
  const disputes = await listObjects(tx, "dispute", intent.id);
  if (disputes.some((one) => one.object === "dispute" && one.status !== "won"))
    return refuse("charge_disputed");
  const left = charge.amount - charge.amount_refunded;
  const amount = Number(textAt(form, "amount") || left);
  if (amount <= 0 || amount > left) return refuse("charge_already_refunded");
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await saveObject(tx, charge);
  const made = await provider.make(tx, "refund", {
    amount,
    currency: charge.currency,
    status: "succeeded",
    payment_intent: intent.id,
    charge: charge.id,
    metadata: textsOf(recordAt(form, "metadata")),
  });
  await provider.emit(tx, "charge.refunded", charge);
  return ok(made);
}
