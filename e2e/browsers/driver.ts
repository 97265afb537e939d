import { setTimeout as sleep } from "node:timers/promises";

/** What a walk needs of a browser, whichever it is. Things on a page are named by CSS or, beginning with `//`, by XPath. */
export type Driver = {
  goto: (url: string) => Promise<void>;
  /** Waits until it is there. */
  see: (what: string) => Promise<void>;
  click: (what: string) => Promise<void>;
  /** Types into a field. */
  type: (what: string, text: string) => Promise<void>;
  /** Waits until the address contains this. */
  at: (part: string) => Promise<void>;
  close: () => Promise<void>;
};

const WITHIN_MS = 30_000;
const EVERY_MS = 200;
/** The key by which WebDriver references elements (W3C WebDriver, 11). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** The Enter key as WebDriver spells it. */
export const ENTER = "\uE007";

/** Tries until it works or the time is up. */
async function until<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + WITHIN_MS;
  let last: unknown = null;
  for (;;) {
    const found = await attempt().catch((error: unknown) => {
      last = error;
      return null;
    });
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`Not there within ${WITHIN_MS} ms: ${what} ${last ?? ""}`);
    await sleep(EVERY_MS);
  }
}

/** A browser behind a WebDriver address, spoken to by plain requests. */
export async function webDriver(address: string, capabilities: object = {}): Promise<Driver> {
  const command = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address.replace(/\/$/, "")}${path}`, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { message?: string } }; // W3C WebDriver, 6.3
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  const { sessionId } = await command<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;
  const find = (what: string) =>
    until(what, async () => {
      const using = what.startsWith("//") ? "xpath" : "css selector";
      const found = await command<Record<string, string>>("POST", `${session}/element`, {
        using,
        value: what,
      });
      return found[ELEMENT] ?? null;
    });
  /** What moves or is covered for a moment is tried again. */
  const act = (what: string, path: string, body: object) =>
    until(what, async () => {
      await command("POST", `${session}/element/${await find(what)}/${path}`, body);
      return true;
    });
  return {
    goto: async (url) => {
      await command("POST", `${session}/url`, { url });
    },
    see: async (what) => {
      await find(what);
    },
    click: async (what) => {
      await act(what, "click", {});
    },
    type: async (what, text) => {
      await act(what, "value", { text });
    },
    at: async (part) => {
      await until(part, async () =>
        (await command<string>("GET", `${session}/url`)).includes(part) ? true : null,
      );
    },
    close: async () => {
      await command("DELETE", session);
    },
  };
}

/** A Firefox that Playwright starts; it has to be one that Playwright can speak to. */
export async function firefox(executablePath: string): Promise<Driver> {
  const { firefox: launcher } = await import("@playwright/test");
  const browser = await launcher.launch({ executablePath });
  const page = await browser.newPage({ locale: "de-DE", viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(WITHIN_MS);
  const first = (what: string) => page.locator(what).first();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    see: (what) => first(what).waitFor({ state: "attached" }),
    click: (what) => first(what).click(),
    type: async (what, text) => {
      await first(what).pressSequentially(text.replaceAll(ENTER, ""));
      if (text.includes(ENTER)) await first(what).press("Enter");
    },
    at: (part) => page.waitForURL((url) => url.href.includes(part)),
    close: () => browser.close(),
  };
}
