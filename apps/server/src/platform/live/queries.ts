import { randomBytes } from "node:crypto";
import type { Queryable, RowOf } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { type Cursor, compareCursors, readSnapshot, type Snapshot } from "#platform/live/cursor.ts";
import { TOPICS_CHANGED } from "#platform/live/markers.ts";

/** One stored event; `data` is JSON text. */
export type EventRow = { cursor: Cursor; topic: string; kind: string; data: string };

/** A batch of the outbox with its position. */
export type Reading = {
  epoch: string;
  /** Everything up to here has been pruned. */
  pruned: Cursor;
  /** The oldest transaction still running: everything before it is settled. */
  horizon: number;
  /** Settled events, in order. */
  rows: EventRow[];
  /** Whether as many rows were read as was asked for. */
  isFull: boolean;
  /** Whether more events are there that still wait for an older transaction to end. */
  held: boolean;
};

const HORIZON = "with h as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as horizon)";
const STATE = "select s.epoch, s.pruned_xid, s.pruned_id, h.horizon";
const EVENT = "xid, id, topic, kind, data::text as data, next_kind, next_data";
const ALIVE = "(expires_at is null or expires_at > now())";

// One snapshot, one statement: the state row comes even when there is no event.
const TAIL = `${HORIZON} ${STATE}, e.* from stream_state s cross join h left join lateral (
  select ${EVENT} from events where (xid, id) > ($1::xid8, $2::bigint) and ${ALIVE} order by xid, id limit $3) e on true
  order by e.xid, e.id`;

// Topic by topic along (topic, xid, id), so that a quiet topic costs one probe whatever the others hold.
const REPLAY = `${HORIZON} ${STATE}, e.* from stream_state s cross join h left join lateral (
  select m.* from unnest($1::text[]) t(topic) cross join lateral (
    select ${EVENT} from events where topic = t.topic and (xid, id) > ($2::xid8, $3::bigint) and xid < h.horizon
    and ${ALIVE} order by xid, id limit $4) m
  order by m.xid, m.id limit $4) e on true order by e.xid, e.id`;

const BETWEEN = `select ${EVENT} from events where topic = any($1::text[]) and xid >= $2::xid8
  and (xid, id) < ($3::xid8, $4::bigint) and not pg_visible_in_snapshot(xid, $5::pg_snapshot)
  and ${ALIVE} order by xid, id`;

const cursorOf = (row: { xid: string; id: number }): Cursor => ({ xid: Number(row.xid), id: row.id });

/** A row of the state and, where there is one, of an event. */
type Joined = Pick<
  RowOf<"live_tail" | "live_replay">,
  "xid" | "id" | "topic" | "kind" | "data" | "next_kind" | "next_data"
>;

/** The events of a row: one, or two that come together. */
function eventsOf(row: Joined): EventRow[] {
  const { xid, id, topic, kind, data, next_kind: nextKind, next_data: nextData } = row;
  if (xid === null || id === null || topic === null || kind === null || data === null) return [];
  if (nextKind === null || nextData === null) return [{ cursor: cursorOf({ xid, id }), topic, kind, data }];
  return [
    { cursor: cursorOf({ xid, id: id - 1 }), topic, kind, data },
    { cursor: cursorOf({ xid, id }), topic, kind: nextKind, data: nextData },
  ];
}

function readingOf(found: RowOf<"live_tail" | "live_replay">[], limit: number): Reading | null {
  const [first] = found;
  if (!first) return null;
  const horizon = Number(first.horizon);
  const rows: EventRow[] = [];
  let held = false;
  for (const row of found) {
    for (const event of eventsOf(row))
      if (event.cursor.xid >= horizon) held = true;
      else rows.push(event);
  }
  return {
    epoch: first.epoch,
    pruned: { xid: Number(first.pruned_xid), id: first.pruned_id },
    horizon,
    rows,
    isFull: found.length >= limit,
    held,
  };
}

const READ_TAIL = statement("live_tail", TAIL, { hot: true });
/** Up to `limit` events of all topics after a cursor; null while the history has no state row. */
export async function readTail(db: Queryable, after: Cursor, limit: number): Promise<Reading | null> {
  const values = [String(after.xid), after.id, limit] as const;
  return readingOf((await db.query(READ_TAIL, values)).rows, limit);
}

const READ_REPLAY = statement("live_replay", REPLAY);
/** Up to `limit` settled events of these topics after a cursor. */
export async function readReplay(
  db: Queryable,
  topics: readonly string[],
  after: Cursor,
  limit: number,
): Promise<Reading | null> {
  const values = [topics, String(after.xid), after.id, limit] as const;
  return readingOf((await db.query(READ_REPLAY, values)).rows, limit);
}

const READ_BETWEEN = statement("live_between", BETWEEN);
/** The events of these topics that stand before a change of topics (its cursor) but were committed after it. */
export async function readBetween(
  db: Queryable,
  topics: readonly string[],
  { since, seen }: { since: number; seen: string },
  before: Cursor,
): Promise<EventRow[]> {
  const values = [topics, String(since), String(before.xid), before.id, seen] as const;
  const { rows } = await db.query(READ_BETWEEN, values);
  return rows.flatMap(eventsOf);
}

const READ_JOINED = statement(
  "live_joined",
  `select distinct on (added.topic) added.topic as "topic!", e.data ->> 'seen' as "seen!"
     from events e cross join lateral jsonb_array_elements_text(e.data -> 'add') added(topic)
     where e.topic = any($1::text[]) and e.kind = $4 and (e.xid, e.id) > ($2::xid8, $3::bigint)
     order by added.topic, e.xid desc, e.id desc`,
);
/** What stood already when readers of these topics came to read others after a cursor, by the other topic: the last time they came. */
export async function readJoined(
  db: Queryable,
  topics: readonly string[],
  after: Cursor,
): Promise<Map<string, Snapshot>> {
  const { rows } = await db.query(READ_JOINED, [topics, String(after.xid), after.id, TOPICS_CHANGED]);
  return new Map(rows.map(({ topic, seen }) => [topic, readSnapshot(seen)]));
}

const ENSURE_EPOCH_STREAM_STATE = statement(
  "live_ensure_epoch_stream_state",
  "insert into stream_state (epoch) values ($1) on conflict do nothing",
);
const ENSURE_EPOCH_UPDATE_STREAM_STATE = statement(
  "live_ensure_epoch_update_stream_state",
  `update stream_state set epoch = $1, pruned_xid = '0', pruned_id = 0
     where greatest((select xid from events order by xid desc limit 1), pruned_xid) >= pg_snapshot_xmax(pg_current_snapshot())`,
);
const ENSURE_EPOCH_EVENTS = statement(
  "live_ensure_epoch_events",
  "delete from events where xid >= pg_snapshot_xmax(pg_current_snapshot())",
);
/**
 * Ensures that the history has an epoch. Starts a new one and drops the old events when these come from another server (a dump
 * restored elsewhere restarts the transaction ids, so the order can't be continued).
 */
export async function ensureEpoch(db: Queryable): Promise<void> {
  await db.query(ENSURE_EPOCH_STREAM_STATE, [newEpoch()]);
  const { rowCount } = await db.query(ENSURE_EPOCH_UPDATE_STREAM_STATE, [newEpoch()]);
  if (rowCount > 0) await db.query(ENSURE_EPOCH_EVENTS);
}

const newEpoch = () => randomBytes(6).toString("hex");

const PRUNE = statement(
  "live_prune_events",
  `with oldest as (select xid, id, created_at from events order by xid, id limit $2),
  bound as (select xid, id from oldest where created_at < now() - make_interval(secs => $1) order by xid desc, id desc limit 1),
  marked as (update stream_state s set pruned_xid = b.xid, pruned_id = b.id from bound b
    where (b.xid, b.id) > (s.pruned_xid, s.pruned_id))
  delete from events e using bound b where (e.xid, e.id) <= (b.xid, b.id)`,
  { plan: "custom" },
);

const PRUNE_BATCH = 5_000;

/** What a pruning removed. */
export type Pruned = { events: number; expired: number; tickets: number };

const PRUNE_EVENTS_EVENTS = statement(
  "live_prune_events_events",
  "delete from events where expires_at < now()",
);
const PRUNE_EVENTS_STREAM_TICKETS = statement(
  "live_prune_events_stream_tickets",
  "delete from stream_tickets where expires_at < now()",
);
/** Removes events older than the retention (seconds), what expired, and tickets never used. A job runs it hourly. */
export async function pruneEvents(db: Queryable, retentionSeconds: number): Promise<Pruned> {
  let removed = 0;
  for (;;) {
    const { rowCount } = await db.query(PRUNE, [retentionSeconds, PRUNE_BATCH]);
    removed += rowCount;
    if (rowCount < PRUNE_BATCH) break;
  }
  const expired = await db.query(PRUNE_EVENTS_EVENTS);
  const tickets = await db.query(PRUNE_EVENTS_STREAM_TICKETS);
  return { events: removed, expired: expired.rowCount, tickets: tickets.rowCount };
}

/** Whether everything after `cursor` is still there and `cursor` is not ahead of the history. */
export const isResumable = (reading: Reading, epoch: string, cursor: Cursor): boolean =>
  reading.epoch === epoch && compareCursors(cursor, reading.pruned) >= 0 && cursor.xid <= reading.horizon;
