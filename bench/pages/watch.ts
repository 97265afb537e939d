import type { Page } from "@playwright/test";

/** A middling phone on a slow line, as Lighthouse has it: cold, HTTP/1.1. */
const LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 1_000_000) / 8,
};
const SLOWER = 4;
/** Nothing has been asked for or answered for this long: the page is there. */
const QUIET_MS = 2_000;
/** A request that has no answer for this long has none. */
const STUCK_MS = 60_000;

/** What a visit took. `before`: requests begun before the largest content stood; `elements`: in the document at the end. */
export type Visit = {
  requests: number;
  before: number;
  kB: number;
  lcp: number;
  tbt: number;
  cls: number;
  elements: number;
  files: Fetched[];
};
/** A request as it went over the line: `at` in ms since the page was asked for. */
type Fetched = { address: string; kind: string; kB: number; at: number; done: number };
type Painted = Pick<Visit, "lcp" | "tbt" | "cls" | "elements"> & { origin: number };

declare global {
  /** What the observers in the page have seen. */
  var painted: { lcp: number; first: number; cls: number; long: { at: number; over: number }[] };
}

/** Runs in every page before its own scripts. */
function observe(): void {
  globalThis.painted = { lcp: 0, first: 0, cls: 0, long: [] };
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => {
    painted.lcp = startTime;
  });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") painted.first = startTime;
  });
  watch("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) painted.cls += value;
  });
  watch("longtask", ({ startTime, duration }) => {
    painted.long.push({ at: startTime, over: duration - 50 });
  });
}

/** Lets the page's service workers know no faster line than the page. */
async function slowWorkers(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (!browser) return;
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  for (const { targetId } of targetInfos.filter(({ type }) => type === "service_worker")) {
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
    for (const [id, method, params] of [
      [1, "Network.enable", {}],
      [2, "Network.emulateNetworkConditions", LINE],
    ] as const)
      await session.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      });
  }
}

/** Prepares a page for visits: the slow line, the slow processor, the observers. */
export async function slowPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observe);
}

/** Opens an address and waits until the page is quiet; throws where a request has no end. */
export async function visit(page: Page, address: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await slowWorkers(page);
  const started = new Map<string, number>();
  const open = new Set<string>();
  const files = new Map<string, Fetched>();
  let bytes = 0;
  let last = performance.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime, timestamp, type }) => {
    if (!request.url.startsWith("http")) return;
    files.set(requestId, { address: request.url, kind: String(type), kB: 0, at: timestamp, done: 0 });
    started.set(`${requestId} ${request.url}`, wallTime * 1_000);
    if (type !== "EventSource" && !request.url.includes("/api/rt/stream")) open.add(requestId);
    last = performance.now();
  });
  // What the worker had is no request to the server.
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromServiceWorker) started.delete(`${requestId} ${response.url}`);
  });
  const end = ({
    requestId,
    timestamp,
    encodedDataLength = 0,
  }: {
    requestId: string;
    timestamp: number;
    encodedDataLength?: number;
  }) => {
    bytes += encodedDataLength;
    const file = files.get(requestId);
    if (file) Object.assign(file, { kB: encodedDataLength / 1_024, done: timestamp });
    if (open.delete(requestId)) last = performance.now();
  };
  session.on("Network.loadingFinished", end);
  session.on("Network.loadingFailed", end);
  await page.goto(address, { waitUntil: "commit" });
  while (open.size > 0 || performance.now() - last < QUIET_MS) {
    if (performance.now() - last > STUCK_MS)
      throw new Error(`${address}: no end of ${[...open].map((id) => files.get(id)?.address).join(", ")}`);
    await page.waitForTimeout(100);
  }
  const { origin, ...seen }: Painted = await page.evaluate(() => ({
    lcp: painted.lcp,
    tbt: painted.long.filter(({ at }) => at >= painted.first).reduce((sum, { over }) => sum + over, 0),
    cls: painted.cls,
    elements: document.getElementsByTagName("*").length,
    origin: performance.timeOrigin,
  }));
  await session.detach();
  const before = [...started.values()].filter((at) => at < origin + seen.lcp).length;
  const [first] = files.values();
  const since = (time: number) => (time === 0 ? 0 : (time - (first?.at ?? 0)) * 1_000);
  const list = [...files.values()].map((one) => ({ ...one, at: since(one.at), done: since(one.done) }));
  return { requests: started.size, before, kB: bytes / 1_024, ...seen, files: list };
}
