import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { FEATURES, GATHERED_PARTS, namespaceOf, SERVER_PARTS } from "@kompagnon/messages/features.ts";
import { ALL_LANGUAGES } from "@kompagnon/messages/languages.ts";
import type { Catalogue } from "@kompagnon/messages/load-feature.ts";
import type { Plugin } from "vite";

const source = path.resolve(import.meta.dirname, "../../../packages/messages/src");
const VIRTUAL = "virtual:texts/";

/** Changes with any text: what is built of them stands in a folder of this name instead of having a hash each. */
const digest = createHash("sha256")
  .update(
    fs
      .readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .sort()
      .map((file) => fs.readFileSync(path.join(source, file), "utf8"))
      .join("\0"),
  )
  .digest("base64url")
  .slice(0, 8);

/**
 * The output file of a chunk of texts; null for any other. Every first page names all of them: hundreds of hashes would
 * weigh on it.
 */
export const textsFile = (moduleId: string | null): string | null =>
  moduleId?.startsWith(`\0${VIRTUAL}`) ? `assets/${digest}/${moduleId.slice(VIRTUAL.length + 1)}` : null;

const isServers = (part: string) => SERVER_PARTS.some((one) => one === part);
/** The file in which a part travels: gathered ones share one. */
const fileOf = (feature: string, part: string): string =>
  GATHERED_PARTS.some((one) => one === part) ? part : namespaceOf(feature, part).replace("/", "-");
const addressOf = (feature: string, language: string) => path.join(source, feature, `${language}.ts`);

/** All that a feature says in a language, as the file says it now. */
const readTexts = (file: string): Promise<Record<string, Catalogue>> =>
  import(`${pathToFileURL(file).href}?at=${fs.statSync(file).mtimeMs}`);

/** The names of all files of a language, with the features whose parts they hold. */
async function contents(): Promise<Map<string, { feature: string; part: string }[]>> {
  const all = await Promise.all(
    FEATURES.map(async (feature) =>
      Object.keys(await readTexts(addressOf(feature, "de"))).map((part) => ({ feature, part })),
    ),
  );
  return Map.groupBy(
    all.flat().filter(({ part }) => !isServers(part)),
    ({ feature, part }) => fileOf(feature, part),
  );
}

/** The module that stands in for `load.ts`: it fetches the file that a part is in. */
async function loader(): Promise<string> {
  const names = [...(await contents()).keys()].sort();
  const files = ALL_LANGUAGES.flatMap((language) => names.map((name) => `${language}-${name}`));
  return `const files = {
${files.map((file) => `  "${file}": () => import("${VIRTUAL}${file}.js"),`).join("\n")}
};
const gathered = ${JSON.stringify(GATHERED_PARTS)};
export async function loadPart(language, namespace) {
  const [feature, part = feature] = namespace.split("/");
  const shared = gathered.includes(part);
  const file = shared ? part : namespace.replace("/", "-");
  const texts = (await files[language + "-" + file]()).default;
  return shared ? texts[namespace] : texts;
}
`;
}

/**
 * Lets a page download only the parts of the texts that it shows: a feature's file holds all that the feature says, so
 * its parts are read from it here and become a file each, one a language.
 */
export const texts = (): Plugin => ({
  name: "texts",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
  async load(id) {
    if (id === path.join(source, "load.ts")) {
      for (const feature of FEATURES) this.addWatchFile(addressOf(feature, "de"));
      return loader();
    }
    const [, language = "", file = ""] = /^\0virtual:texts\/([a-z]{2})-(.+)\.js$/.exec(id) ?? [];
    const parts = file && (await contents()).get(file);
    if (!parts) return null;
    const held = await Promise.all(
      parts.map(async ({ feature, part }) => {
        const address = addressOf(feature, language);
        this.addWatchFile(address);
        return [namespaceOf(feature, part), (await readTexts(address))[part]] as const;
      }),
    );
    // What is gathered says of each part which one it is.
    const [only] = held;
    const shared = GATHERED_PARTS.some((one) => one === file);
    return `export default ${JSON.stringify(shared ? Object.fromEntries(held) : only?.[1])};`;
  },
});
