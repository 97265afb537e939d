import { beforeEach, expect, test, vi } from "vitest";
import { forgetRecent, recentOf, remember } from "./search-entries.tsx";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test("the last searches are remembered, the newest first and each once", () => {
  for (const words of ["anna", "shop", "  Berlin ", "ANNA", "", "   "]) remember("me", words);
  expect(recentOf("me")).toEqual(["ANNA", "Berlin", "shop"]);
  expect(recentOf("someone else")).toEqual([]);
});

test("there are six at most, and they can be forgotten", () => {
  for (let n = 0; n < 9; n++) remember("me", `wort ${n}`);
  expect(recentOf("me")).toEqual(["wort 8", "wort 7", "wort 6", "wort 5", "wort 4", "wort 3"]);
  forgetRecent("me");
  expect(recentOf("me")).toEqual([]);
});

test.each(["{", "5", '{"a":1}', '[1,null,"gut"]'])("what is kept as %s does no harm", (text) => {
  kept.set("search.recent.me", text);
  expect(recentOf("me")).toEqual(text.includes("gut") ? ["gut"] : []);
});
