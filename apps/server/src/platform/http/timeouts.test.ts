import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setUpTimeouts } from "#platform/http/timeouts.ts";

let app: FastifyInstance;
let port = 0;
const LARGE = Buffer.alloc(32 * 1024 * 1024, "x");
beforeAll(async () => {
  app = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true });
  setUpTimeouts(app, { stepMs: 400, bodyStepBytes: 100, writeMs: 1_000 });
  app.post("/taken", async (request) => ({ length: JSON.stringify(request.body).length }));
  app.post("/refused", { preParsing: async () => Promise.reject(new Error("refused")) }, async () => "");
  app.get("/large", async () => LARGE);
  app.get("/slow", async () => {
    await once(AbortSignal.timeout(1_500), "abort");
    return "late";
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port; // it listens on TCP
});
afterAll(() => app.close());

/** Sends the head of a request; answers its socket. */
async function asks(head: string): Promise<net.Socket> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => undefined); // being cut off is what is asked for
  await once(socket, "connect");
  socket.write(`${head}\r\nHost: x\r\n\r\n`);
  return socket;
}
/** Also where the other side resets it. */
const closed = (socket: net.Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));
const POST = "HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 90000";

test.each(["/taken", "/refused"])("a body that drips is cut off: %s", async (path) => {
  const socket = await asks(`POST ${path} ${POST}`);
  const drip = setInterval(() => socket.write(" "), 20);
  socket.resume();
  await closed(socket);
  clearInterval(drip);
});

test("a body that arrives in pieces is taken", async () => {
  const socket = await asks(`POST /taken ${POST}`);
  const text = `"${"x".repeat(89_998)}"`;
  for (let at = 0; at < text.length; at += 10_000) {
    socket.write(text.slice(at, at + 10_000));
  }
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain('{"length":90000}');
  socket.destroy();
});

test("an unread response is aborted; one that is being read, or not sent yet, is not", async () => {
  const deaf = await asks("GET /large HTTP/1.1");
  deaf.pause();
  const gone = new Promise<void>((resolve) => {
    const look = setInterval(() => {
      app.server.getConnections((_error, count) => {
        if (count > 0) return;
        clearInterval(look);
        resolve();
      });
    }, 20);
  });
  await gone;
  deaf.destroy();
  const reads = await asks("GET /large HTTP/1.1\r\nConnection: close");
  let bytes = 0;
  reads.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await closed(reads);
  expect(bytes).toBeGreaterThan(LARGE.length);
  const waits = await asks("GET /slow HTTP/1.1\r\nConnection: close");
  const [late] = await once(waits, "data");
  expect(String(late)).toContain("late");
});
