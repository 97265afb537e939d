import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

type Test = TestProjectInlineConfiguration["test"];

/** Tests that move the clock. */
const CLOCKS = "apps/server/**/*.clock.test.ts";
/** Tests of the web app that replace modules by others. */
const MOCKS = "apps/web/src/**/*.mocks.test.{ts,tsx}";
/** Tests of minutes: `npm run test:long`. */
const LONG = "**/*.long.test.ts";

/**
 * Of all projects together, so that none waits for another: without it Vitest takes the number of cores less one, and runs the
 * isolated projects one after another where that is one. Two thirds of a request test's time is waiting for PostgreSQL.
 */
const maxWorkers = 3;

/** Of tests that wait for nothing but the processor, which may be busy. */
const testTimeout = 20_000;

const server = (test: Test): TestProjectInlineConfiguration => ({
  test: {
    maxWorkers,
    environment: "node",
    globalSetup: ["apps/server/src/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A condition that comes about a second later is no failure, on any machine.
    expect: { poll: { timeout: 10_000 } },
    ...test,
  },
});

const web = (test: Test): TestProjectInlineConfiguration => ({
  test: { maxWorkers, css: true, testTimeout, ...test },
});

const DOM = "apps/web/src/testing/setup.ts";
/** Reading React, the design system and the texts again for each file took two thirds of the component tests' time. */
const SHARED_MODULES = "apps/web/src/testing/shared-modules.ts";

/** Each file has a process of the product and a database of its own; the modules they are made of are read once a worker. */
const shared = { isolate: false, setupFiles: ["apps/server/src/testing/one-clock.ts"] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "scripts/*.test.mjs"],
          environment: "node",
          maxWorkers,
          testTimeout,
        },
      },
      {
        test: {
          name: "bench",
          include: ["bench/**/*.test.ts"],
          exclude: [LONG],
          environment: "node",
          maxWorkers,
          testTimeout,
        },
      },
      web({
        name: "web",
        include: ["apps/web/{src,build-steps}/**/*.test.ts"],
        exclude: [MOCKS],
        environment: "node",
        isolate: false,
        setupFiles: [SHARED_MODULES],
      }),
      web({
        name: "components",
        include: ["apps/web/src/**/*.test.tsx"],
        exclude: [MOCKS],
        environment: "jsdom",
        isolate: false,
        setupFiles: [DOM, SHARED_MODULES],
      }),
      web({ name: "web-mocks", include: [MOCKS], environment: "jsdom", setupFiles: [DOM] }),
      server({
        name: "server",
        include: ["apps/server/src/**/*.test.ts", "apps/server/database/**/*.test.ts"],
        exclude: [CLOCKS, LONG],
        ...shared,
      }),
      server({ name: "server-clocks", include: [CLOCKS] }),
      server({ name: "long", include: [LONG], ...shared }),
    ],
  },
});
