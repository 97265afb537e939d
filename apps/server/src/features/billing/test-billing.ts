import { randomUUID } from "node:crypto";
import type { Purchase } from "@kompagnon/contract/billing/model.ts";
import type { Plan } from "@kompagnon/contract/billing/rules.ts";
import { settle } from "#features/billing/webhook/settle.ts";
import type { LocalProvider } from "#platform/payments/local/provider.ts";
import { aMember, type MemberTraits } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

/** The test card that pays. */
export const CARD = "4242424242424242";

/** The local provider of a test's server. */
export function providerOf({ platform }: Pick<TestServer, "platform">): LocalProvider {
  const { local } = platform.payments;
  if (!local) throw new Error("tests pay with test money");
  return local;
}

/** A member who may buy. */
export async function aBuyer(server: TestServer, traits: Partial<MemberTraits> = {}): Promise<Person> {
  const person = await aMember(server, traits);
  await server.platform.db.rawQuery("update members set email_confirmed_at = now() where id = $1", [
    person.id,
  ]);
  return person;
}

/** Orders a plan; answers the checkout's id. */
export async function orderOf(person: Person, plan: Plan): Promise<string> {
  const { url } = await person.must("POST /api/billing/checkout", {
    body: { plan, client_id: randomUUID(), start_at_once: true },
  });
  return url.split("/").at(-1) ?? "";
}

/** Buys a plan, and has it settled at once, as if the webhook had come. */
export async function buy(server: TestServer, person: Person, plan: Plan, card = CARD): Promise<Purchase> {
  const provider = providerOf(server);
  const session = await orderOf(person, plan);
  const paid = await provider.pay(session, card);
  if (paid !== "paid") throw new Error(`the card was refused: ${paid}`);
  await settleAll(server);
  const { items } = await person.must("GET /api/billing/purchases");
  const [purchase] = items;
  if (!purchase) throw new Error("what was paid is a purchase");
  return purchase;
}

/** Settles everything that the provider knows, whether its events came or not. */
export async function settleAll({ platform }: TestServer): Promise<void> {
  const { rows } = await platform.db.rawQuery<{ id: string }>(
    "select id from local_payment_objects where kind in ('payment_intent', 'subscription') order by nth",
  );
  for (const { id } of rows) await settle(platform, id);
}

/** The payment of a person's newest purchase. */
export async function paymentOf({ platform }: TestServer, person: Person): Promise<string> {
  const { rows } = await platform.db.rawQuery<{ payment: string }>(
    "select payment from billing_ledger where member_id = $1 and kind = 'paid' order by at desc, id desc limit 1",
    [person.id],
  );
  return rows[0]?.payment ?? "";
}
