import { describe, expect, it, vi } from "vitest";
import { createBus } from "./bus.ts";
import { createFeed } from "./feed.ts";
import { slowerPace, usualPace } from "./polling.ts";

const number = (position: number) => ({ id: `e-${position}-1`, kind: "number", data: position });
function feed() {
  const bus = createBus();
  const delivered: unknown[] = [];
  const resync = vi.fn();
  let time = 1_000_000;
  bus.on("number" as "ping", (data) => delivered.push(data)); // a kind of the test's own
  bus.onResync(resync);
  const made = createFeed(bus, () => time);
  const pass = (ms: number) => {
    time += ms;
  };
  return { bus, told: delivered, resync, feed: made, pass, now: () => time };
}

describe("a tab's feed", () => {
  it("tells each event once, wherever it comes from", () => {
    const { told, feed: one } = feed();
    one.take({ id: "", kind: "hello", data: { cursor: "e-1-0" } });
    for (const position of [1, 2, 2, 1, 3, 3]) one.take(number(position));
    expect(told).toEqual([1, 2, 3]);
    expect(one.last).toBe("e-3-1");
  });

  it("keeps its cursor fresh by heartbeats, but never sets it back", () => {
    const { feed: one } = feed();
    one.take(number(5));
    one.take({ id: "e-9-0", kind: "ping", data: {} });
    expect(one.last).toBe("e-9-0");
    one.take({ id: "e-7-0", kind: "ping", data: {} });
    expect(one.last).toBe("e-9-0");
  });

  it("restarts at a resync, even with a smaller cursor", () => {
    const { told, resync, feed: one } = feed();
    one.take(number(5));
    one.take({ id: "", kind: "resync", data: { cursor: "f-1-0" } });
    expect(resync).toHaveBeenCalledOnce();
    one.take({ id: "f-2-1", kind: "number", data: "new" });
    expect(told).toEqual([5, "new"]);
    expect(one.since({ last: "e-5-1", since: 0 })).toBeNull();
  });

  it("knows what came since a cursor or a time, and says when it does not", () => {
    const { feed: one, pass, now } = feed();
    one.take({ id: "", kind: "hello", data: { cursor: "e-1-0" } });
    for (const position of [1, 2, 3]) {
      pass(1_000);
      one.take(number(position));
    }
    expect(one.since({ last: "e-1-1", since: 0 })).toEqual([number(2), number(3)]);
    expect(one.since({ last: "e-0-9", since: 0 })).toBeNull();
    expect(one.since({ last: "", since: now() - 500 })).toEqual([number(3)]);
    expect(one.since({ last: "", since: now() - 3_500 })).toBeNull();
    pass(61_000);
    one.take(number(4));
    expect(one.since({ last: "e-2-1", since: 0 })).toBeNull();
    expect(one.since({ last: "e-3-1", since: 0 })).toEqual([number(4)]);
  });

  it("a handler that throws does not stop the other handlers", () => {
    const { bus, told } = feed();
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const stop = bus.on("number" as "ping", () => {
      throw new Error("broken");
    });
    bus.on("number" as "ping", (data) => told.push(data));
    bus.publish("number", 1);
    expect(told).toEqual([1, 1]);
    expect(reported).toHaveBeenCalledOnce();
    stop();
    bus.publish("number", 2);
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe("polling while the stream is down", () => {
  it("goes at the usual pace, jittered, never under 8 s", () => {
    expect(usualPace(15_000, () => 0)).toEqual({ wait: 15_000, jitter: 0 });
    expect(usualPace(15_000, () => 1)).toEqual({ wait: 15_000, jitter: 800 });
    expect(usualPace(1_000, () => 0).wait).toBe(8_000);
  });

  it("slows down after failures, twice as much after 429, up to two minutes", () => {
    const start = usualPace(15_000, () => 0);
    expect(slowerPace(start, 429, () => 0).wait).toBe(30_000);
    expect(slowerPace(start, 503, () => 0).wait).toBe(24_000);
    expect(slowerPace(start, undefined, () => 0).wait).toBe(24_000);
    let pace = start;
    for (let failure = 0; failure < 9; failure++) pace = slowerPace(pace, 500, () => 0);
    expect(pace.wait).toBe(120_000);
  });
});
