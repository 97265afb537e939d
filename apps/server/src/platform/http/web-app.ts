import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accepts } from "#platform/http/accepts.ts";
import { readAppPages } from "#platform/http/app-pages.ts";
import { movedTo } from "#platform/http/app-paths.ts";
import { INERT_POLICY, pagePolicy, SCRIPT_POLICY, STRETCH_POLICY } from "#platform/http/headers.ts";
import { languageOf } from "#platform/texts.ts";

/** The page that the service worker keeps; the only one with its file's own name. */
const OFFLINE_PAGE = "/offline.html";
/** What the server answers itself: its interface, files, embedded posts, open pages, and those of payments with test money. */
const SERVERS_OWN = /^\/(?:(?:api|assets|embed|test-checkout|test-portal)(?:\/|$)|(?:m|g|job)\/[^/]+$)/;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Hashes of what stands inside a page between such tags, for the CSP. */
const inlineHashes = (page: string, tags: RegExp): string[] => [
  ...new Set(
    [...page.matchAll(tags)].map(([, text = ""]) => createHash("sha256").update(text).digest("base64")),
  ),
];

/** Asked for again each time: an old service worker would stay for a while after a new version. */
const isWorker = (file: string): boolean => /[\\/]sw\.js(\.br|\.gz)?$/.test(file);
const isScript = (file: string): boolean => /\.js(\.br|\.gz)?$/.test(file);
/** The worker that stretches passphrases (`features/identities/keys` of the web app). */
const isStretching = (file: string): boolean =>
  /[\\/]assets[\\/]stretch-worker-[\w-]+\.js(\.br|\.gz)?$/.test(file);
const policyOf = (file: string): string =>
  isStretching(file) ? STRETCH_POLICY : isScript(file) ? SCRIPT_POLICY : INERT_POLICY;
const readIfThere = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** A page's body in the first encoding that the browser takes and that there is. */
function bodyFor(
  { file, br }: Page,
  header: string | string[] | undefined,
): { encoding: "br" | "gzip" | null; body: Buffer } {
  if (br && accepts(header, "br")) return { encoding: "br", body: br };
  const gzip = accepts(header, "gzip") ? readIfThere(`${file}.gz`) : null;
  return gzip ? { encoding: "gzip", body: gzip } : { encoding: null, body: fs.readFileSync(file) };
}

/** Whether a request brings this cookie, whatever is in it. */
const hasCookie = (header: string | undefined, name: string): boolean =>
  (header ?? "").split(";").some((one) => one.trim().startsWith(`${name}=`));

/** Whether the browser has this version already; proxies may have weakened the tag or sent several. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

/** A page's head, and its body as nearly all browsers take it; other bodies stay in its file. */
type Page = { file: string; br: Buffer | null; policy: string; etag: string };

function readPage(file: string, provider: string | null): Page {
  const body = fs.readFileSync(file, "utf8");
  const hashes = { scripts: inlineHashes(body, INLINE_SCRIPT), styles: inlineHashes(body, INLINE_STYLE) };
  return {
    file,
    br: readIfThere(`${file}.br`),
    // Weak: it stands for the page however it is compressed.
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    policy: pagePolicy(hashes, provider),
  };
}

/** The pages in a folder; what is named by its hash is left alone: a thousand files, and no page among them. */
function pageFiles(root: string, folder = ""): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return name === "/assets" ? [] : pageFiles(root, name);
    return name.endsWith(".html") ? [name] : [];
  });
}

/** The pages of a folder by their address in it; each is read when somebody first asks for it, and then kept. */
function pagesOf(root: string, provider: string | null): (name: string) => Page | undefined {
  const files = new Map(pageFiles(root).map((name) => [name, path.join(root, name)]));
  const pages = new Map<string, Page>();
  return (name) => {
    const file = files.get(name);
    if (!file) return undefined;
    const page = pages.get(name) ?? readPage(file, provider);
    pages.set(name, page);
    return page;
  };
}

type Serving = {
  /** Tells the application's paths from unknown ones, which get the same shell with status 404. */
  isAppPath: (path: string) => boolean;
  /** The name of the session's cookie. */
  sessionCookie: string;
  /** The address of the identity provider's script. */
  provider: string | null;
};

/**
 * Serves the built web app: prerendered pages, hashed assets for a year, and for every path of the app the document of its
 * page, or the shell of all pages where there is none.
 */
export function serveWebApp(
  app: FastifyInstance,
  root: string,
  { isAppPath, sessionCookie, provider }: Serving,
): void {
  const pageAt = pagesOf(root, provider);
  const shell = pageAt("/__spa-fallback.html") ?? pageAt("/index.html");
  const appPage = readAppPages(root);
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
      reply.header("content-security-policy", policyOf(file));
    },
  });
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    status: number,
    vary = "accept-encoding",
  ) => {
    reply
      .header("content-security-policy", page.policy)
      .header("cache-control", "no-cache")
      .header("etag", page.etag);
    reply.header("vary", vary);
    if (status === 200 && isKnown(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
    const { encoding, body } = bodyFor(page, request.headers["accept-encoding"]);
    if (encoding) reply.header("content-encoding", encoding);
    return reply.code(status).type("text/html; charset=utf-8").send(body);
  };
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const where = request.url.split("?")[0] ?? "/";
    if (SERVERS_OWN.test(where)) return;
    const page =
      where === OFFLINE_PAGE
        ? pageAt(where)
        : pageAt(where === "/" ? "/index.html" : `${where.replace(/\/$/, "")}/index.html`);
    if (page) return send(request, reply, page, 200);
    if (path.extname(where)) return;
    const moved = movedTo(where);
    if (moved) return reply.redirect(moved, 301);
    const found = appPage({
      url: request.url,
      guest: !hasCookie(request.headers.cookie, sessionCookie),
      language: languageOf(request.headers["accept-language"]),
    });
    const vary = "accept-encoding, accept-language, cookie";
    // Tells the service worker what it may keep: a document that says nothing is the same for everybody.
    if (found?.language) reply.header("content-language", found.language);
    return send(request, reply, pageAt(found?.document ?? "") ?? shell, isAppPath(where) ? 200 : 404, vary);
  });
}
