import { defineConfig } from "vitest/config";

/** Fault tests: whole processes that are killed and cut off, on real PostgreSQL and Redis. */
export default defineConfig({
  test: {
    name: "cluster",
    include: ["e2e/{faults,install}/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each file has processes, databases and folders of its own, and waits for them for more than half of its time.
    maxWorkers: 2,
  },
});
