import { describe, expect, test } from "vitest";
import { type About, type CallEvent, type CallState, IDLE, next } from "./state.ts";

const about = (direction: "in" | "out", callId = "k1"): About => ({
  callId,
  chatId: "c1",
  partner: { id: "m2", name: "Berta", avatar: null },
  direction,
});
const callId = "k1";
const run = (...events: CallEvent[]): CallState => events.reduce(next, IDLE);
const over = (
  how: "hangup" | "missed" | "declined" | "busy" | "failed",
  mine = false,
  at = 0,
): CallEvent => ({
  type: "over",
  callId,
  how,
  mine,
  at,
});

const calling: CallEvent[] = [
  { type: "start", about: about("out") },
  { type: "dial", callId },
];
const ringing: CallEvent[] = [{ type: "ring", about: about("in") }];
const accepting: CallEvent[] = [...ringing, { type: "answer", callId }];
const connecting: CallEvent[] = [...calling, { type: "accept", callId }];
const talking: CallEvent[] = [...connecting, { type: "connect", callId, at: 1_000 }];

describe("a call", () => {
  test("asks for the microphone, rings, connects and is active", () => {
    expect(run(...calling.slice(0, 1))).toMatchObject({ phase: "ringing", direction: "out", step: "asking" });
    expect(run(...calling)).toMatchObject({ phase: "ringing", step: "rings" });
    expect(run(...connecting)).toMatchObject({ phase: "connecting", callId });
    expect(run(...talking)).toMatchObject({ phase: "active", link: "connected", since: 1_000 });
    expect(run(...accepting, { type: "accept", callId })).toMatchObject({ phase: "connecting" });
  });

  test("that was interrupted goes on, and counts from its beginning", () => {
    const cut = run(...talking, { type: "interrupt", callId });
    expect(cut).toMatchObject({ phase: "active", link: "reconnecting", since: 1_000 });
    expect(next(cut, { type: "connect", callId, at: 9_000 })).toMatchObject({
      link: "connected",
      since: 1_000,
    });
    expect(next(cut, over("hangup", false, 61_000))).toMatchObject({ phase: "ended", seconds: 60 });
    expect(next(cut, { type: "fail", callId, why: "lost" })).toMatchObject({ phase: "failed", why: "lost" });
  });

  test.each<[string, CallEvent[], CallEvent, object]>([
    ["no one answered", calling, over("missed"), { phase: "missed", direction: "out" }],
    ["I gave up", calling, over("hangup", true), IDLE],
    ["it was declined", calling, over("declined"), { phase: "declined" }],
    ["they are in another call", calling, over("busy"), { phase: "busy" }],
    ["the caller gave up", ringing, over("missed"), { phase: "missed", direction: "in" }],
    ["I declined, here or elsewhere", ringing, over("declined", true), IDLE],
    ["another device took it", ringing, { type: "taken", callId }, IDLE],
    ["another device was faster", accepting, { type: "taken", callId }, IDLE],
    ["no way was found", connecting, over("failed"), { phase: "failed", why: "no_way" }],
    ["they hung up at once", connecting, over("hangup"), { phase: "ended", seconds: 0 }],
    ["I hung up", talking, over("hangup", true, 84_400), { phase: "ended", seconds: 83 }],
  ])("is over: %s", (_why, before, event, after) => {
    expect(run(...before, event)).toMatchObject(after);
    expect(run(...before, event, { type: "dismiss" })).toBe(IDLE);
  });

  test("without a microphone does not ring out, but goes on ringing in", () => {
    const [start] = calling as [CallEvent]; // it has two
    expect(run(start, { type: "fail", callId, why: "denied" })).toMatchObject({
      phase: "failed",
      why: "denied",
    });
    const rings = run(...accepting, { type: "fail", callId, why: "missing" });
    expect(rings).toMatchObject({ phase: "ringing", step: "rings", trouble: "missing" });
    expect(next(rings, { type: "answer", callId })).toMatchObject({ step: "asking", trouble: null });
    expect(run(...accepting, { type: "fail", callId, why: "offline" })).toMatchObject({ phase: "failed" });
  });
});

test("what does not fit changes nothing", () => {
  const odd: [CallState, CallEvent][] = [
    [IDLE, over("hangup")],
    [IDLE, { type: "accept", callId }],
    [run(...talking), { type: "ring", about: about("in", "k2") }],
    [run(...talking), { type: "start", about: about("out", "k2") }],
    [run(...talking), { ...over("hangup"), callId: "k2" } as CallEvent],
    [run(...talking), { type: "dismiss" }],
    [run(...talking), { type: "taken", callId }],
    [run(...calling), { type: "taken", callId }],
    [run(...calling), { type: "connect", callId, at: 1 }],
    [run(...ringing), { type: "accept", callId }],
    [run(...ringing), { type: "dial", callId }],
    [run(...connecting), { type: "interrupt", callId }],
    [run(...talking, over("hangup")), over("failed")],
  ];
  for (const [state, event] of odd) expect(next(state, event)).toBe(state);
});

test("a new call replaces the notice of the last one", () => {
  const missed = run(...ringing, over("missed"));
  expect(next(missed, { type: "ring", about: about("in", "k2") })).toMatchObject({
    phase: "ringing",
    callId: "k2",
  });
});
