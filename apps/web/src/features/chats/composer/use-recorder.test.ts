import { expect, test } from "vitest";
import { loudness, waveformOf } from "./use-recorder.ts";

test("a waveform always has its bars, from 0 to 100", () => {
  expect(waveformOf([])).toHaveLength(48);
  expect(waveformOf([0.5])).toEqual(Array.from({ length: 48 }, () => 50));
  const long = waveformOf(Array.from({ length: 3000 }, (_, index) => (index % 100 === 0 ? 2 : -1)));
  expect(long).toHaveLength(48);
  expect(Math.min(...long)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...long)).toBe(100);
  expect(waveformOf([0, 1], 2)).toEqual([0, 100]);
});

test("loudness goes from silence to full", () => {
  expect(loudness(new Float32Array(64))).toBe(0);
  expect(loudness(new Float32Array(64).fill(1))).toBe(1);
  expect(loudness(new Float32Array())).toBe(0);
});
