import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findPassphrase } from "#platform/backup/passphrase.ts";

const LONG = "zwölf Zeichen und mehr";

test("the passphrase comes from a file, then from the environment", async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-passphrase-")), "passphrase");
  fs.writeFileSync(file, `${LONG}\nsecond line\n`);
  const env = { BACKUP_PASSPHRASE: "of the environment" };
  expect(await findPassphrase(env, { file, isNew: true })).toBe(LONG);
  expect(await findPassphrase(env, { file: undefined, isNew: true })).toBe("of the environment");
  fs.rmSync(path.dirname(file), { recursive: true });
  await expect(findPassphrase(env, { file, isNew: true })).rejects.toThrow("can't be read (ENOENT)");
});

test("a new one is long enough; one that opens may be short, and never empty", async () => {
  const of = (BACKUP_PASSPHRASE: string, isNew: boolean) =>
    findPassphrase({ BACKUP_PASSPHRASE }, { file: undefined, isNew });
  await expect(of("elf Zeichen", true)).rejects.toThrow("at least 12 characters");
  expect(await of("elf Zeichen", false)).toBe("elf Zeichen");
  await expect(of("", false)).rejects.toThrow("is empty");
});
