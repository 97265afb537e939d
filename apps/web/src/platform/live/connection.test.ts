import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveState } from "./bus.ts";
import { Connection, type ConnectionParts, reconnectDelay } from "./connection.ts";
import { readEventStream, type StreamEvent } from "./event-stream.ts";
import { isAfter } from "./feed.ts";
import { createTestServer, type TestServer } from "./test-server.ts";

/** Waits until a check passes, on a busy machine as well. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

let server: TestServer;
const connections: Connection[] = [];
beforeEach(() => {
  server = createTestServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  for (const connection of connections.splice(0)) connection.close();
  vi.unstubAllGlobals();
});

/** Opens a connection and notes what it tells. */
function connect(parts: Partial<ConnectionParts> = {}) {
  const seen: StreamEvent[] = [];
  const states: LiveState[] = [];
  const onRefused = vi.fn();
  let last = "ago-0";
  const connection = new Connection({
    mintTicket: server.mint,
    resumeAt: () => last,
    onEvent: (event) => {
      seen.push(event);
      if (event.id) last = event.id;
    },
    onState: (state) => void (states.at(-1) !== state && states.push(state)),
    onRefused,
    address: server.address,
    random: () => 0,
    ...parts,
  });
  connections.push(connection);
  const numbers = () => seen.filter(({ kind }) => kind === "number").map(({ data }) => data);
  return { connection, seen, states, onRefused, numbers };
}

describe("the connection", () => {
  it("resumes with a new ticket exactly where it broke off", async () => {
    const { numbers, states } = connect();
    await soon(() => expect(server.open()).toBe(1));
    for (let number = 1; number <= 30; number++) {
      server.publish(number);
      if (number % 10 === 5) server.breakOff();
      if (number % 10 === 0) await soon(() => expect(server.open()).toBe(1));
    }
    await soon(() => expect(numbers()).toHaveLength(30));
    expect(numbers()).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    const tickets = server.queries.map((query) => query.get("t"));
    expect(new Set(tickets).size).toBe(tickets.length);
    expect(states.at(-1)).toBe("live");
    expect(states).not.toContain("down");
  });

  it("is down after two failures in a row and live again by itself", async () => {
    server.refuseNext(503);
    server.refuseNext(503);
    const { states } = connect();
    await soon(() => expect(states).toEqual(["connecting", "down", "live"]));
  });

  it("waits for the requested time", async () => {
    server.refuseNext(429, { "retry-after": "1" });
    const began = Date.now();
    const { states } = connect();
    await soon(() => expect(states.at(-1)).toBe("live"));
    expect(Date.now() - began).toBeGreaterThanOrEqual(990);
  });

  it("gives up when the session is over, and only then", async () => {
    const mintTicket = () => Promise.reject(Object.assign(new Error("refused"), { status: 401 }));
    vi.useFakeTimers();
    const { onRefused, states } = connect({ mintTicket });
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(states).toEqual(["down"]);
    expect(server.queries).toHaveLength(0);
    const spent = connect({ mintTicket: async () => "spent" });
    await soon(() => expect(server.queries.length).toBeGreaterThan(1));
    expect(spent.onRefused).not.toHaveBeenCalled();
  });

  it("tries at once when nudged", async () => {
    server.refuseNext(503);
    const { connection, states } = connect({ random: () => 1 });
    await soon(() => expect(states).toEqual(["connecting"]));
    connection.nudge();
    await soon(() => expect(states.at(-1)).toBe("live"));
  });

  it("spreads reconnects between 0.1 and 5 seconds", () => {
    expect(reconnectDelay(1, () => 0)).toBe(100);
    expect(reconnectDelay(1, () => 1)).toBe(1_500);
    expect(reconnectDelay(9, () => 1)).toBe(5_000);
  });
});

describe("reading a stream", () => {
  it("puts events together however the bytes are cut", async () => {
    const text =
      'id: e-1-1\nevent: a\ndata: {"text":"Grüße 你好"}\n\n: comment\n\nevent: b\ndata: [1]\n\nevent: cut\nda';
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 3, 7, 1000]) {
      const seen: StreamEvent[] = [];
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      await readEventStream(
        body,
        (event) => seen.push(event),
        () => {},
      );
      expect(seen).toEqual([
        { id: "e-1-1", kind: "a", data: { text: "Grüße 你好" } },
        { id: "", kind: "b", data: [1] },
      ]);
    }
  });

  it("compares cursors by number, not by text", () => {
    expect(isAfter("e-10-1", "e-9-5")).toBe(true);
    expect(isAfter("e-9-10", "e-9-9")).toBe(true);
    expect(isAfter("e-9-9", "e-9-9")).toBe(false);
    expect(isAfter("e-8-99", "e-9-0")).toBe(false);
    expect(isAfter("f-1-1", "e-9-0")).toBe(true);
  });
});
