import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { listDocuments } from "#features/billing/documents/document-queries.ts";
import {
  checkoutPage,
  gonePage,
  LOCAL_PAGES_POLICY,
  type PageContext,
  portalPage,
} from "#features/billing/local/pages.ts";
import { serve } from "#platform/http/serve.ts";
import { deliverJob, type LocalProvider } from "#platform/payments/local/provider.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

const shared = {
  access: "public",
  limit: "120/minute",
  params: { id: z.string().max(60) },
  download: "text/html; charset=utf-8",
  bodyLimit: 4_096,
} as const;
/** The pages of the local payment provider. They are no part of the interface: a real provider has pages of its own. */
const pages = {
  "GET /test-checkout/{id}": { about: "Where an order is paid with test money.", ...shared },
  "POST /test-checkout/{id}": {
    about: "Pays it.",
    ...shared,
    body: z.object({ card: z.string().max(40).default("") }),
  },
  "GET /test-portal/{id}": {
    about: "A member's subscriptions and payments with test money.",
    ...shared,
    query: { confirm: z.string().max(60).optional() },
  },
  "POST /test-portal/{id}": {
    about: "Cancels a subscription, or takes that back.",
    ...shared,
    body: z.object({ subscription: z.string().max(60), cancel: z.enum(["yes", "no"]) }),
  },
} as const satisfies Record<string, Endpoint>;

/** Why a card was refused, by the names of the texts. */
const PROBLEMS: Readonly<Record<string, string>> = {
  card_declined: "declined",
  insufficient_funds: "declined",
  expired: "gone",
};

/** Registers the local provider's pages and carries its events to our webhook; nothing where payments are real. */
export function localPaymentRoutes(app: FastifyInstance, platform: Platform): void {
  const { local } = platform.payments;
  if (!local) return;
  platform.jobs.work(deliverJob, ({ eventId }) => deliver(app, platform, local, eventId));
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: shared.bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    servePages(scope, platform, local);
  });
}

/** A member's pages with the invoices of their payments. */
async function portalOf({ db }: Platform, local: LocalProvider, id: string, confirming: string | null) {
  const found = await local.portal(id);
  if (!found) return null;
  const documents = await listDocuments(
    db,
    found.charges.map(({ charge }) => charge.payment_intent),
  );
  return {
    portal: found.portal,
    subscriptions: found.subscriptions,
    confirming,
    charges: found.charges.map((one) => ({
      ...one,
      receipts: documents.filter(({ payment }) => payment === one.charge.payment_intent),
    })),
  };
}

function servePages(scope: FastifyInstance, platform: Platform, local: LocalProvider): void {
  const { texts } = platform;
  const lookOf = (request: FastifyRequest, locale: string | undefined): PageContext => ({
    language: locale && isLanguage(locale) ? locale : languageOf(request.headers["accept-language"]),
    say: texts.say,
  });
  const open = (reply: FastifyReply, status: number) =>
    reply
      .code(status)
      .header("content-security-policy", LOCAL_PAGES_POLICY)
      .header("cache-control", "no-store");
  const back = (reply: FastifyReply, to: string) => {
    reply.code(303).header("location", to);
    return Buffer.alloc(0);
  };
  serve(scope, pages, {
    "GET /test-checkout/{id}": async ({ params, request, reply }) => {
      const session = await local.session(params.id);
      const look = lookOf(request, session?.locale);
      // What is paid is not paid again: the browser's back button leads to what came of it.
      if (session?.status === "complete") return back(reply, session.success_url);
      const isOpen = session?.status === "open";
      open(reply, isOpen ? 200 : 404);
      return isOpen ? checkoutPage(look, session, null) : gonePage(look);
    },
    "POST /test-checkout/{id}": async ({ params, body, request, reply }) => {
      const session = await local.session(params.id);
      const look = lookOf(request, session?.locale);
      if (!session) {
        open(reply, 404);
        return gonePage(look);
      }
      const card = body.card.replaceAll(/\s/g, "");
      const outcome = /^4\d{15}$/.test(card) ? await local.pay(session.id, card) : "no_card";
      if (outcome === "paid") return back(reply, session.success_url);
      open(reply, outcome === "no_card" ? 422 : 402);
      return checkoutPage(look, session, PROBLEMS[outcome] ?? outcome);
    },
    "GET /test-portal/{id}": async ({ params, query, request, reply }) => {
      const found = await portalOf(platform, local, params.id, query.confirm ?? null);
      const look = lookOf(request, found?.portal.locale);
      open(reply, found ? 200 : 404);
      return found ? portalPage(look, found) : gonePage(look);
    },
    "POST /test-portal/{id}": async ({ params, body, reply }) => {
      await local.setEndingFrom(params.id, body.subscription, body.cancel === "yes");
      return back(reply, `/test-portal/${encodeURIComponent(params.id)}`);
    },
  });
}

/** Posts an event to our own webhook as a provider does: the same bytes, the same signature. */
async function deliver(
  app: FastifyInstance,
  { payments }: Platform,
  local: LocalProvider,
  eventId: string,
): Promise<void> {
  const event = await local.event(eventId);
  if (!event) return;
  const payload = JSON.stringify(event);
  const [secret = ""] = payments.secrets;
  const signature = payments.stripe().webhooks.generateTestHeaderString({ payload, secret });
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/billing/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
  if (statusCode !== 200) throw new Error(`the webhook answered ${statusCode}`);
}
