import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks, pagesOf } from "./build-steps/chunks.ts";
import { texts, textsFile } from "./build-steps/texts.ts";
import { dialogFilesPlugin, directIcons, leaveOutMembersPages } from "./build-steps/vite-plugins.ts";
import routes from "./src/app/routes.ts";

const app = path.resolve(import.meta.dirname, "src/app");
const cut = chunks(routes, app);

const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  textsFile(facadeModuleId) ?? "assets/[name]-[hash].js";

/** Where the server answers during development. */
const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** scripts/web-build.mjs names the folder to build into. */
const isBuild = process.env.WEB_BUILD_DIR !== undefined;

export default defineConfig({
  plugins: [
    texts(),
    directIcons(),
    cut.plugin,
    dialogFilesPlugin(),
    leaveOutMembersPages(pagesOf(routes, app)),
    tailwindcss(),
    reactRouter(),
  ],
  // The address that canonical links, language alternates and the sitemap are written with.
  define: { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? server) },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    // Prerendering starts a server too, which has nothing to watch.
    watch: isBuild ? null : { ignored: ["**/build/**"] },
    proxy: {
      "/api": { target: server, changeOrigin: false, ws: true },
      // Open pages are the server's own.
      "^/(?:m|g|job)/[^/]+$": { target: server, changeOrigin: false },
    },
  },
  build: {
    reportCompressedSize: false,
    modulePreload: {
      // A lazy chunk lists its dependencies, except itself, which is requested anyway, and the files that every page has.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "js"
          ? needed.filter((one) => one !== file && !/\/(?:start|entry)-[^/]+$/.test(one))
          : needed,
    },
    assetsInlineLimit: 0, // data: addresses would need an exception in the content security policy
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { groups: cut.groups },
      },
    },
  },
});
