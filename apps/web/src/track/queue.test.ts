import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./queue.ts";
import type { Reply } from "./wire.ts";

const ok: Reply = { ok: true, status: 204, wait: 0, body: null };
const failed = (status: number, wait = 0): Reply => ({ ok: false, status, wait, body: null });

/** A queue of numbers, what it sent, and what it is answered next. */
function setUp(answers: Reply[] = []) {
  const sent: number[][] = [];
  const names: string[] = [];
  const queue = new Queue<number>({
    size: 10,
    every: 5_000,
    max: 25,
    send: async ({ id, items }) => {
      sent.push(items);
      names.push(id);
      return answers.shift() ?? ok;
    },
  });
  const add = (from: number, to: number) => {
    for (let one = from; one <= to; one++) queue.add(one);
  };
  return { queue, sent, names, add };
}
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("ten leave at once, fewer after five seconds", async () => {
  const { sent, add } = setUp();
  add(1, 10);
  expect(sent).toEqual([upTo(10)]);
  await vi.advanceTimersByTimeAsync(0);
  add(11, 12);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([upTo(10), [11, 12]]);
});

test("a batch that failed comes first again, under its name, later each time", async () => {
  const { sent, names, add } = setUp([failed(503), failed(0)]);
  add(1, 12);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent.slice(1)).toEqual([upTo(10), upTo(10)]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.at(-1)).toEqual([11, 12]);
  expect(new Set(names.slice(0, 3)).size).toBe(1);
  expect(names[3]).not.toBe(names[0]);
});

test("waits for the time that a full server requests", async () => {
  const { sent, add } = setUp([failed(503, 30_000)]);
  add(1, 10);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
});

test("while the server is away full batches wait too", async () => {
  const { sent, add } = setUp([failed(0)]);
  add(1, 10);
  await vi.advanceTimersByTimeAsync(0);
  add(11, 20);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([upTo(10), upTo(10), upTo(20, 11)]);
});

test("what the server refuses is not tried again", async () => {
  const { sent, add } = setUp([failed(400)]);
  add(1, 11);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([upTo(10), [11]]);
});

test("holds a bounded number, the newest", async () => {
  const { queue, add } = setUp([failed(0)]);
  add(1, 40);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.take().flatMap(({ items }) => items)).toEqual([...upTo(10), ...upTo(40, 16)]);
});

test("taking all leaves nothing to send", async () => {
  const { queue, sent, add } = setUp();
  add(1, 3);
  expect(queue.take().map(({ items }) => items)).toEqual([[1, 2, 3]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});
