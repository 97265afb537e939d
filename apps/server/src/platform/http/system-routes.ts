import { api } from "@kompagnon/contract/api.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import {
  healthEndpoints,
  liveEndpoints,
  startAddress,
  startEndpoints,
  startParts,
} from "@kompagnon/contract/wire/system-endpoints.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { statement } from "#platform/db/statement.ts";
import type { Config } from "#platform/env/config.ts";
import { Fail } from "#platform/errors.ts";
import { sessionCookieName } from "#platform/http/app.ts";
import { SerializedJson } from "#platform/http/json-page.ts";
import { fail, serve } from "#platform/http/serve.ts";
import { guard } from "#platform/http/viewer.ts";
import type { Platform } from "#platform/platform.ts";
import { VERSION } from "#platform/processes/processes.ts";

/** How far `Expires` is ahead: the file is generated per request, and clients fetch it again within a month. */
const HOLDS_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Where to report vulnerabilities (RFC 9116): the configured address, else the operator's unless it is a sample, and always the
 * contact page. `Expires` is computed per response, so the file is never out of date.
 */
export function securityTxt(
  { origin, securityContact }: Pick<Config, "origin" | "securityContact">,
  now: Date,
): string {
  const mail = securityContact ?? (operator.sample ? null : operator.email);
  const contact = mail && (mail.includes("@") && !mail.startsWith("https:") ? `mailto:${mail}` : mail);
  return [
    ...(contact ? [`Contact: ${contact}`] : []),
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now.getTime() + HOLDS_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: de, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/imprint#security`,
    "",
  ].join("\n");
}

/**
 * What a page begins with, each part by its address: exactly what its own route answers, found by the same handler under
 * the same access. A part that is refused or fails is left out, and the page asks for it by itself.
 */
async function startAnswer(
  all: Readonly<Record<string, Endpoint>>,
  page: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Record<string, unknown>> {
  const { viewer, server, log } = request;
  const parts = await Promise.all(
    startParts(all, page).map(async ({ route, endpoint, part }) => {
      try {
        guard(endpoint, viewer);
        const query = endpoint.query && z.parse(z.object(endpoint.query), part.query ?? {});
        const context = { params: {}, query, body: undefined, viewer, fail, request, reply };
        const answer = await server.startHandlers.get(route)?.(context);
        if (answer === undefined || !endpoint.output) return [];
        if (answer instanceof SerializedJson)
          return [[startAddress(route, part), JSON.parse(answer.bytes.toString())] as const];
        return [[startAddress(route, part), z.parse(endpoint.output, answer)] as const];
      } catch (error) {
        if (!(error instanceof Fail)) log.error({ err: error, route }, "a part of a page's start failed");
        return [];
      }
    }),
  );
  return Object.fromEntries(parts.flat());
}

const DATABASE_ANSWERS_WITHIN_MS = 1_000;

const IS_DATABASE_UP = statement("http_is_database_up", "select 1");
/** Whether the database answers in time. */
const isDatabaseUp = async ({ db }: Platform): Promise<boolean> => {
  const late = new Promise<false>((resolve) =>
    setTimeout(resolve, DATABASE_ANSWERS_WITHIN_MS, false).unref(),
  );
  const answer = db.query(IS_DATABASE_UP).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
};

/** Registers health, the reference, what pages begin with and the live stream. */
export function systemRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, live } = platform;
  // Built on the first request, so that it does not delay the start.
  let document: Record<string, unknown> | undefined;
  let page: Buffer | undefined;
  serve(app, healthEndpoints, {
    "GET /api/health": async ({ reply, fail }) => {
      const [up, redis] = await Promise.all([isDatabaseUp(platform), platform.redis()]);
      if (!up) {
        reply.header("retry-after", "2");
        throw fail("unavailable");
      }
      return { status: "ok", database: "ok", redis, version: VERSION };
    },
    "GET /api/openapi.json": async () => {
      const { openapi } = await import("#platform/http/openapi/document.ts");
      const { name, origin } = config;
      document ??= openapi(api, { name, origin, cookie: sessionCookieName(origin) });
      return document;
    },
    "GET /api/docs": async ({ reply }) => {
      const { DOCS_POLICY, docsPage } = await import("#platform/http/docs-page.ts");
      reply.header("content-security-policy", DOCS_POLICY);
      page ??= docsPage(api, config.name);
      return page;
    },
    "GET /.well-known/security.txt": async () => Buffer.from(securityTxt(config, new Date())),
  });
  serve(app, startEndpoints, {
    "GET /api/start": ({ query, request, reply }) => startAnswer(api, query.page, request, reply),
  });
  serve(app, liveEndpoints, {
    "POST /api/rt/ticket": async ({ viewer }) => ({
      ticket: await live.mintTicket(platform.db, { memberId: viewer.id, sessionId: viewer.sessionId }),
      expires_in: 60,
    }),
    "GET /api/rt/stream": async ({ query, request, reply, fail }) => {
      const holder = await live.redeemTicket(query.t);
      if (!holder) throw fail("ticket_invalid");
      reply.hijack();
      // A stream outlives its request; what goes wrong on it is handled there.
      void live.openStream({ request: request.raw, response: reply.raw, ...holder, last: query.last });
      return undefined;
    },
  });
}
