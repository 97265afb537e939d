import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressJson } from "#platform/http/compress.ts";

const LONG = { text: "größer ".repeat(300) };
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  compressJson(app);
  app.get("/long", async () => LONG);
  app.get("/short", async () => ({ text: "klein" }));
  app.get("/bytes", async (_, reply) => reply.type("image/webp").send(Buffer.alloc(5_000)));
  app.get("/page", async (_, reply) => reply.type("text/html").send("x".repeat(5_000)));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, encodings?: string) =>
  app.inject({
    method: "GET",
    url,
    headers: encodings === undefined ? {} : { "accept-encoding": encodings },
  });

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["zstd;q=0, gzip", "gzip", gunzipSync],
] as const)("who takes %s gets %s", async (encodings, encoding, unpack) => {
  const { headers, rawPayload } = await get("/long", encodings);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("accept-encoding");
  expect(Number(headers["content-length"])).toBe(rawPayload.length);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(LONG);
});

test("a client without compression gets the plain response, and `vary` is set for caches", async () => {
  for (const encodings of [undefined, "identity", "br;q=0"]) {
    const { headers, body } = await get("/long", encodings);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("accept-encoding");
    expect(JSON.parse(body)).toEqual(LONG);
  }
});

test("what is short or no JSON goes as it is", async () => {
  for (const url of ["/short", "/bytes", "/page"])
    expect((await get(url, "gzip, br, zstd")).headers["content-encoding"], url).toBeUndefined();
});

test("HEAD says the length of what it stands for", async () => {
  const { headers, body } = await app.inject({
    method: "HEAD",
    url: "/long",
    headers: { "accept-encoding": "br" },
  });
  expect([body, headers["content-encoding"]]).toEqual(["", undefined]);
});
