import { afterEach, expect, test, vi } from "vitest";
import { ApiError, call } from "./call.ts";
import { queryClient } from "./queries.ts";
import {
  endSessionHere,
  forgetMember,
  handleSessionExpired,
  mayRetry,
  signOut,
  waitBeforeRetry,
} from "./session.ts";
import { storeSignedInHint } from "./signed-in-hint.ts";

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A page of a member; answers what it asked the server, each with this status. */
function signedIn(status: number): string[] {
  const requests: string[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "de" } });
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    return new Response(null, { status });
  });
  queryClient.setQueryData(["session"], { id: "me" });
  queryClient.setQueryData(["GET /api/chats", null], { items: [] });
  return requests;
}
const session = () => queryClient.getQueryState(["session"]);

test("signing out asks the server once; leaving, because it said so, not at all", async () => {
  const requests = signedIn(204);
  await signOut();
  expect(session()).toMatchObject({ data: undefined, status: "error", error: { status: 401 } });
  expect(requests).toEqual(["/api/auth/signout"]);
  const askedNow = signedIn(204);
  await endSessionHere();
  expect(session()).toMatchObject({ data: undefined, status: "error" });
  expect(askedNow).toEqual([]);
});

test("what a page shows to members only is gone with the session, not a second later", async () => {
  signedIn(204);
  const marks: unknown[][] = [];
  const documentElement = { lang: "de", toggleAttribute: (...mark: unknown[]) => marks.push(mark) };
  vi.stubGlobal("document", { documentElement });
  storeSignedInHint({ id: "me", email: "me@example.test" });
  await endSessionHere();
  expect(marks).toEqual([
    ["data-signed-in", true],
    ["data-signed-in", false],
  ]);
});

test("a session ended elsewhere has a reason, a sign-out here has none", async () => {
  signedIn(204);
  await handleSessionExpired("password_changed");
  expect(session()).toMatchObject({ error: { status: 401, why: "password_changed" } });
  signedIn(204);
  // The live stream may be quicker with the news than the answer.
  const going = signOut();
  await handleSessionExpired("ended");
  await going;
  expect(session()?.error).not.toHaveProperty("why");
});

test("a sign-out takes drafts of business figures off the device, the end of a session does not", async () => {
  const store = new Map<string, string>();
  const kept = new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, value: string) => store.set(key, value),
        removeItem: (key: string) => store.delete(key),
      })[String(name)],
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  signedIn(204);
  vi.stubGlobal("localStorage", kept);
  store.set("businessplans.draft.me.1", "{}");
  store.set("chats.draft.me.1", "Hallo");
  await handleSessionExpired("ended");
  expect(store.has("businessplans.draft.me.1")).toBe(true);
  signedIn(204);
  await signOut();
  expect(store.has("businessplans.draft.me.1")).toBe(false);
  expect(store.get("chats.draft.me.1")).toBe("Hallo");
});

test("what the page knew of a member is forgotten, that they are gone is not", async () => {
  signedIn(204);
  await endSessionHere();
  forgetMember();
  expect(queryClient.getQueryData(["GET /api/chats", null])).toBeUndefined();
  expect(session()).toMatchObject({ error: { status: 401 } });
});

test("a refused call has the session checked, but not when it is known to be over", async () => {
  signedIn(401);
  await call("GET /api/chats/unread").catch(() => undefined);
  expect(session()?.isInvalidated).toBe(true);
  await endSessionHere();
  const invalidate = vi.spyOn(queryClient, "invalidateQueries");
  await call("GET /api/chats/unread").catch(() => undefined);
  expect(invalidate).not.toHaveBeenCalled();
  invalidate.mockRestore();
});

const failed = (status: number, retryAfter: number | null = null) =>
  new ApiError("x", "", { status, retryAfter });

test("a refusal is final, anything else is tried five times", () => {
  expect(mayRetry(0, failed(401))).toBe(false);
  expect(mayRetry(0, failed(403))).toBe(false);
  expect([0, 1, 2, 3, 4].map((times) => mayRetry(times, failed(503)))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(mayRetry(3, new TypeError("broken answer"))).toBe(true);
});

test("429 and 5xx wait from one second, doubling up to twenty", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => waitBeforeRetry(attempt, failed(500)))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 20_000, 20_000,
  ]);
  expect(waitBeforeRetry(0, failed(429, 7))).toBe(7000);
});

test("other failures wait two seconds", () => {
  expect(waitBeforeRetry(3, failed(0))).toBe(2000);
  expect(waitBeforeRetry(3, failed(404))).toBe(2000);
});
