import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { FEATURES, GATHERED_PARTS, namespaceOf, SERVER_PARTS } from "@kompagnon/messages/features.ts";
import { ALL_LANGUAGES, type Language } from "@kompagnon/messages/languages.ts";
import type { Catalogue } from "@kompagnon/messages/load-feature.ts";
import { withQuotedTexts } from "@kompagnon/messages/quoted-texts.ts";
import type { Plugin } from "vite";

const source = path.resolve(import.meta.dirname, "../../../packages/messages/src");
const VIRTUAL = "virtual:texts/";
/** Where every file is named; only asked for where a file could not be fetched by its name. */
const TABLE = "virtual:text-table";

/**
 * Changes with any text and with the way texts are assembled: the build writes them to a folder of this name instead of giving
 * each file a hash.
 */
const digest = createHash("sha256")
  .update(
    fs
      .readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .sort()
      .map((file) => path.join(source, file))
      .concat(path.resolve(import.meta.dirname, "texts.ts"))
      .map((file) => fs.readFileSync(file, "utf8"))
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

/**
 * What travels together: the texts of the ways in, and those of the rooms that a visit walks through. Anything else has a
 * file of its own, fetched by the page that shows it.
 */
const TRAVELS_IN: Readonly<Record<string, readonly string[]>> = {
  entry: ["ui", "shell", "consent", "accounts", "accounts-login", "checks"],
  app: [
    "overview",
    "quest",
    "posts",
    "people",
    "profiles",
    "matching",
    "groups",
    "polls",
    "chats",
    "calls",
    "trials",
    "search",
    "notifications",
    "events-dates",
  ],
};
/** The folder of the text files. */
export const TEXTS_FOLDER = `/assets/${digest}`;
/** The files of texts that a feature's page asks for at its start; `inside` for those in the dashboard. */
export function textsOf(feature: string, inside: boolean): string[] {
  const own = FEATURES.some((one) => one === feature) ? [fileOf(feature, "pages")] : [];
  return [...new Set([...(inside ? ["entry", "app"] : ["entry"]), ...own])];
}

const isServers = (part: string) => SERVER_PARTS.some((one) => one === part);
/** The file in which a part travels. */
function fileOf(feature: string, part: string): string {
  const own = GATHERED_PARTS.some((one) => one === part)
    ? part
    : namespaceOf(feature, part).replace("/", "-");
  return Object.keys(TRAVELS_IN).find((file) => TRAVELS_IN[file]?.includes(own)) ?? own;
}
const addressOf = (feature: string, language: string) => path.join(source, feature, `${language}.ts`);

/** All that a feature says in a language, as the file says it now. */
const readTexts = (file: string): Promise<Record<string, Catalogue>> =>
  import(/* @vite-ignore */ `${pathToFileURL(file).href}?at=${fs.statSync(file).mtimeMs}`);

/** A line of the daily mail, in any plural form. */
const MAIL_LINE = /^line(?:_[a-z]+)?$/;
/** The one notification that shows the line of text itself: a match (`NotificationCard`). */
const SHOWN_LINE = "match";
/** What pages show of notifications: lines of the daily mail are the server's, and would weigh on every page. */
export const withoutMailLines = (texts: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => !MAIL_LINE.test(key))
      .map(([key, value]) => [
        key,
        typeof value === "string" || key === SHOWN_LINE ? value : withoutMailLines(value),
      ]),
  );

type Contents = ReadonlyMap<string, readonly { feature: string; part: string }[]>;

/** The names of all files of a language, with the features whose parts they hold. */
async function readContents(): Promise<Contents> {
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

/** The module that names every file by an import of its own, so that the build makes it. */
function table(contents: Contents): string {
  const files = [...contents.keys()];
  const names = ALL_LANGUAGES.flatMap((language) => files.map((name) => `${language}-${name}`));
  return `export const files = {
${names
  .sort()
  .map((file) => `  "${file}": () => import("${VIRTUAL}${file}.js"),`)
  .join("\n")}
};`;
}

/**
 * The module that replaces `load.ts`: it fetches the file that contains a part. Browsers derive the file names (`byRule`): the
 * table of all files is three kilobytes, which every page would load.
 */
function loader(contents: Contents, byRule: boolean): string {
  const fileOfPart = Object.fromEntries(
    [...contents].flatMap(([name, parts]) =>
      parts.map(({ feature, part }) => [namespaceOf(feature, part), name] as const),
    ),
  );
  const read = byRule
    ? `const read = (file) => import(/* @vite-ignore */ "${TEXTS_FOLDER}/" + file + ".js")
  .catch(async () => (await import("${TABLE}")).files[file]());`
    : `import { files } from "${TABLE}";
const read = (file) => files[file]();`;
  return `${read}
const fileOf = ${JSON.stringify(fileOfPart)};
export const loadTexts = async (language, namespace) => (await read(language + "-" + fileOf[namespace])).default;
`;
}

/** Whether this is the build of what browsers load: neither the pages drawn ahead nor development. */
const isForBrowsers = ({ name, mode }: { name: string; mode: string }): boolean =>
  name === "client" && mode === "build";

/**
 * Lets a page download only the parts of the texts that it shows, in few files: a feature's file holds all that the feature
 * says, so its parts are read from it here and put with those they travel with, one file a language.
 */
export function texts(): Plugin {
  // A build asks for hundreds of these modules; during development the files may change between two.
  let contentsOfBuild: Promise<Contents> | undefined;
  return {
    name: "texts",
    enforce: "pre",
    resolveId: {
      filter: { id: /^virtual:text/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:text|\/messages\/src\/load\.ts$/ },
      async handler(id) {
        contentsOfBuild =
          this.environment.mode === "build" ? (contentsOfBuild ?? readContents()) : readContents();
        const contents = await contentsOfBuild;
        if (id === path.join(source, "load.ts")) {
          for (const feature of FEATURES) this.addWatchFile(addressOf(feature, "de"));
          return loader(contents, isForBrowsers(this.environment));
        }
        if (id === `\0${TABLE}`) return table(contents);
        const [, language = "", file = ""] = /^\0virtual:texts\/([a-z]{2})-(.+)\.js$/.exec(id) ?? [];
        const parts = contents.get(file);
        if (!parts) return null;
        const held = await Promise.all(
          parts.map(async ({ feature, part }) => {
            const address = addressOf(feature, language);
            this.addWatchFile(address);
            const texts = (await readTexts(address))[part];
            if (!texts) throw new Error(`No ${namespaceOf(feature, part)} in ${language}`);
            const quoting = await withQuotedTexts(language as Language, texts, (_, other) =>
              readTexts(addressOf(other, language)),
            );
            const shown = part === "notifications" ? withoutMailLines(quoting) : quoting;
            return [namespaceOf(feature, part), shown] as const;
          }),
        );
        return `export default ${JSON.stringify(Object.fromEntries(held))};`;
      },
    },
  };
}
