import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

type Test = TestProjectInlineConfiguration["test"];

/** Tests that move the clock. */
const CLOCKS = "apps/server/**/*.clock.test.ts";
/** Tests of minutes: `npm run test:long`. */
const LONG = "**/*.long.test.ts";

const server = (test: Test): TestProjectInlineConfiguration => ({
  test: {
    environment: "node",
    globalSetup: ["apps/server/src/testing/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A condition that comes about a second later is no failure, on any machine.
    expect: { poll: { timeout: 10_000 } },
    // Two thirds of a worker's time is waiting for PostgreSQL.
    maxWorkers: 3,
    ...test,
  },
});

const web = (test: Test): TestProjectInlineConfiguration => ({
  // Reading all texts of a language takes seconds on a busy machine.
  test: { css: true, testTimeout: 20_000, ...test },
});

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
        },
      },
      { test: { name: "bench", include: ["bench/**/*.test.ts"], exclude: [LONG], environment: "node" } },
      web({ name: "web", include: ["apps/web/{src,build-steps}/**/*.test.ts"], environment: "node" }),
      web({
        name: "components",
        include: ["apps/web/src/**/*.test.tsx"],
        environment: "jsdom",
        setupFiles: ["apps/web/src/testing/setup.ts"],
      }),
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
