import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  createLiveDatabase,
  Listener,
  type LiveDatabase,
  publishNumber,
  startTestProcess,
  type TestProcess,
} from "#platform/live/test-process.ts";

let database: LiveDatabase;
const stands: TestProcess[] = [];
const listeners: Listener[] = [];

beforeAll(async () => {
  database = await createLiveDatabase();
});
afterEach(async () => {
  for (const listener of listeners.splice(0)) listener.close();
  await Promise.all(stands.splice(0).map((stand) => stand.stop()));
});
afterAll(() => database.drop());

const stand = async (options: Parameters<typeof startTestProcess>[1] = {}): Promise<TestProcess> => {
  const started = await startTestProcess(database, options);
  stands.push(started);
  return started;
};
const listen = async (at: TestProcess, query: Record<string, string> = {}): Promise<Listener> => {
  const listener = await Listener.open(at, query);
  listeners.push(listener);
  return listener;
};

describe("faults", () => {
  it("goes on where it was after the database has thrown everybody out", async () => {
    const at = await stand();
    const reader = await listen(at);
    await publishNumber(at, 1);
    await reader.until(({ numbers }) => numbers.length === 1);
    for (let number = 2; number < 8; number++) {
      await at.db
        .rawQuery(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
        )
        .catch(() => undefined); // may be thrown out itself
      await vi.waitFor(() => publishNumber(at, number), { timeout: 10_000, interval: 20 });
    }
    await reader.until(({ numbers }) => numbers.length === 7);
    expect(reader.numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(reader.closed).toBe(false);
  });

  it("drops a reader that takes nothing, and keeps serving the others", async () => {
    const at = await stand();
    const slow = await listen(at, { session: "slow" });
    const quick = await listen(at);
    slow.pause();
    const heavy = async () => {
      // Straight into the table: no kind of the contract is this large.
      await at.db.rawQuery(
        "insert into events (topic, kind, data) select 'c:all', 'chat_created', to_jsonb(repeat('x', 50000)) from generate_series(1, 40)",
      );
    };
    for (let turn = 0; turn < 40 && !at.live.figures().dropped.slow; turn++) {
      await heavy();
      await quick.until(({ seen }) => seen.length > 40 * (turn + 1));
    }
    expect(at.live.figures().dropped.slow).toBe(1);
    await publishNumber(at, 1);
    await quick.until(({ numbers }) => numbers.length === 1);
    expect(at.live.figures().streams).toBe(1);
  }, 20_000);

  it("drops a reader that makes no progress", async () => {
    const at = await stand({ timing: { stallMs: 500 } });
    const stalled = await listen(at);
    stalled.pause();
    const fill =
      "insert into events (topic, kind, data) values ('c:all', 'chat_created', to_jsonb(repeat('x', 9000000)))";
    const filledAt = Date.now();
    await at.db.rawQuery(fill); // more than the kernel's buffers hold
    await expect
      .poll(() => at.live.figures(), { timeout: 10_000 })
      .toMatchObject({ streams: 0, dropped: { stalled: 1 } });
    expect(Date.now() - filledAt).toBeGreaterThanOrEqual(500);
  }, 20_000);

  it("ends streams when the process stops, and takes no new ones", async () => {
    const at = await stand();
    const reader = await listen(at);
    await at.live.stop();
    await reader.until(({ closed }) => closed);
    const refused = await listen(at);
    expect(refused.status).toBe(503);
  });
});
