import { defineConfig } from "vitest/config";

/** Fault tests: whole processes that are killed and cut off, on real PostgreSQL and Redis. */
export default defineConfig({
  test: {
    name: "cluster",
    // As in the other tests: once more on a build server, and the report names the retry, which is to be looked into.
    retry: process.env.CI ? 1 : 0,
    include: ["e2e/faults/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
