import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp } from "#platform/backup/backup.ts";
import { restore } from "#platform/backup/restore.ts";
import { createLog } from "#platform/log.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

const PASSPHRASE = "ein langer Satz für das Archiv";
const log = createLog("silent");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-archive-"));
const archive = path.join(scratch, "community.backup");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // More than one piece.
  for (let n = 0; n < 10; n++) {
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
    await server.platform.storage.put(`posts/${n}.mp4`, noise, "video/mp4");
  }
  await backUp({ config: server.platform.config, log, address: server.database.config }, archive, PASSPHRASE);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(scratch, { recursive: true, force: true });
});

const aTarget = () => ({
  config: { dataDir: path.join(scratch, crypto.randomUUID()), s3: null, databaseUrl: null },
  log,
  find: () => Promise.reject(new Error("no database is asked for")),
});

describe("an archive that is not what it was", () => {
  const broken = (change: (bytes: Buffer) => Buffer): string => {
    const file = path.join(scratch, `broken-${crypto.randomUUID()}`);
    fs.writeFileSync(file, change(fs.readFileSync(archive)));
    return file;
  };
  const flipped = (at: number) => (bytes: Buffer) => {
    const place = at < 0 ? bytes.length + at : at;
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    return bytes;
  };
  test.each([
    ["with another passphrase", () => archive, "ein anderer langer Satz", "The passphrase is wrong"],
    [
      "with a flipped bit in the middle",
      () => broken((b) => flipped(b.length >> 1)(b)),
      PASSPHRASE,
      "damaged",
    ],
    ["with a flipped bit in the last byte", () => broken(flipped(-1)), PASSPHRASE, "damaged"],
    ["with another salt", () => broken(flipped(90)), PASSPHRASE, "passphrase is wrong"],
    ["cut off in the middle", () => broken((b) => b.subarray(0, b.length >> 1)), PASSPHRASE, "cut off"],
    ["without its last byte", () => broken((b) => b.subarray(0, -1)), PASSPHRASE, "cut off"],
    ["without anything behind its beginning", () => broken((b) => b.subarray(0, 150)), PASSPHRASE, "cut off"],
    ["with something behind its end", () => broken((b) => Buffer.concat([b, b])), PASSPHRASE, "was changed"],
    ["that is none", () => broken(() => Buffer.from("PK\x03\x04")), PASSPHRASE, "no backup of Kompagnon"],
  ])("%s is refused before anything is written", async (_, file, passphrase, message) => {
    const target = aTarget();
    await expect(restore(target, file(), passphrase)).rejects.toThrow(message);
    expect(fs.existsSync(target.config.dataDir)).toBe(false);
  });
});

test("contains no data of the community in plain text", () => {
  const bytes = fs.readFileSync(archive);
  expect(bytes.subarray(0, 16).toString()).toBe("kompagnon backup");
  const secret = fs.readFileSync(path.join(server.dataDir, "secret"));
  for (const word of ["create table", "members", "migrations", secret])
    expect(bytes.includes(word)).toBe(false);
});
