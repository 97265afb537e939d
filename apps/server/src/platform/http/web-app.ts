import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { INERT_POLICY, pagePolicy, SCRIPT_POLICY } from "#platform/http/headers.ts";

/** The page that the service worker keeps; the only one with its file's own name. */
const OFFLINE_PAGE = "/offline.html";
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the inline scripts of every page under `root`, for the CSP. */
const inlineHashes = (pages: readonly string[]): string[] => {
  const hashes = new Set<string>();
  for (const page of pages)
    for (const [, script = ""] of fs.readFileSync(page, "utf8").matchAll(INLINE_SCRIPT))
      hashes.add(createHash("sha256").update(script).digest("base64"));
  return [...hashes];
};

/** Asked for again each time: an old service worker would stay for a while after a new version. */
const isWorker = (file: string): boolean => /[\\/]sw\.js(\.br|\.gz)?$/.test(file);
const isScript = (file: string): boolean => /\.js(\.br|\.gz)?$/.test(file);
const readIfThere = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** Whether a browser takes an encoding: named, and not with a weight of nothing. */
const accepts = (header: string | string[] | undefined, encoding: string): boolean =>
  String(header ?? "")
    .split(",")
    .some((part) => {
      const [name, ...rest] = part.split(";").map((word) => word.trim().toLowerCase());
      return name === encoding && !rest.some((word) => /^q=0(\.0+)?$/.test(word));
    });

/** Whether the browser has this version already; proxies may have weakened the tag or sent several. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

type Page = { body: Buffer; br: Buffer | null; gzip: Buffer | null; policy: string; etag: string };

const readPages = (root: string, provider: string | null): Map<string, Page> => {
  const files = fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => path.join(root, name));
  return new Map(
    files.map((file) => {
      const body = fs.readFileSync(file);
      // Weak: it stands for the page however it is compressed.
      const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      return [
        `/${path.relative(root, file)}`,
        {
          body,
          br: readIfThere(`${file}.br`),
          gzip: readIfThere(`${file}.gz`),
          etag,
          policy: pagePolicy(inlineHashes([file]), provider),
        },
      ];
    }),
  );
};

/**
 * Serves the built web app: prerendered pages, hashed assets for a year, and the app's shell for every path of the
 * app. `isAppPath` tells those from unknown paths, which get the same shell with status 404. `provider` is the address of
 * the identity provider's script.
 */
export function serveWebApp(
  app: FastifyInstance,
  root: string,
  isAppPath: (path: string) => boolean,
  provider: string | null = null,
): void {
  const pages = readPages(root, provider);
  const shell = pages.get("/__spa-fallback.html") ?? pages.get("/index.html");
  if (!shell) throw new Error(`The web app is not built: ${root} holds no page. Run: npm run build`);
  app.register(fastifyStatic, {
    root,
    wildcard: true,
    index: false,
    serveDotFiles: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      const kept = hashed ? "public, max-age=31536000, immutable" : "public, max-age=300";
      reply.header("cache-control", isWorker(file) ? "no-cache" : kept);
      reply.header("content-security-policy", isScript(file) ? SCRIPT_POLICY : INERT_POLICY);
    },
  });
  const send = (request: FastifyRequest, reply: FastifyReply, page: Page, status: number) => {
    reply
      .header("content-security-policy", page.policy)
      .header("cache-control", "no-cache")
      .header("etag", page.etag);
    reply.header("vary", "accept-encoding");
    if (status === 200 && isKnown(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
    const encoding = (["br", "gzip"] as const).find(
      (one) => page[one] && accepts(request.headers["accept-encoding"], one),
    );
    if (encoding) reply.header("content-encoding", encoding);
    const body = (encoding && page[encoding]) ?? page.body;
    return reply.code(status).type("text/html; charset=utf-8").send(body);
  };
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const where = request.url.split("?")[0] ?? "/";
    if (/^\/(?:api|assets|embed)(?:\/|$)/.test(where)) return;
    const page =
      where === OFFLINE_PAGE
        ? pages.get(where)
        : pages.get(where === "/" ? "/index.html" : `${where.replace(/\/$/, "")}/index.html`);
    if (page) return send(request, reply, page, 200);
    if (path.extname(where)) return;
    return send(request, reply, shell, isAppPath(where) ? 200 : 404);
  });
}
