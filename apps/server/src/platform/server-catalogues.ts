import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import path from "node:path";
import { FEATURES, namespaceOf, SERVER_PARTS } from "@kompagnon/messages/features.ts";
import { ALL_LANGUAGES, type Language } from "@kompagnon/messages/languages.ts";
import { type Catalogue, loadFeature } from "@kompagnon/messages/load-feature.ts";
import { withQuotedTexts } from "@kompagnon/messages/quoted-texts.ts";
import type { ServerPart } from "@kompagnon/messages/server-texts.ts";

/** The parts of the features' texts that the server uses. */
const BUNDLED_PARTS = [...SERVER_PARTS, "checks", "notifications"] as const satisfies readonly ServerPart[];
const SOURCES = path.resolve(import.meta.dirname, "../../../../packages/messages/src");

/** What the server says in all languages, by namespace. */
export type ServerTexts = Readonly<Record<Language, Record<string, Catalogue>>>;

/**
 * The server's own texts, without the rest. A feature's catalogue also contains its pages and help, megabytes that a process does
 * not need: next to Node's compile cache, if it is enabled, a copy of the server's texts is cached.
 */
export async function loadServerTexts(folder = getCompileCacheDir()): Promise<ServerTexts> {
  if (!folder) return readServerTexts();
  const file = path.join(folder, `texts-${digestOfSources()}.json`);
  const kept = await readFile(file, "utf8").catch(() => null); // not cached, or unreadable: built below
  if (kept !== null) return JSON.parse(kept) as ServerTexts; // written below
  const texts = await readServerTexts();
  await keep(file, JSON.stringify(texts)).catch(() => undefined); // a folder of others': as Node does with its own
  return texts;
}

/** Writes the file atomically for concurrent readers. */
async function keep(file: string, text: string): Promise<void> {
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/** By sizes and times, as reading four megabytes would take longer than what it saves. */
function digestOfSources(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const hash = createHash("sha256").update(BUNDLED_PARTS.join());
  for (const file of files.filter((name) => name.endsWith(".ts")).sort()) {
    const { size, mtimeMs } = statSync(path.join(SOURCES, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("base64url").slice(0, 16);
}

async function readServerTexts(): Promise<ServerTexts> {
  const languages = ALL_LANGUAGES.map(async (language) => {
    const features = FEATURES.map(async (feature) => {
      const texts = await loadFeature(language, feature);
      const parts = BUNDLED_PARTS.flatMap((part) => (texts[part] ? [[part, texts[part]] as const] : []));
      return Promise.all(
        parts.map(
          async ([part, own]) => [namespaceOf(feature, part), await withQuotedTexts(language, own)] as const,
        ),
      );
    });
    return [language, Object.fromEntries((await Promise.all(features)).flat())] as const;
  });
  return Object.fromEntries(await Promise.all(languages)) as ServerTexts; // fromEntries forgets the keys
}
