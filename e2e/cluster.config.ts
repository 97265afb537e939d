import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** The main journey over two server processes on one PostgreSQL and one Redis. */
export default defineConfig({
  ...base,
  globalSetup: "./cluster-setup.ts",
  testMatch: "main-job.journey.ts",
  workers: 1,
});
