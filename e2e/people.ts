import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { type Browser, type BrowserContext, test as base, type Page, type Request } from "@playwright/test";
import { LITTLE_WORK, type Running, scratchDir, startServer } from "./servers.ts";

/** What a page must not say: broken policy, uncaught errors. Answers that the journey provokes are no fault of the page. */
const isFault = (text: string): boolean => /Content.Security.Policy|Refused to|Uncaught|hydrat/i.test(text);

/** Watches a page; the answer lists its faults. */
function watchFaults(page: Page): () => string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => {
    // Chromium says so itself when a page with transitions leads to one without: a public page to one of the application.
    // Or that a navigation was called off meanwhile.
    const isTransition = /ViewTransition opt-in disabled|Transition was skipped/.test(error.message);
    if (!isTransition) faults.push(`${page.url()}: ${error.message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && isFault(message.text())) faults.push(message.text());
  });
  return () => faults;
}

/** Watches what a page waits for and reports; the answer describes it, for a test that failed. */
function watchState(page: Page): () => string {
  // Without its parameters, which may be secrets.
  const nameOf = (request: Request) => request.url().replace(/\?.*/, "");
  const pending = new Set<string>();
  const reports: string[] = [];
  const end = (request: Request) => pending.delete(nameOf(request));
  page.on("request", (request) => pending.add(nameOf(request)));
  page.on("requestfinished", end);
  page.on("requestfailed", (request) => {
    end(request);
    reports.push(`${request.failure()?.errorText}: ${nameOf(request)}`);
  });
  page.on("crash", () => reports.push("crashed"));
  page.on("console", (message) => {
    if (message.type() === "error") reports.push(message.text());
  });
  const lines = (list: Iterable<string>) =>
    [...list]
      .slice(-REPORTED)
      .map((line) => `\n    ${line}`)
      .join("");
  return () => `${page.url()}\n  waits for:${lines(pending)}\n  reported:${lines(reports)}`;
}
const REPORTED = 8;

/** A stored answer to the question whether the visit may be measured. */
const ANSWERED = { choice: "declined", version: CONSENT_VERSION, at: "2026-01-01T00:00:00.000Z" };

/**
 * A person with a browser of their own, on one of the processes. Unless they come to be `asked` whether their visit may be
 * measured, they said no before.
 */
export async function newPerson(
  browser: Browser,
  url: string,
  { asked = false, ...options }: NonNullable<Parameters<Browser["newContext"]>[0]> & { asked?: boolean } = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: url, locale: "de-DE", ...options });
  if (!asked) await context.addInitScript(answerBefore, JSON.stringify(ANSWERED));
  const page = await context.newPage();
  watched.push({ page, faults: watchFaults(page), state: watchState(page) });
  return page;
}

/** In the browser, before any script of the page. */
function answerBefore(answer: string): void {
  try {
    if (localStorage.getItem("analytics_consent") === null) localStorage.setItem("analytics_consent", answer);
  } catch {
    // A frame without storage asks nothing.
  }
}

const watched: { page: Page; faults: () => string[]; state: () => string }[] = [];

/** The communities that journeys meet in; SECOND_URL is the first one's second process, where there is one. */
type Community = "BASE_URL" | "SECOND_URL" | "SAMPLE_URL";
/** Those that this worker has started. */
const started: { [C in Community]?: Running } = {};

/** The address of a process: a worker's own, or one that the set-up of the whole run told. */
export const urlOf = (name: Community): string => {
  const url = process.env[name] ?? started[name]?.url ?? process.env["BASE_URL"] ?? started.BASE_URL?.url;
  if (!url) throw new Error(`${name} is not set: the journeys start by npm run test:e2e`);
  return url;
};

/** The folder that a community's mails land in. */
export const mailsOf = (name: "BASE_URL" | "SAMPLE_URL"): string =>
  path.join(started[name]?.dataDir ?? "", "outbox");

/**
 * Two processes for the journeys of one worker: an empty community that asks for the proof of work (BASE_URL), and the
 * sample community without it (SAMPLE_URL). No two workers meet in one, so that what a journey does with the sample
 * members is nothing to the others.
 */
async function startCommunities(): Promise<void> {
  const loaded = process.env["SAMPLE_DIR"];
  if (!loaded) throw new Error("SAMPLE_DIR is not set: the journeys start by npm run test:e2e");
  const copy = scratchDir();
  // Keeps owners and rights, which the database insists on.
  execFileSync("cp", ["-a", `${loaded}/.`, copy]);
  [started.BASE_URL, started.SAMPLE_URL] = await Promise.all([
    startServer({ SAMPLE_DATA: "off", ...LITTLE_WORK }),
    startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none", DATA_DIR: copy }),
  ]);
}
async function stopCommunities(): Promise<void> {
  for (const server of Object.values(started)) {
    await server.stop();
    fs.rmSync(server.dataDir, { recursive: true, force: true });
  }
}

/** Signs a sample member in by the interface, without the form. */
export async function signInAsSample(page: Page, role: string): Promise<void> {
  const url = urlOf("SAMPLE_URL");
  const answer = await page.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email: `${role}@example.test`, password: "kompagnon-probe" },
  });
  if (!answer.ok()) throw new Error(`sign-in as ${role}: ${answer.status()}`);
}

/** Resolves when the page has drawn whatever it knew: the frame after the next one has begun. */
export const waitForNextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Tests whose pages must stay without faults. */
export const test = base.extend<{ faultless: undefined }, { communities: undefined }>({
  communities: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      // The set-up of the whole run may have started some (cluster.config.ts).
      const own = !process.env["BASE_URL"];
      if (own) await startCommunities();
      await use(undefined);
      if (own) await stopCommunities();
    },
    { scope: "worker", auto: true, timeout: 240_000 },
  ],
  faultless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use, journey) => {
      await use(undefined);
      const seen = watched.splice(0);
      const faults = seen.flatMap((one) => one.faults());
      const states = journey.status === journey.expectedStatus ? [] : seen.map((one) => one.state());
      // Left open, their live streams and animations would slow the journeys that follow.
      await Promise.all(seen.map(({ page }) => page.context().close()));
      if (faults.length > 0) throw new Error(`The pages reported: ${faults.join("\n")}`);
      if (states.length > 0) throw new Error(`The pages of the failed journey:\n${states.join("\n")}`);
    },
    { auto: true },
  ],
});
