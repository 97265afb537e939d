import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listUnscrubbed, setScrubbed } from "#features/chats/attachments/attachment-queries.ts";
import { scrubStored } from "#platform/media/stored.ts";
import { aPairInChat } from "#testing/builders.ts";
import { aPlacedMp4 } from "#testing/media-files.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const PLACE = "+48.1372+011.5756/";
const query = (words: string, values: unknown[] = []) => server.platform.db.rawQuery(words, values);

/** A file in a chat with its metadata, as stored before uploads were scrubbed. */
async function anOldFile(bytes: Buffer) {
  const { anna, chatId } = await aPairInChat(server);
  const { id } = await anna.must("POST /api/chats/{id}/files", {
    params: { id: chatId },
    query: { name: "film.mp4" },
    file: new Blob([Uint8Array.from(aPlacedMp4(PLACE).bytes)], { type: "video/mp4" }),
  });
  const { rows } = await query("update attachments set scrubbed = false where id = $1 returning file", [id]);
  const file = String(rows[0]?.["file"]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-old-"));
  fs.writeFileSync(path.join(folder, "film"), bytes);
  await server.platform.storage.putFile(file, path.join(folder, "film"), "video/mp4");
  fs.rmSync(folder, { recursive: true });
  return { anna, id, file };
}
const look = async ({ anna, id }: Awaited<ReturnType<typeof anOldFile>>) => {
  const { body } = await anna.request("GET", `/api/attachments/${id}`);
  return Buffer.from(await (body as unknown as Blob).arrayBuffer()).toString("latin1"); // a download's body
};
const run = () =>
  scrubStored(server.platform, {
    list: (limit) => listUnscrubbed(server.platform.db, limit),
    note: setScrubbed,
  });

test("removes locations from older files, once each, and deletes the old copy", async () => {
  const film = await anOldFile(aPlacedMp4(PLACE).bytes);
  const broken = await anOldFile(Buffer.from("kaputt"));
  expect(await look(film)).toContain(PLACE);
  await run();
  await jobsDone(server);
  expect(await look(film)).not.toContain(PLACE);
  expect(await server.platform.storage.get(film.file)).toBeNull();
  // A file that can't be parsed stays: no program could read a location from it either.
  expect(await look(broken)).toBe("kaputt");
  const { rows } = await query("select file from attachments where id = $1", [film.id]);
  await run();
  expect((await query("select file from attachments where id = $1", [film.id])).rows).toEqual(rows);
  expect((await query("select from attachments where not scrubbed")).rowCount).toBe(0);
});
