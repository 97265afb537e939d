import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests that move the clock. */
const CLOCKS = "apps/server/**/*.clock.test.ts";
const server = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  test: {
    environment: "node",
    globalSetup: ["apps/server/src/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    ...test,
  },
});

export default defineConfig({
  test: {
    // On a build server a test that fails is run once more; the report then names the retry, which is to be looked into.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "scripts/*.test.mjs"],
          environment: "node",
        },
      },
      { test: { name: "bench", include: ["bench/**/*.test.ts"], environment: "node" } },
      "apps/web/vitest.config.ts",
      server({
        name: "server",
        include: ["apps/server/src/**/*.test.ts", "apps/server/database/**/*.test.ts"],
        exclude: [CLOCKS],
        // Each file has a process of the product and a database of its own; the modules they are made of are read once a worker.
        isolate: false,
        setupFiles: ["apps/server/src/testing/one-clock.ts"],
      }),
      server({ name: "server-clocks", include: [CLOCKS] }),
    ],
  },
});
