import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../../e2e/chromium.ts";
import { type Running, startServer } from "../../e2e/servers.ts";

/**
 * A plan of a thousand cards in the browser: how long its board takes to stand, and how long the frames are while a card, a
 * hundred chosen cards and the whole board are dragged. Ends with 1 if a frame's p95 is above what feels fluid.
 */

const { values: given } = parseArgs({
  options: {
    cards: { type: "string", default: "1000" },
    /** A server that runs already, with the sample community. */
    url: { type: "string" },
  },
});
const COUNT = Number(given.cards);
/** Two frames of a display with 60 a second. */
const FRAME_P95 = 34;
const MOVES = 90;

const piece = (count: number): string => {
  const kinds = ["goal", "task", "milestone", "budget", "risk", "note"];
  const cards = Array.from({ length: count }, (_, nth) => ({
    id: `card${nth}`,
    kind: kinds[nth % kinds.length],
    title: `Karte ${nth}: was bis dahin zu tun ist`,
    text: "Zwei Sätze, wie man sie schreibt. Der zweite ist länger als der erste.",
    x: (nth % 40) * 300,
    y: Math.floor(nth / 40) * 180,
    due: "2027-03-01",
  }));
  const edges = cards
    .slice(1)
    .map(({ id }, nth) => ({ id: `edge${nth}`, from: `card${nth}`, to: id, kind: "leads" }));
  return JSON.stringify({ "kompagnon-plan-cards": 1, cards, edges });
};

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** The times between frames while something is done. */
async function frames(
  page: Page,
  work: () => Promise<void>,
): Promise<{ p50: number; p95: number; max: number }> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    let last = performance.now();
    const tick = (now: number) => {
      times.push(now - last);
      last = now;
      if (Reflect.get(window, "frameTimes") === times) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  const times = await page.evaluate(() => {
    const found: unknown = Reflect.get(window, "frameTimes");
    Reflect.set(window, "frameTimes", null);
    return Array.isArray(found) ? found.map(Number) : [];
  });
  const sorted = times.slice(2).sort((a, b) => a - b);
  return { p50: share(sorted, 0.5), p95: share(sorted, 0.95), max: share(sorted, 1) };
}

async function drag(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to drag: ${selector}`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let nth = 1; nth <= MOVES; nth += 1) {
    await page.mouse.move(x + Math.sin(nth / 9) * 180, y + Math.sin(nth / 7) * 90);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.mouse.up();
}

async function begin(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email: "premium@example.test", password: "kompagnon-probe" },
  });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`);
  await page.goto(`${url}/dashboard/resources/plan/new`);
  await page.getByRole("button", { name: "Leere Tafel" }).click();
  await page.getByRole("button", { name: "Plan anlegen" }).click();
  await page.locator(".plan-board").waitFor();
  await page.locator(".plan-board").click({ position: { x: 300, y: 90 } });
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, piece(COUNT));
  await page.locator(".react-flow__node").first().waitFor();
  await page.getByText("Gespeichert", { exact: true }).first().waitFor({ timeout: 60_000 });
}

async function mount(page: Page): Promise<number> {
  await page.getByRole("radio", { name: "Budget" }).check();
  await page.getByRole("table").waitFor();
  return await page.evaluate(async () => {
    const began = performance.now();
    document.querySelector<HTMLInputElement>("input[name=plan-view]")?.click();
    while (!document.querySelector(".react-flow__node"))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  });
}

async function measure(page: Page): Promise<boolean> {
  console.log(`${COUNT} cards, mount ${(await mount(page)).toFixed()} ms`);
  const fit = () => page.getByRole("button", { name: "Alles zeigen" }).click();
  const closer = async () => {
    for (let nth = 0; nth < 9; nth += 1) await page.getByRole("button", { name: "Größer" }).click();
  };
  const rows: [string, () => Promise<void>, () => Promise<void>][] = [
    ["one card, all in sight", fit, () => drag(page, ".react-flow__node")],
    ["one card, near", closer, () => drag(page, ".react-flow__node")],
    ["the whole board, near", async () => undefined, () => drag(page, ".react-flow__pane")],
  ];
  let fluid = true;
  for (const [name, before, work] of rows) {
    await before();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const { p50, p95, max } = await frames(page, work);
    const shown = await page.locator(".react-flow__node").count();
    fluid &&= p95 <= FRAME_P95;
    console.log(
      `${name.padEnd(26)} ${shown} drawn  p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  max ${max.toFixed(1)} ms${p95 > FRAME_P95 ? " *" : ""}`,
    );
  }
  return fluid;
}

const { executablePath, env } = await ensureChromium();
const server: Running | null = given.url
  ? null
  : await startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none" });
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
  await begin(page, given.url ?? server?.url ?? "");
  if (!(await measure(page))) process.exitCode = 1;
} finally {
  await browser.close();
  await server?.stop();
}
