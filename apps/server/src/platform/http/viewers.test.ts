import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cookieOf } from "#platform/http/cookie.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import { createViewers } from "#platform/http/viewers.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

const viewer = (id: string): Viewer => ({
  id,
  sessionId: `${id}s`,
  email: "",
  adminLevel: 0,
  plan: "free" as const,
  premium: false,
  secondFactor: false,
  confirmedAt: null,
  banned: null,
});

describe("what is remembered of viewers", () => {
  test("is answered at once, for each cookie its own", async () => {
    const look = vi.fn(async (cookie: string) => (cookie === "unknown" ? null : viewer(cookie)));
    const viewers = createViewers(look);
    expect(await viewers.find("anna")).toMatchObject({ id: "anna" });
    expect(viewers.find("anna")).toMatchObject({ id: "anna" });
    expect(await viewers.find("berta")).toMatchObject({ id: "berta" });
    expect(await viewers.find("unknown")).toBeNull();
    expect(await viewers.find("unknown")).toBeNull();
    expect(look.mock.calls).toEqual([["anna"], ["berta"], ["unknown"], ["unknown"]]);
  });

  test("expires after half a second, or as soon as the data changed", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const look = vi.fn(async (cookie: string) => viewer(cookie));
    const viewers = createViewers(look);
    await viewers.find("anna");
    vi.advanceTimersByTime(499);
    expect(viewers.find("anna")).not.toBeInstanceOf(Promise);
    vi.advanceTimersByTime(2);
    await viewers.find("anna");
    expect(look).toHaveBeenCalledTimes(2);
    viewers.forget("anna");
    await viewers.find("anna");
    viewers.clear();
    await viewers.find("anna");
    expect(look).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  test("is not what a look-up saw that began before the change", async () => {
    let answer: (found: Viewer) => void = () => undefined;
    const viewers = createViewers(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const slow = viewers.find("anna");
    viewers.forget("anna");
    answer(viewer("anna"));
    await slow;
    expect(viewers.find("anna")).toBeInstanceOf(Promise);
  });
});

test("a cookie is read from among others", () => {
  expect(cookieOf("a=1; sid=x=y ;b=2", "sid")).toBe("x=y");
  expect(cookieOf("xsid=1; sidx=2; sid", "sid")).toBeUndefined();
  expect(cookieOf("sid=", "sid")).toBe("");
  expect(cookieOf(undefined, "sid")).toBeUndefined();
});

describe("on two processes", () => {
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    here = await startTestServer();
    there = await startTestServer({ sharing: here });
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
  });
  const statusOf = async (server: TestServer, person: Person) =>
    (await fetch(`${server.url}/api/me`, { headers: { cookie: person.cookie } })).status;
  /** Both know the member when the change comes, which is made by hand: no service says it. */
  const changed = async (text: string, expected: number) => {
    const anna = await aMember(here);
    for (const server of [here, there]) expect(await statusOf(server, anna)).toBe(200);
    const began = performance.now();
    await there.platform.db.pool.query(text, [anna.id]);
    for (const server of [here, there])
      await vi.waitFor(async () => expect(await statusOf(server, anna)).toBe(expected), { interval: 20 });
    expect(performance.now() - began).toBeLessThan(1_000);
  };

  test("a ban by hand acts within a second on both", () =>
    changed("update members set banned_at = now(), ban_reason = 'x' where id = $1", 403));
  test("a deleted session is refused by the other process", () =>
    changed("delete from sessions where member_id = $1", 401));

  test("signing out acts at once where it is asked for", async () => {
    const anna = await aMember(here);
    expect(await statusOf(here, anna)).toBe(200);
    await anna.must("POST /api/auth/signout");
    expect(await statusOf(here, anna)).toBe(401);
  });
});
