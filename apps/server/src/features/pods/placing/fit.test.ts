import type { PodHours } from "@kompagnon/contract/pods/rules.ts";
import { describe, expect, test } from "vitest";
import { pairKey, place, type Room, type Waiting } from "#features/pods/placing/fit.ts";

const NOW = new Date("2026-11-23T08:00:00Z");
const DAY = 86_400_000;
const waitingMember = (
  id: string,
  more: Partial<Waiting> & { days?: number; hours?: PodHours } = {},
): Waiting => {
  const { days = 1, ...rest } = more;
  return {
    id,
    language: "de",
    models: ["smma"],
    offset: 60,
    hours: "up_to_10",
    askedAt: new Date(NOW.getTime() - days * DAY),
    ...rest,
  };
};
const run = (waiting: Waiting[], rooms: Room[] = [], apart: [string, string][] = []) =>
  place({ waiting, rooms, apart: new Set(apart.map(([a, b]) => pairKey(a, b))), size: 4, now: NOW });

describe("bringing people together", () => {
  test("serves who waits longest first, and fills a circle with four", () => {
    const waiting = ["a", "b", "c", "d", "e", "f"].map((id, at) => waitingMember(id, { days: 6 - at }));
    expect(run(waiting)).toEqual([
      { podId: null, ids: ["a", "b", "c", "d"] },
      { podId: null, ids: ["e", "f"] },
    ]);
  });

  test("asks for a common business model, language, near clocks and about as many hours", () => {
    const anna = waitingMember("a");
    for (const other of [
      waitingMember("b", { models: ["trading"] }),
      waitingMember("b", { language: "fr" }),
      waitingMember("b", { offset: 60 + 200 }),
      waitingMember("b", { hours: "more" }),
    ])
      expect(run([anna, other])).toEqual([]);
    expect(run([anna, waitingMember("b", { offset: -120, hours: "up_to_20" })])).toHaveLength(1);
  });

  test("looks more widely for who has waited a week, but never past the language", () => {
    const anna = waitingMember("a", { days: 7 });
    expect(run([anna, waitingMember("b", { models: ["trading"], hours: "more", offset: 420 })])).toHaveLength(
      1,
    );
    expect(run([anna, waitingMember("b", { language: "fr" })])).toEqual([]);
    expect(run([anna, waitingMember("b", { offset: -420 })])).toEqual([]);
  });

  test("takes clocks around the date line for near", () => {
    expect(run([waitingMember("a", { offset: 780 }), waitingMember("b", { offset: -660 })])).toHaveLength(1);
  });

  test("never brings those together who are apart, in a new circle or in one that runs", () => {
    const waiting = [waitingMember("a"), waitingMember("b"), waitingMember("c")];
    expect(run(waiting, [], [["a", "b"]])).toEqual([{ podId: null, ids: ["a", "c"] }]);
    const room = { podId: "p", inside: [waitingMember("x"), waitingMember("y")] };
    expect(run([waitingMember("a")], [room], [["a", "y"]])).toEqual([]);
    expect(run([waitingMember("a")], [room])).toEqual([{ podId: "p", ids: ["a"] }]);
  });

  test("gives company to who is alone before a new circle begins", () => {
    const room = { podId: "p", inside: [waitingMember("x")] };
    expect(run([waitingMember("a"), waitingMember("b"), waitingMember("c")], [room])).toEqual([
      { podId: "p", ids: ["a"] },
      { podId: null, ids: ["b", "c"] },
    ]);
  });

  test("never fills a circle beyond its size", () => {
    const room = { podId: "p", inside: ["x", "y", "z"].map((id) => waitingMember(id)) };
    const pair = [waitingMember("a"), waitingMember("b", { models: ["trading"] })];
    expect(run([...pair, waitingMember("c", { language: "fr" })], [room])).toEqual([
      { podId: "p", ids: ["a"] },
    ]);
  });

  test("a thousand who wait are placed once each", () => {
    const models = ["smma", "trading", "reselling", "mobile-apps"];
    const waiting = Array.from({ length: 1000 }, (_, at) =>
      waitingMember(`m${at}`, { models: [models[at % 4] ?? ""], offset: (at % 24) * 60, days: 1 }),
    );
    const placed = run(waiting).flatMap(({ ids }) => ids);
    expect(new Set(placed).size).toBe(placed.length);
  });
});
