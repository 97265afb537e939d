/**
 * Takes the pictures of the product that the start page shows, from the sample community on the built application
 * (`npm run screens` after `npm run build`), and writes them into the client's sources. Run it when a pictured room looks
 * different, look at what it made, and commit it.
 */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";
import { startServer } from "./servers.ts";

const FOLDER = path.resolve(import.meta.dirname, "../apps/web/public/images/screens");
const SIZE = { width: 390, height: 780 };
const SCALE = 1.5;
const QUALITY = 72;

type Room = { name: string; open: (page: Page) => Promise<void> };
const first = async (page: Page, room: string, href: string): Promise<void> => {
  await page.goto(room);
  await page.locator(`main a[href^="${href}"]`).first().click();
};
const ROOMS: readonly Room[] = [
  { name: "deck", open: async (page) => void (await page.goto("/dashboard/matching")) },
  { name: "chat", open: (page) => first(page, "/dashboard/chats", "/dashboard/chats?chat=") },
  { name: "group", open: (page) => first(page, "/dashboard/groups", "/dashboard/groups?group=") },
  { name: "feed", open: async (page) => void (await page.goto("/dashboard/feed")) },
  { name: "jobs", open: async (page) => void (await page.goto("/dashboard/jobs")) },
];

const { executablePath, env } = await ensureChromium();
const server = await startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none" });
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ["--no-sandbox"],
});
fs.mkdirSync(FOLDER, { recursive: true });
for (const language of ["de", "en"]) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: SIZE,
    deviceScaleFactor: SCALE,
    locale: language,
    colorScheme: "light",
    reducedMotion: "reduce",
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const origin = { origin: server.url };
  await page.request.post("/api/auth/sign-in", {
    headers: origin,
    data: { email: "premium@example.test", password: "kompagnon-probe" },
  });
  const me = (await (await page.request.get("/api/me")).json()) as { id: string }; // the contract types it
  await page.request.patch(`/api/profiles/${me.id}`, { headers: origin, data: { language } });
  const camera = await context.newCDPSession(page);
  for (const { name, open } of ROOMS) {
    await open(page);
    // The stream of live events keeps the network busy for good: what is drawn by now is what there is.
    await sleep(3_000);
    const { data } = await camera.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    const file = path.join(FOLDER, `${name}-${language}.webp`);
    fs.writeFileSync(file, Buffer.from(data, "base64"));
    console.log(`${path.basename(file)} ${(fs.statSync(file).size / 1024).toFixed(0)} kB`);
  }
  await context.close();
}
await browser.close();
await server.stop();
fs.rmSync(server.dataDir, { recursive: true, force: true });
