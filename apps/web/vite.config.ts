import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { texts, textsFile } from "./build-steps/texts.ts";

const source = path.resolve(import.meta.dirname, "src");

/** Which of lucide's files an icon's names stand for; older names are kept as second ones. */
const lucide = path.resolve(fileURLToPath(import.meta.resolve("lucide-react")), "../../esm/lucide-react.mjs");
const iconFiles = new Map(
  [
    ...fs
      .readFileSync(lucide, "utf8")
      .matchAll(/export \{([^}]*)\} from ["']\.\/icons\/([a-z0-9-]+)\.mjs["']/g),
  ].flatMap(([, names = "", file = ""]) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
  ),
);

/** The files of the icons that the sources with these addresses import. */
function iconsIn(wanted: RegExp): ReadonlySet<string> {
  const texts = fs
    .readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /\.tsx?$/.test(file) && wanted.test(file))
    .map((file) => fs.readFileSync(path.join(source, file), "utf8"));
  const names = texts.flatMap(
    (text) => text.match(/import \{([^}]*)\} from "lucide-react"/)?.[1]?.split(",") ?? [],
  );
  return new Set(names.map((name) => iconFiles.get(name.trim()) ?? ""));
}
const icon = (files: ReadonlySet<string>) => (module: string) =>
  /\/lucide-react\//.test(module) &&
  (!module.includes("/icons/") || files.has(path.basename(module, ".mjs")));
/** Icons of the pages that are opened first, and of the frame around all others: no room's icons weigh on those. */
const firstIcons = iconsIn(/^(ui|features\/(accounts|site))\//);
const frameIcons = iconsIn(/^(app\/shell|features\/(overview|matching))\/|\/feature\.ts$/);

const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
  textsFile(facadeModuleId) ?? "assets/[name]-[hash].js";

/** Where the server answers during development. */
const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [texts(), tailwindcss(), reactRouter()],
  // The address that canonical links, language alternates and the sitemap are written with.
  define: { __PUBLIC_URL__: JSON.stringify(process.env.PUBLIC_URL ?? server) },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": { target: server, changeOrigin: false } },
  },
  build: {
    assetsInlineLimit: 0, // data: addresses would need an exception in the content security policy
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            // What every page needs, in two files instead of twenty: a first visit stays under 15 requests.
            {
              name: "foundation",
              test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|cookie)\//,
              priority: 2,
            },
            { name: "icons", test: icon(firstIcons), minShareCount: 2, priority: 3 },
            { name: "frame-icons", test: icon(frameIcons), minShareCount: 2, priority: 2 },
            { name: "room-icons", test: /node_modules\/lucide-react\//, minShareCount: 2 },
            {
              name: "frame",
              test: /\/src\/platform\/(i18n|theme|brand|device|site-paths|signed-in-hint|unread|document-title)\.|\/contract\/src\/(accounts|onboarding|overview|posts|site)\/paths\.|\/src\/ui\/(cx|button|spinner|logo|empty-state|skip-link|icon-button-class)\.|\/messages\/src\/[a-z]+\.ts/,
              priority: 1,
            },
            // Addresses that only members' pages lead to, in one file.
            { name: "paths", test: /\/contract\/src\/[a-z]+\/paths\./ },
          ],
        },
      },
    },
  },
});
