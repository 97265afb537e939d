import {
  type EPHEMERAL_KINDS,
  type LiveData,
  type LiveKind,
  liveEvents,
} from "@kompagnon/contract/live/events.ts";
import type { Tx } from "#platform/db/database.ts";
import { statement } from "#platform/db/statement.ts";
import { gatherEvent, writeEffects } from "#platform/effects.ts";
import { serializerOf } from "#platform/http/serializer.ts";
import { type EndSessions, SESSIONS_ENDED, TOPICS_CHANGED } from "#platform/live/markers.ts";
import type { WakeUps } from "#platform/live/wake-ups.ts";

/** A kind that is never stored … */
type EphemeralKind = (typeof EPHEMERAL_KINDS)[number];
/** … and one that is. */
type StoredKind = Exclude<LiveKind, EphemeralKind>;

/** A second event. */
type Next = { [K in StoredKind]: { kind: K; data: LiveData<K> } }[StoredKind];

/** An event with what few events have. */
type EventToPublish<K extends StoredKind> = {
  topic: string | readonly string[];
  kind: K;
  data: LiveData<K>;
  /** Max age for delivery (call signals: 60). */
  lifeSeconds?: number | null;
  /** The origin of its text, by which `rewriteSource` finds it. */
  source?: string | null;
  /**
   * A second event directly after it, for the same readers, at half the cost of two; it must not contain members' texts, as it is
   * deleted together with the first.
   */
  next?: Next | null;
};

/** How features tell browsers that something happened. */
export interface Outbox {
  /**
   * Stores an event for every reader of a topic (or of several) in the business transaction, in its last write together with the
   * others: it is sent after the commit and never after a rollback.
   * Two events are ordered by the first writes of their transactions. Where the order has to match a sequence, take an advisory
   * lock before the first write. A row lock counts as a write: a transaction that waits for one already has its number, so its
   * event comes first (docs/decisions/live-events-and-jobs.md).
   */
  publish<K extends StoredKind>(
    tx: Tx,
    topic: string | readonly string[],
    kind: K,
    data: LiveData<K>,
  ): Promise<void>;
  /** The same for an event with a lifetime, a source or a second event. */
  publishEvent<K extends StoredKind>(tx: Tx, event: EventToPublish<K>): Promise<void>;
  /** Tells the readers that events were stored by a statement of their own (a database function). */
  wake(): void;
  /** Sends to the currently connected readers, at most once (typing, presence). */
  publishEphemeral<K extends EphemeralKind>(
    topic: string | readonly string[],
    kind: K,
    data: LiveData<K>,
  ): void;
  /**
   * From this transaction on, readers of `audience` (`u:<member>` for one member, `g:<group>` for a whole group) also
   * read the topics in `add` and no longer those in `remove`; on every process, in the order of events.
   */
  changeTopics(
    tx: Tx,
    audience: string | readonly string[],
    change: { add?: readonly string[]; remove?: readonly string[] },
  ): Promise<void>;
  /**
   * Who a member is to the server changes with this transaction: the next request on this process sees it. The others
   * hear of it by the marker that triggers on members and sessions write.
   */
  memberChanged(tx: Tx, memberId: string): void;
  /** Sends force_logout to streams of a member and ends them; no later event reaches them. */
  endSessions(tx: Tx, memberId: string, ended: EndSessions): Promise<void>;
}

// `since`: whatever ran at this moment has a number from here on, even if smaller than this transaction's. `seen` tells
// those from what had been committed by then, which is none of the new reader's.
const INSERT_CHANGE = `insert into events (topic, kind, data)
  select topic, $2, $3::jsonb || jsonb_build_object(
    'since', pg_snapshot_xmin(pg_current_snapshot())::text, 'seen', pg_current_snapshot()::text)
  from unnest($1::text[]) topic`;

const listOf = (topic: string | readonly string[]): readonly string[] =>
  typeof topic === "string" ? [topic] : topic;

/** What a kind declares and nothing else: undeclared fields never leave the server. Throws on a wrong type. */
const declared = (kind: LiveKind, data: unknown): string => serializerOf(liveEvents[kind])(data);

/** The topic that only one member reads. */
export const memberTopic = (memberId: string): string => `u:${memberId}`;

const CHANGE_TOPICS = statement("live_topics", INSERT_CHANGE);
/** Makes the outbox; `wakeUps` wake the readers after the commit. */
export function createOutbox(wakeUps: WakeUps, onMemberChanged: (memberId: string) => void): Outbox {
  const wake = () => wakeUps.stored();
  const memberChanged: Outbox["memberChanged"] = (tx, memberId) =>
    tx.afterCommit(() => {
      onMemberChanged(memberId);
      wake();
    });
  const publishEvent: Outbox["publishEvent"] = async (tx, event) => {
    const { topic, kind, lifeSeconds = null, source = null, next = null } = event;
    const data = declared(kind, event.data);
    const behind = next && { kind: next.kind, data: declared(next.kind, next.data) };
    for (const one of listOf(topic))
      gatherEvent(tx, { topic: one, kind, data, lifeSeconds, source, next: behind });
    tx.afterCommit(wake);
  };
  return {
    wake,
    publish: (tx, topic, kind, data) => publishEvent(tx, { topic, kind, data }),
    publishEvent,
    publishEphemeral(topic, kind, data) {
      const text = declared(kind, data);
      for (const one of listOf(topic)) wakeUps.ephemeral({ topic: one, kind, data: text });
    },
    async changeTopics(tx, audience, { add = [], remove = [] }) {
      // Leaving readers still get the events published before.
      await writeEffects(tx);
      const values = [listOf(audience), TOPICS_CHANGED, JSON.stringify({ add, remove })] as const;
      await tx.query(CHANGE_TOPICS, values);
      tx.afterCommit(wake);
    },
    memberChanged,
    async endSessions(tx, memberId, ended) {
      const data = JSON.stringify(ended);
      gatherEvent(tx, { topic: memberTopic(memberId), kind: SESSIONS_ENDED, data, lifeSeconds: null });
      memberChanged(tx, memberId);
    },
  };
}
