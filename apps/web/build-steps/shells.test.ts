import vm from "node:vm";
import { expect, test } from "vitest";
import { openScript } from "../src/platform/open-script.ts";
import { loadedFrames } from "./re-exports.ts";
import { appPages, drawnOf, type Manifest, shellOf, styled } from "./shells.ts";

const DRAWN =
  '<html lang="fr"><head><link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="font" href="/headings.woff2"/><link rel="modulepreload" href="/assets/old.js"/><script>boot()</script><link rel="stylesheet" href="/a.css"/></head><script type="module">import "/assets/manifest.js";\nimport("/assets/entry.js");import * as route1 from "/assets/page.js";import{a as b}from"/assets/c.js";</script>';

const manifest: Manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/start.js"], css: ["/a.css"] },
  routes: {
    root: {
      id: "root",
      path: "",
      module: "/assets/root.js",
      imports: ["/assets/start.js"],
      css: ["/a.css"],
    },
    "shell/dashboard-frame": {
      id: "shell/dashboard-frame",
      parentId: "root",
      path: "dashboard",
      module: "/assets/frame.js",
      imports: [],
      css: [],
    },
    "../features/settings/settings-page": {
      id: "../features/settings/settings-page",
      parentId: "shell/dashboard-frame",
      path: "settings",
      module: "/assets/settings.js",
      imports: ["/assets/app.js"],
      css: ["/a.css"],
    },
    "../features/site/start-page": {
      id: "../features/site/start-page",
      parentId: "root",
      module: "/assets/site.js",
      imports: [],
      css: [],
    },
  },
  url: "/assets/manifest.js",
};

const built = { manifest, reExports: new Map() };

test("a page names all that it needs before it can draw itself; public pages need nothing", () => {
  expect(appPages(manifest)).toEqual([
    {
      path: "/dashboard/settings",
      shell: "/pages/settings-settings-page.html",
      scripts: [
        "/assets/start.js",
        "/assets/app.js",
        "/assets/entry.js",
        "/assets/root.js",
        "/assets/frame.js",
        "/assets/settings.js",
      ],
      frames: [
        { id: "root", module: "/assets/root.js" },
        { id: "shell/dashboard-frame", module: "/assets/frame.js" },
      ],
      texts: ["entry", "app", "settings"],
      start: "/api/start?page=%2Fdashboard%2Fsettings",
      pictures: null,
      guarded: true,
      drawn: null,
    },
  ]);
});

test("its document names them behind what React drew, scripts before fonts", () => {
  const [page] = appPages(manifest);
  if (!page) throw new Error("no page");
  const shell = shellOf(DRAWN, page, built);
  expect(shell).toMatch(
    /<head><link rel="preload" as="fetch" href="\/api\/start\?page=[^"]+" crossorigin="anonymous"\/><script>boot\(\);[\s\S]*<\/script><link rel="stylesheet" href="\/a.css"\/><link/,
  );
  expect(shell.match(/href="\/[^"]*\.\w+"/g)).toEqual([
    'href="/a.css"',
    ...page.scripts.map((file) => `href="${file}"`),
    'href="/f.woff2"',
  ]);
});

test("shell: the document inlines what the router knows of all pages, no file is requested", () => {
  const [page] = appPages(manifest);
  if (!page) throw new Error("no page");
  for (const document of [
    shellOf(DRAWN, page, built),
    drawnOf(DRAWN, page, built, { styles: "p{}", at: "/login" }),
  ]) {
    expect(document).not.toContain('import "/assets/manifest.js"');
    const [, told = ""] = /window\.__reactRouterManifest=(.*);\nimport\("/.exec(document) ?? [];
    expect(JSON.parse(told)).toEqual(loadedFrames(manifest, [], new Map()));
  }
});

test("the face of a language stays a file, whatever comes first", () => {
  const face = '<link rel="stylesheet" href="/face.css" data-precedence="default"/>';
  const document = DRAWN.replace('<link rel="stylesheet"', `${face}<link rel="stylesheet"`);
  expect(styled(document, "p{}")).toContain(`${face}<style>p{}</style></head>`);
});

test("what was drawn ahead of time carries its styles, and asks for its scripts when it is seen", () => {
  const [page] = appPages(manifest);
  if (!page) throw new Error("no page");
  const drawn = drawnOf(DRAWN, page, built, { styles: "p{}", at: "/login" });
  expect(drawn).toContain('<style>p{}</style><link rel="stylesheet" href="/a.css" type="text/plain"/>');
  expect(drawn).toMatch(/^<html data-drawn="" lang="fr">/);
  expect(drawn.match(/href="\/[^"]*\.\w+"/g)).toEqual([
    'href="/a.css"',
    'href="/f.woff2"',
    'href="/headings.woff2"',
  ]);
  const [, script = ""] = /<script type="module">(.*?)<\/script>/s.exec(drawn) ?? [];
  expect(script.startsWith(`await seen;for(const file of ${JSON.stringify(page.scripts)})`)).toBe(true);
  // Nothing is imported before it may be.
  expect(script).not.toMatch(/\bimport\s*[{*"]/);
  expect(script).toContain(
    'const route1=await import("/assets/page.js");const{a:b}=await import("/assets/c.js");',
  );
  expect(styled(DRAWN, "p{}")).toContain("<script>boot()</script><style>p{}</style></head>");
});

/** Runs the script of a page that was drawn for `/login` in French; answers what it did. */
async function standIn(address: string, language: string, paints = true) {
  let painted = (_list: object) => {};
  const done = {
    attributes: [] as string[],
    went: [] as unknown[],
    files: [] as string[],
    heard: [] as string[],
  };
  const { pathname, search, hash } = new URL(address, "http://localhost");
  vm.runInNewContext(
    openScript({ folder: "/t", texts: ["entry"], start: null, pictures: null, prerenderedPath: "/login" }),
    {
      localStorage: { getItem: () => language },
      sessionStorage: { getItem: () => null },
      navigator: { languages: [] },
      location: { pathname, search, hash },
      history: { replaceState: (...to: unknown[]) => done.went.push(to) },
      window: {},
      setTimeout: () => 0,
      PerformanceObserver: class {
        constructor(heard: (list: object) => void) {
          painted = heard;
        }
        observe() {}
      },
      document: {
        addEventListener: (kind: string) => done.heard.push(kind),
        documentElement: {
          lang: "fr",
          setAttribute: (name: string) => done.attributes.push(name),
          hasAttribute: (name: string) => done.attributes.includes(name),
        },
        createElement: () => ({ href: "" }),
        head: { append: (link: { href: string }) => done.files.push(link.href) },
      },
    },
  );
  if (paints) painted({ getEntriesByName: () => [1] });
  await Promise.resolve();
  return done;
}

test("the login in the place of another page notes where its guest wanted to go", async () => {
  const { went } = await standIn("/dashboard/feed?filter=all#top", "fr");
  expect(went).toEqual([[{ usr: { from: "/dashboard/feed?filter=all#top" }, key: "default" }, "", "/login"]]);
  expect((await standIn("/login", "fr")).went).toEqual([]);
});

test("what is done in a page that was drawn ahead is heard before its script is there", async () => {
  expect((await standIn("/login", "fr")).heard).toEqual(["click", "submit", "input", "change"]);
});

test("a document in another language than its reader's is hidden until it is translated", async () => {
  expect(await standIn("/login", "ar", false)).toMatchObject({
    attributes: ["data-hushed"],
    files: ["/t/fr-entry.js", "/t/ar-entry.js"],
  });
  expect(await standIn("/login", "fr")).toMatchObject({ attributes: [], files: ["/t/fr-entry.js"] });
});

test("what was drawn ahead of time is seen before it asks for anything", async () => {
  expect((await standIn("/login", "fr", false)).files).toEqual([]);
});

const WISHES = [
  ["the choice on this device", "ar", "fr", ["en"], "ar"],
  ["the public page one came from", null, "fr", ["en"], "fr"],
  ["the browser's wishes", "xx", null, ["nl-NL", "pt-BR"], "pt"],
  ["German", null, null, ["nl"], "de"],
] as const;

test.each(WISHES)("texts are fetched in the language of %s", (_, stored, arrived, languages, language) => {
  const files: string[] = [];
  const asked: unknown[] = [];
  vm.runInNewContext(
    openScript({
      folder: "/assets/t",
      texts: ["entry", "app"],
      start: "/api/start",
      pictures: null,
      prerenderedPath: null,
    }),
    {
      localStorage: { getItem: () => stored },
      sessionStorage: { getItem: () => arrived },
      navigator: { languages },
      document: {
        createElement: () => ({ href: "" }),
        head: { append: (link: { href: string }) => files.push(link.href) },
      },
      fetch: async (...request: unknown[]) => {
        asked.push(request);
        return { ok: true, text: async () => "{}" };
      },
      setTimeout,
    },
  );
  expect(files).toEqual([`/assets/t/${language}-entry.js`, `/assets/t/${language}-app.js`]);
  // As its preload asks for it, so that the browser gives that answer.
  expect(asked).toEqual([["/api/start"]]);
});

type Heard = (event: { target: { href: string } }) => void;

/** Runs the script of a page that begins with this many pictures. */
async function picturesOf(first: number) {
  const fetched: string[] = [];
  const heard = new Map<string, Heard>();
  const answer = {
    "/api/me": { avatar: "/mine" },
    "/api/faces?limit=3": [1, 2, 3].map((one) => ({ avatar: `/${one}` })),
  };
  await vm.runInNewContext(
    `${openScript({
      folder: "/t",
      texts: [],
      start: "/api/start",
      pictures: { part: "/api/faces?limit=3", field: "avatar", first },
      prerenderedPath: null,
    })};begun`,
    {
      navigator: { languages: [] },
      document: { addEventListener: (kind: string, listener: Heard) => heard.set(kind, listener) },
      fetch: async () => ({ ok: true, text: async () => JSON.stringify(answer) }),
      Image: class {
        set src(address: string) {
          fetched.push(address);
        }
      },
      setTimeout,
    },
  );
  return { fetched, heard };
}

test("the one picture in sight is fetched with the answer that names it", async () => {
  const { fetched } = await picturesOf(1);
  await expect.poll(() => fetched).toEqual(["/1"]);
});

test("several pictures are fetched after the largest script", async () => {
  const { fetched, heard } = await picturesOf(2);
  const load = (href: string) => heard.get("load")?.({ target: { href } });
  load("https://example.test/assets/app-abcdefgh.js");
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toEqual([]);
  load("https://example.test/assets/start-abcdefgh.js");
  await expect.poll(() => fetched).toEqual(["/1", "/2"]);
});
