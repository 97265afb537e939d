/** What a member does, as requests to the product. */
export const THINGS = [
  /** The answer that a page begins with. */
  "start",
  /** A live stream is opened: a ticket and the stream. */
  "connect",
  "feed",
  "deck",
  "decision",
  "post",
  "comment",
  "like",
  /** The list of conversations. */
  "chats",
  /** A message to one who is connected. */
  "message",
  /** A message in a channel; its readers who are connected come on top (`delivery`). */
  "channel",
  "notifications",
  "picture",
  "login",
] as const;
export type Thing = (typeof THINGS)[number];

/** The processes whose processor time is counted. */
export const ROLES = ["web", "stream", "jobs", "postgres", "redis"] as const;
type Role = (typeof ROLES)[number];

/** What one thing costs: processor time in µs by role, bytes on the line, in the log, in tables and in files. */
export type Cost = Record<Role, number> & {
  in: number;
  out: number;
  wal: number;
  rows: number;
  files: number;
};

/** Measured costs. */
export type Costs = {
  measured: { at: string; machine: string; load: string };
  things: Record<Thing, Cost>;
  /** One event on one stream. */
  delivery: { stream: number; out: number };
  /** An open stream on which nothing happens: KiB, and µs a second. */
  idleStream: { memory: number; stream: number };
  /** What idle processes use a second, in µs, and hold, in MiB. */
  idle: Record<Role, number>;
  memory: Record<"web" | "stream" | "jobs", number>;
};

/** How a community lives. */
export type Habits = {
  /** Part of the members who come by on a day. */
  activeShare: number;
  /** Part of a day's work in its busiest hour, and how much more than that hour's mean its busiest minute is. */
  peakHourShare: number;
  peakFactor: number;
  /** Part of the members whose stream is open in the busiest minute. */
  onlineShare: number;
  /** Readers of a channel who are connected when something is written there. */
  channelReaders: number;
  /** How full a core may be in the busiest minute. */
  headroom: number;
  /** How often an active member does each thing a day. */
  perDay: Record<Thing, number>;
};

const SECONDS_AN_HOUR = 3_600;
const DAYS_A_YEAR = 365;
const MICROS = 1e6;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** How often a second each thing is done in the busiest minute. */
export function ratesOf(members: number, habits: Habits): Record<Thing, number> {
  const { activeShare, peakHourShare, peakFactor, perDay } = habits;
  const hours = (members * activeShare * peakHourShare * peakFactor) / SECONDS_AN_HOUR;
  return Object.fromEntries(THINGS.map((thing) => [thing, perDay[thing] * hours])) as Record<Thing, number>; // of each
}

/**
 * Costs are measured with two callers who never pause. What is done now and then finds caches cold and shares nothing: played
 * at 3 to 23 % of a core, it took twice as much.
 */
const APART = 2;

/** The resources that this work takes: busy cores by role, and bytes a second to members. */
export type Load = { cores: Record<Role, number>; out: number };

/** The work of these rates with this many open streams, without what processes use when idle. */
export function loadOf(
  rates: Readonly<Record<Thing, number>>,
  { online, channelReaders }: { online: number; channelReaders: number },
  { things, delivery, idleStream }: Costs,
): Load {
  const deliveries = rates.channel * channelReaders;
  const of = (key: keyof Cost) => sum(THINGS.map((thing) => rates[thing] * things[thing][key]));
  const cores = Object.fromEntries(ROLES.map((role) => [role, (APART * of(role)) / MICROS])) as Load["cores"]; // of each
  cores.stream += (APART * deliveries * delivery.stream + online * idleStream.stream) / MICROS;
  return { cores, out: of("out") + deliveries * delivery.out };
}

/** A stream process holds no more, whatever its core would do (docs: realtime). */
const STREAMS_A_PROCESS = 10_000;

/** What machines a community needs. Processes: one core each. Bytes and MiB. */
export type Plan = {
  online: number;
  /** Requests a second in the busiest minute. */
  requests: number;
  processes: Record<"web" | "stream" | "jobs", number>;
  cores: Record<"postgres" | "redis", number>;
  memory: number;
  /** Bytes a second to members. */
  out: number;
  yearly: { rows: number; files: number; wal: number };
};

/** Turns members and their habits into machines. */
export function planOf(members: number, habits: Habits, costs: Costs): Plan {
  const { activeShare, onlineShare, channelReaders, headroom, perDay } = habits;
  const online = Math.round(members * onlineShare);
  const rates = ratesOf(members, habits);
  const { cores, out } = loadOf(rates, { online, channelReaders }, costs);
  const full = (role: Role) => Math.max(1, Math.ceil(cores[role] / headroom));
  const processes = {
    web: full("web"),
    stream: Math.max(full("stream"), Math.ceil(online / STREAMS_A_PROCESS)),
    jobs: full("jobs"),
  };
  const held = (role: "web" | "stream" | "jobs") => processes[role] * costs.memory[role];
  const yearly = (key: "rows" | "files" | "wal") =>
    members *
    activeShare *
    DAYS_A_YEAR *
    sum(THINGS.map((thing) => perDay[thing] * costs.things[thing][key]));
  return {
    online,
    requests: sum(Object.values(rates)),
    processes,
    cores: { postgres: full("postgres"), redis: full("redis") },
    memory: held("web") + held("stream") + held("jobs") + (online * costs.idleStream.memory) / 1024,
    out,
    yearly: { rows: yearly("rows"), files: yearly("files"), wal: yearly("wal") },
  };
}
