import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Random } from "./random.ts";

/** What is written to a socket, in pieces with pauses between them; then it is closed, or broken off. */
export type Nonsense = { name: string; pieces: readonly Buffer[]; pauseMs: number; breakOff: boolean };

const text = (value: string) => Buffer.from(value, "latin1");
const request = (line: string, headers: readonly string[], body = "") =>
  text(`${line}\r\n${["host: x", ...headers].join("\r\n")}\r\n\r\n${body}`);

const PATHS = [
  "/api/posts",
  "/api/health",
  "/api/auth/sign-in",
  "/",
  "/api/rt/stream?t=x",
  "/api/documents/x/live",
  "/%",
  "/api/%61",
];
const MAKERS: Readonly<Record<string, (random: Random, path: string) => Buffer>> = {
  "bytes at random": (random) => random.bytes(1 + random.below(2_000)),
  "a TLS greeting": (random) =>
    Buffer.concat([Buffer.from("16030100f8010000f40303", "hex"), random.bytes(240)]),
  "an HTTP/2 preface": () => text("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0"),
  "no version": (_, path) => text(`GET ${path}\r\n\r\n`),
  "an unknown method": (_, path) => request(`EVIL ${path} HTTP/1.1`, []),
  "a strange version": (random, path) =>
    request(`GET ${path} HTTP/${random.pick(["0.9", "1.2", "3", "x"])}`, []),
  "no host": (_, path) => text(`GET ${path} HTTP/1.1\r\n\r\n`),
  "two hosts": (_, path) => request(`GET ${path} HTTP/1.1`, ["host: y"]),
  "an absolute address": (random) =>
    request(`GET ${random.pick(["http://evil.example/api/me", "http://", "http://[::1", "*"])} HTTP/1.1`, []),
  "a long address": (random) =>
    request(`GET /${"a".repeat(random.pick([9_000, 20_000, 70_000]))} HTTP/1.1`, []),
  "many headers": (random, path) =>
    request(
      `GET ${path} HTTP/1.1`,
      Array.from({ length: random.pick([100, 1_900, 3_000]) }, (_, n) => `x-${n}: 1`),
    ),
  "a large header": (random, path) =>
    request(`GET ${path} HTTP/1.1`, [`cookie: ${"a=b; ".repeat(random.pick([1_000, 3_000, 9_000]))}`]),
  "a header without an end": (_, path) => text(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-a: b`),
  "folded and odd headers": (_, path) =>
    request(`GET ${path} HTTP/1.1`, [" folded: 1", "a b: c", "x\0: y", "x:\x01"]),
  "both lengths": (_, path) =>
    request(
      `POST ${path} HTTP/1.1`,
      ["content-length: 6", "transfer-encoding: chunked"],
      "0\r\n\r\nGET /evil HTTP/1.1\r\n\r\n",
    ),
  "two lengths": (_, path) =>
    request(`POST ${path} HTTP/1.1`, ["content-length: 1", "content-length: 9"], "{}"),
  "a length that is none": (random, path) =>
    request(
      `POST ${path} HTTP/1.1`,
      [`content-length: ${random.pick(["-1", "0x10", "1e9", "99999999999999999999", " ", "+1"])}`],
      "{}",
    ),
  "less than was said": (_, path) =>
    request(`POST ${path} HTTP/1.1`, ["content-type: application/json", "content-length: 5000"], '{"a":'),
  "a broken chunk": (random, path) =>
    request(
      `POST ${path} HTTP/1.1`,
      ["content-type: application/json", "transfer-encoding: chunked"],
      random.pick([
        "zz\r\n{}\r\n",
        "ffffffffffffffff\r\n",
        "2\r\n{}",
        "2;a=b\r\n{}\r\n0\r\nx: y\r\n\r\n",
        "-1\r\n",
      ]),
    ),
  "an unknown coding": (random, path) =>
    request(
      `POST ${path} HTTP/1.1`,
      [`transfer-encoding: ${random.pick(["gzip, chunked", "x", "identity"])}`],
      "0\r\n\r\n",
    ),
  "an expectation": (random, path) =>
    request(
      `POST ${path} HTTP/1.1`,
      [`expect: ${random.pick(["100-continue", "nothing"])}`, "content-length: 2"],
      "{}",
    ),
  "many at once": (random, path) =>
    Buffer.concat(Array.from({ length: 20 + random.below(80) }, () => request(`GET ${path} HTTP/1.1`, []))),
  "a socket without a key": (random) =>
    request(
      "GET /api/documents/00000000-0000-7000-8000-000000000000/live HTTP/1.1",
      [
        "upgrade: websocket",
        "connection: upgrade",
        `sec-websocket-version: ${random.pick(["13", "8", "x"])}`,
      ],
      "\x81\x05",
    ),
  "a socket elsewhere": (_, path) =>
    request(`GET ${path} HTTP/1.1`, [
      "upgrade: websocket",
      "connection: upgrade",
      "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
      "sec-websocket-version: 13",
    ]),
  "another upgrade": (_, path) =>
    request(`GET ${path} HTTP/1.1`, [
      "upgrade: h2c",
      "connection: upgrade, http2-settings",
      "http2-settings: AAMAAABkAARAAAAAAAIAAAAA",
    ]),
  "a connect": () => request("CONNECT 127.0.0.1:22 HTTP/1.1", []),
  "line feeds alone": (_, path) => text(`GET ${path} HTTP/1.1\nhost: x\n\n`),
  "a poisoned cookie": (random, path) =>
    request(`GET ${path} HTTP/1.1`, [
      `cookie: ${random.pick(["sid=%ff", "sid", "=;=;=", `sid=${"%00".repeat(200)}`, "sid=a; sid=b", "\xff=\xfe"])}`,
    ]),
};
const NAMES = Object.keys(MAKERS);

/** The nonsense at a place of a run. */
export function nonsenseAt(seed: number, place: number): Nonsense {
  const random = new Random(seed, place);
  const name = random.pick(NAMES);
  const bytes = MAKERS[name]?.(random, random.pick(PATHS)) ?? Buffer.alloc(0);
  const cuts = random.chance(0.4)
    ? [random.below(bytes.length), random.below(bytes.length)].sort((a, b) => a - b)
    : [];
  const [first = bytes.length, second = bytes.length] = cuts;
  const pieces = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
  return {
    name,
    pieces: pieces.filter(({ length }) => length > 0),
    pauseMs: random.pick([1, 20, 200]),
    breakOff: random.chance(0.5),
  };
}

const LISTENS_MS = 150;

/** Writes it, and answers what came back: its beginning. */
export async function speak(url: URL, { pieces, pauseMs, breakOff }: Nonsense): Promise<string> {
  const socket = net.connect({ host: "127.0.0.1", port: Number(url.port) });
  let heard = "";
  const gone = new Promise<void>((resolve) => {
    socket.on("error", () => resolve()); // it may hang up on us
    socket.on("close", () => resolve());
  });
  socket.on("data", (chunk: Buffer) => {
    if (heard.length < 4_000) heard += chunk.toString("latin1");
  });
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await sleep(pauseMs);
    if (socket.destroyed) break;
    socket.write(piece);
  }
  if (!breakOff) await Promise.race([gone, sleep(LISTENS_MS)]);
  socket.destroy();
  await gone;
  return heard;
}
