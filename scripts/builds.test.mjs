import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashInputs, leadsTo, provideBuild } from "./builds.mjs";

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-builds-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const FILES = 40;
const current = () => path.join(folder, "client");
/** Writes several files, as a builder does. */
const fill = (text) => async (scratch) => {
  fs.mkdirSync(scratch);
  for (let n = 0; n < FILES; n++) fs.writeFileSync(path.join(scratch, `${n}.txt`), text);
};
const provide = (name, make = fill(name)) => provideBuild({ folder, name, link: "client", make });

describe("provideBuild", () => {
  test("builds once, and leads to the newest build", async () => {
    let made = 0;
    const make = async (scratch) => {
      made++;
      await fill("one")(scratch);
    };
    await provide("one", make);
    await provide("one", make);
    expect(made).toBe(1);
    await provide("two");
    expect(fs.readFileSync(path.join(current(), "0.txt"), "utf8")).toBe("two");
    expect(fs.existsSync(path.join(folder, "one"))).toBe(true);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("going back to an earlier build: the link leads there without building", async () => {
    await provide("one");
    await provide("two");
    expect(leadsTo(folder, "client", "one")).toBe(false);
    await provide("one", () => Promise.reject(new Error("is built already")));
    expect(leadsTo(folder, "client", "one")).toBe(true);
  });

  test("a builder that fails leaves the build before it", async () => {
    await provide("one");
    await expect(
      provide("two", async (scratch) => {
        fs.mkdirSync(scratch);
        throw new Error("broken");
      }),
    ).rejects.toThrow("broken");
    expect(fs.readFileSync(path.join(current(), "0.txt"), "utf8")).toBe("one");
  });

  test("replaces the folder of an earlier version by a link", async () => {
    fs.mkdirSync(current());
    await provide("one");
    expect(fs.readFileSync(path.join(current(), "0.txt"), "utf8")).toBe("one");
  });

  test("two at the same time: both end with the whole build", async () => {
    await Promise.all([provide("one"), provide("one")]);
    expect(fs.readdirSync(current())).toHaveLength(FILES);
  });

  test("killed at any moment: what is there is whole, and the next start builds the rest", async () => {
    const script = `
      import fs from "node:fs";
      import { provideBuild } from ${JSON.stringify(path.join(import.meta.dirname, "builds.mjs"))};
      console.log("ready");
      await provideBuild({ folder: ${JSON.stringify(folder)}, name: "one", link: "client", make: async (scratch) => {
        fs.mkdirSync(scratch);
        for (let n = 0; n < ${FILES}; n++) {
          fs.writeFileSync(scratch + "/" + n + ".txt", "one");
          if (n === Number(process.argv[1])) { console.log("now"); await new Promise(() => setInterval(() => {}, 1000)); }
        }
      } });`;
    for (const moment of [0, 1, 17, FILES - 1]) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script, String(moment)]);
      for await (const text of child.stdout) if (String(text).includes("now")) break;
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(fs.existsSync(current())).toBe(false);
    }
    await provide("one");
    expect(fs.readdirSync(current())).toHaveLength(FILES);
    expect(fs.readdirSync(folder).sort()).toEqual(["client", "one"]);
  });
});

test("hashInputs: changes with an input and with the settings, not with tests", () => {
  const inputs = ["scripts/builds.mjs"];
  expect(hashInputs(inputs)).toBe(hashInputs(inputs));
  expect(hashInputs(inputs, "a")).not.toBe(hashInputs(inputs));
  expect(hashInputs(["scripts/node.mjs"])).not.toBe(hashInputs(inputs));
});
