import type { Config } from "@react-router/dev/config";
import { writeSearchFiles } from "./build-steps/search-files.ts";
import { sitePages } from "./src/platform/site-paths.ts";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: false,
  prerender: { paths: sitePages().map((page) => page.path), concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => writeSearchFiles(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
