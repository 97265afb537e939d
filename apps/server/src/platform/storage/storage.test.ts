import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#platform/env/config.ts";
import { createLog } from "#platform/log.ts";
import { createStorage, type Storage } from "#platform/storage/storage.ts";

/** A server that speaks as much S3 as is needed: objects by path, signed requests only. */
const objects = new Map<string, { type: string; bytes: Buffer }>();
const s3 = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=KEY/"))
    return void response.writeHead(403).end();
  const key = (request.url ?? "").split("?")[0] ?? "";
  if (request.method === "PUT") {
    objects.set(key, { type: request.headers["content-type"] ?? "", bytes: Buffer.concat(chunks) });
    return void response.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  const found = objects.get(key);
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  if (found && from && to)
    return void response.writeHead(206).end(found.bytes.subarray(Number(from), Number(to) + 1));
  if (found)
    return void response
      .writeHead(200, { "content-type": found.type, "content-length": found.bytes.length })
      .end(request.method === "HEAD" ? undefined : found.bytes);
  const missing = "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>";
  return void response.writeHead(404, { "content-type": "application/xml" }).end(missing);
});

const log = createLog("silent");
let dataDir: string;
let inBucket: Storage;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "kompagnon-files-"));
  await new Promise<void>((resolve) => s3.listen(0, "127.0.0.1", resolve));
  const { port } = s3.address() as AddressInfo; // it listens on TCP
  inBucket = createStorage(
    readConfig({
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      S3_BUCKET: "bilder",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "KEY",
      S3_SECRET_ACCESS_KEY: "geheim",
    }),
    log,
  );
});
afterAll(() => {
  s3.close();
  s3.closeAllConnections();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const BYTES = Buffer.from([0, 255, 1, 254, 10, 13]);

describe.each([
  ["in a bucket", () => inBucket],
  ["on disk", () => createStorage(readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }), log)],
])("files %s", (_, open) => {
  test("are kept byte for byte, and gone when deleted", async () => {
    const storage = open();
    expect(await storage.get("avatars/keins.webp")).toBeNull();
    await storage.put("avatars/eins.webp", BYTES, "image/webp");
    expect(await storage.get("avatars/eins.webp")).toEqual(BYTES);
    await storage.drop("avatars/eins.webp");
    expect(await storage.get("avatars/eins.webp")).toBeNull();
  });
});

describe.each([
  ["in a bucket", () => inBucket],
  ["on disk", () => createStorage(readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }), log)],
])("parts of files %s", (_, open) => {
  test("are read without the rest", async () => {
    const storage = open();
    expect(await storage.open("posts/keins.mp4")).toBeNull();
    await storage.put("posts/eins.mp4", BYTES, "video/mp4");
    const file = await storage.open("posts/eins.mp4");
    expect(file?.size).toBe(BYTES.length);
    const part = await file?.read(1, 3);
    expect(Buffer.concat((await part?.toArray()) ?? [])).toEqual(BYTES.subarray(1, 4));
  });
});

test("a bucket gets the bytes as they are, with their type", async () => {
  await inBucket.put("matching/zwei.jpg", BYTES, "image/jpeg");
  expect(objects.get("/bilder/matching/zwei.jpg")).toEqual({ type: "image/jpeg", bytes: BYTES });
});

test("on disk only the product's user can read them", async () => {
  const storage = createStorage(readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }), log);
  await storage.put("attachments/drei.pdf", BYTES, "application/pdf");
  const modeOf = (...parts: string[]) => fs.statSync(path.join(dataDir, ...parts)).mode & 0o777;
  expect([modeOf("files"), modeOf("files", "attachments")]).toEqual([0o700, 0o700]);
  expect(modeOf("files", "attachments", "drei.pdf")).toBe(0o600);
  const large = path.join(dataDir, "gross");
  fs.writeFileSync(large, BYTES);
  await storage.putFile("posts/vier.mp4", large, "video/mp4");
  expect([modeOf("files", "posts"), modeOf("files", "posts", "vier.mp4")]).toEqual([0o700, 0o600]);
});
