import fs from "node:fs";
import net from "node:net";
import { parseArgs } from "node:util";
import { isLanguage } from "@kompagnon/messages/languages.ts";
import { chromium } from "@playwright/test";
import { ENTRY_PATHS } from "../../apps/web/src/platform/entry-paths.ts";
import { sitePages } from "../../apps/web/src/platform/site-paths.ts";
import { ensureChromium } from "../../e2e/chromium.ts";
import { type Running, startServer } from "../../e2e/servers.ts";
import { look, type Seen } from "./look.ts";

/**
 * Every public page by Lighthouse's phone, in German and in Arabic: the four scores, and how long a visitor waits. Says which
 * checks failed, and ends with 1 where a score is under 100.
 */

/** One page of each kind that members opened to everybody: a card, a group, a job; as the sitemap names them. */
async function openedPages(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/sitemap-open-1.xml`);
  if (!answer.ok) throw new Error(`The sitemap of open pages: ${answer.status}`);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  return ["/m/", "/g/", "/job/"].map((kind) => {
    const found = addresses.find((address) => address.startsWith(kind));
    if (!found) throw new Error(`No member has opened a page under ${kind}: is the sample community loaded?`);
    return found;
  });
}

/**
 * The addresses of all pages that a guest can read with a browser in this language: the site's pages in it, the sign-in pages
 * (one address for all languages), and pages that members made public.
 */
async function publicAddresses(url: string, language: string): Promise<string[]> {
  if (!isLanguage(language)) throw new Error(`Not one of the languages: ${language}`);
  const site = sitePages().filter((page) => page.language === language);
  return [
    ...site.map(({ path }) => path),
    ...ENTRY_PATHS,
    "/register",
    ...(await openedPages(url)).map((address) => `${address}?lang=${language}`),
  ];
}

const { values: given } = parseArgs({
  options: {
    /** Only the pages whose address holds this. */
    only: { type: "string", default: "" },
    /** In which languages. */
    languages: { type: "string", default: "de,ar" },
    /** Only what does not depend on the load of the machine: everything but performance. */
    "without-performance": { type: "boolean", default: false },
    /** Visits per page, of which the median one counts. */
    runs: { type: "string", default: "1" },
    /** A server that runs already, with its sample community. */
    url: { type: "string" },
  },
});
const HIGHEST = 100;
const CATEGORIES = given["without-performance"]
  ? (["accessibility", "best-practices", "seo"] as const)
  : (["performance", "accessibility", "best-practices", "seo"] as const);
const HEADS = { performance: "perf.", accessibility: "access.", "best-practices": "practice", seo: "SEO" };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo; // it listens on TCP
      server.close(() => resolve(port));
    });
  });

const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(38)}${cells.map((cell) => cell.padStart(9)).join("")}`;
const starred = (score: number): string => `${score}${score < HIGHEST ? "*" : " "}`;

function print(name: string, { scores, lcp, tbt, cls, failed }: Seen): void {
  const times = given["without-performance"]
    ? []
    : [`${(lcp / 1_000).toFixed(2)} s`, `${tbt.toFixed()} ms`, cls.toFixed(3)];
  console.log(row(name, [...scores.map(starred), ...times]));
  for (const { id, title, where } of failed)
    console.log([`    ${id}: ${title}`, ...where.map((one) => `      ${one}`)].join("\n"));
}

/** All pages in one language, by a browser of that language; answers the names of those under the highest score. */
async function measure(url: string, language: string, executablePath: string): Promise<string[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      `--remote-debugging-port=${port}`,
      `--lang=${language}`,
      `--accept-lang=${language}`,
    ],
  });
  const missed: string[] = [];
  try {
    for (const address of await publicAddresses(url, language)) {
      if (!address.includes(given.only)) continue;
      const name = `${language} ${decodeURIComponent(address)}`;
      const seen = await look({
        url: url + address,
        port,
        language,
        categories: CATEGORIES,
        runs: Number(given.runs),
      });
      print(name, seen);
      if (seen.scores.some((score) => score < HIGHEST)) missed.push(name);
    }
  } finally {
    await browser.close();
  }
  return missed;
}

const { executablePath, env } = await ensureChromium();
Object.assign(process.env, env);
let server: Running | undefined;
if (!given.url) server = await startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none" });
const missed: string[] = [];
try {
  const times = given["without-performance"] ? [] : ["LCP", "TBT", "CLS"];
  console.log(row("", [...CATEGORIES.map((category) => `${HEADS[category]} `), ...times]));
  for (const language of given.languages.split(","))
    missed.push(...(await measure(given.url ?? server?.url ?? "", language, executablePath)));
} finally {
  await server?.stop();
  if (server) fs.rmSync(server.dataDir, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`Under ${HIGHEST} (*): ${missed.join("; ")}`);
  process.exitCode = 1;
}
