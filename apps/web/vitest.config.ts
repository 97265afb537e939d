import { defineConfig } from "vitest/config";

// Without the router's plugin, which wants to build pages.
export default defineConfig({
  test: {
    name: "web",
    include: ["{src,build-steps}/**/*.test.ts"],
    environment: "node",
    css: true,
    // Reading all texts of a language takes seconds on a busy machine.
    testTimeout: 20_000,
  },
});
