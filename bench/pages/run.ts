import fs from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../../e2e/chromium.ts";
import { type Running, startServer } from "../../e2e/servers.ts";
import { slowPage, type Visit, visit } from "./watch.ts";

/**
 * The pages as a phone on a slow line opens them for the first time (562 ms, 1.44 Mbit/s, a quarter of the processor), and
 * those of the application once more with the service worker. Ends with 1 if a figure to reach is missed.
 */

const { values: given } = parseArgs({
  options: {
    /** Only the pages whose address holds this. */
    only: { type: "string", default: "" },
    /** Not a second time, with the service worker. */
    cold: { type: "boolean", default: false },
    /** Each request with its bytes as well, and their sums by kind. */
    list: { type: "boolean", default: false },
    /** A server that runs already. */
    url: { type: "string" },
  },
});

type Goal = { requests: number; before: number; kB: number; lcp: number };
const DOOR: Goal = { requests: 12, before: 12, kB: 220, lcp: 1_200 };
const ROOM: Goal = { requests: 21, before: 20, kB: 350, lcp: 3_000 };
const AGAIN: Goal = { requests: 30, before: 20, kB: 350, lcp: 1_200 };
const TBT = 150;
const ELEMENTS = 1_500;
/** What Lighthouse shows as 0. */
const CLS = 0.005;
const PAGES: { address: string; member: boolean; goal: Goal }[] = [
  ...["/", "/login", "/register", "/password-reset"].map((address) => ({
    address,
    member: false,
    goal: DOOR,
  })),
  ...["/dashboard", "/dashboard/feed", "/dashboard/matching", "/dashboard/chats", "/dashboard/groups"].map(
    (address) => ({ address, member: true, goal: ROOM }),
  ),
];
/** The service worker is registered once the page is there, and fetches what it keeps. */
const WORKER_MS = 90_000;

const missed: string[] = [];
function print(name: string, seen: Visit, goal: Goal): void {
  const cells = [
    [seen.requests, goal.requests, seen.requests.toFixed()],
    [seen.before, goal.before, seen.before.toFixed()],
    [seen.kB, goal.kB, seen.kB.toFixed()],
    [seen.lcp, goal.lcp, `${(seen.lcp / 1_000).toFixed(2)} s`],
    [seen.tbt, TBT, `${seen.tbt.toFixed()} ms`],
    [seen.cls, CLS, seen.cls.toFixed(3)],
    [seen.elements, ELEMENTS, seen.elements.toFixed()],
  ] as const;
  if (cells.some(([is, most]) => is > most)) missed.push(name);
  console.log(
    `${name.padEnd(36)}${cells.map(([is, most, text]) => `${text}${is > most ? "*" : " "}`.padStart(10)).join("")}`,
  );
}

/** What the visit fetched: sums by kind, then each request in its order. */
function printFiles({ files }: Visit): void {
  const kinds = Map.groupBy(files, ({ kind }) => kind);
  const sums = [...kinds].map(
    ([kind, all]) => `${kind} ${all.length} / ${all.reduce((sum, { kB }) => sum + kB, 0).toFixed(1)}`,
  );
  console.log(`  ${sums.join(", ")}`);
  for (const { address, kind, kB, at, done } of files)
    console.log(
      `  ${at.toFixed().padStart(6)} ${done.toFixed().padStart(6)} ${kB.toFixed(1).padStart(6)} ${kind.padEnd(10)} ${address}`,
    );
}

async function measure(
  browser: Browser,
  url: string,
  { address, member, goal }: (typeof PAGES)[number],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "de-DE",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    if (member) {
      const answer = await context.request.post("/api/auth/sign-in", {
        headers: { origin: url },
        data: { email: "premium@example.test", password: "kompagnon-probe" },
      });
      if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`);
    }
    await slowPage(page);
    const cold = await visit(page, address);
    print(address, cold, goal);
    if (given.list) printFiles(cold);
    if (!member || given.cold) return;
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true), null, {
      timeout: WORKER_MS,
    });
    await page.goto("about:blank");
    print(`${address}, service worker`, await visit(page, address), AGAIN);
  } finally {
    await context.close();
  }
}

const { executablePath, env } = await ensureChromium();
Object.assign(process.env, env);
let server: Running | undefined;
if (!given.url) server = await startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none" });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  console.log(
    `${"".padEnd(36)}${["requests", "before", "kB", "LCP", "TBT", "CLS", "elements"].map((one) => `${one} `.padStart(10)).join("")}`,
  );
  for (const page of PAGES.filter(({ address }) => address.includes(given.only)))
    await measure(browser, given.url ?? server?.url ?? "", page);
} finally {
  await browser.close();
  await server?.stop();
  if (server) fs.rmSync(server.dataDir, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`Missed (*): ${missed.join("; ")}`);
  process.exitCode = 1;
}
