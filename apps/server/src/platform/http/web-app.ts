import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import type { Figures } from "@kompagnon/contract/site/figures.ts";
import { isLanguage, type Language } from "@kompagnon/messages/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accepts } from "#platform/http/compress.ts";
import { type Bodies, filledBodies, hasFigures } from "#platform/http/figures.ts";
import { INERT_POLICY, KEY_WORKER_POLICY, pagePolicy, SCRIPT_POLICY } from "#platform/http/headers.ts";
import { languageOf } from "#platform/texts.ts";

/** What the web app's build says of a page. */
type BuiltPage = {
  /** Its address with parameters: `/dashboard/feed/:postId`. */
  path: string;
  /** The document it begins with. */
  shell: string;
  /** Only for members. */
  guarded: boolean;
  /** Where guests get it as it was drawn ahead of time: at this very address, in a document a language. */
  drawn: { at: string; document: string } | null;
};
/** Who asks for a page, as far as a document differs by it. */
type Asking = {
  /** The address with its query. */
  url: string;
  /** No session cookie: the visitor is not signed in. */
  guest: boolean;
  language: Language;
};

/** A document, the language it is in if it says anything, and whether search engines may know it: drawn, at its own address. */
type Found = { document: string; language: Language | null; open: boolean };

/** The addresses that a route means; its parameters stand for one part each, optional ones for none as well. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/\/:\w+/g, "/[^/]+")}/?$`);
const parameters = (route: string): number => route.split("/:").length;

/**
 * Finds the document of the application's page at an address; null where there is none. Guests find the login in the place of
 * members' pages: its script takes note of where they wanted to go.
 */
function readAppPages(root: string): (asking: Asking) => Found | null {
  const file = path.join(root, "pages.json");
  const pages: BuiltPage[] = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : [];
  const patterns = pages
    // `feed/search` is meant before `feed/:postId`.
    .sort((one, other) => parameters(one.path) - parameters(other.path))
    .map((page) => ({ pattern: patternOf(page.path), page }));
  const entrance = pages.find(({ drawn }) => drawn?.at === accountsPaths.login)?.drawn ?? null;
  return ({ url, guest, language }) => {
    const address = url.split("?")[0] ?? "";
    const page = patterns.find(({ pattern }) => pattern.test(address))?.page;
    if (!page) return null;
    // Only scripts read the query string: a URL with one differs from the prerendered page.
    const prerendered = page.drawn?.at === url ? page.drawn : null;
    const drawn = page.guarded ? entrance : prerendered;
    return guest && drawn
      ? { document: drawn.document.replace("{language}", language), language, open: !page.guarded }
      : { document: page.shell, language: null, open: false };
  };
}

/** Paths the web app answers itself; others get its shell with status 404 and its own page for that. */
const APP_PATHS = [
  /^\/login(\/[^/]+)?$/,
  /^\/register$/,
  /^\/confirm-email$/,
  /^\/password-reset$/,
  /^\/offline$/,
  /^\/goodbye$/,
  /^\/billing\/(success|cancel)$/,
  /^\/withdraw$/,
  /^\/cancel-contract$/,
  /^\/contact$/,
  /^\/invite(\/href)?(\/[^/]+)?$/,
  /^\/dashboard(\/.*)?$/,
];

/** Whether a path (without query) belongs to the web app. */
export const isAppPath = (path: string): boolean =>
  APP_PATHS.some((pattern) => pattern.test(path.replace(/\/$/, "") || "/"));

/** The specification's spelling is the canonical address; the usual spelling redirects to it. */
const MOVED = /^(\/(?:[a-z]{2}\/)?jobs)\/socialmedia\/?$/;
/** Presentations have addresses of their own in the specification: they lead into the dashboard. */
const PRESENTATIONS = /^\/presentations(?:\/([\w-]{1,80})(?:\/edit)?)?\/?$/;
/** Where a page stands whose address is written differently; null for every other address. */
export const movedTo = (path: string): string | null => {
  const [, jobs] = MOVED.exec(path) ?? [];
  if (jobs !== undefined) return `${jobs}/sotialmedia`;
  const presentation = PRESENTATIONS.exec(path);
  if (!presentation) return null;
  return presentation[1] ? presentationsPaths.edit(presentation[1]) : presentationsPaths.list;
};

/** The page that the service worker keeps; the only one with its file's own name. */
const OFFLINE_PAGE = "/offline.html";
/** What the server answers itself: its interface, files, embedded posts, open pages, and those of payments with test money. */
const SERVERS_OWN = /^\/(?:(?:api|assets|embed|test-checkout|test-portal)(?:\/|$)|(?:m|g|job)\/[^/]+$)/;
/** Addresses of no page and no file: they begin with another host, or leave a folder. */
const MISLEADING = /\/\/|\\|%5c|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
const VARY = "accept-encoding, accept-language, cookie";
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
const policyOf = (file: string): string => {
  if (isStretching(file)) return KEY_WORKER_POLICY;
  if (isScript(file)) return SCRIPT_POLICY;
  return INERT_POLICY;
};
const readIfThere = (file: string): Buffer | null => (fs.existsSync(file) ? fs.readFileSync(file) : null);

/** A page's body in the first encoding that the browser takes and that there is. */
function bodyFor(
  { file, br, filled }: Page,
  header: string | string[] | undefined,
): { encoding: "br" | "gzip" | null; body: Buffer } {
  if (br && accepts(header, "br")) return { encoding: "br", body: br };
  const gzip = accepts(header, "gzip") ? (filled?.gzip ?? readIfThere(`${file}.gz`)) : null;
  return gzip
    ? { encoding: "gzip", body: gzip }
    : { encoding: null, body: filled?.plain ?? fs.readFileSync(file) };
}

/** Whether a request brings this cookie, whatever is in it. */
const hasCookie = (header: string | undefined, name: string): boolean =>
  (header ?? "").split(";").some((one) => one.trim().startsWith(`${name}=`));

/** Whether the browser has this version already; proxies may have weakened the tag or sent several. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));

/** A page's head, and its body as nearly all browsers take it; other bodies stay in its file. */
type Page = {
  file: string;
  br: Buffer | null;
  policy: string;
  etag: string;
  /** Whether figures about the community belong into it, and itself with them. */
  counts: boolean;
  filled?: Bodies;
};

/** Weak: it stands for the page however it is compressed. */
const tagOf = (body: string | Buffer): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

function readPage(file: string, provider: string | null): Page {
  const body = fs.readFileSync(file, "utf8");
  const hashes = { scripts: inlineHashes(body, INLINE_SCRIPT), styles: inlineHashes(body, INLINE_STYLE) };
  return {
    file,
    br: readIfThere(`${file}.br`),
    etag: tagOf(body),
    counts: hasFigures(body),
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

/** The pages of a folder by their URL; each is read on its first request and then cached. */
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

/** Pages with the community's figures, rendered again when these have changed. */
function fillPages(figures: () => Figures | null): (page: Page) => Promise<Page> | Page {
  const filled = new Map<string, { of: Figures; page: Promise<Page> }>();
  const fill = async (page: Page, of: Figures): Promise<Page> => {
    const bodies = await filledBodies(fs.readFileSync(page.file, "utf8"), of);
    return bodies ? { ...page, br: bodies.br, etag: tagOf(bodies.plain), filled: bodies } : page;
  };
  return (page) => {
    const of = page.counts ? figures() : null;
    if (!of) return page;
    let cached = filled.get(page.file);
    if (cached?.of !== of) {
      cached = { of, page: fill(page, of) };
      filled.set(page.file, cached);
    }
    return cached.page;
  };
}

/** Sends a page, or says that the browser has it already. */
function send(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: Page,
  status: number,
  vary = "accept-encoding",
) {
  reply
    .header("content-security-policy", page.policy)
    .header("cache-control", "no-cache")
    .header("etag", page.etag)
    .header("vary", vary);
  if (status === 200 && isKnown(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  const { encoding, body } = bodyFor(page, request.headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.code(status).type("text/html; charset=utf-8").send(body);
}

/** The language of an unknown address: the one it begins with, or what the browser asks for. */
function languageFor(where: string, header: string | undefined): Language {
  const [, first] = where.split("/");
  return isLanguage(first) ? first : languageOf(header);
}

type Serving = {
  /** Tells the application's paths from unknown ones, which get the same shell with status 404. */
  isAppPath: (path: string) => boolean;
  /** The name of the session's cookie. */
  sessionCookie: string;
  /** The address of the identity provider's script. */
  provider: string | null;
  /** What was counted of the community last; the start page tells it. */
  figures: () => Figures | null;
};

/**
 * Serves the built web app: prerendered pages, hashed assets for a year, and for every path of the app the document of its
 * page, or the shell of all pages where there is none; for every other path the page that says so, which needs no script.
 */
export function serveWebApp(
  app: FastifyInstance,
  root: string,
  { isAppPath, sessionCookie, provider, figures }: Serving,
): void {
  const pageAt = pagesOf(root, provider);
  const shell = pageAt("/__spa-fallback.html") ?? pageAt("/index.html");
  const appPage = readAppPages(root);
  const withFigures = fillPages(figures);
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
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const where = request.url.split("?")[0] ?? "/";
    if (SERVERS_OWN.test(where)) return;
    const unknown = () => {
      const language = languageFor(where, request.headers["accept-language"]);
      return send({ request, reply }, pageAt(`/pages/not-found.${language}.html`) ?? shell, 404, VARY);
    };
    if (MISLEADING.test(where)) return unknown();
    const page =
      where === OFFLINE_PAGE
        ? pageAt(where)
        : pageAt(where === "/" ? "/index.html" : `${where.replace(/\/$/, "")}/index.html`);
    if (page) return send({ request, reply }, await withFigures(page), 200);
    if (path.extname(where)) return;
    const moved = movedTo(where);
    if (moved) return reply.redirect(moved, 301);
    const found = appPage({
      url: request.url,
      guest: !hasCookie(request.headers.cookie, sessionCookie),
      language: languageOf(request.headers["accept-language"]),
    });
    // Tells the service worker what it may keep: a document that says nothing is the same for everybody.
    if (found?.language) reply.header("content-language", found.language);
    if (!found?.open) reply.header("x-robots-tag", "noindex");
    const document = pageAt(found?.document ?? "");
    if (document || isAppPath(where)) return send({ request, reply }, document ?? shell, 200, VARY);
    return unknown();
  });
}
