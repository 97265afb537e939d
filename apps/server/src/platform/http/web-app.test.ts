import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import type { Figures } from "@kompagnon/contract/site/figures.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setUpErrors } from "#platform/http/errors.ts";
import { securityHeaders } from "#platform/http/headers.ts";
import { isAppPath, movedTo, serveWebApp } from "#platform/http/web-app.ts";

let root: string;
let app: FastifyInstance;
/** What was counted of the community. */
let counted: Figures | null = null;
beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-web-"));
  const write = (name: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  };
  write("index.html", "<p>Start</p><script>1</script>");
  write("index.html.br", brotliCompressSync("<p>Start</p><script>1</script>"));
  write("preise/index.html", "<p>Preise</p>");
  write("en/index.html", '<html lang="en"><ul hidden="" data-figures=""><li>%members%</li></ul></html>');
  write("en/index.html.br", brotliCompressSync("<p>as it was written</p>"));
  write("pages/not-found.de.html", "<p>Seite nicht gefunden</p>");
  write("pages/not-found.fr.html", "<p>Page introuvable</p>");
  write("__spa-fallback.html", "<p>App</p>");
  write("pages/post.html", "<p>Post</p>");
  write("pages/search.html", "<p>Suche</p>");
  write("pages/login.html", "<p>Login</p>");
  write("pages/login.de.html", "<style>p{}</style><p>Anmelden</p>");
  write("pages/login.fr.html", "<style>p{}</style><p>Connexion</p>");
  write(
    "pages.json",
    JSON.stringify([
      { path: "/dashboard/feed/:postId", shell: "/pages/post.html", guarded: true, drawn: null },
      { path: "/dashboard/feed/search", shell: "/pages/search.html", guarded: true, drawn: null },
      {
        path: "/login/:slug?",
        shell: "/pages/login.html",
        guarded: false,
        drawn: { at: "/login", document: "/pages/login.{language}.html" },
      },
    ]),
  );
  write("assets/app-1a2b.js", "export {}");
  write("assets/app-1a2b.js.br", brotliCompressSync("export {}"));
  write("robots.txt", "User-agent: *");
  write("sw.js", "self.skipWaiting()");
  write("sw.js.br", brotliCompressSync("self.skipWaiting()"));
  write("offline.html", "<p>Offline</p>");
  app = Fastify();
  setUpErrors(app, (_header, code) => code);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(securityHeaders(false, false));
  });
  app.get("/api/health", async () => ({ status: "ok" }));
  serveWebApp(app, root, { isAppPath, sessionCookie: "sid", provider: null, figures: () => counted });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const MEMBER = { cookie: "a=1; sid=x" };
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });

test("pages are asked for again each time, and answered 304 when nothing changed", async () => {
  const { headers, body } = await get("/");
  expect(body).toContain("Start");
  expect(headers).toMatchObject({ "cache-control": "no-cache", vary: "accept-encoding" });
  const etag = String(headers.etag);
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const again = await get("/", { "if-none-match": known });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  expect((await get("/", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

test("a page whose address is spelt differently is found", async () => {
  for (const [address, page] of [
    ["/jobs/socialmedia", "/jobs/sotialmedia"],
    ["/ar/jobs/socialmedia/", "/ar/jobs/sotialmedia"],
  ] as const) {
    const answer = await get(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, page]);
  }
  expect((await get("/jobs/socialmedia/more")).statusCode).toBe(404);
});

test("pages are compressed for who takes it, and never said to be when they are not", async () => {
  const packed = await get("/", { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  const refused = await get("/", { "accept-encoding": "br;q=0, identity" });
  expect(refused.headers["content-encoding"]).toBeUndefined();
  const plain = await get("/preise", { "accept-encoding": "gzip, br" });
  expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, "<p>Preise</p>"]);
});

test("a page's own inline scripts may run, no others", async () => {
  expect((await get("/")).headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect((await get("/preise/")).headers["content-security-policy"]).toContain("script-src 'self';");
});

test.each([
  ["/dashboard/feed/search", "Suche"],
  ["/dashboard/feed/search/?q=a", "Suche"],
  ["/dashboard/feed/5", "Post"],
  ["/login", "Login"],
  ["/login/mira/", "Login"],
])("%s begins with the document of its page", async (url, page) => {
  expect((await get(url, MEMBER)).body).toBe(`<p>${page}</p>`);
});

test.each([
  ["/login", "Anmelden"],
  ["/login?mode=sign-up", "Login"],
  ["/login/mira", "Login"],
  ["/dashboard/feed/5?comment=2", "Anmelden"],
])("guests get %s as it was drawn, or the login in its place", async (url, page) => {
  for (const cookie of [undefined, "side=1; device=x"])
    expect((await get(url, cookie ? { cookie } : {})).body).toContain(`<p>${page}</p>`);
});

test("what was drawn comes in the language that the browser asks for, and nothing shared keeps it for others", async () => {
  const { body, headers } = await get("/login", { "accept-language": "nl, fr-CH;q=0.9, de;q=0.8" });
  expect(body).toContain("Connexion");
  expect(headers.vary).toBe("accept-encoding, accept-language, cookie");
  expect(headers["content-language"]).toBe("fr");
  expect((await get("/login", MEMBER)).headers["content-language"]).toBeUndefined();
  expect(headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
});

test.each([
  ["/login", {}, undefined],
  ["/login?mode=sign-up", {}, "noindex"],
  ["/login", MEMBER, "noindex"],
  ["/dashboard/feed/5", {}, "noindex"],
  ["/gibt-es-nicht", {}, "noindex"],
  ["/", {}, undefined],
])(
  "%s with %o: of the application, only what was drawn for its address is for search engines",
  async (url, headers, robots) => {
    expect((await get(url, headers)).headers["x-robots-tag"]).toBe(robots);
  },
);

test.each([
  ["/dashboard/matching", 200],
  ["/dashboard/", 200],
  ["/invite", 200],
  ["/invite/anna/", 200],
  ["/invite/href", 200],
  ["/invite/href/anna?utm=x", 200],
])("%s gets the app with %i", async (url, status) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([status, "<p>App</p>"]);
});

test.each([
  ["/gibt-es-nicht", {}, "Seite nicht gefunden"],
  ["/invite/anna/b", {}, "Seite nicht gefunden"],
  ["/gibt-es-nicht", { "accept-language": "fr" }, "Page introuvable"],
  ["/fr/gibt-es-nicht", MEMBER, "Page introuvable"],
  ["/ar/gibt-es-nicht", {}, "App"],
  ["/login/mira/2", MEMBER, "Seite nicht gefunden"],
])(
  "%s with %o is no page, and says so in the language of its address or its reader",
  async (url, headers, words) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.body]).toEqual([404, `<p>${words}</p>`]);
  },
);

test("figures are inserted once they exceed a minimum, in every encoding and with their own etag", async () => {
  const before = await get("/en");
  expect(before.body).toContain('hidden=""');
  counted = { members: 4_321, matches: 0 };
  const plain = await get("/en");
  expect(plain.body).toBe('<html lang="en"><ul data-figures=""><li>4,300</li></ul></html>');
  expect(plain.headers.etag).not.toBe(before.headers.etag);
  expect((await get("/en", { "if-none-match": String(plain.headers.etag) })).statusCode).toBe(304);
  for (const [encoding, open] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const packed = await get("/en", { "accept-encoding": encoding });
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
  }
  expect((await get("/preise")).body).toBe("<p>Preise</p>");
});

test("assets stay in the cache for good, other files for five minutes", async () => {
  const script = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
  expect(script.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
    vary: "accept-encoding",
  });
  expect((await get("/robots.txt")).headers["cache-control"]).toBe("public, max-age=300");
});

test("the service worker is asked for again each time, compressed or not", async () => {
  for (const encoding of ["identity", "br"]) {
    const { statusCode, headers } = await get("/sw.js", { "accept-encoding": encoding });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": expect.stringContaining("javascript"),
      "content-security-policy": expect.not.stringContaining("sandbox"),
    });
  }
});

test("the offline page is a page: its script may run", async () => {
  const { statusCode, body, headers } = await get("/offline.html");
  expect([statusCode, body]).toEqual([200, "<p>Offline</p>"]);
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(headers["content-security-policy"]).not.toContain("sandbox");
});

test("what is not there is no page: interface, assets and files answer 404 in JSON", async () => {
  for (const url of ["/api", "/api/gibt-es-nicht", "/assets/alt-9z.js", "/favicon.png", "/../package.json"]) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["content-type"]], url).toEqual([404, expect.stringContaining("json")]);
  }
});

test("HEAD answers the head of the page", async () => {
  const { statusCode, body, headers } = await app.inject({ method: "HEAD", url: "/dashboard" });
  expect([statusCode, body, headers["content-type"]]).toEqual([200, "", "text/html; charset=utf-8"]);
});

describe("an address that names another host or leaves the folder", () => {
  const asked = (path: string): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo; // it listens on TCP
      http.get({ port, path, headers: { accept: "text/html" } }, resolve).on("error", reject);
    });
  beforeAll(async () => {
    if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  });

  test.each([
    "//evil.test",
    "//evil.test/..",
    "/dashboard/groups//evil.test",
    "/..%2f..%2fetc/passwd",
    "/assets/../../x",
    "/assets/%2e%2e/%2e%2e/x",
    "/assets//evil.test",
    "/%5cevil.test",
    "/./x.txt",
    "/nowhere.txt",
  ])("%s answers 404 with the policy of what is no page, or of the page that says so", async (address) => {
    const { statusCode, headers } = await asked(address);
    expect(statusCode).toBe(404);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers.location).toBeUndefined();
  });
});

test.each([
  billingPaths.success,
  billingPaths.cancel,
  billingPaths.withdraw,
  billingPaths.cancelContract,
  contactPaths.contact,
  "/goodbye",
])("%s is a page, but not with a prefix", (path) => {
  expect(isAppPath(path)).toBe(true);
  expect(isAppPath(`${path}/`)).toBe(true);
  expect(isAppPath(`/x${path}`)).toBe(false);
});

test.each([
  ["/presentations", "/dashboard/resources/presentations"],
  ["/presentations/", "/dashboard/resources/presentations"],
  [
    "/presentations/4b2c9d2e-0000-4000-8000-000000000001/edit",
    "/dashboard/resources/presentations/4b2c9d2e-0000-4000-8000-000000000001/edit",
  ],
  ["/presentations/..%2f/edit", null],
  ["/presentationsx", null],
])("%s leads to %s", (path, to) => {
  expect(movedTo(path)).toBe(to);
});
