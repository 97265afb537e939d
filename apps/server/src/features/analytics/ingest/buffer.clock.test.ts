import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Batch, HitBuffer } from "#features/analytics/ingest/buffer.ts";
import type { Hit } from "#features/analytics/ingest/records.ts";
import type { Log } from "#platform/log.ts";

const hit = { what: "move" } as unknown as Hit; // the buffer looks at nothing else
const log = { warn: () => undefined } as unknown as Log; // as above

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("HitBuffer: writes what came within 50 ms together, and has no timer at rest", async () => {
  const written: Batch[] = [];
  const buffer = new HitBuffer(async (batch) => void written.push(batch), log);
  expect(vi.getTimerCount()).toBe(0);
  buffer.offer([hit]);
  buffer.offer([hit, hit]);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(written.map(({ hits }) => hits.length)).toEqual([3]);
  expect(vi.getTimerCount()).toBe(0);
});

test("HitBuffer: writes what came during a write without another hit", async () => {
  const written: Batch[] = [];
  let finish = (): void => undefined;
  const buffer = new HitBuffer((batch) => {
    written.push(batch);
    return new Promise((resolve) => (finish = resolve));
  }, log);
  buffer.offer([hit]);
  await vi.advanceTimersByTimeAsync(50);
  buffer.offer([hit]);
  await vi.advanceTimersByTimeAsync(50);
  expect(written).toHaveLength(1);
  finish();
  await vi.advanceTimersByTimeAsync(50);
  expect(written).toHaveLength(2);
});
