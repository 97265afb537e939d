import { defineConfig } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";

const { executablePath, env } = await ensureChromium();
Object.assign(process.env, env);

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  globalSetup: "./global-setup.ts",
  // One at a time: journeys share the sample community, and a browser, a server and a database fill two cores.
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
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
