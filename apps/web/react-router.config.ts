import type { Config } from "@react-router/dev/config";
import { writeSearchFiles } from "./build-steps/search-files.ts";
import { writeShells } from "./build-steps/shells.ts";
import {
  writeEmbedFiles,
  writeHiringFiles,
  writeOfflineFiles,
  writePublicPageStyles,
  writeTrackFiles,
} from "./build-steps/standalone-bundles.ts";
import { ENTRY_PATHS, MISSING_PATH } from "./src/platform/entry-paths.ts";
import { sitePages } from "./src/platform/site-paths.ts";

export default {
  appDirectory: "src/app",
  // scripts/web-build.mjs builds into a scratch folder.
  buildDirectory: process.env.WEB_BUILD_DIR ?? "build/scratch",
  ssr: false,
  prerender: {
    paths: [...sitePages().map((page) => page.path), ...ENTRY_PATHS, MISSING_PATH],
    concurrency: 2,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await writeShells(folder);
    await Promise.all([
      writeSearchFiles(folder),
      writeHiringFiles(folder),
      writeEmbedFiles(folder),
      writePublicPageStyles(folder),
      writeTrackFiles(folder),
    ]);
    // Its worker knows all other files.
    await writeOfflineFiles(folder);
  },
} satisfies Config;
