import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { remindDue } from "#features/pods/reminding/reminding.ts";
import { aCircle, livesIn, weekOfMember } from "#features/pods/test-pods.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { jobsDone } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());
afterEach(() => void vi.useRealTimers());

/** Moves the clock by which weeks are counted; the database's own, by which sessions end, goes on. */
const at = (time: string): void => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
const inPod = (podId: string) => ({ params: { id: podId } });
const setGoal = (who: Person, podId: string, goal = "Fünf Läden anrufen") =>
  who.must("PUT /api/pods/{id}/goal", { ...inPod(podId), body: { goal } });
const checkIn = (who: Person, podId: string, line = "Drei erreicht") =>
  who.must("PUT /api/pods/{id}/check-in", { ...inPod(podId), body: { outcome: "partly", line } });
const refusal = async (call: Promise<{ status: number; error: { error: string } }>) => {
  const { status, error } = await call;
  return [status, error.error];
};

describe("two simulated weeks", () => {
  test("across the night in which the clocks change", async () => {
    at("2027-03-22T07:00:00Z");
    const { anna, berta, podId } = await aCircle(server);
    for (const one of [anna, berta]) await livesIn(one, "Europe/Berlin");
    await setGoal(anna, podId);
    await setGoal(berta, podId, "Newsletter schreiben");
    expect((await weekOfMember(berta, podId, anna)).entry).toMatchObject({
      week: "2027-03-22",
      goal: "Fünf Läden anrufen",
      outcome: null,
    });
    // Tuesday night: changed for the last time.
    at("2027-03-23T22:59:00Z");
    await setGoal(anna, podId, "Acht Läden anrufen");
    at("2027-03-23T23:01:00Z");
    expect(
      await refusal(anna.call("PUT /api/pods/{id}/goal", { ...inPod(podId), body: { goal: "Drei" } })),
    ).toEqual([409, "goal_fixed"]);
    // Thursday is too early to look back, Friday is not.
    const early = { ...inPod(podId), body: { outcome: "done", line: "Fertig" } } as const;
    at("2027-03-25T22:59:00Z");
    expect(await refusal(anna.call("PUT /api/pods/{id}/check-in", early))).toEqual([409, "check_in_closed"]);
    at("2027-03-25T23:01:00Z");
    await checkIn(anna, podId);
    // Sunday is an hour shorter: berta's last minute, and the first of the next week.
    at("2027-03-28T21:59:00Z");
    await checkIn(berta, podId, "In letzter Minute");
    expect((await weekOfMember(anna, podId, berta)).streak).toBe(1);
    at("2027-03-28T22:00:00Z");
    expect(await weekOfMember(anna, podId, berta)).toMatchObject({
      week: "2027-03-29",
      entry: null,
      streak: 1,
    });
    await setGoal(anna, podId, "Drei Termine");
    at("2027-04-02T10:00:00Z");
    await checkIn(anna, podId, "Alle drei");
    at("2027-04-05T08:00:00Z");
    expect((await weekOfMember(berta, podId, anna)).streak).toBe(2);
    expect((await weekOfMember(anna, podId, berta)).streak).toBe(0);
    const { items } = await berta.must("GET /api/pods/{id}/weeks", inPod(podId));
    expect(items.map(({ week, entries }) => [week, entries.map(({ line }) => line)])).toEqual([
      ["2027-03-29", ["Alle drei"]],
      ["2027-03-22", ["Drei erreicht", "In letzter Minute"]],
    ]);
    const first = await anna.must("GET /api/pods/{id}/weeks", { ...inPod(podId), query: { limit: 1 } });
    expect([first.items.length, first.next_cursor]).toEqual([1, "2027-03-29"]);
    const second = await anna.must("GET /api/pods/{id}/weeks", {
      ...inPod(podId),
      query: { limit: 1, cursor: first.next_cursor ?? "" },
    });
    expect([second.items[0]?.week, second.next_cursor]).toEqual(["2027-03-22", null]);
  });

  test("of two whose weeks begin almost a day apart, while one of them travels", async () => {
    // Sunday noon in Berlin is Monday on the Line Islands, and still Sunday in Los Angeles.
    at("2027-01-10T11:00:00Z");
    const { anna, berta, podId } = await aCircle(server);
    await livesIn(anna, "Pacific/Kiritimati");
    await livesIn(berta, "America/Los_Angeles");
    await setGoal(anna, podId, "Insel");
    await setGoal(berta, podId, "Küste");
    expect((await weekOfMember(berta, podId, anna)).week).toBe("2027-01-11");
    expect((await weekOfMember(anna, podId, berta)).week).toBe("2027-01-04");
    await checkIn(berta, podId, "Noch am Sonntag");
    // Anna flies west: it is Sunday for her again, and what she set out to do waits for Monday.
    await livesIn(anna, "America/Los_Angeles");
    expect(await weekOfMember(berta, podId, anna)).toMatchObject({ week: "2027-01-04", entry: null });
    at("2027-01-11T08:30:00Z");
    expect((await weekOfMember(berta, podId, anna)).entry).toMatchObject({
      week: "2027-01-11",
      goal: "Insel",
    });
    // The week of a member who is behind is listed as past only after it is over for them.
    await livesIn(berta, "Pacific/Pago_Pago");
    const { items } = await anna.must("GET /api/pods/{id}/weeks", inPod(podId));
    expect(items).toEqual([]);
    at("2027-01-11T11:00:00Z");
    expect((await anna.must("GET /api/pods/{id}/weeks", inPod(podId))).items).toMatchObject([
      { week: "2027-01-04", entries: [{ line: "Noch am Sonntag" }] },
    ]);
  });

  test("of which one is a pause: the streak goes on, and no reminder is sent", async () => {
    at("2027-02-01T09:00:00Z");
    const { anna, berta, podId } = await aCircle(server);
    await setGoal(anna, podId);
    at("2027-02-05T09:00:00Z");
    await checkIn(anna, podId);
    at("2027-02-08T05:00:00Z");
    expect(await anna.must("PUT /api/pods/pause", { body: { until: "2027-02-10" } })).toMatchObject({
      pause: { from: "2027-02-08", until: "2027-02-14" },
    });
    expect(await weekOfMember(berta, podId, anna)).toMatchObject({ paused: true, streak: 1 });
    at("2027-02-15T12:00:00Z");
    expect(await weekOfMember(berta, podId, anna)).toMatchObject({ paused: false, streak: 1 });
    await setGoal(anna, podId);
    at("2027-02-19T12:00:00Z");
    await checkIn(anna, podId);
    expect((await weekOfMember(berta, podId, anna)).streak).toBe(2);
    // Back before its end: one may at once, and the week that was begun still rests.
    await berta.must("PUT /api/pods/pause", { body: { until: "2027-03-10" } });
    const { pause } = await berta.must("DELETE /api/pods/pause");
    expect(pause).toBeNull();
    for (const until of ["2027-02-01", "2027-08-01", "2027-02-31x"])
      expect((await anna.call("PUT /api/pods/pause", { body: { until } })).status).toBe(400);
  });
});

describe("reminders", () => {
  const noticesOf = async (who: Person) =>
    (await who.must("GET /api/notifications")).items.flatMap(({ type }) =>
      type === "pod_goal" || type === "pod_check_in" ? [type] : [],
    );
  const run = async (time: string) => {
    at(time);
    // Two processes at the same time.
    await Promise.all([remindDue(server.platform), remindDue(server.platform)]);
    vi.useRealTimers();
    await jobsDone(server);
  };

  test("come on Monday and Friday by one's own clocks, once, and not while one rests", async () => {
    at("2027-05-01T12:00:00Z");
    const { anna, berta, podId } = await aCircle(server);
    await livesIn(anna, "Asia/Tokyo");
    await livesIn(berta, "America/New_York");
    await run("2027-05-02T23:59:00Z");
    expect([await noticesOf(anna), await noticesOf(berta)]).toEqual([[], []]);
    // Nine o'clock on Monday in Tokyo; in New York it is Sunday.
    await run("2027-05-03T00:01:00Z");
    expect([await noticesOf(anna), await noticesOf(berta)]).toEqual([["pod_goal"], []]);
    await run("2027-05-03T02:00:00Z");
    expect(await noticesOf(anna)).toEqual(["pod_goal"]);
    // Berta wants quiet until eleven.
    const wanted = await berta.must("GET /api/notifications/preferences");
    await berta.must("PUT /api/notifications/preferences", {
      body: { ...wanted, quiet_from: "22:00", quiet_to: "11:00", time_zone: "America/New_York" },
    });
    await run("2027-05-03T14:00:00Z");
    expect(await noticesOf(berta)).toEqual([]);
    await run("2027-05-03T15:00:00Z");
    expect(await noticesOf(berta)).toEqual(["pod_goal"]);
    // On Friday members with a goal are reminded to check in, members without one are not.
    at("2027-05-03T16:00:00Z");
    await setGoal(anna, podId);
    await run("2027-05-07T06:30:00Z");
    expect(await noticesOf(anna)).toEqual(["pod_check_in"]);
    await run("2027-05-07T19:30:00Z");
    expect(await noticesOf(berta)).toEqual(["pod_goal"]);
    // A member who travels back into Monday, or pauses, gets no more reminders.
    await run("2027-05-10T00:30:00Z");
    at("2027-05-10T00:40:00Z");
    await livesIn(anna, "America/Los_Angeles");
    await berta.must("PUT /api/pods/pause", { body: { until: "2027-05-20" } });
    await run("2027-05-10T17:00:00Z");
    expect(await noticesOf(berta)).toEqual(["pod_goal"]);
    expect(await noticesOf(anna)).toEqual(["pod_goal", "pod_check_in"]);
    const { rows } = await server.platform.db.rawQuery(
      "select count from notifications where member_id = $1 and type = 'pod_goal'",
      [anna.id],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test("what one of a circle does is live for the other, without a word of it on the stream", async () => {
  const { anna, berta, podId } = await aCircle(server);
  const stream = await Stream.open(berta);
  await setGoal(anna, podId, "Geheimes Vorhaben");
  const event = await stream.next(({ kind }) => kind === "pods_changed");
  expect(event.data).toEqual({ id: podId });
  stream.close();
});
