import { defineConfig } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";

const { executablePath, env } = await ensureChromium();
Object.assign(process.env, env);

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  globalSetup: "./global-setup.ts",
  // Each worker has its own processes and databases (people.ts), so that files run side by side; the journeys of one file
  // share them and run one after the other, unless the file says otherwise.
  workers: 2,
  fullyParallel: false,
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
