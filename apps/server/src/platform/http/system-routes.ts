import { api } from "@kompagnon/contract/api.ts";
import { liveEndpoints } from "@kompagnon/contract/live/endpoints.ts";
import { healthEndpoints } from "@kompagnon/contract/wire/health.ts";
import { startEndpoints } from "@kompagnon/contract/wire/start.ts";
import type { FastifyInstance } from "fastify";
import { statement } from "#platform/db/statement.ts";
import { sessionCookieName } from "#platform/http/app.ts";
import { securityTxt } from "#platform/http/security-txt.ts";
import { serve } from "#platform/http/serve.ts";
import { startAnswer } from "#platform/http/start.ts";
import type { Platform } from "#platform/platform.ts";
import { VERSION } from "#platform/version.ts";

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
