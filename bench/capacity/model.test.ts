import { expect, test } from "vitest";
import { type Cost, type Costs, type Habits, loadOf, planOf, ratesOf, THINGS } from "./model.ts";

const NOTHING: Cost = {
  web: 0,
  stream: 0,
  jobs: 0,
  postgres: 0,
  redis: 0,
  in: 0,
  out: 0,
  wal: 0,
  rows: 0,
  files: 0,
};
const costs: Costs = {
  measured: { at: "", machine: "", load: "" },
  things: {
    ...(Object.fromEntries(THINGS.map((thing) => [thing, NOTHING])) as Costs["things"]), // of each
    feed: { ...NOTHING, web: 500, postgres: 250, out: 10_000 },
    channel: { ...NOTHING, web: 1_000, jobs: 100, postgres: 2_000, redis: 50, rows: 400, wal: 3_000 },
    picture: { ...NOTHING, web: 50_000, files: 200_000 },
  },
  delivery: { stream: 10, out: 500 },
  idleStream: { memory: 20, stream: 2 },
  idle: { web: 0, stream: 0, jobs: 0, postgres: 0, redis: 0 },
  memory: { web: 200, stream: 150, jobs: 160 },
};
const habits: Habits = {
  activeShare: 0.25,
  peakHourShare: 0.1,
  peakFactor: 3,
  onlineShare: 0.05,
  channelReaders: 40,
  headroom: 0.5,
  perDay: {
    ...(Object.fromEntries(THINGS.map((thing) => [thing, 0])) as Habits["perDay"]), // of each
    feed: 12,
    channel: 4.8,
    picture: 0.24,
  },
};

test("rates are those of the busiest minute", () => {
  // 100,000 x 0.25 active x 0.1 of the day in that hour x 3 / 3,600 s = 2.0833 "days" a second.
  const { feed, channel, picture, login } = ratesOf(100_000, habits);
  expect(feed).toBeCloseTo(25, 8);
  expect(channel).toBeCloseTo(10, 8);
  expect(picture).toBeCloseTo(0.5, 8);
  expect(login).toBe(0);
});

test("work is what is done times its cost, twice as much as when it is done all the time, with readers and open streams on top", () => {
  const { cores, out } = loadOf(ratesOf(100_000, habits), { online: 5_000, channelReaders: 40 }, costs);
  expect(cores.web).toBeCloseTo((2 * (25 * 500 + 10 * 1_000 + 0.5 * 50_000)) / 1e6, 8);
  expect(cores.postgres).toBeCloseTo((2 * (25 * 250 + 10 * 2_000)) / 1e6, 8);
  expect(cores.stream).toBeCloseTo((2 * 400 * 10 + 5_000 * 2) / 1e6, 8);
  expect(cores.jobs).toBeCloseTo(0.002, 8);
  expect(cores.redis).toBeCloseTo(0.001, 8);
  expect(out).toBeCloseTo(25 * 10_000 + 400 * 500, 6);
});

test("machines have the headroom asked for, one process at least, and no more streams than a process holds", () => {
  const small = planOf(1_000, habits, costs);
  expect(small).toMatchObject({
    online: 50,
    processes: { web: 1, stream: 1, jobs: 1 },
    cores: { postgres: 1, redis: 1 },
  });
  expect(small.memory).toBeCloseTo(510 + (50 * 20) / 1024, 8);
  // Twice 4.75 % of a core at 100,000: at four million 3.8 cores of web, half full each; 200,000 streams.
  const large = planOf(4_000_000, habits, costs);
  expect(large.processes).toEqual({ web: 8, stream: 20, jobs: 1 });
  expect(large.cores.postgres).toBe(Math.ceil((2 * 40 * 0.02625) / 0.5));
  expect(large.requests).toBeCloseTo(40 * 35.5, 6);
});

test("a year's disk follows from active members' days", () => {
  const { yearly } = planOf(100_000, habits, costs);
  expect(yearly.rows).toBeCloseTo(25_000 * 365 * 4.8 * 400, 3);
  expect(yearly.wal).toBeCloseTo(25_000 * 365 * 4.8 * 3_000, 3);
  expect(yearly.files).toBeCloseTo(25_000 * 365 * 0.24 * 200_000, 3);
});
