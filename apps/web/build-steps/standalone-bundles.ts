import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE, directionOf } from "@kompagnon/messages/languages.ts";
import { loadTexts } from "@kompagnon/messages/load.ts";
import type { Catalogue } from "@kompagnon/messages/load-feature.ts";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { BRAND } from "../src/platform/brand.ts";
import type { BuiltPage } from "./shells.ts";
import { WINDOW_FILES } from "./vite-plugins.ts";

/** A text of a part; a missing one must stop the build. */
function textOf(catalogue: Catalogue, ...keys: string[]): string {
  let found: Catalogue | string | undefined = catalogue;
  for (const key of keys) found = typeof found === "object" ? found[key] : undefined;
  if (typeof found !== "string") throw new Error(`The offline page has no text ${keys.join(".")}`);
  return found.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The offline page: one section a language, of which its script shows one. Without script it is the default one. */
async function offlinePage(): Promise<string> {
  const sections = await Promise.all(
    ALL_LANGUAGES.map(async (language) => {
      const { shell = {}, ui = {} } = {
        ...(await loadTexts(language, "shell")),
        ...(await loadTexts(language, "ui")),
      };
      const title = textOf(shell, "unreachable", "title");
      const hidden = language === DEFAULT_LANGUAGE ? "" : " hidden";
      return `<section lang="${language}" dir="${directionOf(language)}" data-title="${title} · ${BRAND}"${hidden}>
<h1>${title}</h1>
<p>${textOf(shell, "unreachable", "text")}</p>
<a href="">${textOf(ui, "retry")}</a>
</section>`;
    }),
  );
  return `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${BRAND}</title>
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
</head>
<body>
<main>
<svg class="mark" aria-hidden="true" viewBox="0 0 24 24"><rect x="2.5" y="2.5" width="6" height="19" rx="3"/><path d="M19 5.2 12.4 12 19 18.8" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round"/></svg>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

const sources = path.resolve(import.meta.dirname, "../src");

type BundleOptions = { define?: Record<string, string>; format?: "iife" | "es"; styles?: boolean };

/** Bundles one file into `<folder>/<name>.js` (and its styles into `<name>.css`), as a script without imports, or as a module. */
async function bundle(
  folder: string,
  name: string,
  entry: string,
  { define = {}, format = "iife", styles = false }: BundleOptions = {},
) {
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: styles ? [tailwindcss()] : [],
    define,
    publicDir: false,
    resolve: { alias: { "#platform": path.join(sources, "platform") } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: path.join(sources, entry),
        formats: [format],
        name,
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
      rolldownOptions: { output: { chunkFileNames: "assets/[name]-[hash].js" } },
    },
  });
}

/** The addresses of all files of the code. */
const codeFiles = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(folder, "assets"), { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => `/${path.relative(folder, path.join(one.parentPath, one.name)).replaceAll(path.sep, "/")}`)
    .sort();

/**
 * What draws members' pages without a connection: their texts, `{language}` in place of the language, then their scripts and
 * those of windows.
 */
function precacheFiles(
  pages: readonly BuiltPage[],
  code: readonly string[],
  windows: readonly string[],
): string[] {
  const members = pages.filter(({ guarded }) => guarded);
  const texts = new Set(members.flatMap((page) => page.texts));
  const ofTexts = code.flatMap((file) => {
    const found = /^(.*\/)de-([^/]+)\.js$/.exec(file);
    return found?.[2] && texts.has(found[2]) ? [`${found[1]}{language}-${found[2]}.js`] : [];
  });
  // A visitor who comes from a page with other frames requests these.
  const frames = members.flatMap((page) => page.frames.map(({ module }) => module));
  return [...new Set([...ofTexts, ...members.flatMap(({ scripts }) => scripts), ...frames, ...windows])];
}

/** Writes the script and the styles of embedded posts, which the server's page for them names. */
export const writeEmbedFiles = (folder: string): Promise<void> =>
  bundle(folder, "embed", "embed/embed.ts", { styles: true });

/**
 * Writes the styles of open pages, which the server writes itself, and the fonts that they name: the files that the app has as
 * well, by the same names.
 */
export async function writePublicPageStyles(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [tailwindcss()],
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          "public-page": path.join(sources, "publicpages/page.css"),
          "public-page-faces": path.join(sources, "publicpages/faces.css"),
          "public-page-chinese": path.join(sources, "publicpages/chinese.css"),
        },
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith(".css") ? "[name][extname]" : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
}

/** Writes the script that measures a visit and the one that records snapshots of a page. A page loads them after consent. */
export async function writeTrackFiles(folder: string): Promise<void> {
  await bundle(folder, "track", "track/track.ts");
  await bundle(folder, "outline", "track/outline.ts", { format: "es" });
}

/** Writes the code of the page of hiring pictures, which has no other; its lazy chunks are with the app's files. */
export const writeHiringFiles = (folder: string): Promise<void> =>
  bundle(folder, "hiring", "features/site/hiring/script.ts", { format: "es" });

/**
 * Writes the offline files into the client folder: the offline page with its script and styles, and the service worker that shows
 * it. They have fixed addresses, so they are not part of the app's own build.
 */
export async function writeOfflineFiles(folder: string): Promise<void> {
  await writeFile(path.join(folder, "offline.html"), await offlinePage());
  await bundle(folder, "offline", "offline/offline.ts", { styles: true });
  const version = createHash("sha256");
  for (const file of ["offline.html", "offline.js", "offline.css"])
    version.update(await readFile(path.join(folder, file)));
  const pages: BuiltPage[] = JSON.parse(await readFile(path.join(folder, "pages.json"), "utf8"));
  const windows: string[] = JSON.parse(await readFile(path.join(folder, WINDOW_FILES), "utf8"));
  const code = await codeFiles(folder);
  await bundle(folder, "sw", "service-worker/sw.ts", {
    define: {
      __CODE_FILES__: JSON.stringify(code),
      __PRECACHE_FILES__: JSON.stringify(precacheFiles(pages, code, windows)),
      __APP_PAGES__: JSON.stringify(
        pages.filter((page) => page.guarded && !page.path.includes(":")).map((page) => page.path),
      ),
      __OFFLINE_VERSION__: JSON.stringify(version.digest("hex").slice(0, 12)),
    },
  });
}
