import { type PublicKind, publicPagesPaths } from "@kompagnon/contract/publicpages/rules.ts";
import type { Endpoint } from "@kompagnon/contract/wire/endpoint.ts";
import { language } from "@kompagnon/contract/wire/model.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Fail } from "#features/publicpages/cards.ts";
import {
  missingPage,
  type PageContext,
  type PageStyles,
  pagePolicy,
  publicPage,
  readStyles,
} from "#features/publicpages/html/page.ts";
import { countPages, listPages } from "#features/publicpages/queries.ts";
import { readPage } from "#features/publicpages/read.ts";
import { footIn } from "#features/publicpages/words/page-words.ts";
import type { Queryable } from "#platform/db/database.ts";
import { escaped } from "#platform/http/html.ts";
import { serve } from "#platform/http/serve.ts";
import type { Platform } from "#platform/platform.ts";
import { languageOf } from "#platform/texts.ts";

/** Addresses per query; search engines accept 50,000 per file. */
const AT_A_TIME = 5_000;
/** More files than this are not named. */
const FILES_MAX = 200;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Names the files with the product's own pages (written with the web app) and with those that were opened. */
async function sitemapIndex(db: Queryable, origin: string): Promise<string> {
  const files = Math.min(FILES_MAX, Math.ceil((await countPages(db)) / AT_A_TIME));
  const names = ["site", ...Array.from({ length: files }, (_, at) => `open-${at + 1}`)];
  const entries = names.map(
    (name) => `  <sitemap><loc>${escaped(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** A file of open pages, counted from 1; null where there is none. */
async function sitemapFile(db: Queryable, origin: string, file: number): Promise<string | null> {
  if (!Number.isInteger(file) || file < 1 || file > FILES_MAX) return null;
  const pages = await listPages(db, AT_A_TIME, (file - 1) * AT_A_TIME);
  const entries = pages.map(({ name, groupId, jobId }) => {
    const about = groupId ? publicPagesPaths.group(groupId) : publicPagesPaths.job(jobId ?? "");
    const path = name ? publicPagesPaths.member(name) : about;
    return `  <url><loc>${escaped(`${origin}${path}`)}</loc></url>`;
  });
  return `${HEAD}<urlset ${SPACE}>\n${entries.join("\n")}\n</urlset>\n`;
}

const page = {
  access: "public",
  limit: "240/minute",
  query: { lang: language.optional().catch(undefined) },
  download: "text/html; charset=utf-8",
} as const;
const key = z.string().max(200);
const list = { access: "public", limit: "60/minute", download: "application/xml; charset=utf-8" } as const;

/** Pages and lists for search engines. Not under /api, so they are declared here. */
const pageEndpoints = {
  "GET /m/{name}": { about: "A member's open card.", ...page, params: { name: key } },
  "GET /g/{id}": { about: "A group's open page.", ...page, params: { id: key } },
  "GET /job/{id}": { about: "A job's open page.", ...page, params: { id: key } },
  "GET /sitemap.xml": { about: "The files that name all pages for everybody.", ...list },
  "GET /sitemap-open-{file}.xml": {
    about: "Open pages, some thousand a file.",
    ...list,
    params: { file: z.coerce.number().int().min(1).max(9_999) },
  },
} as const satisfies Record<string, Endpoint>;

type PageRequest = {
  query: { lang?: PageContext["language"] | undefined };
  viewer: { id: string } | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Answers an open page, or the one that says that there is none. */
async function answer(
  platform: Platform,
  styles: PageStyles,
  { kind, key }: { kind: PublicKind; key: string },
  context: PageRequest,
): Promise<Buffer> {
  const { config, texts } = platform;
  const { query, viewer, request, reply } = context;
  const accept = request.headers["accept-language"];
  reply
    .header("content-security-policy", pagePolicy(styles))
    // Revalidated each time: the page may have been closed, or the signed-in viewer blocked.
    .header("cache-control", "no-cache")
    .header("vary", "accept-language, cookie");
  const shared = { origin: config.origin, brand: config.name, say: texts.say, styles };
  try {
    const { words, language, usual } = await readPage(platform, {
      viewer,
      kind,
      key,
      lang: query.lang,
      accept,
    });
    const foot = await footIn(language);
    return Buffer.from(publicPage(words, { ...shared, language, usual, foot }));
  } catch (error) {
    if (!(error instanceof Fail) || error.code !== "not_found") throw error;
    const language = query.lang ?? languageOf(accept);
    reply.code(404);
    return Buffer.from(missingPage({ ...shared, language, usual: language, foot: await footIn(language) }));
  }
}

/** Registers the pages that everybody can read, and the lists that lead search engines there. */
export function pageRoutes(app: FastifyInstance, platform: Platform): void {
  const { lists, config } = platform;
  const styles = readStyles(config.webRoot);
  serve(app, pageEndpoints, {
    "GET /m/{name}": (request) =>
      answer(platform, styles, { kind: "member", key: request.params.name }, request),
    "GET /g/{id}": (request) => answer(platform, styles, { kind: "group", key: request.params.id }, request),
    "GET /job/{id}": (request) => answer(platform, styles, { kind: "job", key: request.params.id }, request),
    "GET /sitemap.xml": async ({ reply }) => {
      reply.header("cache-control", "public, max-age=300");
      return Buffer.from(await sitemapIndex(await lists(null), config.origin));
    },
    "GET /sitemap-open-{file}.xml": async ({ params, reply, fail }) => {
      const found = await sitemapFile(await lists(null), config.origin, params.file);
      if (found === null) throw fail("not_found");
      reply.header("cache-control", "public, max-age=300");
      return Buffer.from(found);
    },
  });
}
