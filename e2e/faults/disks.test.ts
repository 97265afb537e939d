import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { startEmbedded } from "../../apps/server/src/platform/db/embedded.ts";
import { keepOnce } from "../../apps/server/src/platform/storage/data-folder.ts";
import { aPairInChat } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { type Running, startServer } from "../servers.ts";
import { Follower } from "./follower.ts";
import { openSmallDisk, type SmallDisk } from "./small-disk.ts";

const ALONE = { SAMPLE_DATA: "off", CAPTCHA_PROVIDER: "none", WEB_ROOT: "off" };
const MB = 2 ** 20;
const disks: SmallDisk[] = [];
const aDisk = async (bytes: number): Promise<SmallDisk> => {
  const disk = await openSmallDisk(bytes);
  disks.push(disk);
  return disk;
};
/** Where neither root nor namespaces are to be had, no disk can be made small. */
const refusal = await aDisk(MB).then(
  () => null,
  (error: unknown) => String(error),
);
if (refusal) console.log(`no disk can be filled here: ${refusal}`);
const running: Running[] = [];
const start = async (dataDir: string): Promise<Running> => {
  const server = await startServer({ ...ALONE, DATA_DIR: dataDir });
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const disk of disks.splice(0)) await disk.close();
});

/** Long, and nothing that a compressor makes small. */
const aLongText = () => Array.from({ length: 100 }, () => randomUUID()).join(" ");

/** What was sent: what was acknowledged in its order, and how often something else was answered. */
type Sent = { acknowledged: string[]; answers: Map<string, number> };
const send = async (person: Person, chatId: string, { acknowledged, answers }: Sent): Promise<number> => {
  const text = aLongText();
  const body = { client_id: randomUUID(), text };
  const { status, error } = await person.call("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body,
  });
  if (status === 201) acknowledged.push(text);
  else answers.set(error.error, (answers.get(error.error) ?? 0) + 1);
  return status;
};
/** Sends, several at once, until each of them is refused. */
const sendUntilFull = (person: Person, chatId: string, sent: Sent) =>
  Promise.all(
    Array.from({ length: 6 }, async () => {
      while ((await send(person, chatId, sent)) === 201);
    }),
  );
/** Each once, and numbered without a gap; several were on their way at once. */
const expectAll = ({ messages }: Follower, { acknowledged }: Sent) => {
  expect(messages.map(({ text }) => text).sort()).toEqual([...acknowledged].sort());
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => at + 1));
};

describe.skipIf(refusal)("full disks", () => {
  test("everything on one: 507, nothing half stored, and all by itself again when there is room", async () => {
    const disk = await aDisk(512 * MB);
    const server = await start(disk.folder);
    const { anna, berta, chatId } = await aPairInChat({ url: server.url });
    const follower = new Follower(berta);
    await follower.connected;
    const upload = () =>
      anna.call("POST /api/chats/{id}/files", {
        params: { id: chatId },
        query: { name: "zahlen.txt" },
        file: new Blob([aLongText().repeat(400)], { type: "text/plain" }),
      });
    const sent: Sent = { acknowledged: [], answers: new Map() };
    for (let n = 0; n < 20; n++) await send(anna, chatId, sent);
    await disk.fill();
    await sendUntilFull(anna, chatId, sent);
    expect([...sent.answers.keys()]).toEqual(["storage_full"]);
    const refused = await upload();
    expect([refused.status, refused.error.error]).toEqual([507, "storage_full"]);
    const filesIn = (name: string) => {
      const folder = path.join(disk.folder, name);
      return fs.existsSync(folder)
        ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
        : [];
    };
    expect([...filesIn("files/chats"), ...filesIn("uploads")]).toEqual([]);
    // Reading goes on.
    expect((await anna.call("GET /api/chats/{id}/messages", { params: { id: chatId } })).status).toBe(200);
    await disk.free();
    await expect.poll(() => send(anna, chatId, sent), { timeout: 10_000 }).toBe(201);
    expect((await upload()).status).toBe(201);
    expect(filesIn("files/chats")).toHaveLength(1);
    await follower.untilText(sent.acknowledged.at(-1) ?? "", 10_000);
    expectAll(follower, sent);
    await follower.close();
  });

  test("the log of the embedded database: it ends, comes back with the room, and has all that was acknowledged", async () => {
    const disk = await aDisk(512 * MB);
    const log = await aDisk(256 * MB);
    const folder = path.join(disk.folder, "db");
    await (await startEmbedded(folder)).stop();
    const here = path.join(folder, "pg18/pg_wal");
    const there = path.join(log.folder, "pg_wal");
    fs.cpSync(here, there, { recursive: true });
    const { uid, gid } = fs.statSync(here);
    for (const name of ["", ...fs.readdirSync(there, { recursive: true }).map(String)])
      fs.chownSync(path.join(there, name), uid, gid);
    fs.rmSync(here, { recursive: true });
    fs.symlinkSync(there, here);
    const server = await start(disk.folder);
    const joined = await start(disk.folder);
    const { anna, berta, chatId } = await aPairInChat({ url: server.url });
    const follower = new Follower(berta);
    await follower.connected;
    const sent: Sent = { acknowledged: [], answers: new Map() };
    await log.fill();
    await sendUntilFull(anna, chatId, sent);
    // It can't even recover: its own server has to be restarted once there is space.
    const output = () => server.output() + joined.output();
    await expect
      .poll(output, { timeout: 30_000 })
      .toMatch(/none could be started yet.*No space left on device/);
    expect(await send(anna, chatId, sent)).toBe(503);
    await log.free();
    await expect.poll(() => send(anna, chatId, sent), { timeout: 30_000 }).toBe(201);
    expect([...sent.answers.keys()]).toEqual(["unavailable"]);
    await follower.untilText(sent.acknowledged.at(-1) ?? "", 15_000);
    expectAll(follower, sent);
    expect((await fetch(`${joined.url}/api/health`)).status).toBe(200);
    await follower.close();
    await Promise.all([joined.stop(), server.stop()]);
    expect([server.process.exitCode, joined.process.exitCode]).toEqual([0, 0]);
  });

  test("a first start leaves no empty secret behind", async () => {
    const disk = await aDisk(MB);
    fs.writeFileSync(path.join(disk.folder, "anderes"), "steht schon da");
    await disk.fill(0);
    expect(() => keepOnce(disk.folder, "secret", () => "geheim")).toThrow("ENOSPC");
    expect(fs.readdirSync(disk.folder)).toEqual(["anderes"]);
    await disk.free();
    expect(keepOnce(disk.folder, "secret", () => "geheim")).toBe("geheim");
    expect(keepOnce(disk.folder, "secret", () => "ein anderes")).toBe("geheim");
  });
});
