import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose document has prefetched this answer; lists its other requests. */
async function pageWith(prefetched: object | undefined) {
  vi.stubGlobal("begun", prefetched && Promise.resolve(JSON.stringify(prefetched)));
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    fetched.push(address);
    return Response.json({ count: 2 });
  });
  const { call } = await import("./call.ts");
  return { call, fetched };
}

test("what came with the start is not asked for again, and used once", async () => {
  const { call, fetched } = await pageWith({ "/api/notifications/unread-count": { count: 1 } });
  expect(await call("GET /api/notifications/unread-count")).toEqual({ count: 1 });
  expect(fetched).toEqual([]);
  expect(await call("GET /api/notifications/unread-count")).toEqual({ count: 2 });
  expect(fetched).toEqual(["/api/notifications/unread-count"]);
});

test("a page that is drawn when it is there has it at once, also used once", async () => {
  await pageWith({ "/api/notifications/unread-count": { count: 1 } });
  const { takePrefetchedNow, whenPrefetched } = await import("./prefetched.ts");
  await whenPrefetched();
  const { query, queryClient } = await import("./queries.ts");
  const drawn = new QueryObserver(queryClient, query("GET /api/notifications/unread-count"));
  expect(drawn.getCurrentResult().data).toEqual({ count: 1 });
  expect(takePrefetchedNow("/api/notifications/unread-count")).toBeUndefined();
});

test("answers that were not prefetched are requested, as without a start", async () => {
  for (const prefetched of [{ "/api/me": {} }, undefined]) {
    vi.resetModules();
    const { call, fetched } = await pageWith(prefetched);
    await call("GET /api/notifications/unread-count");
    expect(fetched).toEqual(["/api/notifications/unread-count"]);
  }
});

test("an answer that has changed since is requested again, and shown until then", async () => {
  const { call, fetched } = await pageWith({
    "/api/notifications/unread-count": { count: 1 },
    "/api/me": {},
  });
  const { outdatePrefetched, whenPrefetched } = await import("./prefetched.ts");
  await whenPrefetched();
  outdatePrefetched();
  const { query, queryClient } = await import("./queries.ts");
  const drawn = new QueryObserver(queryClient, query("GET /api/notifications/unread-count"));
  expect(drawn.getCurrentResult()).toMatchObject({ data: { count: 1 }, isStale: true });
  await call("GET /api/me");
  expect(fetched).toEqual(["/api/me"]);
});

test("it is dropped when it is old, and when another member signs in", async () => {
  const start = { "/api/notifications/unread-count": { count: 1 } };
  const first = await pageWith(start);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(await first.call("GET /api/notifications/unread-count")).toEqual({ count: 2 });
  vi.resetModules();
  const second = await pageWith(start);
  const { forgetPrefetched } = await import("./prefetched.ts");
  forgetPrefetched();
  expect(await second.call("GET /api/notifications/unread-count")).toEqual({ count: 2 });
});

test("a call that was given up takes nothing away", async () => {
  const { call, fetched } = await pageWith({ "/api/notifications/unread-count": { count: 1 } });
  const stop = new AbortController();
  const given = call("GET /api/notifications/unread-count", { signal: stop.signal });
  stop.abort();
  await expect(given).rejects.toThrow();
  expect(await call("GET /api/notifications/unread-count")).toEqual({ count: 1 });
  expect(fetched).toEqual([]);
});
