import { afterAll, beforeAll, expect, test } from "vitest";
import { type Batch, HitBuffer } from "#features/analytics/ingest/buffer.ts";
import type { Happened } from "#features/analytics/ingest/records.ts";
import { anEvent, aSession, written } from "#features/analytics/test-analytics.ts";
import { newId } from "#platform/id.ts";
import { aMember } from "#testing/builders.ts";
import { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ sharing: one });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const BATCHES = 40;
const EVENTS = 30;

test("a batch that comes to two processes counts once", async () => {
  const member = await aMember(one);
  const there = Object.assign(new Person(other.url), { cookie: member.cookie, agent: member.agent });
  const sessionId = await aSession(member);
  there.agent = member.agent;
  await written(one);
  const batches = Array.from({ length: BATCHES }, () => ({
    batchId: newId(),
    events: Array.from({ length: EVENTS }, () => anEvent(sessionId)),
  }));
  await Promise.all(
    batches.flatMap((body) =>
      [member, there].map((way) => way.must("POST /api/analytics/events/batch", { body })),
    ),
  );
  await Promise.all([written(one), written(other)]);
  // Once more, long after the first was written.
  for (const way of [there, member])
    for (const body of batches.slice(0, 3)) await way.must("POST /api/analytics/events/batch", { body });
  await Promise.all([written(one), written(other)]);
  const { rows } = await one.platform.db.rawQuery(
    `select (select count(*)::int from analytics_events) as events, (select sum(events)::int from analytics_hours) as counted,
       (select sum(n)::int from analytics_sums where unit = 'day' and kind = 'event') as named`,
  );
  const all = BATCHES * EVENTS;
  expect(rows).toEqual([{ events: all, counted: all, named: all }]);
});

test("what came together is written together", async () => {
  const written: Batch[] = [];
  const buffer = new HitBuffer(async (batch) => void written.push(batch), one.platform.log);
  const hit: Happened = {
    what: "event",
    session: newId(),
    guest: true,
    at: new Date(),
    id: newId(),
    view: null,
    kind: 1,
    path: "/",
    type: "click",
    category: "",
    action: "",
    label: "",
    elementText: "",
    x: null,
    y: null,
    value: null,
    data: null,
    sum: null,
  };
  const batches = Array.from({ length: 150 }, (_, n) => ({ batch: newId(), size: 1 + (n % 40) }));
  // In one go: a transaction's worth waits several times over.
  buffer.offer(batches.flatMap(({ batch, size }) => Array.from({ length: size }, () => ({ ...hit, batch }))));
  await buffer.close();
  expect(written.length).toBeGreaterThan(1);
  const places = written.map(({ hits }) => new Set(hits.map((one) => ("batch" in one ? one.batch : ""))));
  for (const { batch } of batches) expect(places.filter((place) => place.has(batch))).toHaveLength(1);
  expect(written.reduce((sum, { hits }) => sum + hits.length, 0)).toBe(
    batches.reduce((sum, { size }) => sum + size, 0),
  );
});
