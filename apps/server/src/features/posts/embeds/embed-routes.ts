import { EMBED_STYLES, EMBED_THEMES } from "@kompagnon/contract/posts/rules.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { id as idShape, language } from "@kompagnon/contract/wire/model.ts";
import type { CodeWithText } from "@kompagnon/messages/server-texts.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  discoveryOf,
  type EmbedContext,
  embedErrorPage,
  embedPage,
} from "#features/posts/embeds/embed-page.ts";
import { embeddedPostOf } from "#features/posts/embeds/embeds.ts";
import { Fail } from "#features/posts/policy.ts";
import { EMBED_POLICY } from "#platform/http/headers.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Invalid parameters get the default look instead of an error. */
const query = {
  style: z.enum(EMBED_STYLES).catch("card").default("card"),
  theme: z.enum(EMBED_THEMES).catch("light").default("light"),
  lang: language.optional().catch(undefined),
};
const shared = {
  access: "public",
  limit: "600/minute",
  query,
  download: "text/html; charset=utf-8",
} as const;

/** The one page that other sites may frame. Not under /api, so it is declared here. */
const embedEndpoints = {
  "GET /embed/post/{postId}": {
    about: "A post as a page for other sites' frames.",
    ...shared,
    params: { postId: z.string().max(200) },
  },
  "GET /embed/post/": { about: "The same without a post: says what is missing.", ...shared },
  "GET /embed/post": { about: "The same without a post: says what is missing.", ...shared },
} as const satisfies Record<string, Endpoint>;

/** Paths that the host for embeds answers: the page, what it loads, and what other sites ask about it. */
const ON_EMBED_HOST =
  /^\/(?:embed\/post(?:\/|$)|embed\.(?:js|css)$|favicon\.svg$|api\/(?:embeds|media|oembed)(?:\/|$))/;
/** A post's own address: sites that are given it find out by a header how to embed it. */
const POST_PAGE = /^\/dashboard\/feed\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

type Look = Pick<EmbedContext, "style" | "theme"> & { lang?: EmbedContext["language"] | undefined };

/** Registers the embed page, its host, and the header by which it is found. */
export function embedRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, texts } = platform;
  const lookOf = ({ style, theme, lang }: Look, header: string | undefined): EmbedContext => ({
    style,
    theme,
    origin: config.origin,
    name: config.name,
    say: texts.say,
    language: lang ?? languageOf(header),
  });
  const failed = (reply: FastifyReply, look: EmbedContext, code: CodeWithText, status: number): Buffer => {
    openTo(reply.code(status).header("cache-control", "no-store"));
    const message =
      code === "not_found"
        ? texts.say(look.language, "posts/embed:gone")
        : texts.sayCode(look.language, code);
    return Buffer.from(embedErrorPage(message, look));
  };
  const nothingGiven = async (query: Look, request: FastifyRequest, reply: FastifyReply) =>
    failed(reply, lookOf(query, request.headers["accept-language"]), "post_id_required", 400);

  app.addHook("onRequest", (request, reply, done) => {
    const path = request.url.split("?")[0] ?? "/";
    if (config.embedHost !== null && request.host === config.embedHost && !ON_EMBED_HOST.test(path)) {
      reply.redirect(`${config.origin}/`, 302);
      return;
    }
    const [, id] = POST_PAGE.exec(path) ?? [];
    if (id)
      reply.header(
        "link",
        `<${discoveryOf(config.origin, id.toLowerCase())}>; rel="alternate"; type="application/json+oembed"`,
      );
    done();
  });
  serve(app, embedEndpoints, {
    "GET /embed/post/{postId}": async ({ params, query, request, reply }) => {
      const look = lookOf(query, request.headers["accept-language"]);
      const id = idShape.safeParse(params.postId);
      try {
        if (!id.success) throw new Fail("not_found");
        const html = embedPage(await embeddedPostOf(platform, id.data), look);
        // Revalidated each time: the permission may have been withdrawn.
        openTo(reply.header("cache-control", "no-cache"));
        return Buffer.from(html);
      } catch (error) {
        if (!(error instanceof Fail)) throw error;
        return failed(reply, look, error.code, error.code === "embed_off" ? 403 : 404);
      }
    },
    "GET /embed/post/": (asked) => nothingGiven(asked.query, asked.request, asked.reply),
    "GET /embed/post": (asked) => nothingGiven(asked.query, asked.request, asked.reply),
  });
}
/** Lets other sites frame this answer. */
function openTo(reply: FastifyReply): void {
  reply
    .removeHeader("x-frame-options")
    .header("content-security-policy", EMBED_POLICY)
    .header("vary", "accept-language")
    .type("text/html; charset=utf-8");
}
