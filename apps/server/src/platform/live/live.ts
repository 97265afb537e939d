import type { Database, Queryable } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { Hub } from "#platform/live/hub.ts";
import { createOutbox, memberTopic, type Outbox } from "#platform/live/outbox.ts";
import { createPresence, type Presence } from "#platform/live/presence.ts";
import type { Status } from "#platform/live/presence-shared.ts";
import { type CheckSessions, type Dropped, findEnded } from "#platform/live/reader.ts";
import { type StreamRequest, Streams } from "#platform/live/stream.ts";
import { Tailer } from "#platform/live/tailer.ts";
import { createWakeUps } from "#platform/live/wake-ups.ts";
import type { Log } from "#platform/log.ts";
import { openRedisPair, type RedisAddress } from "#platform/redis.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";

/** How often things are looked after, in ms. */
type Rhythm = { sweepMs: number; heartbeatMs: number; stallMs: number };

/** Looks after open streams until stopped: heartbeat, stalled readers, sessions that have ended. */
function superviseStreams(hub: Hub, check: CheckSessions, log: Log, rhythm: Rhythm): { stop: () => void } {
  const heartbeat = setInterval(() => void hub.ping().catch(() => undefined), rhythm.heartbeatMs).unref(); // logged by the hub
  let sweeping = false;
  const sweep = async () => {
    const now = Date.now();
    const { subscriptions } = hub;
    for (const reader of subscriptions.all())
      if (reader.isStalled(now, rhythm.stallMs)) hub.drop(reader, "stalled");
    const ended = await findEnded(subscriptions.all(), check, rhythm.sweepMs / 2);
    for (const [reader, reason] of ended) hub.logOut(reader, reason);
  };
  const sweeper = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch((error: unknown) => log.warn({ err: error }, "sessions of live streams could not be checked"))
      .finally(() => {
        sweeping = false;
      });
  }, rhythm.sweepMs).unref();
  return {
    stop: () => {
      clearInterval(heartbeat);
      clearInterval(sweeper);
    },
  };
}

/** How long a ticket opens a stream, in seconds. */
const TICKET_SECONDS = 60;

type TicketHolder = { memberId: string; sessionId: string };

const MINT_TICKET = statement(
  "live_ticket_mint",
  `insert into stream_tickets (hash, session_id, member_id, expires_at)
        values ($1, $2, $3, now() + make_interval(secs => $4))`,
);
/** Makes a ticket for a session's stream: once, within a minute. Only its hash is stored. */
async function mintTicket(db: Queryable, { memberId, sessionId }: TicketHolder): Promise<string> {
  const ticket = randomToken();
  await db.query(MINT_TICKET, [hashToken(ticket), sessionId, memberId, TICKET_SECONDS]);
  return ticket;
}

const CONSUME_TICKET = statement(
  "live_ticket_take",
  `delete from stream_tickets where hash = $1
        returning session_id, member_id, expires_at > now() as valid`,
);
/** Consumes a ticket: the first caller gets its holder; null if it is unknown, used or expired. */
async function consumeTicket(db: Queryable, ticket: string): Promise<TicketHolder | null> {
  const { rows } = await db.query(CONSUME_TICKET, [hashToken(ticket)]);
  const [found] = rows;
  return found?.valid ? { memberId: found.member_id, sessionId: found.session_id } : null;
}

/** What the live stream needs from the rest of the server; it does not depend on features. */
export type LiveOptions = {
  db: Database;
  log: Log;
  /** Between processes; without it they find events by polling, and ephemeral ones stay in their process. */
  redis?: RedisAddress | null;
  /** Prefix of keys and channel in Redis, one per installation. */
  redisPrefix?: string;
  /** The topics a member reads now: `u:<member>` first, then groups' channels, conversations, … */
  topicsOf: (memberId: string) => Promise<readonly string[]>;
  /** Which of these sessions have ended, or whose member is banned or gone. */
  check: CheckSessions;
  /** A member came, went or is away; features tell those who may know (`user_status_changed`). */
  onPresence?: (memberId: string, status: Status) => void;
  /** Who a member is to the server has changed (ban, level, premium, sessions), on whatever process. */
  onMemberChanged?: (memberId: string) => void;
  /** Shorter in tests. */
  timing?: Partial<Rhythm & { pollMs: number; graceMs: number }>;
};

/** Figures for the metrics; counters count from the start of the process. */
type LiveFigures = {
  streams: number;
  members: number;
  topics: number;
  deliveries: number;
  resyncs: number;
  dropped: Partial<Record<Dropped, number>>;
  /** How long ago the outbox was last read, in ms. */
  readAgoMs: number;
};

/** The live stream of a process (design: realtime). */
export interface Live extends Outbox {
  /** `setAway` reaches the process that has the device's stream, whichever was asked. */
  presence: Pick<Presence, "of" | "setAway">;
  mintTicket(db: Queryable, holder: TicketHolder): Promise<string>;
  /** Spends a ticket; null when it is no good or its session has ended. */
  redeemTicket(ticket: string): Promise<TicketHolder | null>;
  /** Takes the raw response over (after `reply.hijack()`); resolves when the stream is live or gone, never rejects. */
  openStream(stream: StreamRequest): Promise<void>;
  /** Starts reading the outbox; needs the migrated database. */
  start(): Promise<void>;
  /** Ends all streams (browsers reconnect elsewhere) and stops reading. Call it before closing the HTTP server. */
  stop(): Promise<void>;
  figures(): LiveFigures;
}

/** A hint for the presence of all processes, never sent to browsers. */
const DEVICE_AWAY = "_away";
type DeviceAway = { memberId: string; sessionId: string; away: boolean };

/** Without streams no one waits for what another process has written; the viewers' cache has its own limit. */
const RESTING_POLL_MS = 5_000;
const TIMING = { pollMs: 500, heartbeatMs: 25_000, sweepMs: 5_000, stallMs: 30_000, graceMs: 8_000 };
/** How long streams have to take their last bytes when the process stops. */
const DRAIN_MS = 2_000;

/** Makes the live stream; `start` it once the database is migrated. */
export function createLive(options: LiveOptions): Live {
  const { db, log, topicsOf, check, redisPrefix = "kompagnon:" } = options;
  const timing = { ...TIMING, ...options.timing };
  const redis = options.redis ? openRedisPair(options.redis, log) : null;
  const wakeUps = createWakeUps(redis, `${redisPrefix}live`, log);
  const onMemberChanged = options.onMemberChanged ?? (() => undefined);
  const hub = new Hub(db, check, onMemberChanged, log);
  const pollMs = () => (hub.subscriptions.counts.members > 0 ? timing.pollMs : RESTING_POLL_MS);
  const tailer = new Tailer(db, hub, log, pollMs);
  const onChange = options.onPresence ?? (() => undefined);
  const presence = createPresence({ redis, prefix: redisPrefix, onChange, graceMs: timing.graceMs, log });
  const onOpen = (memberId: string, sessionId: string) => {
    presence.opened(memberId, sessionId);
    tailer.wake();
  };
  const streams = new Streams({ db, hub, topicsOf, onOpen, onClose: presence.closed, log });
  wakeUps.onStored(() => tailer.wake());
  wakeUps.onEphemeral(({ topic, kind, data }) => {
    if (kind !== DEVICE_AWAY) return hub.ephemeral({ topic, kind, data });
    const { memberId, sessionId, away } = JSON.parse(data) as DeviceAway; // written by setAway only
    presence.setAway(memberId, sessionId, away);
  });
  let care: { stop: () => void } | null = null;
  let stopping = false;

  return {
    ...createOutbox(wakeUps, onMemberChanged),
    presence: {
      of: presence.of,
      setAway: (memberId, sessionId, away) => {
        const data: DeviceAway = { memberId, sessionId, away };
        wakeUps.ephemeral({ topic: memberTopic(memberId), kind: DEVICE_AWAY, data: JSON.stringify(data) });
      },
    },
    mintTicket,
    async redeemTicket(ticket) {
      const holder = await consumeTicket(db, ticket);
      return holder && (await check([holder.sessionId])).has(holder.sessionId) ? null : holder;
    },
    async openStream(stream) {
      if (!stopping) return streams.open(stream);
      stream.response.writeHead(503, { "retry-after": "1", connection: "close" }).end();
    },
    async start() {
      await tailer.start();
      care = superviseStreams(hub, check, log, timing);
    },
    async stop() {
      stopping = true;
      care?.stop();
      await tailer.stop();
      await hub.endAll(DRAIN_MS);
      await presence.stop();
      redis?.close();
    },
    figures: () => ({ ...hub.count(), readAgoMs: Date.now() - tailer.lastReadAt }),
  };
}
