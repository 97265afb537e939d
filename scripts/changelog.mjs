// npm run changelog: writes CHANGELOG.md from the subjects of conventional commits, by version, type and scope.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "..");
/** The types that readers of a changelog look for, in the order in which they are shown. */
const SECTIONS = { security: "Security", feat: "Added", fix: "Fixed", perf: "Faster" };
const SUBJECT = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<text>.+)$/;
const VERSION = /tag: v(\d+\.\d+\.\d+[^,)]*)/;
/** A scope shows this many changes of a type and says how many more there are. */
const SHOWN = 12;

const HEAD = `# Changelog

Written by \`npm run changelog\` from the subjects of conventional commits, newest first within each scope. Refactoring, tests,
documentation and builds are left out, as are commits from before the convention: \`git log\` has them all.
`;

/** Lists the changes of a type by scope, the scopes by name; changes without one come last. */
function linesOf(changes) {
  const scopes = Map.groupBy(changes, ({ scope }) => scope ?? "other");
  const names = [...scopes.keys()].filter((name) => name !== "other").sort();
  if (scopes.has("other")) names.push("other");
  return names.flatMap((name) => {
    const texts = scopes.get(name).map(({ text, breaking }) => (breaking ? `**breaking**: ${text}` : text));
    if (texts.length === 1) return [`- **${name}**: ${texts[0]}`];
    const shown = texts.slice(0, SHOWN).map((text) => `  - ${text}`);
    if (texts.length > SHOWN) shown.push(`  - and ${texts.length - SHOWN} more`);
    return [`- **${name}**`, ...shown];
  });
}

/** The changelog of commits, newest first. `refs`: git's decoration (%D), which names the tags of a commit. */
export function changelogOf(commits) {
  const releases = [{ name: "Unreleased", changes: [] }];
  for (const { refs, date, subject } of commits) {
    const version = VERSION.exec(refs)?.[1];
    if (version) releases.push({ name: `${version} (${date})`, changes: [] });
    const change = SUBJECT.exec(subject)?.groups;
    if (change && Object.hasOwn(SECTIONS, change.type)) releases.at(-1)?.changes.push(change);
  }
  const parts = releases.flatMap(({ name, changes }) => {
    const sections = Object.entries(SECTIONS).flatMap(([type, title]) => {
      const own = changes.filter((change) => change.type === type);
      return own.length > 0 ? [`### ${title}`, linesOf(own).join("\n")] : [];
    });
    return sections.length > 0 ? [`## ${name}`, ...sections] : [];
  });
  return `${[HEAD, ...parts].join("\n\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

function readCommits() {
  const format = ["%D", "%cs", "%s"].join("%x1f");
  const log = execFileSync("git", ["log", "--no-merges", `--format=${format}`], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return log
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [refs = "", date = "", subject = ""] = line.split("\x1f");
      return { refs, date, subject };
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  fs.writeFileSync(path.join(root, "CHANGELOG.md"), changelogOf(readCommits()));
