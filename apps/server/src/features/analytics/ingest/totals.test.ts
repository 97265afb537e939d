import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HitBuffer } from "#features/analytics/ingest/buffer.ts";
import { type Hit, KIND } from "#features/analytics/ingest/records.ts";
import { createWriter } from "#features/analytics/ingest/write.ts";
import { newId } from "#platform/id.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Sent = {
  sessions: number;
  views: number;
  events: number;
  clicks: number;
  errors: number;
  counted: number;
};
const NOTHING: Sent = { sessions: 0, views: 0, events: 0, clicks: 0, errors: 0, counted: 0 };

/** What the sums say, and what the rows do. */
async function totals(): Promise<[sums: Sent, rows: Omit<Sent, "counted">]> {
  const { rows } = await server.platform.db.rawQuery<{ sums: Sent; counted: Omit<Sent, "counted"> }>(
    `select (select jsonb_build_object('sessions', coalesce(sum(sessions), 0), 'views', coalesce(sum(views), 0), 'events', coalesce(sum(events), 0),
         'clicks', coalesce(sum(clicks), 0), 'errors', coalesce(sum(errors), 0), 'counted', coalesce(sum(counted), 0)) from analytics_hours) as sums,
       jsonb_build_object('sessions', (select count(*) from analytics_sessions), 'views', (select count(*) from analytics_views),
         'events', (select count(*) from analytics_events where kind = 1), 'clicks', (select count(*) from analytics_events where type = 'click'),
         'errors', (select count(*) from analytics_events where kind = 2)) as counted`,
  );
  const [found] = rows;
  if (!found) throw new Error("no totals");
  return [found.sums, found.counted];
}

const path = fc.constantFrom("/", "/pricing", "/dashboard/feed");
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant("begin" as const), guest: fc.boolean(), path }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant("view" as const), who: fc.nat(), path }) },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom("click" as const, "scroll" as const, "error" as const),
      who: fc.nat(),
      path,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("count" as const), guest: fc.boolean(), path }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("restart" as const) }) },
  // The next write fails before its first statement, or after its commit, whose response is lost.
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("fail" as const),
      when: fc.constantFrom("before" as const, "after" as const),
    }),
  },
);

/** A hit of a step, for a session that began. */
function hitOf(
  what: "view" | "click" | "scroll" | "error",
  session: { id: string; guest: boolean },
  where: string,
): Hit {
  const of = { session: session.id, guest: session.guest, at: new Date(), id: newId(), path: where };
  if (what === "view") return { ...of, what, title: "", loadMs: null };
  const kind = what === "error" ? KIND.error : KIND.event;
  const empty = {
    view: null,
    category: "",
    action: "",
    label: "",
    elementText: "",
    x: null,
    y: null,
    value: null,
  };
  return { ...of, what: "event", kind, type: what, ...empty, data: null, sum: null };
}

test("totals and rows match the sent events despite failures and restarts", async () => {
  const { db, log } = server.platform;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 150 }), async (steps) => {
      const [before] = await totals();
      let fails: "before" | "after" | null = null;
      const start = () => {
        const write = createWriter(db);
        return new HitBuffer(async (batch) => {
          const now = fails;
          fails = null;
          if (now === "before") throw Object.assign(new Error("away"), { code: "57P01" });
          await write(batch);
          if (now === "after") throw Object.assign(new Error("away"), { code: "08006" });
        }, log);
      };
      const sent = { ...NOTHING };
      const sessions: { id: string; guest: boolean }[] = [];
      let buffer = start();
      const offer = (hit: Hit) => expect(buffer.offer([hit])).toBe(true);
      for (const one of steps) {
        if (one.what === "begin") {
          const session = { id: newId(), guest: true };
          sessions.push(session);
          sent.sessions += 1;
          offer({
            what: "begun",
            session: session.id,
            guest: true,
            at: new Date(),
            memberId: null,
            path: one.path,
            visitor: Buffer.from(session.id.slice(-12)),
            title: "",
            referrerHost: null,
            utm: null,
            device: null,
            browser: "",
            os: "",
            language: null,
            screen: null,
            country: null,
            address: null,
            consent: "x",
          });
        } else if (one.what === "count") {
          sent.counted += 1;
          offer({ what: "count", at: new Date(), guest: one.guest, path: one.path });
        } else if (one.what === "restart") {
          await buffer.close();
          buffer = start();
        } else if (one.what === "fail") fails = one.when;
        else {
          const session = sessions[one.who % Math.max(1, sessions.length)];
          if (!session) continue;
          offer(hitOf(one.what, session, one.path));
          sent.views += one.what === "view" ? 1 : 0;
          sent.events += one.what === "click" || one.what === "scroll" ? 1 : 0;
          sent.clicks += one.what === "click" ? 1 : 0;
          sent.errors += one.what === "error" ? 1 : 0;
        }
      }
      await buffer.close();
      expect(buffer.dropped).toBe(0);
      const [after, rows] = await totals();
      const { counted: _, ...sums } = after;
      expect(sums).toEqual(rows);
      const keys = Object.keys(NOTHING) as (keyof Sent)[]; // the constant's own
      expect(Object.fromEntries(keys.map((key) => [key, after[key] - before[key]]))).toEqual(sent);
    }),
    { numRuns: 25 },
  );
}, 120_000);
