import { partFrame } from "@kompagnon/contract/documents/frames.ts";
import type { PartPurpose } from "@kompagnon/contract/documents/rules.ts";
import type { WebSocket } from "ws";
import { Connection } from "#features/documents/live/connection.ts";
import type { Holder } from "#features/documents/live/live-queries.ts";
import { liveStates } from "#features/documents/live/live-queries.ts";
import { readMessage, writeMessage } from "#features/documents/live/messages.ts";
import { checkAccess, Room } from "#features/documents/live/room.ts";
import type { DocumentRow } from "#features/documents/queries.ts";
import type { Platform } from "#platform/platform.ts";

/** How often a process polls for changes by processes that can't notify it, in ms … */
const ALONE_MS = 500;
/** … and how often all connections get the log position and are checked in any case. */
const SWEEP_MS = 5_000;

type Used = Pick<Platform, "db" | "relay" | "log">;
type Fresh = { epoch: number; purpose: PartPurpose; session: Buffer; seq: number; sealed: Buffer };
const topicOf = (documentId: string): string => `document:${documentId}`;

/** The documents with open connections on this process: a cache, which is read again from the database when in doubt. */
class Rooms {
  readonly #platform: Used;
  readonly #rooms = new Map<string, { room: Room; stop: () => void }>();
  #sweptAt = performance.now();
  #looking = false;

  constructor(platform: Used) {
    this.#platform = platform;
    setInterval(() => void this.#look(), ALONE_MS).unref();
  }

  /** Connects the holder of a valid ticket. */
  join(documentId: string, holder: Holder, socket: WebSocket): void {
    this.#roomOf(documentId).join(new Connection(documentId, holder, socket));
  }

  /** Parts were stored behind those of `row`, by this process. */
  appended(row: Pick<DocumentRow, "id" | "n" | "revision">, author: string, parts: readonly Fresh[]): void {
    const { relay } = this.#platform;
    const open = this.#rooms.get(row.id);
    if (!open && !relay.connected()) return;
    const frames = parts.map(({ session, ...part }, i) =>
      partFrame({ ...part, n: row.n + 1 + i, session: session.toString("hex"), author }),
    );
    open?.room.take(row.revision, frames);
    relay.send(topicOf(row.id), writeMessage({ kind: "parts", revision: row.revision, frames }));
  }

  /** Title, people, roles, links, key or trash of a document were changed by this process. */
  changed(documentId: string): void {
    this.#rooms.get(documentId)?.room.changed();
    this.#platform.relay.send(topicOf(documentId), writeMessage({ kind: "changed" }));
  }

  /** A member was banned, signed out somewhere, or is paying now, on whatever process. */
  memberChanged(memberId: string): void {
    for (const { room } of this.#rooms.values())
      if ([...room.connections].some(({ holder }) => holder.memberId === memberId)) room.checkSessions();
  }

  #roomOf(documentId: string): Room {
    const known = this.#rooms.get(documentId);
    if (known) return known.room;
    const { db, relay, log } = this.#platform;
    const topic = topicOf(documentId);
    const room = new Room(documentId, {
      db,
      tell: (message) => relay.send(topic, message),
      onEmpty: () => {
        this.#rooms.get(documentId)?.stop();
        this.#rooms.delete(documentId);
      },
      onError: (error) => log.warn({ err: error }, "an open document could not be looked after"),
    });
    const stop = relay.listen(topic, (bytes) => {
      const message = readMessage(bytes);
      if (message) room.passOn(message);
    });
    this.#rooms.set(documentId, { room, stop });
    return room;
  }

  /** One query for all open documents; a sweep also checks their members and sessions. */
  async #look(): Promise<void> {
    const now = performance.now();
    const isSweep = now - this.#sweptAt >= SWEEP_MS;
    const { db, relay, log } = this.#platform;
    if (this.#rooms.size === 0 || this.#looking || (relay.connected() && !isSweep)) return;
    this.#looking = true;
    if (isSweep) this.#sweptAt = now;
    try {
      const states = await liveStates(db, [...this.#rooms.keys()]);
      for (const [id, { room }] of this.#rooms) room.compare(states.get(id) ?? null, isSweep);
      const all = [...this.#rooms.values()].flatMap(({ room }) => [...room.connections]);
      if (isSweep) await checkAccess(db, all, { sessions: true });
    } catch (error) {
      log.warn({ err: error }, "open documents could not be compared");
    } finally {
      this.#looking = false;
    }
  }
}

const rooms = new WeakMap<object, Rooms>();
/** The open documents of a process. */
export function roomsOf(platform: Used): Rooms {
  const known = rooms.get(platform);
  if (known) return known;
  const made = new Rooms(platform);
  rooms.set(platform, made);
  return made;
}
