import { vi } from "vitest";

/** Ids go on from the latest time they have seen, and the files of a worker share the module that makes them. */
const { useFakeTimers } = vi;
vi.useFakeTimers = (config) => {
  if (config?.toFake?.includes("Date") === false) return useFakeTimers(config);
  throw new Error("Tests that move the clock stand in *.clock.test.ts, which have modules of their own.");
};
