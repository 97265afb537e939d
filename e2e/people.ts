import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

/** What a page must not say: broken policy, uncaught errors. Answers that the journey provokes are no fault of the page. */
const isFault = (text: string): boolean => /Content.Security.Policy|Refused to|Uncaught|hydrat/i.test(text);

/** Watches a page; the answer lists its faults so far. */
export function watchFaults(page: Page): () => string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && isFault(message.text())) faults.push(message.text());
  });
  return () => faults;
}

/** A person with a browser of their own, on one of the processes. */
export async function newPerson(
  browser: Browser,
  url: string,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: url, locale: "de-DE", ...options });
  const page = await context.newPage();
  watched.push({ page, faults: watchFaults(page) });
  return page;
}

const watched: { page: Page; faults: () => string[] }[] = [];

/** The address of a process, as the set-up told it. */
export const urlOf = (name: "BASE_URL" | "SECOND_URL" | "SAMPLE_URL"): string => {
  const url = process.env[name] ?? process.env["BASE_URL"];
  if (!url) throw new Error(`${name} is not set: the journeys start by npm run test:e2e`);
  return url;
};

/** Signs a sample member in by the interface, without the form. */
export async function signInAsSample(page: Page, role: string): Promise<void> {
  const url = urlOf("SAMPLE_URL");
  const answer = await page.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email: `${role}@example.test`, password: "kompagnon-probe" },
  });
  if (!answer.ok()) throw new Error(`sign-in as ${role}: ${answer.status()}`);
}

/** Tests whose pages must stay without faults. */
export const test = base.extend<{ faultless: undefined }>({
  faultless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      await use(undefined);
      const seen = watched.splice(0);
      const faults = seen.flatMap((one) => one.faults());
      // Left open, their live streams and animations would slow the journeys that follow.
      await Promise.all(seen.map(({ page }) => page.context().close()));
      if (faults.length > 0) throw new Error(`The pages reported: ${faults.join("\n")}`);
    },
    { auto: true },
  ],
});
