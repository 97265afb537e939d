import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packArchive } from "#features/accounts/status/status-routes.ts";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aWriter } from "#features/posts/test-posts.ts";
import { ROWS_AT_A_TIME } from "#platform/personal.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (sql: string, values: unknown[] = []) => server.platform.db.rawQuery(sql, values);

const filesOf = ({ id }: Person) => archiveOf(server.platform.personal, id);
const upload = (who: Person, id: string, name: string, content: string) =>
  who.must("POST /api/chats/{id}/files", {
    params: { id },
    query: { name },
    file: new Blob([content], { type: "text/plain" }),
  });
const say = (who: Person, id: string, words: string, attachment_ids: string[] = []) =>
  who.must("POST /api/chats/{id}/messages", {
    params: { id },
    body: { client_id: randomUUID(), text: words, attachment_ids },
  });

test("one's own files and the notes of requests are in it, others' files by their names alone", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const mine = await upload(anna, chatId, "Vertrag\u202e.txt", "Mein Vertrag");
  const theirs = await upload(berta, chatId, "Antwort.txt", "Ihre Antwort");
  const waiting = await upload(anna, chatId, "Entwurf.txt", "Noch nicht gesendet");
  await say(anna, chatId, "Hier", [mine.id]);
  await say(berta, chatId, "Danke", [theirs.id]);
  await query("update members set email_confirmed_at = now() where id = $1", [anna.id]);
  const cora = await aMember(server, { username: "Corarequest" });
  const dora = await aWriter(server);
  const { id } = await anna.must("POST /api/chat-requests", {
    body: { user_id: cora.id, text: "Hast du Zeit für Schnitt?" },
  });
  await cora.must("POST /api/chat-requests/{id}/decline", { params: { id } });
  await dora.must("POST /api/chat-requests", { body: { user_id: anna.id, text: "Machst du mit?" } });
  const files = await filesOf(anna);
  expect(files.get(`chat-files/${mine.id}/Vertrag.txt`)).toBe("Mein Vertrag");
  expect(files.get(`chat-files/${waiting.id}/Entwurf.txt`)).toBe("Noch nicht gesendet");
  expect([...files.values()].join("\n")).not.toContain("Ihre Antwort");
  const { messages } = JSON.parse(files.get(`chats/${chatId}.json`) ?? "{}");
  expect(messages).toMatchObject([
    { mine: true, text: "Hier", files: ["Vertrag.txt"] },
    { mine: false, text: "Danke", files: ["Antwort.txt"] },
  ]);
  // The archive contains no more about a refusal than the page shows.
  expect(JSON.parse(files.get("chat-requests.json") ?? "[]")).toMatchObject([
    { mine: true, with: "Corarequest", note: "Hast du Zeit für Schnitt?", status: "pending" },
    { mine: false, note: "Machst du mit?", status: "pending" },
  ]);
});

test("long conversations are whole, in their order", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const count = ROWS_AT_A_TIME * 2 + 1;
  await query(
    `insert into messages (id, conversation_id, sender_id, client_id, seq, text, created_at)
     select gen_random_uuid(), $1, case when n % 2 = 0 then $2::uuid else $3::uuid end, gen_random_uuid(), n, 'Nachricht ' || n, now()
     from generate_series(1, $4::int) n`,
    [chatId, anna.id, berta.id, count],
  );
  const { messages } = JSON.parse((await filesOf(anna)).get(`chats/${chatId}.json`) ?? "{}");
  expect(messages.map(({ text: words }: { text: string }) => words)).toEqual(
    Array.from({ length: count }, (_, n) => `Nachricht ${n + 1}`),
  );
  const owner = await aFounder(server);
  const group = await aGroup(owner);
  await join(anna, group.id);
  const channel = await firstChannel(anna, group.id);
  await query(
    `insert into messages (id, conversation_id, sender_id, client_id, seq, text, created_at)
     select gen_random_uuid(), $1, $2, gen_random_uuid(), n, 'Im Kanal ' || n, now() from generate_series(1, $3::int) n`,
    [channel, anna.id, count],
  );
  const written = JSON.parse((await filesOf(anna)).get("channel-messages.json") ?? "{}").messages;
  expect(new Set(written.map(({ text: words }: { text: string }) => words)).size).toBe(count);
});

test("large files pass through, they are not held", async () => {
  const { anna, chatId } = await aPairInChat(server);
  const { id } = await upload(anna, chatId, "gross.txt", "a");
  const [row] = (await query("select file from attachments where id = $1", [id])).rows;
  const size = 250 * 1024 * 1024;
  fs.truncateSync(path.join(server.dataDir, "files", String(row?.["file"])), size);
  const before = process.memoryUsage().rss;
  let most = 0;
  await pipeline(
    packArchive(server.platform.personal.collect(anna.id), server.platform.log),
    new Writable({
      write(_chunk, _encoding, done) {
        most = Math.max(most, process.memoryUsage().rss - before);
        done();
      },
    }),
  );
  expect(most).toBeGreaterThanOrEqual(0);
  expect(most).toBeLessThan(120 * 1024 * 1024);
});

test("a disconnect stops it", async () => {
  const { anna, chatId } = await aPairInChat(server);
  const { id } = await upload(anna, chatId, "gross.txt", "a");
  const [row] = (await query("select file from attachments where id = $1", [id])).rows;
  fs.truncateSync(path.join(server.dataDir, "files", String(row?.["file"])), 50 * 1024 * 1024);
  let ended = false;
  async function* watched() {
    try {
      yield* server.platform.personal.collect(anna.id);
    } finally {
      ended = true;
    }
  }
  const archive = packArchive(watched(), server.platform.log);
  await new Promise((resolve) => archive.once("data", resolve));
  archive.destroy();
  await expect.poll(() => ended).toBe(true);
});
