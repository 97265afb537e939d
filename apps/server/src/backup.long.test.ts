import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { backUp } from "#platform/backup/backup.ts";
import { BEGUN_ANEW, connectPatiently, quoted } from "#platform/backup/dump.ts";
import { requireEmptyFolder, restore } from "#platform/backup/restore.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { readConfig } from "#platform/env/config.ts";
import { lastBackup } from "#platform/installation/queries.ts";
import { createLog } from "#platform/log.ts";
import { UNFINISHED_RESTORE } from "#platform/storage/data-folder.ts";
import { secureSample } from "#sample/access.ts";
import { loadSample } from "#sample/load.ts";
import { aGuest, aPairInChat, aPictureFile } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";
import { findDatabase } from "./database-of.ts";
import { createServer } from "./server.ts";

const log = createLog("silent");
const PASSPHRASE = "ein langer Satz für das Archiv";
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-backup-"));
fs.chmodSync(scratch, 0o755);
const archive = path.join(scratch, "community.backup");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  await loadSample(server.platform);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(scratch, { recursive: true, force: true });
});

type Marks = Map<string, string>;
/** What every table says, column by column and row by row, as a mark; partitions by themselves. */
async function marksOf(client: pg.Client): Promise<Marks> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by 1, 2`,
  );
  const marks: Marks = new Map();
  for (const { schema, name } of rows) {
    const { rows: found } = await client.query<{ mark: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as mark from ${quoted(schema, name)} t`,
    );
    marks.set(`${schema}.${name}`, found[0]?.mark ?? "");
  }
  return marks;
}
async function sequencesOf(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
       where schemaname in ('public', 'jobs') order by 1`,
  );
  return new Map(rows.map(({ name, value }) => [name, Number(value ?? 0)]));
}
const markOf = (file: string): string => createHash("sha256").update(fs.readFileSync(file)).digest("hex");
/** Every file below a folder, by its key, as a mark. */
function filesIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!fs.existsSync(folder)) return found;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    try {
      if (entry.isFile()) found.set(path.relative(folder, file), markOf(file));
    } catch (error) {
      // One that goes at this very moment is not there.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return found;
}

const source = () => ({ config: server.platform.config, log, address: server.database.config });
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
/** An empty data folder, with the embedded database that a restore finds there. */
function aTarget(name: string) {
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: path.join(scratch, name, "data"),
    AI_LOCAL: "off",
  });
  fs.rmSync(config.dataDir, { recursive: true });
  const find = async () => {
    const { host, port, user, database, stop } = await startEmbedded(path.join(config.dataDir, "db"), {
      settings,
    });
    return { address: { host, port, user, database }, stop };
  };
  return { config, log, find };
}

/** Sends messages and replaces pictures until it is stopped; returns the number of acknowledged writes. */
function writing(anna: Person, chatId: string) {
  let isOver = false;
  const done = (async () => {
    let acknowledged = 0;
    for (; !isOver; acknowledged++) {
      const body = { client_id: crypto.randomUUID(), text: `Nachricht ${acknowledged}` };
      await anna.must("POST /api/chats/{id}/messages", { params: { id: chatId }, body });
      if (acknowledged % 5 === 0)
        await anna.must("POST /api/profiles/{userId}/avatar", {
          params: { userId: anna.id },
          file: await aPictureFile(),
        });
    }
    return acknowledged;
  })();
  return () => {
    isOver = true;
    return done;
  };
}

describe("a backup of a community that goes on", () => {
  const then = {
    marks: new Map() as Marks,
    files: new Map<string, string>(),
    sequences: new Map<string, number>(),
  };
  const now = { marks: new Map() as Marks, sequences: new Map<string, number>() };
  let anna: Person;
  let target: ReturnType<typeof aTarget>;
  /** Files that existed before the backup began. */
  let before: ReadonlySet<string>;
  const folder = (...parts: string[]) => path.join(server.dataDir, ...parts);

  beforeAll(async () => {
    const pair = await aPairInChat(server);
    anna = pair.anna;
    const params = { userId: anna.id };
    await anna.must("POST /api/profiles/{userId}/avatar", { params, file: await aPictureFile() });
    const stop = writing(anna, pair.chatId);
    before = new Set(filesIn(folder("files")).keys());
    await backUp({ ...source(), onSnapshot: look }, archive, PASSPHRASE);
    expect(await stop()).toBeGreaterThan(5);
    const client = await connectPatiently(server.database.config as pg.ClientConfig);
    Object.assign(now, { marks: await marksOf(client), sequences: await sequencesOf(client) });
    await client.end();
    target = aTarget("restored");
    await restore(target, archive, PASSPHRASE);
  }, 240_000);

  /** Sees the very moment that is backed up, and then waits until files that were there are removed. */
  async function look(name: string): Promise<void> {
    const client = await connectPatiently(server.database.config as pg.ClientConfig);
    await client.query(`begin isolation level repeatable read; set transaction snapshot '${name}'`);
    then.marks = await marksOf(client);
    then.sequences = await sequencesOf(client);
    const { rows } = await client.query<{ avatar: string }>(
      "select avatar from profiles where member_id = $1",
      [anna.id],
    );
    await client.end();
    // Those that existed before as well existed at the moment; a newer one may have been stored since.
    then.files = new Map([...filesIn(folder("files"))].filter(([key]) => before.has(key)));
    const avatar = rows[0]?.avatar ?? "";
    // It may have been put aside since the moment, where the backup finds it.
    const mark = filesIn(folder("files-aside")).get(avatar) ?? then.files.get(avatar);
    expect(mark).toBeDefined();
    then.files.set(avatar, mark ?? "");
    await soon(() => expect(fs.existsSync(folder("files", avatar))).toBe(false));
  }

  test("has every row of every table as of its moment, and nothing that was written later", async () => {
    const { address, stop } = await target.find();
    const client = await connectPatiently(address as pg.ClientConfig);
    const marks = await marksOf(client);
    const sequences = await sequencesOf(client);
    await client.end();
    await stop();
    const compared = [...then.marks].filter(([name]) => !BEGUN_ANEW.has(name.replace(/^public\./, "")));
    expect(compared.length).toBeGreaterThan(100);
    expect([...then.marks.keys()].filter((name) => !marks.has(name))).toEqual([]);
    expect(compared.filter(([name, mark]) => marks.get(name) !== mark)).toEqual([]);
    // They did go on.
    expect(marks.get("public.messages")).not.toBe(now.marks.get("public.messages"));
    // No number is given twice.
    expect([...sequences.keys()]).toEqual([...then.sequences.keys()]);
    for (const [name, value] of then.sequences)
      if (!name.startsWith("public.events_"))
        expect([name, (sequences.get(name) ?? 0) >= value]).toEqual([name, true]);
  });

  test("has every file that was there, also those removed meanwhile, for the product alone to read", () => {
    const restored = filesIn(path.join(target.config.dataDir, "files"));
    expect(then.files.size).toBeGreaterThan(50);
    expect([...then.files].filter(([key, mark]) => restored.get(key) !== mark)).toEqual([]);
    for (const name of ["secret", "identity-keys"]) {
      const file = path.join(target.config.dataDir, name);
      expect(fs.readFileSync(file)).toEqual(fs.readFileSync(folder(name)));
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    }
    expect(fs.statSync(archive).mode & 0o777).toBe(0o600);
  });

  test("leaves nothing behind, and is remembered", async () => {
    await expect.poll(() => fs.existsSync(folder("files-aside")), { timeout: 5_000 }).toBe(false);
    expect(fs.existsSync(folder("backup-runs"))).toBe(false);
    expect(fs.readdirSync(scratch).filter((name) => name.includes("unfinished"))).toEqual([]);
    const record = await lastBackup(server.platform.db);
    expect(record).toMatchObject({ bytes: fs.statSync(archive).size, withFiles: true });
    expect(Date.now() - Date.parse(record?.at ?? "")).toBeLessThan(600_000);
  });

  test("is a community that people enter and write in", async () => {
    const { address, stop } = await target.find();
    const config = readConfig({
      NODE_ENV: "test",
      PORT: "0",
      CAPTCHA_PROVIDER: "none",
      AI_LOCAL: "off",
      RATE_LIMIT_FACTOR: "1000",
      DATA_DIR: target.config.dataDir,
    });
    const restored = await createServer({ config, log, database: address, webRoot: null });
    const url = await restored.app.listen({ host: "127.0.0.1", port: 0 });
    config.origin = url;
    const { password } = await secureSample(restored.platform);
    const guest = aGuest({ url });
    await guest.must("POST /api/auth/sign-in", { body: { email: "member@example.test", password } });
    const { avatar_url } = await guest.must("GET /api/me");
    expect((await guest.request("GET", avatar_url ?? "none")).status).toBe(200);
    const { anna: clara, chatId } = await aPairInChat({ url });
    const body = { client_id: crypto.randomUUID(), text: "Weiter geht es" };
    expect((await clara.call("POST /api/chats/{id}/messages", { params: { id: chatId }, body })).status).toBe(
      201,
    );
    await restored.stop();
    await stop();
  });

  test("is not restored over anything", async () => {
    expect(() => requireEmptyFolder(target.config.dataDir)).toThrow("is not empty");
    await expect(restore(target, archive, PASSPHRASE)).rejects.toThrow("The database is not empty");
    await expect(backUp(source(), archive, PASSPHRASE)).rejects.toThrow("is there already");
  });
});

test("a database that was given is restored into as well, and stays empty when it can't be", async () => {
  const database = `restored_${crypto.randomUUID().replaceAll("-", "")}`;
  const address = inject("databaseServer");
  const admin = await connectPatiently({ ...address, database: "postgres" });
  await admin.query(`create database ${database}`);
  const find = async () => ({ address: { ...address, database }, stop: async () => undefined });
  const target = { ...aTarget("given"), find };
  const config = { ...target.config, databaseUrl: "postgres://given" };
  // A file that can't be written: what was loaded goes again.
  fs.mkdirSync(config.dataDir, { recursive: true });
  fs.writeFileSync(path.join(config.dataDir, "files"), "in the way");
  await expect(restore({ ...target, config }, archive, PASSPHRASE)).rejects.toThrow();
  expect(fs.existsSync(path.join(config.dataDir, UNFINISHED_RESTORE))).toBe(false);
  const { tables } = await restore({ ...target, config }, archive, PASSPHRASE);
  expect(tables).toBeGreaterThan(100);
  await admin.query(`drop database ${database} with (force)`);
  await admin.end();
}, 120_000);

test("a process does not start on a half of a restored community, and a restore goes over it", async () => {
  const target = aTarget("half");
  fs.mkdirSync(target.config.dataDir, { recursive: true });
  fs.writeFileSync(path.join(target.config.dataDir, UNFINISHED_RESTORE), "embedded");
  await expect(findDatabase(target.config as never, log)).rejects.toThrow("did not come to its end");
  const { address, stop } = await target.find();
  const client = await connectPatiently(address as pg.ClientConfig);
  await client.query("create table half (n int)");
  await client.end();
  await stop();
  expect(() => requireEmptyFolder(target.config.dataDir)).not.toThrow();
  expect((await restore(target, archive, PASSPHRASE)).files).toBeGreaterThan(50);
}, 120_000);

test("backups do not run concurrently, and a killed backup does not block the next one", async () => {
  const sign = path.join(server.dataDir, "backup-runs");
  fs.writeFileSync(sign, "1");
  await expect(backUp(source(), path.join(scratch, "second"), PASSPHRASE)).rejects.toThrow("Another backup");
  fs.utimesSync(sign, Date.now() / 1000 - 120, Date.now() / 1000 - 120);
  expect((await backUp(source(), path.join(scratch, "second"), PASSPHRASE)).files).toBeGreaterThan(50);
  expect(fs.existsSync(sign)).toBe(false);
}, 60_000);
