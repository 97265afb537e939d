import { defineConfig } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";

const { executablePath, env } = await ensureChromium();
Object.assign(process.env, env);

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  globalSetup: "./global-setup.ts",
  // Each worker has its own processes and databases (people.ts), so files could run side by side (--workers=2). On two cores
  // they don't gain from it: a journey took 15 s alone and 40 to 60 s beside another, because one browser with its
  // software rendering, a server and a database fill them already.
  workers: 1,
  fullyParallel: false,
  // On a build server a journey that fails is walked once more; the report then says "flaky", which is to be looked into.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    locale: "de-DE",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
      ],
    },
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
