import { createHash } from "node:crypto";
import { PLANS } from "@kompagnon/contract/billing/rules.ts";
import { directionOf, type Language } from "@kompagnon/messages/languages.ts";
import { day, money } from "#features/billing/rights/mails.ts";
import { escaped } from "#platform/http/html.ts";
import type { Charge, Portal, Session, Subscription } from "#platform/payments/local/objects.ts";
import type { Say } from "#platform/texts.ts";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--ink:#1b2430;--ground:#f7f4ee;--card:#fff;--accent:#1f5f4a;--on:#fff;--line:#d9d4c8;--bad:#a3262a}
@media(prefers-color-scheme:dark){:root{--ink:#eceff3;--ground:#10161f;--card:#18202b;--accent:#7fd0b1;--on:#0c1a15;--line:#2c3644;--bad:#ff9b9b}}
body{margin:0;background:var(--ground);color:var(--ink);padding:24px 16px}main{max-width:28rem;margin:0 auto;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px}
h1{font-size:1.4rem;margin:.5rem 0 0}h2{font-size:1rem;margin:1.5rem 0 .5rem}p{margin:.5rem 0}.note{background:var(--ground);border-radius:8px;padding:10px 14px;font-weight:600}.price{font-size:1.6rem;font-weight:700}
label{display:block;margin:1rem 0 .25rem}input{font:inherit;width:100%;box-sizing:border-box;padding:10px 12px;border-radius:8px;border:1px solid var(--line);background:var(--ground);color:inherit}
button{font:inherit;font-weight:600;min-height:44px;padding:10px 16px;border:0;border-radius:8px;background:var(--accent);color:var(--on);cursor:pointer}form.pay button{width:100%;margin-top:1rem}
.bad{color:var(--bad);font-weight:600}small,li span{opacity:.8}ul{padding:0;list-style:none}li{display:flex;gap:12px;justify-content:space-between;align-items:center;padding:8px 0;border-bottom:1px solid var(--line)}a{color:var(--accent)}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`;

/** The pages' policy: nothing but their own style, and forms to ourselves. */
export const LOCAL_PAGES_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Language and texts of a page. */
export type PageContext = { language: Language; say: Say };

const page = ({ language, say }: PageContext, title: string, body: string): Buffer =>
  Buffer.from(`<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><p class="note" role="note">${escaped(say(language, "billing/messages:local_note"))}</p>${body}</main></body></html>`);

const text = ({ language, say }: PageContext, key: string, data?: Record<string, string>) =>
  escaped(say(language, `billing/messages:local_${key}` as Parameters<Say>[1], data)); // keys of this very part

/** Where an order is paid with a test card. */
export function checkoutPage(context: PageContext, session: Session, problem: string | null): Buffer {
  const alert = problem ? `<p class="bad" role="alert">${text(context, problem)}</p>` : "";
  const described = problem ? ' aria-invalid="true"' : "";
  return page(
    context,
    context.say(context.language, "billing/messages:local_checkout"),
    `<h1>${escaped(session.name)}</h1><p class="price">${escaped(money(session.amount_total, context.language))}</p><p>${text(context, "vat")}</p>${alert}
<form method="post" class="pay"><label for="card">${text(context, "card")}</label><input id="card" name="card" inputmode="numeric" autocomplete="off" dir="ltr" value="4242 4242 4242 4242" required${described}><p><small>${text(context, "cards")}</small></p><button>${text(context, "pay")}</button></form>
<p><a href="${escaped(session.cancel_url)}">${text(context, "back")}</a></p>`,
  );
}

/** What stands there instead of a page that leads nowhere. */
export const gonePage = (context: PageContext): Buffer =>
  page(
    context,
    context.say(context.language, "billing/messages:local_gone"),
    `<h1>${text(context, "gone")}</h1><p><a href="/dashboard">${text(context, "home")}</a></p>`,
  );

/** What the subscription costs a month and is called: the plan that its metadata names. */
const planOf = (context: PageContext, metadata: Record<string, string>): string => {
  const plan = PLANS.find((one) => one === metadata["plan"]) ?? "monthly";
  return escaped(context.say(context.language, `billing/messages:plan_${plan}`));
};

const cancelForm = (context: PageContext, { id }: Subscription, cancel: "yes" | "no"): string =>
  `<form method="post"><input type="hidden" name="subscription" value="${escaped(id)}"><button name="cancel" value="${cancel}">${text(context, cancel === "yes" ? "cancel" : "keep")}</button></form>`;

const subscriptionLine = (context: PageContext, one: Subscription, confirming: string | null): string => {
  const until = day(
    new Date((one.items.data[0]?.current_period_end ?? one.created) * 1000),
    context.language,
  );
  const ending = one.cancel_at_period_end;
  const name = `<b>${planOf(context, one.metadata)}</b><br>`;
  if (one.status !== "active") return `<li><span>${name}${text(context, "ended")}</span></li>`;
  if (ending)
    return `<li><span>${name}${text(context, "ends", { until })}</span>${cancelForm(context, one, "no")}</li>`;
  if (confirming === one.id)
    return `<li><span>${name}${text(context, "sure")}</span>${cancelForm(context, one, "yes")}</li>`;
  return `<li><span>${name}${text(context, "renews", { until })}</span><a href="?confirm=${encodeURIComponent(one.id)}">${text(context, "cancel")}</a></li>`;
};

type PortalData = {
  portal: Portal;
  subscriptions: Subscription[];
  /** The payments with what they paid for, the newest first. */
  charges: { charge: Charge; metadata: Record<string, string>; receipts: { id: string; number: string }[] }[];
  /** The subscription whose cancellation is being confirmed. */
  confirming: string | null;
};

/** A member's subscriptions, card and payments. */
export function portalPage(
  context: PageContext,
  { portal, subscriptions, charges, confirming }: PortalData,
): Buffer {
  const lines = subscriptions.map((one) => subscriptionLine(context, one, confirming)).join("");
  const last = charges[0]?.charge.payment_method_details.card.last4;
  const paid = charges
    .map(({ charge: { amount, created, refunded }, metadata, receipts }) => {
      const papers = receipts
        .map(({ id, number }) => `<a href="/api/billing/documents/${escaped(id)}">${escaped(number)}</a>`)
        .join(" ");
      return `<li><span>${planOf(context, metadata)}<br>${escaped(day(new Date(created * 1000), context.language))}${refunded ? ` · ${text(context, "returned")}` : ""} ${papers}</span><b>${escaped(money(amount, context.language))}</b></li>`;
    })
    .join("");
  return page(
    context,
    context.say(context.language, "billing/messages:local_portal"),
    `<h1>${text(context, "portal")}</h1><h2>${text(context, "subscription")}</h2>${lines ? `<ul>${lines}</ul>` : `<p>${text(context, "none")}</p>`}
<h2>${text(context, "method")}</h2><p>${last ? `<bdi dir="ltr">•••• ${escaped(last)}</bdi>` : text(context, "none")}</p>
<h2>${text(context, "payments")}</h2>${paid ? `<ul>${paid}</ul>` : `<p>${text(context, "none")}</p>`}
<p><a href="${escaped(portal.return_url)}">${text(context, "back")}</a></p>`,
  );
}
