import { expect, test, vi } from "vitest";
import { countryOfZone } from "#features/analytics/ingest/visitor.ts";

test("a time zone tells the country of today, also by a name of yesterday", async () => {
  expect(await countryOfZone("Europe/Berlin")).toBe("DE");
  expect(await countryOfZone("Asia/Calcutta")).toBe("IN");
  // The canal's zone was a region once, and Antarctica's stations were one that is gone.
  expect(await countryOfZone("America/Panama")).toBe("PA");
  expect(await countryOfZone("Antarctica/McMurdo")).toBe("AQ");
});

test("what is no time zone, or none of a country, has no country", async () => {
  expect(await countryOfZone("UTC")).toBe(null);
  expect(await countryOfZone("Europe/Atlantis")).toBe(null);
  expect(await countryOfZone("x".repeat(20_000))).toBe(null);
});

test("looking countries up the first time lets others have their turn", async () => {
  vi.resetModules();
  const { countryOfZone: again } = await import("#features/analytics/ingest/visitor.ts");
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  expect(await again("Europe/Vienna")).toBe("AT");
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});
