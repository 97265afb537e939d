// The built web app: apps/web/build/client leads to the current build.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { StartProblem } from "../apps/server/src/platform/env/start-problems.ts";
import { cannotBuild, hashInputs, leadsTo, provideBuild, root } from "./builds.mjs";

const web = path.join(root, "apps/web");
const folder = path.join(web, "build");
const INPUTS = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/build-steps",
  "apps/web/vite.config.ts",
  "apps/web/react-router.config.ts",
  "apps/web/package.json",
  "packages",
  "package-lock.json",
];
/** Leads to the current build. */
const LINK = "client";

/** The program that builds; null where development packages are not installed. */
function builder() {
  const link = path.join(root, "node_modules/.bin/react-router");
  return fs.existsSync(link) ? fs.realpathSync(link) : null;
}

/** Builds into a folder. Rejects with what the program printed. */
function runBuilder(target, publicUrl) {
  const program = builder();
  if (!program) return Promise.reject(cannotBuild("web app"));
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["--max-semi-space-size=64", program, "build", "--logLevel", "warn"],
      {
        cwd: web,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, NODE_ENV: "production", PUBLIC_URL: publicUrl, WEB_BUILD_DIR: target },
      },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new StartProblem(`The web app could not be built.\n${output}`)),
    );
  });
}

const shortHash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 6);

/**
 * Which build is wanted, and which exists that serves: of the same inputs and, if an address is configured and could be built
 * for, of that address. Canonical links, language alternates and the sitemap carry it.
 */
function planBuild(best) {
  const configured = process.env.PUBLIC_URL ?? process.env.APP_ORIGIN;
  const publicUrl = configured ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const inputs = hashInputs(INPUTS);
  const ofAddress = `${inputs}-${shortHash(publicUrl)}-`;
  const prefix = best || (configured && builder()) ? ofAddress : `${inputs}-`;
  const existing = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.startsWith(prefix))
        .sort() // "best" is before "fast"
        .at(0)
    : undefined;
  return { publicUrl, existing, wanted: `${ofAddress}${best ? "best" : "fast"}` };
}

/** Whether `provideWebApp` has nothing to do: a build that serves exists, and the link leads to it. */
export function isWebAppCurrent() {
  const { existing } = planBuild(false);
  return existing !== undefined && leadsTo(folder, LINK, existing);
}

/** Makes the web app current. `best` compresses as well as possible; `report` gets the name of each step that begins. */
export async function provideWebApp({ best = false, report = () => undefined } = {}) {
  const { publicUrl, existing, wanted } = planBuild(best);
  const make = async (made) => {
    const { compressFiles } = await import("../apps/web/build-steps/compress.ts");
    if (existing) fs.cpSync(path.join(folder, existing), made, { recursive: true });
    else {
      report("web app");
      const output = `${made}-output`;
      await runBuilder(output, publicUrl);
      fs.renameSync(path.join(output, "client"), made);
    }
    report("compression");
    await compressFiles(made, { best });
  };
  await provideBuild({ folder, name: best ? wanted : (existing ?? wanted), link: LINK, make });
}
