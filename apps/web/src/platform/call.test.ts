import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, addressOf, onStepUp, send } from "./call.ts";

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status, headers }),
  );
const json = { "content-type": "application/json; charset=utf-8" };

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "fr" } }));
afterEach(() => vi.unstubAllGlobals());

test("an address takes its params, repeats lists and leaves empty ones out", () => {
  expect(addressOf("GET /api/profiles/{userId}", { params: { userId: "a/b ü" } })).toBe(
    "/api/profiles/a%2Fb%20%C3%BC",
  );
  expect(
    addressOf("GET /api/x", { query: { bm: ["smma", "trading"], goal: undefined, cursor: null, limit: 0 } }),
  ).toBe("/api/x?bm=smma&bm=trading&limit=0");
});

test("a call sends JSON, and the language, and reads the answer", async () => {
  const fetched = answers(200, { isMatch: true }, json);
  vi.stubGlobal("fetch", fetched);
  expect(await send("POST /api/x", { body: { liked: true } })).toEqual({
    isMatch: true,
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/x");
  expect(init?.method).toBe("POST");
  expect(init?.body).toBe('{"liked":true}');
  expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
    "accept-language": "fr",
    "content-type": "application/json",
  });
});

test("a small write outlives its page, a large one and a read do not", async () => {
  const fetched = answers(200, {}, json);
  vi.stubGlobal("fetch", fetched);
  await send("PUT /api/x", { body: { liked: true } });
  await send("DELETE /api/x", {});
  await send("PUT /api/x", { body: { text: "a".repeat(2_000) } });
  await send("PUT /api/x", { body: { text: "a".repeat(2_000) }, keepalive: true });
  await send("GET /api/x", {});
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, false, true, false]);
});

test("204 is null", async () => {
  vi.stubGlobal("fetch", answers(204, undefined));
  expect(await send("POST /api/x", {})).toBeNull();
});

test("a refusal carries code, text, details and the seconds to wait", async () => {
  const details = [{ field: "email", code: "email_invalid", message: "…" }];
  vi.stubGlobal(
    "fetch",
    answers(429, { error: "rate_limited", message: "Attends.", details }, { ...json, "retry-after": "7" }),
  );
  const failure = await send("GET /api/x", {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    code: "rate_limited",
    message: "Attends.",
    status: 429,
    details,
    retryAfter: 7,
  });
});

test("a proxy's own error page and a lost connection have codes too", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("<h1>Bad gateway</h1>", { status: 502 })),
  );
  await expect(send("GET /api/x", {})).rejects.toMatchObject({ code: "unavailable", status: 502 });
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new TypeError("Failed to fetch"))),
  );
  await expect(send("GET /api/x", {})).rejects.toMatchObject({ code: "offline", status: 0 });
});

test("an aborted call stays an abort", async () => {
  const control = new AbortController();
  control.abort();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(control.signal.reason)),
  );
  await expect(send("GET /api/x", { signal: control.signal })).rejects.toMatchObject({ name: "AbortError" });
});

test("what wants a confirmation is sent again after it, and refused without", async () => {
  let confirmed = false;
  const due = answers(403, { error: "step_up_required", message: "…" }, json);
  const done = answers(204, undefined);
  vi.stubGlobal("fetch", (...given: Parameters<typeof fetch>) => (confirmed ? done : due)(...given));
  const refused = onStepUp(async () => false);
  await expect(send("POST /api/x", {})).rejects.toMatchObject({ code: "step_up_required" });
  refused();
  onStepUp(async () => {
    confirmed = true;
    return true;
  });
  expect(await send("POST /api/x", {})).toBeNull();
  expect(done).toHaveBeenCalledOnce();
});
