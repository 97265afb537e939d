import type { Area } from "../area.ts";
import type { Bot } from "../bot.ts";

const CARD = "card=4242424242424242";
const PURCHASES = 2;
const DAYS = 30;

/** Orders thirty days and pays them on the provider's page; whether the page said that they are paid. */
async function buy(bot: Bot): Promise<void> {
  const { person } = bot;
  const { body } = await bot.insist("order", () =>
    person.call("POST /api/billing/link", { body: { plan: "30d", start_at_once: true } }),
  );
  if (!body) return;
  await bot.insist("payment", async () => {
    const { status } = await fetch(new URL(new URL(body.url).pathname, person.url), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: person.url },
      body: CARD,
    });
    return { status, body: null };
  });
}

/** Premium that is paid for: what the provider took is in the ledger once, has an invoice, and is premium. */
export function settleMoney(bots: readonly Bot[]): Area {
  const bought = new Map(bots.filter(({ kind }) => kind === "buyer").map((bot) => [bot, 0]));
  const pay = async (bot: Bot) => {
    const times = bought.get(bot);
    if (times === undefined || times >= PURCHASES || !bot.random.chance(0.05)) return;
    bought.set(bot, times + 1);
    await buy(bot);
  };
  return {
    actions: [pay],
    verify: async (ask) => {
      const rows = await ask<{ id: string; days: number; payments: number; taken: number; papers: number }>(
        `select m.id, coalesce(round(extract(epoch from m.premium_until - now()) / 86400), 0)::int as days,
           (select count(*)::int from billing_ledger l where l.member_id = m.id and l.kind = 'paid') as payments,
           (select count(*)::int from billing_documents d where d.member_id = m.id and d.kind = 'invoice') as papers,
           (select count(*)::int from local_payment_objects o where o.kind = 'payment_intent'
             and o.object->'metadata'->>'member' = m.id::text) as taken
         from members m where m.id = any($1::uuid[])`,
        [[...bought.keys()].map(({ person }) => person.id)],
      );
      const noted = new Map([...bought].map(([{ person }, times]) => [person.id, times]));
      return rows.flatMap(({ id, days, payments, taken, papers }) =>
        taken === noted.get(id) && payments === taken && papers === taken && days === taken * DAYS
          ? []
          : [
              `${id}: ${noted.get(id)} bought, ${taken} taken, ${payments} in the ledger, ${papers} invoices, ${days} days`,
            ],
      );
    },
  };
}
