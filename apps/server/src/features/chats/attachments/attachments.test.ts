import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { QUOTA_BYTES } from "@kompagnon/contract/chats/rules.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sweepUnsent } from "#features/chats/attachments/attachments.ts";
import { fileNameFor } from "#features/chats/attachments/file-names.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import { aPlacedMp3, aPlacedMp4, aPlacedOgg, aPlacedWebm } from "#testing/media-files.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
  photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#2f7a5f" } })
    .withExif({ IFD0: { Copyright: "geheimer Ort" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const blob = (bytes: Buffer | string, type: string) => new Blob([Buffer.from(bytes)], { type });
const anImage = (who: Person, id: string, bytes = photo, type = "image/jpeg") =>
  who.call("POST /api/chats/{id}/images", {
    params: { id },
    query: { name: "C:\\fotos\\Strand.jpg" },
    file: blob(bytes, type),
  });
const send = (who: Person, id: string, attachment_ids: string[], text = "") =>
  who.call("POST /api/chats/{id}/messages", {
    params: { id },
    body: { client_id: randomUUID(), text, attachment_ids },
  });
const bytesOf = async (answer: { body: unknown }) => Buffer.from(await (answer.body as Blob).arrayBuffer());

describe("when writing what is kept fails", () => {
  /** Files of chats that lie there. */
  const files = () => fs.readdirSync(path.join(server.platform.config.dataDir, "files", "chats")).sort();
  /** What happens to transactions that note a file; jobs have theirs meanwhile. */
  const noting = (fail: (work: () => Promise<unknown>) => Promise<never>) => {
    const { db } = server.platform;
    const run = db.transaction.bind(db);
    vi.spyOn(db, "transaction").mockImplementation((work, options) =>
      String(work).includes("reserveQuota") ? fail(() => run(work, options)) : run(work, options),
    );
  };
  afterEach(() => void vi.restoreAllMocks());

  test("the files are kept if the commit may have succeeded", async () => {
    const { anna, chatId } = await aPairInChat(server);
    await anImage(anna, chatId);
    const before = files();
    noting(async (work) => {
      await work();
      throw Object.assign(new Error("the answer to the commit was lost"), { code: "ECONNRESET" });
    });
    expect((await anImage(anna, chatId)).status).toBe(503);
    const { rows } = await query("select file, preview from attachments where member_id = $1 order by id", [
      anna.id,
    ]);
    expect(rows).toHaveLength(2);
    const kept = Object.values(rows[1] ?? {}).map((key) => path.basename(String(key)));
    expect(files()).toEqual([...before, ...kept].sort());
  });

  test("the files go where it was not", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const before = files();
    noting(async () => {
      throw Object.assign(new Error("no room"), { code: "53100" });
    });
    expect((await anImage(anna, chatId)).status).toBe(507);
    expect(files()).toEqual(before);
  });
});

describe("pictures", () => {
  test("are re-encoded without metadata, in two sizes, and visible only to the conversation", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const outsider = await aMember(server);
    const { body: image } = await anImage(anna, chatId);
    expect(image).toMatchObject({
      kind: "image",
      name: "Strand.webp",
      type: "image/webp",
      width: 2560,
      height: 1280,
    });
    const params = { id: image.id };
    // Before it is sent it is its uploader's alone.
    expect((await berta.call("GET /api/attachments/{id}", { params })).status).toBe(404);
    const { body: message } = await send(anna, chatId, [image.id]);
    expect(message.attachments).toEqual([image]);
    // Also where the reply to it is on the same page.
    await berta.must("POST /api/chats/{id}/messages", {
      params: { id: chatId },
      body: { client_id: randomUUID(), text: "Schön!", reply_to: message.seq },
    });
    const { items } = await berta.must("GET /api/chats/{id}/messages", { params: { id: chatId } });
    expect(items.map(({ attachments }) => attachments)).toEqual([[], [image]]);
    const answer = await berta.call("GET /api/attachments/{id}", { params });
    const bytes = await bytesOf(answer);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(bytes.includes("geheimer Ort")).toBe(false);
    const preview = await bytesOf(await berta.call("GET /api/attachments/{id}/preview", { params }));
    expect((await sharp(preview).metadata()).width).toBe(640);
    for (const who of [outsider])
      expect((await who.call("GET /api/attachments/{id}", { params })).status).toBe(404);
  });

  test.each([
    ["a text that calls itself a picture", Buffer.from("<svg onload=alert(1)>"), "image/png"],
    ["a broken picture", Buffer.from("\xff\xd8\xff\xe0kaputt", "latin1"), "image/jpeg"],
    ["nothing", Buffer.alloc(0), "image/png"],
  ])("%s is refused", async (_, bytes, type) => {
    const { anna, chatId } = await aPairInChat(server);
    const { status } = await anImage(anna, chatId, bytes, type);
    expect([400, 415]).toContain(status);
    expect((await query("select from attachments where conversation_id = $1", [chatId])).rows).toEqual([]);
  });
});

describe("files", () => {
  const upload = (who: Person, id: string, bytes: Buffer | string, type: string, name: string) =>
    who.call("POST /api/chats/{id}/files", { params: { id }, query: { name }, file: blob(bytes, type) });

  test("are downloaded, not shown, under their name, also in part", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const { body: file } = await upload(anna, chatId, "a;b\n1;2\n", "text/csv", "../../Zahlen für Mai.csv");
    expect(file).toMatchObject({ kind: "file", name: "Zahlen für Mai.csv", type: "text/csv", size: 8 });
    await send(anna, chatId, [file.id], "Hier die Zahlen");
    const answer = await berta.call("GET /api/attachments/{id}", { params: { id: file.id } });
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent("Zahlen für Mai.csv")}`,
    );
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    const part = await berta.request("GET", `/api/attachments/${file.id}`, undefined, { range: "bytes=2-3" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 2-3/8"]);
    expect((await bytesOf(part)).toString()).toBe("b\n");
    const beyond = await berta.request("GET", `/api/attachments/${file.id}`, undefined, {
      range: "bytes=90-",
    });
    expect(beyond.status).toBe(416);
  });

  test.each([
    ["Windows-1252", Buffer.from("Größe;Preis\r\n1;2,50 \x80\r\n", "latin1")],
    ["UTF-16 of Windows", Buffer.from("\ufeffGröße\tPreis\r\n1\t2,50 €\r\n", "utf16le")],
    ["UTF-16, the greater byte first", Buffer.from("\ufeffGröße\r\n", "utf16le").swap16()],
    ["UTF-8 with its mark", Buffer.from("\ufeffGröße;Preis\r\n")],
  ])("a table in %s is taken as it is", async (_, bytes) => {
    const { anna, chatId } = await aPairInChat(server);
    const { body: file } = await upload(anna, chatId, bytes, "text/csv", "Preise.csv");
    expect(file).toMatchObject({ type: "text/csv", name: "Preise.csv", size: bytes.length });
  });

  test.each([
    ["bytes that no encoding has", Buffer.from([0x41, 0x81, 0x8d, 0x42])],
    ["bytes with control characters", Buffer.from([0x41, 0xe4, 0x01, 0x02])],
    ["UTF-16 that is cut", Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42])],
  ])("%s are no text", async (_, bytes) => {
    const { anna, chatId } = await aPairInChat(server);
    expect((await upload(anna, chatId, bytes, "text/plain", "x.txt")).error.error).toBe("unsupported_type");
  });

  test.each([
    ["a page that calls itself text with a zero in it", "<html>\0", "text/plain"],
    ["a program that calls itself a PDF", "MZ\x90\0\x03", "application/pdf"],
    ["a picture of scripts", "<svg xmlns='http://www.w3.org/2000/svg'/>", "application/pdf"],
  ])("%s is refused", async (_, bytes, type) => {
    const { anna, chatId } = await aPairInChat(server);
    expect((await upload(anna, chatId, bytes, type, "x.pdf")).error.error).toBe("unsupported_type");
  });

  test("a type that is not taken and a file that is too large are refused", async () => {
    const { anna, chatId } = await aPairInChat(server);
    expect((await upload(anna, chatId, "x", "text/html", "x.html")).status).toBe(415);
    const large = await upload(anna, chatId, Buffer.alloc(26 * 1024 * 1024, "a"), "text/plain", "x.txt");
    expect([large.status, large.error.error]).toEqual([413, "too_large"]);
  });
});

describe("voice messages", () => {
  test("keep their length and the picture of their sound", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const { bytes: webm } = aPlacedWebm("+48.1372+011.5756/", true);
    const { status, body } = await anna.call("POST /api/chats/{id}/voice", {
      params: { id: chatId },
      query: { seconds: 3.4, waveform: "0,50,100" },
      file: blob(webm, "audio/webm"),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: "voice", type: "audio/webm", seconds: 3.4, waveform: [0, 50, 100] });
    const wrong = await anna.call("POST /api/chats/{id}/voice", {
      params: { id: chatId },
      query: { seconds: 900, waveform: "0" },
      file: blob(webm, "audio/webm"),
    });
    expect(wrong.status).toBe(400);
  });
});

test("videos and audio do not reveal where they were made", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const place = "+48.1372+011.5756/";
  const voice = (bytes: Buffer, type: string) =>
    anna.call("POST /api/chats/{id}/voice", {
      params: { id: chatId },
      query: { seconds: 3, waveform: "0,50,100" },
      file: blob(bytes, type),
    });
  const file = (bytes: Buffer, type: string, name: string) =>
    anna.call("POST /api/chats/{id}/files", {
      params: { id: chatId },
      query: { name },
      file: blob(bytes, type),
    });
  const answers = [
    await voice(aPlacedWebm(place, true).bytes, "audio/webm"),
    await voice(aPlacedOgg(place).bytes, "audio/ogg"),
    await voice(aPlacedMp4(place).bytes, "audio/mp4"),
    await file(aPlacedMp4(place).bytes, "video/mp4", "film.mp4"),
    await file(aPlacedWebm(place).bytes, "video/webm", "film.webm"),
    await file(aPlacedMp3(place).bytes, "audio/mpeg", "lied.mp3"),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  await send(
    anna,
    chatId,
    answers.map(({ body }) => body.id),
  );
  for (const { body } of answers) {
    const kept = await bytesOf(await berta.call("GET /api/attachments/{id}", { params: { id: body.id } }));
    expect(kept).toHaveLength(body.size);
    expect(kept.includes(place), body.type).toBe(false);
  }
  const broken = await voice(aPlacedOgg(place).bytes.subarray(0, 60_000), "audio/ogg");
  expect([broken.status, broken.error.error]).toEqual([400, "attachment_invalid"]);
  expect(fs.readdirSync(path.join(server.dataDir, "uploads"))).toEqual([]);
});

test("names say what a file is, and nothing that is not seen", async () => {
  const { anna, berta, chatId } = await aPairInChat(server);
  const upload = async (name: string, bytes: Buffer | string = "Hallo", type = "text/plain") =>
    (
      await anna.must("POST /api/chats/{id}/files", {
        params: { id: chatId },
        query: { name },
        file: blob(bytes, type),
      })
    ).name;
  for (const [given, shown] of [
    ["rechnung\u202efdp.hta", "rechnungfdp.hta.txt"],
    ["rechnung\u2067\u200b.pdf", "rechnung.pdf.txt"],
    ["start.bat", "start.bat.txt"],
    ["start.txt. . .", "start.txt"],
    ["NOTIZ.TXT", "NOTIZ.txt"],
    ["  .htaccess", "htaccess.txt"],
    ["\u202e\u2066", "datei.txt"],
    ["a\u00a0\u3000b.log", "a b.log"],
    ["مرحبا.txt", "مرحبا.txt"],
    [`${"x".repeat(200)}.txt`, `${"x".repeat(116)}.txt`],
  ] as const)
    expect(await upload(given), given).toBe(shown);
  expect(await upload("tabelle.csv.exe", "a;b", "text/csv")).toBe("tabelle.csv.exe.csv");
  // What was stored before is put right where it is shown and where it is saved.
  const { id } = await anna.must("POST /api/chats/{id}/files", {
    params: { id: chatId },
    query: { name: "a.txt" },
    file: blob("Hallo", "text/plain"),
  });
  await send(anna, chatId, [id]);
  await query("update attachments set name = $2 where id = $1", [id, "rechnung\u202efdp.hta"]);
  const { items } = await berta.must("GET /api/chats/{id}/messages", { params: { id: chatId } });
  expect(items[0]?.attachments[0]?.name).toBe("rechnungfdp.hta.txt");
  const answer = await berta.call("GET /api/attachments/{id}", { params: { id } });
  expect(answer.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''rechnungfdp.hta.txt");
  // The database says the same of names that were stored before, and nothing else of those that were looked at.
  for (const [name, type] of [
    ["rechnung\u202efdp.hta", "text/plain"],
    ["a\u200bb\u2067.pdf", "text/csv"],
    ["bild\ufe0f.webp", "image/webp"],
    ["ohne", "application/zip"],
    ["ton.opus", "audio/ogg"],
    ["مرحبا.docx", "application/pdf"],
  ] as const) {
    const { rows } = await query("select shown_file_name($1, $2) as name", [name, type]);
    expect(rows[0]?.["name"]).toBe(fileNameFor(name, type, "datei"));
    const { rows: again } = await query("select shown_file_name($1, $2) as name", [rows[0]?.["name"], type]);
    expect(again).toEqual(rows);
  }
});

describe("sending", () => {
  test("refuses another member's upload, one sent before, and one of another conversation, and sends nothing", async () => {
    const { anna, berta, chatId } = await aPairInChat(server);
    const other = await aPairInChat(server);
    const mine = (await anImage(anna, chatId)).body.id;
    const hers = (await anImage(berta, chatId)).body.id;
    const elsewhere = (await anImage(other.anna, other.chatId)).body.id;
    expect((await send(anna, chatId, [mine])).status).toBe(201);
    for (const ids of [[mine], [hers], [elsewhere], [randomUUID()]])
      expect((await send(anna, chatId, ids)).error.error).toBe("attachment_invalid");
    const { items } = await anna.must("GET /api/chats/{id}/messages", { params: { id: chatId } });
    expect(items).toHaveLength(1);
  });

  test("the same message twice has the effect of once, with its files", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const { body: image } = await anImage(anna, chatId);
    const body = { client_id: randomUUID(), text: "Bild", attachment_ids: [image.id] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => anna.must("POST /api/chats/{id}/messages", { params: { id: chatId }, body })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    for (const { attachments } of answers) expect(attachments).toEqual([image]);
  });

  test("a message of nothing is refused; eleven files are too many", async () => {
    const { anna, chatId } = await aPairInChat(server);
    expect((await send(anna, chatId, [])).status).toBe(400);
    expect(
      (
        await send(
          anna,
          chatId,
          Array.from({ length: 11 }, () => randomUUID()),
        )
      ).status,
    ).toBe(400);
  });

  test("what is taken back gives its room back and its files go", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const { body: image } = await anImage(anna, chatId);
    const { body: message } = await send(anna, chatId, [image.id]);
    const used = async () =>
      (await query("select bytes from storage_use where member_id = $1", [anna.id])).rows[0]?.["bytes"];
    expect(await used()).toBe(image.size);
    const [row] = (await query("select file, preview from attachments where id = $1", [image.id])).rows;
    await anna.must("DELETE /api/chats/{id}/messages/{messageId}", {
      params: { id: chatId, messageId: message.id },
    });
    expect(await used()).toBe(0);
    for (const key of [row?.["file"], row?.["preview"]])
      await expect.poll(() => server.platform.storage.get(String(key)), { timeout: 10_000 }).toBeNull();
    expect((await anna.call("GET /api/attachments/{id}", { params: { id: image.id } })).status).toBe(404);
  });

  test("the quota holds for parallel uploads; what was never sent goes after a day", async () => {
    const { anna, chatId } = await aPairInChat(server);
    const { size } = (await anImage(anna, chatId)).body;
    await query("update storage_use set bytes = $2 where member_id = $1", [anna.id, QUOTA_BYTES - 2 * size]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => anImage(anna, chatId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413, 413, 413]);
    expect(answers.find(({ status }) => status === 413)?.error.error).toBe("quota_exceeded");
    await query("update attachments set created_at = now() - interval '25 hours' where member_id = $1", [
      anna.id,
    ]);
    await sweepUnsent(server.platform);
    expect((await query("select from attachments where member_id = $1", [anna.id])).rows).toEqual([]);
  });
});
