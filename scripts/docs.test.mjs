import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MALLOC, memoryOptions } from "./server-process.mjs";

/** What documents name is there: links, headings, files, npm scripts. */
const root = path.resolve(import.meta.dirname, "..");
const glob = (pattern) =>
  fs.globSync(pattern, { cwd: root, exclude: (name) => /(?:node_modules|build)$/.test(name) });
const read = (file) => fs.readFileSync(path.join(root, file), "utf8");

const GENERATED = ["CHANGELOG.md", "THIRD-PARTY.md"];
const DOCUMENTS = glob("{*.md,docs/**/*.md,bench/README.md}").filter((file) => !GENERATED.includes(file));
const FOLDERS = ["apps", "packages", "docs", "e2e", "bench", "deploy", "scripts", ".ci"];
const FILES = glob(`{*,{${FOLDERS.join()}}/**/*}`).map((file) => file.replaceAll(path.sep, "/"));
const SCRIPTS = Object.keys(JSON.parse(read("package.json")).scripts);

const withoutFences = (text) => text.replace(/^ *```[\s\S]*?^ *```$/gm, "");

/** As GitHub makes them. */
const anchorsOf = (text) =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Links without a target: addresses of other sites are not followed. */
function brokenLinks(file, text) {
  const prose = withoutFences(text).replace(/`[^`]*`/g, "");
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  return links
    .filter(([, target, anchor]) => {
      const at = target === "" ? file : path.join(path.dirname(file), target);
      if (!fs.existsSync(path.join(root, at))) return true;
      return anchor !== undefined && !anchorsOf(read(at)).includes(anchor);
    })
    .map(([link]) => link);
}

/** Words in backticks that name a file or folder of the repository; a source file may be named by the end of its path. */
function missingPaths(_file, text) {
  const words = [...withoutFences(text).matchAll(/`([^`]+)`/g)].flatMap(([, code]) =>
    code.split(/\s+(?:\.\/)?/),
  );
  return words
    .filter((word) => /^[\w.@-][\w./@-]*$/.test(word) && !/\/build(?:\/|$)/.test(word))
    .filter((word) => {
      if (FOLDERS.includes(word.split("/")[0]) && word.includes("/"))
        return !fs.existsSync(path.join(root, word));
      const isSource = /\w\.(?:ts|tsx|mjs|cjs|sql|md|yml|service|timer)$/.test(word);
      return isSource && !FILES.some((file) => file === word || file.endsWith(`/${word}`));
    });
}

const unknownScripts = (_file, text) =>
  [...text.matchAll(/npm run ([\w:-]*\w)/g)]
    .map(([, name]) => name)
    .filter((name) => !SCRIPTS.includes(name));

/** What is wrong in all documents, each finding with its file. */
const inAll = (find) =>
  DOCUMENTS.flatMap((file) => find(file, read(file)).map((finding) => `${file}: ${finding}`));

test("documents: links lead to files and headings that exist", () => {
  expect(inAll(brokenLinks)).toEqual([]);
});

test("documents: the files they name exist", () => {
  expect(inAll(missingPaths)).toEqual([]);
});

test("documents: the npm scripts they name exist", () => {
  expect(inAll(unknownScripts)).toEqual([]);
});

test("decisions: the index lists each record", () => {
  const linked = [...read("docs/decisions/README.md").matchAll(/\(([\w-]+\.md)\)/g)].map(([, file]) => file);
  expect(["README.md", ...linked].sort()).toEqual(fs.readdirSync(path.join(root, "docs/decisions")).sort());
});

test.each(["Dockerfile", ...glob("deploy/kompagnon*.service").filter((file) => !file.includes("backup"))])(
  "%s starts a process with the memory options of npm start",
  (file) => {
    const text = read(file);
    const settings = Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`);
    expect([...memoryOptions(), ...settings].filter((option) => !text.includes(option))).toEqual([]);
  },
);
