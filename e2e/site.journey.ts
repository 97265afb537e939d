import fs from "node:fs";
import path from "node:path";
import { fillFigures } from "@kompagnon/contract/site/figures.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { newPerson, test, urlOf } from "./people.ts";

test("a guest without script is led from the start page through the tour to the people behind it", async ({
  browser,
}) => {
  const guest = await newPerson(browser, urlOf("BASE_URL"), {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await guest.goto("/");
  await expect(guest.getByRole("heading", { name: "In vier Schritten" })).toBeVisible();
  await guest.getByText("Kann ich jederzeit kündigen?").click();
  await expect(guest.getByText("Das Monatsabo kündigst du mit zwei Klicks", { exact: false })).toBeVisible();
  await guest.getByRole("link", { name: "Alle Funktionen" }).click();
  await expect(
    guest.getByRole("heading", { level: 1, name: "Vom ersten Hallo bis zum gemeinsamen Team." }),
  ).toBeVisible();
  await guest.getByRole("navigation", { name: "Über uns" }).getByRole("link", { name: "Das Team" }).click();
  await expect(guest.getByRole("heading", { level: 2 }).first()).toHaveText("Erika Musterfrau");
  await expect(guest.getByText("Diese Namen sind Platzhalter", { exact: false })).toBeVisible();
});

test("public pages fit a small phone in every language", { tag: "@long" }, async ({ browser }) => {
  const viewport = { width: 320, height: 640 };
  const page = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport, asked: true });
  for (const language of ["de", "en", "fr", "it", "es", "pt", "ru", "hi", "zh", "ar"])
    for (const path of ["", "/features", "/pricing"]) {
      const address = `${language === "de" ? "" : `/${language}`}${path}` || "/";
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([address, width]).toEqual([address, viewport.width]);
    }
});

test("an address that is no page says so without script, in the language it begins with", {
  tag: "@long",
}, async ({ browser }) => {
  const guest = await newPerson(browser, urlOf("BASE_URL"), { javaScriptEnabled: false });
  const answer = await guest.goto("/en/nothing/here");
  expect(answer?.status()).toBe(404);
  await expect(guest).toHaveTitle("Page not found · Kompagnon");
  await guest.getByRole("link", { name: "Go to home page" }).click();
  await expect(guest).toHaveURL(/\/en$/);
});

test("the start page shows true figures where there are some, and none of the sample community", {
  tag: "@long",
}, async ({ browser }) => {
  const guest = await newPerson(browser, urlOf("SAMPLE_URL"), { viewport: { width: 390, height: 844 } });
  const figures = guest.getByRole("list", { name: "Kompagnon in Zahlen" });
  await guest.goto("/");
  await expect(guest.getByRole("heading", { name: "In vier Schritten" })).toBeVisible();
  await expect(figures).toBeHidden();
  const written = fs.readFileSync(
    path.resolve(import.meta.dirname, "../apps/web/build/client/index.html"),
    "utf8",
  );
  await guest.route("/", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: fillFigures(written, { members: 1_234, matches: 99 }, "de"),
    }),
  );
  await guest.goto("/");
  await expect(figures.getByRole("listitem")).toHaveText(["1.200+Mitglieder", "10Sprachen"]);
});

test("an application to the team opens the form with the role filled in", { tag: "@long" }, async ({
  browser,
}) => {
  const guest = await newPerson(browser, urlOf("BASE_URL"));
  await guest.goto("/en/jobs");
  await guest.getByRole("link", { name: "Apply as Front-end Developer" }).click();
  await expect(guest.getByRole("textbox", { name: "Message" })).toHaveValue(/^Apply as Front-end Developer/);
});

/** The addresses that a page's links and pictures name, on this site, with the places in pages that they lead to. */
function addressesIn(html: string, at: string, origin: string): URL[] {
  const found = [...html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(
    ([, to = ""]) => new URL(to.replaceAll("&amp;", "&"), at),
  );
  return found.filter((to) => to.origin === origin);
}

/** Every public page, as the sitemap has them. */
async function publicPages(request: APIRequestContext, origin: string): Promise<string[]> {
  const sitemap = await (await request.get(`${origin}/sitemap-site.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(pages.length).toBeGreaterThanOrEqual(100);
  return pages;
}

/** A page of the public site as on disk: its links lead to elements that exist before any script. */
const isStill = (html: string): boolean => /<html[^>]*\sdata-site/.test(html);

/** Opens everything that can be come to from public pages; answers what is not there, and places that a page does not have. */
async function deadFrom(request: APIRequestContext, origin: string): Promise<string[]> {
  const open = await publicPages(request, origin);
  const seen = new Set(open);
  const dead = [] as string[];
  const places = new Map<string, Set<string>>();
  const wanted: { from: string; path: string; place: string }[] = [];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const answer = await request.get(origin + path);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`);
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    const html = await answer.text();
    if (isStill(html))
      places.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)));
    for (const { pathname, search, hash } of addressesIn(html, answer.url(), origin)) {
      const next = pathname + search;
      if (hash !== "") wanted.push({ from: path, path: next, place: decodeURIComponent(hash.slice(1)) });
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  expect(wanted.length).toBeGreaterThan(300);
  for (const { from, path, place } of wanted)
    if (places.has(path) && !places.get(path)?.has(place)) dead.push(`${path}#${place}, linked from ${from}`);
  return dead;
}

test("no link, no place in a page and no picture of a public page leads nowhere, in any language", {
  tag: "@long",
}, async ({ request }) => {
  const origin = new URL(urlOf("BASE_URL")).origin;
  expect(await deadFrom(request, origin)).toEqual([]);
});

/** All that the standard asks for; how React spells what it writes is its own: `charSet`, `<meta/>`, ids that begin with underlines. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attr-case": "off",
    "void-style": "off",
    "no-implicit-input-type": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

test("every public page is valid HTML, in every language", { tag: "@long" }, async ({ request }) => {
  const { origin } = new URL(urlOf("BASE_URL"));
  const wrong: string[] = [];
  for (const path of [...(await publicPages(request, origin)), "/login", "/no/page"]) {
    const { results } = await validator.validateString(await (await request.get(origin + path)).text());
    for (const { messages } of results)
      for (const { ruleId, message, line } of messages) wrong.push(`${path}:${line} ${ruleId}: ${message}`);
  }
  expect(wrong).toEqual([]);
});

test("security.txt is at its standard address, and the rules that it links to exist", {
  tag: "@long",
}, async ({ request }) => {
  const { origin } = new URL(urlOf("BASE_URL"));
  const securityText = await (await request.get(`${origin}/.well-known/security.txt`)).text();
  const [, rules = ""] = /^Policy: (.+)$/m.exec(securityText) ?? [];
  const { pathname, hash } = new URL(rules);
  expect(await (await request.get(origin + pathname)).text()).toContain(`id="${hash.slice(1)}"`);
});

for (const javaScriptEnabled of [false, true])
  test(`public pages ask no other host for anything, ${javaScriptEnabled ? "with" : "without"} script`, {
    tag: "@long",
  }, async ({ browser, request }) => {
    const { origin, host } = new URL(urlOf("BASE_URL"));
    const pages = (await publicPages(request, origin)).filter(
      (path) => !/^\/(?:fr|it|es|pt|ru|hi|zh)(?:\/|$)/.test(path),
    );
    const page = await newPerson(browser, urlOf("BASE_URL"), { javaScriptEnabled });
    const asked: string[] = [];
    page.on("request", (one) => asked.push(one.url()));
    for (const path of pages) {
      await page.goto(path, { waitUntil: "load" });
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("main")).not.toBeEmpty();
    }
    expect(asked.length).toBeGreaterThan(pages.length);
    const elsewhere = asked.filter((url) => !/^(?:data|blob):/.test(url) && new URL(url).host !== host);
    expect(elsewhere).toEqual([]);
  });
