import { publicPagesEndpoints } from "@kompagnon/contract/publicpages/endpoints.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openCard } from "#features/publicpages/cards.ts";
import { pageRoutes } from "#features/publicpages/page-routes.ts";
import {
  createPreviews,
  type Preview,
  type Previews,
  versionOf,
} from "#features/publicpages/pictures/preview.ts";
import { sitePreview } from "#features/publicpages/pictures/site.ts";
import { readPage } from "#features/publicpages/read.ts";
import { pageOf, setPage } from "#features/publicpages/switches.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Sends a picture, or 304 without drawing it if the client has it. */
async function sendPreview(
  previews: Previews,
  preview: Preview,
  { request, reply }: Exchange,
): Promise<Buffer> {
  const tag = `"${versionOf(preview)}"`;
  // Revalidated each time, as its subject may have been closed. Other sites embed it as well.
  reply
    .header("etag", tag)
    .header("cache-control", "public, no-cache")
    .header("cross-origin-resource-policy", "cross-origin");
  if (request.headers["if-none-match"] === tag) {
    reply.code(304);
    return Buffer.alloc(0);
  }
  return previews(preview);
}

/** Registers the switches of public pages, their pictures, and the pages themselves. */
export function publicPagesRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, storage, config } = platform;
  const previews = createPreviews(platform);
  pageRoutes(app, platform);
  serve(app, publicPagesEndpoints, {
    "GET /api/public-pages/{kind}/{id}": ({ viewer, params }) => pageOf(db, viewer.id, params),
    "PUT /api/public-pages/{kind}/{id}": ({ viewer, params, body }) =>
      setPage(platform, viewer.id, params, body.open),
    "GET /api/og/{kind}/{file}": async ({ viewer, params, query, request, reply }) => {
      const { words } = await readPage(platform, {
        viewer,
        kind: params.kind,
        key: params.file,
        lang: query.lang,
        accept: request.headers["accept-language"],
      });
      reply.header("vary", "accept-language, cookie");
      return sendPreview(previews, words.preview, { request, reply });
    },
    "GET /api/og/face/{kind}/{file}": async ({ viewer, params, request, reply, fail }) => {
      const card = await openCard(db, viewer, params.kind, params.file);
      if (card.kind === "job") throw fail("not_found");
      reply.header("vary", "cookie").header("cross-origin-resource-policy", "cross-origin");
      const headers = { type: "image/webp", cache: "public, no-cache" };
      return sendFile(storage, card.about.avatar, headers, { request, reply });
    },
    "GET /api/og/site/{file}": async ({ params, request, reply, fail }) => {
      const preview = await sitePreview(params.file, new URL(config.origin).host);
      if (!preview) throw fail("not_found");
      return sendPreview(previews, preview, { request, reply });
    },
  });
}
