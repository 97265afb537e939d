import { defineConfig } from "@playwright/test";
import { ensureChromium } from "./chromium.ts";

const { executablePath, env } = await ensureChromium();
Object.assign(process.env, env);

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  globalSetup: "./global-setup.ts",
  // Each worker has its own processes and databases (people.ts), so files run next to each other.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    // Recording every action takes a third of the processor time: look at a failure with --trace on.
    trace: "off",
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
