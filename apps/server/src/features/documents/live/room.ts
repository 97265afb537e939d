import {
  atFrame,
  CLOSED,
  changedFrame,
  cursorFrame,
  type PartFrame,
  partFrame,
  presenceFrame,
  readFrame,
  SOCKETS_A_DOCUMENT,
  SOCKETS_A_MEMBER,
  SOCKETS_OF_GUESTS,
} from "@kompagnon/contract/documents/frames.ts";
import { deadSessions } from "#features/accounts/public.ts";
import { workingLinks } from "#features/documents/link-queries.ts";
import type { Connection } from "#features/documents/live/connection.ts";
import { type LiveState, liveRoles, liveStates } from "#features/documents/live/live-queries.ts";
import { type Message, writeMessage } from "#features/documents/live/messages.ts";
import { type PartRow, readParts } from "#features/documents/log-queries.ts";
import type { Queryable } from "#platform/db/database.ts";

/** Maximum of missed log entries read at once; connections that miss more load them themselves. */
const CATCH_UP = { most: 500, bytes: 1024 * 1024 };

type Parts = {
  db: Queryable;
  /** Tells the other processes. */
  tell: (message: Buffer) => void;
  onEmpty: () => void;
  onError: (error: unknown) => void;
};

/** Only what the reader of a part needs of it. */
type Delivery = { n: number; whole: Uint8Array; forGuests: Uint8Array };

/**
 * The connections of this process to one document. Everything that must come in an order runs one after the other: who comes,
 * what was stored, who may still read it. Cursors do not wait.
 */
export class Room {
  readonly documentId: string;
  readonly connections = new Set<Connection>();
  readonly #parts: Parts;
  #queue: Promise<void> = Promise.resolve();
  /** Number of the last entry delivered to the connections. */
  #n = 0;
  #epoch = 0;
  #rotationDue = false;
  /** As of which the connections' access is known. */
  #revision = 0;
  /** Connections that come or are there. */
  #expected = 0;

  constructor(documentId: string, parts: Parts) {
    this.documentId = documentId;
    this.#parts = parts;
  }

  /** Takes a connection in, once what was under way is through and it still may. */
  join(connection: Connection): void {
    const { memberId } = connection.holder;
    const same = [...this.connections].filter(({ holder }) => holder.memberId === memberId).length;
    const most = memberId === null ? SOCKETS_OF_GUESTS : SOCKETS_A_MEMBER;
    if (this.#expected >= SOCKETS_A_DOCUMENT || same >= most) connection.close(CLOSED.crowded);
    this.#expected += 1;
    connection.listen(
      (sealed) => this.#cursor(connection, sealed),
      () => this.#leave(connection),
    );
    this.#run(async () => {
      if (connection.closed) return;
      if (this.connections.size === 0) await this.#look();
      await checkAccess(this.#parts.db, [connection], { sessions: true });
      if (connection.closed) return;
      this.connections.add(connection);
      connection.send(this.#at());
      if (memberId !== null) this.#fleeting(presenceFrame("joined", connection.id), connection);
    });
  }

  /** Hands parts on that were stored when the document was at this revision. */
  take(revision: number, frames: readonly Uint8Array[]): void {
    this.#run(async () => {
      if (revision > this.#revision) await this.#recheck();
      for (const frame of frames) {
        const part = readFrame(frame);
        if (part?.kind !== "part" || part.n <= this.#n) continue;
        if (part.n > this.#n + 1) await this.#catchUp();
        if (part.n === this.#n + 1) this.#deliver({ n: part.n, whole: frame, forGuests: forGuests(part) });
      }
    });
  }

  /** The document changed: closes connections without access, and notifies the others. */
  changed(): void {
    this.#run(async () => {
      await this.#recheck();
      for (const one of this.connections) {
        one.send(this.#at());
        one.send(changedFrame());
      }
    });
  }

  /** Compares with the stored state; null for a deleted document. `everybody`: notify all connections even without a change. */
  compare(state: LiveState | null, everybody: boolean): void {
    if (!state) this.closeAll(CLOSED.gone);
    else if (state.revision > this.#revision) this.changed();
    if (!state || state.revision > this.#revision) return;
    if (state.n <= this.#n && !everybody) return;
    this.#run(async () => {
      if (state.n > this.#n) await this.#catchUp();
      if (everybody) for (const one of this.connections) one.send(this.#at());
    });
  }

  /** What another process handed on. */
  passOn(message: Message): void {
    if (message.kind === "changed") this.changed();
    else if (message.kind === "parts") this.take(message.revision, message.frames);
    else
      for (const one of this.connections) if (one.holder.memberId !== null) one.sendFleeting(message.frame);
  }

  /** Looks whether everybody may still be here, their sessions included. */
  checkSessions(): void {
    this.#run(() => checkAccess(this.#parts.db, [...this.connections], { sessions: true }));
  }

  closeAll(code: number): void {
    for (const one of this.connections) one.close(code);
  }

  #run(task: () => Promise<void>): void {
    this.#queue = this.#queue.then(task).catch(this.#parts.onError);
  }

  #at(): Uint8Array {
    return atFrame({ n: this.#n, epoch: this.#epoch, rotationDue: this.#rotationDue });
  }

  #leave(connection: Connection): void {
    this.#expected -= 1;
    if (this.connections.delete(connection) && connection.holder.memberId !== null)
      this.#fleeting(presenceFrame("gone", connection.id), connection);
    if (this.#expected === 0) this.#parts.onEmpty();
  }

  #cursor(connection: Connection, sealed: Buffer): void {
    const { memberId } = connection.holder;
    if (memberId !== null && this.connections.has(connection))
      this.#fleeting(cursorFrame(connection.id, memberId, sealed), connection);
  }

  #fleeting(frame: Uint8Array, from: Connection): void {
    for (const one of this.connections)
      if (one !== from && one.holder.memberId !== null) one.sendFleeting(frame);
    this.#parts.tell(writeMessage({ kind: "fleeting", frame: Buffer.from(frame) }));
  }

  #deliver({ n, whole, forGuests: blank }: Delivery): void {
    for (const one of this.connections) one.send(one.holder.memberId === null ? blank : whole);
    this.#n = n;
  }

  /** Reads the stored state; new connections load the entries up to it themselves. */
  async #look(): Promise<LiveState | null> {
    const state = (await liveStates(this.#parts.db, [this.documentId])).get(this.documentId) ?? null;
    if (!state) this.closeAll(CLOSED.gone);
    else if (this.connections.size === 0) this.#n = state.n;
    if (state) {
      this.#revision = state.revision;
      this.#epoch = state.epoch;
      this.#rotationDue = state.rotationDue;
    }
    return state;
  }

  /** The revision is read first: the access that is read then is at least as new. */
  async #recheck(): Promise<LiveState | null> {
    const state = await this.#look();
    if (state) await checkAccess(this.#parts.db, [...this.connections], { sessions: false });
    return state;
  }

  /**
   * Delivers missed entries. They are read before access is checked, so that a member removed before one of them was stored gets
   * none.
   */
  async #catchUp(): Promise<void> {
    const missed = await readParts(this.#parts.db, this.documentId, this.#n, CATCH_UP);
    const state = await this.#recheck();
    if (!state) return;
    let bytes = 0;
    for (const row of missed) {
      if (row.n !== this.#n + 1) break;
      const part = partOf(row);
      this.#deliver({ n: row.n, whole: partFrame(part), forGuests: forGuests(part) });
      bytes += row.sealed.length;
    }
    const last = missed.at(-1)?.n ?? this.#n;
    // What was stored meanwhile comes by itself; what is too much, or gone already, everybody loads for themselves.
    if (last === this.#n && missed.length < CATCH_UP.most && bytes < CATCH_UP.bytes) return;
    if (this.#n >= state.n) return;
    this.#n = state.n;
    for (const one of this.connections) one.send(this.#at());
  }
}

const partOf = ({ n, epoch, seq, purpose, session, authorId, sealed }: PartRow): PartFrame => ({
  n,
  epoch,
  seq,
  purpose,
  sealed,
  session: session.toString("hex"),
  author: authorId,
});

const NOTHING = new Uint8Array(0);
/** A part as guests of a link get it: without its author, and comments without what they say. */
function forGuests(part: PartFrame): Uint8Array {
  const sealed = part.purpose === "comments" ? NOTHING : part.sealed;
  return partFrame({ ...part, author: null, sealed });
}

/**
 * Looks whether connections may still be there, with one query a question for all of them: closes those that may not, and
 * tells those whose role changed. `sessions`: also whether their sessions have ended.
 */
export async function checkAccess(
  db: Queryable,
  connections: readonly Connection[],
  { sessions }: { sessions: boolean },
): Promise<void> {
  const members = connections.flatMap(({ documentId, holder }) =>
    holder.memberId === null ? [] : [{ documentId, ...holder }],
  );
  const links = connections.flatMap(({ holder }) => holder.linkId ?? []);
  const [roles, working, dead] = await Promise.all([
    members.length > 0 ? liveRoles(db, members) : new Map<string, never>(),
    links.length > 0 ? workingLinks(db, [...new Set(links)]) : new Set<string>(),
    sessions && members.length > 0
      ? deadSessions(db, [...new Set(members.map(({ sessionId }) => sessionId))])
      : new Map<string, never>(),
  ]);
  for (const one of connections) {
    const { holder } = one;
    if (holder.memberId === null) {
      if (!working.has(holder.linkId)) one.close(CLOSED.access);
      continue;
    }
    if (dead.has(holder.sessionId)) {
      one.close(CLOSED.session);
      continue;
    }
    const role = roles.get(`${one.documentId} ${holder.memberId}`);
    if (!role) one.close(CLOSED.access);
    else if (role !== one.role) {
      one.role = role;
      one.send(changedFrame());
    }
  }
}
