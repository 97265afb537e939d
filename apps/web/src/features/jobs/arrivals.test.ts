import { APPLICATIONS_REMEMBERED_MAX, APPLICATIONS_TOLD_MAX } from "@kompagnon/contract/jobs/rules.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { newsAmong, notifiedIdsOf, rememberNotified } from "./arrivals.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test("a device that never looked takes what is there for known, but for what has just come", () => {
  expect(newsAmong(null, ["c", "b", "a"], null)).toEqual([]);
  expect(newsAmong(null, ["c", "b", "a"], "c")).toEqual(["c"]);
});

test("one poll announces three at most, and each once", () => {
  const ids = ["f", "e", "d", "c", "b", "a"];
  const news = newsAmong(["a"], ids, null);
  expect(news).toEqual(["f", "e", "d"]);
  expect(news).toHaveLength(APPLICATIONS_TOLD_MAX);
  rememberNotified("anna", ids.toReversed());
  expect(newsAmong(notifiedIdsOf("anna"), ids, null)).toEqual([]);
});

test("the oldest of two hundred are forgotten, and members don't share", () => {
  for (let n = 0; n < APPLICATIONS_REMEMBERED_MAX + 5; n += 1) rememberNotified("anna", [`id ${n}`]);
  const notifiedIds = notifiedIdsOf("anna") ?? [];
  expect(notifiedIds).toHaveLength(APPLICATIONS_REMEMBERED_MAX);
  expect(notifiedIds[0]).toBe("id 5");
  expect(notifiedIdsOf("berta")).toBeNull();
});
