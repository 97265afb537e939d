/**
 * Measures the ingestion of visits against bare single inserts, and the dashboard at ten million events against a bare lookup, in
 * the same run. Needs a PostgreSQL superuser: BENCH_DATABASE_URL, or postgres on 127.0.0.1:5432; it makes and drops its own
 * database. Ends with 1 if a target is not met.
 */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import pino from "pino";
import { createFunnels } from "../../apps/server/src/features/analytics/dashboard/funnels.ts";
import { createHeatmaps } from "../../apps/server/src/features/analytics/dashboard/heatmaps.ts";
import { createLiveView } from "../../apps/server/src/features/analytics/dashboard/live.ts";
import { createOverview } from "../../apps/server/src/features/analytics/dashboard/overview.ts";
import { usersNamed } from "../../apps/server/src/features/analytics/dashboard/session-queries.ts";
import {
  sessionOf,
  sessionsOf,
  timeline,
} from "../../apps/server/src/features/analytics/dashboard/sessions.ts";
import { productHealth } from "../../apps/server/src/features/analytics/health/health.ts";
import { HitBuffer } from "../../apps/server/src/features/analytics/ingest/buffer.ts";
import { type Hit, KIND } from "../../apps/server/src/features/analytics/ingest/records.ts";
import { createWriter } from "../../apps/server/src/features/analytics/ingest/write.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { newId } from "../../apps/server/src/platform/id.ts";
import { connect, inFreshDatabase, openPool } from "../deck/database.ts";
import { type Latency, load, quietest } from "../deck/measure.ts";
import { generate } from "./generate.ts";
import { measureUnderLoad } from "./under-load.ts";

const DATABASE = "bench_analytics";
const { values: given } = parseArgs({
  options: {
    events: { type: "string", default: "10000000" },
    members: { type: "string", default: "5000" },
    rounds: { type: "string", default: "60" },
    taken: { type: "string", default: "200000" },
  },
});
const rounds = Number(given.rounds);

/** The figures to reach: events a second of one core's time, and ms for a page. */
const EVENTS_A_SECOND = 20_000;
const PAGE_P99 = 100;
const UNDER_LOAD_P99 = 50;
const missed: string[] = [];

/** Calls `work` again and again; the first tenth is not counted. */
async function timed(work: (round: number) => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work(round);
    if (round >= rounds / 10) times.push(performance.now() - started);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), rate: (times.length * 1000) / total };
}

function report(name: string, latency: Latency, bare: Latency): void {
  const ratio = (latency.p50 / bare.p50).toFixed(1);
  console.log(
    `${name.padEnd(44)} p50 ${latency.p50.toFixed(2).padStart(7)}  p99 ${latency.p99.toFixed(2).padStart(7)} ms  ${ratio} x a bare look-up`,
  );
  if (latency.p99 > PAGE_P99) missed.push(name);
}

const anEvent = (session: string): Hit => ({
  what: "event",
  id: newId(),
  session,
  guest: true,
  at: new Date(),
  view: null,
  kind: KIND.event,
  path: "/dashboard/page-1",
  type: "click",
  category: "button",
  action: "press",
  label: "",
  elementText: "Merken",
  x: 10,
  y: 20,
  value: null,
  data: null,
  sum: { kind: "event", name: "click", seconds: 0 },
});

/** Events through buffer, COPY and sums, against single inserts; as fast as each goes, and by this process's own time. */
async function benchIngest(db: Database, events: number): Promise<void> {
  const buffer = new HitBuffer(createWriter(db), pino({ level: "warn" }));
  const sessions = Array.from({ length: 2_000 }, newId);
  for (const session of sessions)
    buffer.offer([
      {
        what: "begun",
        session,
        guest: true,
        at: new Date(),
        memberId: null,
        path: "/",
        title: "",
        visitor: Buffer.from(session),
        referrerHost: null,
        utm: null,
        device: "phone",
        browser: "Chrome",
        os: "Linux",
        language: "de",
        screen: null,
        country: "DE",
        address: "192.0.2.0",
        consent: "x",
      },
    ]);
  await buffer.flush();
  const began = performance.now();
  const cpu = process.cpuUsage();
  for (let sent = 0; sent < events; ) {
    const batch = Array.from({ length: 10 }, () => anEvent(sessions[(sent / 10) % sessions.length] ?? ""));
    if (buffer.offer(batch)) sent += 10;
    else await new Promise((resolve) => setTimeout(resolve, 5));
    if (sent % 2_000 === 0) await new Promise(setImmediate);
  }
  await buffer.flush();
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  const perCore = events / ((used.user + used.system) / 1e6);
  await buffer.close();
  await db.rawQuery("create table bare (id uuid primary key, at timestamptz, session uuid, type text)");
  const single = performance.now();
  const bareEvents = 2_000;
  for (let nth = 0; nth < bareEvents; nth++)
    await db.pool.query({
      name: "bare",
      text: "insert into bare values ($1, now(), $2, 'click')",
      values: [randomUUID(), sessions[nth % sessions.length]],
    });
  const bareRate = bareEvents / ((performance.now() - single) / 1000);
  console.log(
    `events written: ${Math.round(events / seconds)} a second (${(events / seconds / bareRate).toFixed(1)} x bare single inserts, ${Math.round(bareRate)}); ` +
      `${Math.round(perCore)} a second of this process's own time (reach ${EVENTS_A_SECOND}); dropped ${buffer.dropped}`,
  );
  if (perCore < EVENTS_A_SECOND) missed.push("events a second");
}

/** The same over HTTP, at the target rate, with a member's requests at the same time. */
async function benchUnderLoad(): Promise<void> {
  const server = process.env["BENCH_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const url = Object.assign(new URL(server), { pathname: `/${DATABASE}` }).href;
  for (const rate of [0, EVENTS_A_SECOND]) {
    const one = await measureUnderLoad(url, rate);
    console.log(
      `${rate === 0 ? "nothing taken in" : `taken over HTTP: ${Math.round(one.rate)} events a second, refused ${one.refused}, ${Math.round(one.perCore)} a second of the server's own time`}; ` +
        `a member's requests meanwhile p50 ${one.p50.toFixed(1)}, p99 ${one.p99.toFixed(1)} ms`,
    );
    if (rate > 0 && one.perCore < rate) missed.push("events over HTTP a second of one core");
    if (rate > 0 && one.p99 > UNDER_LOAD_P99) missed.push("a member's requests meanwhile");
  }
}

async function benchPages(db: Database): Promise<void> {
  const { rows } = await db.rawQuery<{ id: string }>(
    "select id from analytics_sessions order by started_at desc limit 500",
  );
  const session = (round: number) => rows[round % rows.length]?.id ?? "";
  const bare = await quietest(() =>
    timed((round) =>
      db.pool.query({
        name: "one",
        text: "select * from analytics_sessions where id = $1",
        values: [session(round)],
      }),
    ),
  );
  report("a session by its id", bare, bare);
  const measure = async (name: string, work: (round: number) => Promise<unknown>) =>
    report(name, await quietest(() => timed(work)), bare);
  // A new one each time: nothing is kept from the call before.
  for (const timeRange of ["24h", "7d", "30d"] as const)
    for (const userType of ["all", "guests"] as const)
      await measure(`overview ${timeRange} ${userType}`, () =>
        createOverview({ db })({ userType, timeRange }),
      );
  await measure("who is here", () => createLiveView({ db }).users("all", "de"));
  await measure("newest events", () => createLiveView({ db }).stream("all", 50));
  await measure("newest events of guests", () => createLiveView({ db }).stream("guests", 50));
  const page = { userType: "all", timeRange: "30d", limit: 20 } as const;
  await measure("sessions", () => sessionsOf(db, page));
  await measure("sessions of guests", () => sessionsOf(db, { ...page, userType: "guests" }));
  await measure("one session", (round) => sessionOf(db, session(round), "de"));
  await measure("its timeline", (round) => timeline(db, session(round), 50, undefined));
  await measure("pages with heatmaps", () => createHeatmaps({ db }).pages("30d"));
  await measure("a heatmap", () =>
    createHeatmaps({ db }).one({
      pagePath: "/dashboard/page-3",
      device: "desktop",
      heatmapType: "click",
      timeRange: "30d",
    }),
  );
  await measure("funnels", () =>
    createFunnels({ db, payments: { livemode: false } }).funnels({ userType: "all", timeRange: "30d" }),
  );
  await measure("retention", () => createFunnels({ db, payments: { livemode: false } }).retention());
  await measure("errors", () => createFunnels({ db, payments: { livemode: false } }).errors("30d"));
  await measure("members by name", (round) => usersNamed(db, `name${(round % 16).toString(16)}`, 20));
  await measure("the product's health", () => productHealth({ db, payments: { livemode: false } }, 12));
}

await inFreshDatabase(async () => {
  const started = performance.now();
  const client = await connect(DATABASE);
  await generate(client, Number(given.events), Number(given.members));
  await client.end();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${given.events} events made in ${seconds} s; load ${load()}; pages are the quietest of three`,
  );
  const db = openPool(DATABASE);
  try {
    await benchPages(db);
    await benchIngest(db, Number(given.taken));
    await benchUnderLoad();
  } finally {
    await db.end();
  }
}, DATABASE);
if (missed.length > 0) {
  console.error(`Not reached: ${missed.join("; ")}`);
  process.exitCode = 1;
}
