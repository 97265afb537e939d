import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { offlinePage } from "./offline-page.ts";

const sources = path.resolve(import.meta.dirname, "../src");

/** Bundles one file into `<folder>/<name>.js` (and its styles into `<name>.css`), as a script without imports. */
async function bundle(folder: string, name: string, entry: string, define: Record<string, string> = {}) {
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [tailwindcss()],
    define,
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: path.join(sources, entry),
        formats: ["iife"],
        name,
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
    },
  });
}

/** Writes the script and the styles of embedded posts, which the server's page for them names. */
export const writeEmbedFiles = (folder: string): Promise<void> => bundle(folder, "embed", "embed/embed.ts");

/**
 * Writes what works without a connection into the client folder: the offline page with its script and styles, and the
 * service worker that shows it. They stand at fixed addresses, so they are no part of the app's own build.
 */
export async function writeOfflineFiles(folder: string): Promise<void> {
  await writeFile(path.join(folder, "offline.html"), await offlinePage());
  await bundle(folder, "offline", "offline/offline.ts");
  const version = createHash("sha256");
  for (const file of ["offline.html", "offline.js", "offline.css"])
    version.update(await readFile(path.join(folder, file)));
  await bundle(folder, "sw", "service-worker/sw.ts", {
    __OFFLINE_VERSION__: JSON.stringify(version.digest("hex").slice(0, 12)),
  });
}
