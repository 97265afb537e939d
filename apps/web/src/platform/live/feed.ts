import type { Bus } from "./bus.ts";
import type { StreamEvent } from "./event-stream.ts";

/** Whether an event's id (`epoch-xid-id`) is after a cursor. Another epoch counts as after: a resync came between. */
export function isAfter(id: string, cursor: string): boolean {
  const [epoch, xid = 0, position = 0] = read(id);
  const [otherEpoch, otherXid = 0, otherPosition = 0] = read(cursor);
  if (epoch !== otherEpoch) return true;
  return xid === otherXid ? position > otherPosition : xid > otherXid;
}

function read(cursor: string): [epoch: string, xid?: number, position?: number] {
  const [epoch = "", xid, position] = cursor.split("-");
  return [epoch, Number(xid), Number(position)];
}

/** What is kept to tell a tab that opens later. */
const BUFFERED_EVENTS_MAX = 300;
const BUFFER_MS = 60_000;

/** The events a tab needs: everything after its cursor, or, without one, everything since a time (ms since 1970). */
export type MissedEventsRequest = { last: string; since: number };

/** The events of one tab: each ordered event is delivered once, from any source. */
export interface Feed {
  /** The cursor up to which this tab has been told everything; empty before the first. */
  readonly last: string;
  take(event: StreamEvent): void;
  /** The events that fulfil a wish; null when they are not all known any more. */
  since(wish: MissedEventsRequest): StreamEvent[] | null;
  /** Continues behind this cursor; `missed` says that events before it are lost. */
  continueAt(cursor: string, missed: boolean): void;
}

/** Makes the feed of a tab. */
export function createFeed(bus: Bus, now = Date.now): Feed {
  let last = "";
  let buffered: { at: number; event: StreamEvent }[] = [];
  /** Everything that came after this time is kept, and everything after this cursor. */
  let complete = { since: now(), after: "" };

  const buffer = (event: StreamEvent) => {
    buffered.push({ at: now(), event });
    while (buffered.length > BUFFERED_EVENTS_MAX || (buffered[0]?.at ?? now()) < now() - BUFFER_MS) {
      const gone = buffered.shift();
      if (gone) complete = { since: gone.at + 1, after: gone.event.id };
    }
  };
  const cursorOf = (data: unknown): string => String((data as { cursor: string }).cursor); // hello and resync carry one

  return {
    get last() {
      return last;
    },
    take(event) {
      const { id, kind, data } = event;
      if (kind === "hello") {
        if (last === "") last = complete.after = cursorOf(data);
        return;
      }
      if (kind === "resync") {
        this.continueAt(cursorOf(data), true);
        return;
      }
      if (id !== "") {
        if (last !== "" && !isAfter(id, last)) {
          if (kind === "ping") bus.publish(kind, data);
          return;
        }
        last = id;
        if (kind !== "ping") buffer(event);
      }
      bus.publish(kind, data);
    },
    since({ last: cursor, since }) {
      if (cursor !== "") {
        if (complete.after === "" || isAfter(complete.after, cursor)) return null;
        return buffered.filter(({ event }) => isAfter(event.id, cursor)).map(({ event }) => event);
      }
      if (since < complete.since) return null;
      return buffered.filter(({ at }) => at >= since).map(({ event }) => event);
    },
    continueAt(cursor, missed) {
      if (missed) {
        buffered = [];
        complete = { since: now(), after: cursor };
        last = cursor;
        bus.resync();
      } else if (cursor !== "" && (last === "" || isAfter(cursor, last))) {
        if (last === "") complete.after = cursor;
        last = cursor;
      }
    },
  };
}
