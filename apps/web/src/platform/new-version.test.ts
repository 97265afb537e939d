import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayReload } from "./new-version.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a page with a missing file is reloaded, but never in a loop", () => {
  const now = 1_000_000;
  expect(mayReload(now, true)).toBe(true);
  expect(mayReload(now + 59_000, true)).toBe(false);
  expect(mayReload(now + 61_000, true)).toBe(true);
});

test("without a connection nothing would come", () => {
  expect(mayReload(1_000_000, false)).toBe(false);
  expect(mayReload(1_000_000, true)).toBe(true);
});
