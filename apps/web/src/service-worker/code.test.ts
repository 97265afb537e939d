import { beforeEach, expect, test, vi } from "vitest";
import { cacheCode, codeFirst, isCacheablePage, pageFirst, precacheLanguage } from "./code.ts";

const ORIGIN = "http://localhost";
/** What the server has right now; anything else is gone. */
let online: Map<string, string>;
let asked: string[];
/** Whether the device has no room left. */
let full: boolean;
const pathOf = (request: string | Request) =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
const answer = async (request: string | Request) => {
  asked.push(pathOf(request));
  const body = online.get(pathOf(request));
  return body === undefined ? new Response("", { status: 404 }) : new Response(body);
};

/** As much of the browser's stores as the worker uses. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (request: string) => store.get(pathOf(request))?.clone(),
        put: async (request: string, response: Response) => {
          if (full) throw new DOMException("no room", "QuotaExceededError");
          store.set(pathOf(request), response);
        },
        add: async (request: string) => {
          const response = await answer(request);
          if (!response.ok) throw new TypeError("not there");
          store.set(pathOf(request), response);
        },
        keys: async () => [...store.keys()].map((path) => ({ url: `${ORIGIN}${path}` })),
        delete: async (request: string) => store.delete(pathOf(request)),
      };
    },
  };
}

beforeEach(() => {
  asked = [];
  full = false;
  online = new Map([
    ["/assets/app-1.js", "one"],
    ["/assets/late-1.js", "late one"],
  ]);
  vi.stubGlobal("caches", fakeCaches());
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("__CODE_FILES__", ["/assets/app-1.js", "/assets/late-1.js"]);
  vi.stubGlobal("__APP_PAGES__", ["/dashboard", "/dashboard/feed"]);
});

/** What an event gives, with all that it waits for done. */
async function finish(run: (wait: (work: Promise<unknown>) => void) => Promise<Response>): Promise<string> {
  const work: Promise<unknown>[] = [];
  const response = await run((one) => work.push(one));
  for (const one of work) await one;
  return response.text();
}
const file = (path: string) => finish((wait) => codeFirst(new Request(`${ORIGIN}${path}`), wait));

test("code is fetched once", async () => {
  expect([await file("/assets/app-1.js"), await file("/assets/app-1.js")]).toEqual(["one", "one"]);
  expect(asked).toEqual(["/assets/app-1.js"]);
});

test("members' pages are kept ahead in one language, each file once and only of this version", async () => {
  vi.stubGlobal("__PRECACHE_FILES__", [
    "/assets/texts/{language}-app.js",
    "/assets/app-1.js",
    "/assets/late-1.js",
    "/assets/other-version.js",
  ]);
  vi.stubGlobal("__CODE_FILES__", ["/assets/texts/de-app.js", "/assets/app-1.js", "/assets/late-1.js"]);
  online.set("/assets/texts/de-app.js", "Hallo").set("/assets/other-version.js", "two");
  await file("/assets/app-1.js");
  await precacheLanguage("de");
  expect(asked).toEqual(["/assets/app-1.js", "/assets/texts/de-app.js", "/assets/late-1.js"]);
  online.clear();
  expect(await file("/assets/late-1.js")).toBe("late one");
});

test("keeping ahead stops where the connection does", async () => {
  vi.stubGlobal("__PRECACHE_FILES__", ["/assets/app-1.js", "/assets/late-1.js"]);
  online.delete("/assets/app-1.js");
  await precacheLanguage("de");
  expect(asked).toEqual(["/assets/app-1.js"]);
});

test("what is not there is not kept", async () => {
  await file("/assets/gone.js");
  await file("/assets/gone.js");
  expect(asked).toEqual(["/assets/gone.js", "/assets/gone.js"]);
});

test("a deployment in between breaks no open page: its version's files stay until it is gone", async () => {
  await cacheCode(["/assets/app-1.js", "/assets/late-1.js", "/api/me"], true);
  online = new Map([["/assets/app-2.js", "two"]]);
  vi.stubGlobal("__CODE_FILES__", ["/assets/app-2.js"]);
  // The page that is still open reports its loaded files, while another one of the new version is open too.
  await cacheCode(["/assets/app-1.js"], true);
  await cacheCode(["/assets/app-2.js"], false);
  expect(await file("/assets/late-1.js")).toBe("late one");
  // Only the new one is left.
  await cacheCode(["/assets/app-2.js"], true);
  expect(await file("/assets/late-1.js")).toBe("");
  expect(await file("/assets/app-2.js")).toBe("two");
});

const page = (text: string, language?: string) =>
  new Response(text, { headers: language ? { "content-language": language } : {} });
/** Opens a page that the network would answer like this; the answer is what is shown. */
const open = (network: Promise<Response>) => finish((wait) => pageFirst("/dashboard/feed", network, wait));

test("a page is shown as it was kept, and the newer one the next time; offline as well", async () => {
  const seen: string[] = [];
  for (const network of [Promise.resolve(page("one")), Promise.resolve(page("two"))])
    seen.push(await open(network));
  seen.push(await open(Promise.reject(new TypeError("offline"))));
  expect(seen).toEqual(["one", "one", "two"]);
});

test("what was drawn for guests, and what failed, is never kept in a member's page's place", async () => {
  expect(await open(Promise.resolve(page("login", "de")))).toBe("login");
  expect(await open(Promise.resolve(new Response("down", { status: 503 })))).toBe("down");
  expect(await open(Promise.resolve(page("feed")))).toBe("feed");
  expect(await open(Promise.resolve(page("login", "de")))).toBe("feed");
  expect(await open(Promise.reject(new TypeError("offline")))).toBe("feed");
});

test("a device without room still gets its code and its pages", async () => {
  full = true;
  expect(await file("/assets/app-1.js")).toBe("one");
  expect(await open(Promise.resolve(page("feed")))).toBe("feed");
});

test("only members' pages without parameters are kept", () => {
  expect(
    ["/dashboard", "/dashboard/", "/dashboard/feed", "/dashboard/feed/5", "/login", "/"].map(isCacheablePage),
  ).toEqual([true, true, true, false, false, false]);
});
