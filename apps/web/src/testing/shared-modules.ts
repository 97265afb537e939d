import { afterAll, vi } from "vitest";

/** The files of a worker share its modules and globals: what a file replaced is put back at its end. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

vi.mock = () => {
  throw new Error("Tests that replace modules are in *.mocks.test.ts(x), which have modules of their own.");
};
