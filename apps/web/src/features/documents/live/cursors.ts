import { CURSOR_BYTES_MAX } from "@kompagnon/contract/documents/frames.ts";
import { SESSION_BYTES } from "@kompagnon/contract/documents/rules.ts";
import {
  Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from "y-protocols/awareness";
import type * as Y from "yjs";
import { type Bytes, copyOf, fromHex, toHex } from "#platform/bytes.ts";
import type { Keyring } from "../engine/keyring.ts";
import { freshSession, type Place } from "../engine/sealing.ts";
import type { CursorUser } from "../types.ts";
import { Timer } from "./timer.ts";

/** So often a cursor is sent at most, in ms: below the server's limit. */
const SEND_INTERVAL_MS = 60;
/** In front of what is sealed: epoch (4), session, number (4). */
const HEAD = 4 + SESSION_BYTES + 4;
const HERE = Symbol("documents cursor");

type Changes = { added: number[]; updated: number[]; removed: number[] };

/** Who is here and where: sealed like everything else, never stored, dropped while the tab is hidden. */
export class Cursors {
  readonly awareness: Awareness;
  readonly #id: string;
  readonly #keys: Keyring;
  readonly #send: (sealed: Uint8Array) => boolean;
  readonly #session = freshSession();
  #seq = 0;
  /** The clients that came by each connection, and the newest number of each session: older ones are stale. */
  readonly #clients = new Map<string, Set<number>>();
  readonly #newest = new Map<string, number>();
  #hiddenState: Record<string, unknown> | null = null;
  // Where it can't be sealed or sent, the next move says it again.
  readonly #due = new Timer(() => this.#say().catch(() => undefined));

  constructor(id: string, doc: Y.Doc, keys: Keyring, send: (sealed: Uint8Array) => boolean) {
    this.#id = id;
    this.#keys = keys;
    this.#send = send;
    this.awareness = new Awareness(doc);
    this.awareness.on("update", ({ added, updated, removed }: Changes, origin: unknown) => {
      const mine = [...added, ...updated, ...removed].includes(this.awareness.clientID);
      if (mine && origin !== HERE) this.#due.within(SEND_INTERVAL_MS);
    });
  }

  /** Who I am to the others. */
  introduce(user: CursorUser): void {
    this.awareness.setLocalStateField("user", user);
  }

  /** The connection is there: the others learn of me. */
  announce(): void {
    this.#due.within(SEND_INTERVAL_MS);
  }

  async #say(): Promise<void> {
    if (this.#keys.epoch === 0) return; // the owner of the document is not known yet
    const state = encodeAwarenessUpdate(this.awareness, [this.awareness.clientID]);
    const { epoch, keys } = await this.#keys.current();
    const place: Place = {
      doc: this.#id,
      epoch,
      purpose: "cursor",
      session: this.#session,
      seq: this.#seq++,
    };
    const sealed = await keys.seal(place, copyOf(state));
    const frame = new Uint8Array(HEAD + sealed.length);
    const view = new DataView(frame.buffer);
    view.setUint32(0, epoch);
    frame.set(fromHex(this.#session), 4);
    view.setUint32(4 + SESSION_BYTES, place.seq);
    frame.set(sealed, HEAD);
    if (frame.length <= CURSOR_BYTES_MAX) this.#send(frame);
  }

  /** Takes in a cursor. */
  async receive(connection: string, member: string, frame: Uint8Array): Promise<void> {
    if (frame.length <= HEAD) return;
    const view = new DataView(frame.buffer, frame.byteOffset);
    const session = toHex(frame.subarray(4, 4 + SESSION_BYTES));
    const seq = view.getUint32(4 + SESSION_BYTES);
    if ((this.#newest.get(session) ?? -1) >= seq) return;
    this.#newest.set(session, seq);
    const epoch = view.getUint32(0);
    const keys = await this.#keys.of(epoch).catch(() => null);
    const place: Place = { doc: this.#id, epoch, purpose: "cursor", session, seq };
    const state = await keys?.open(place, copyOf(frame.subarray(HEAD))).catch(() => null);
    if (state) this.#take(connection, member, state);
  }

  #take(connection: string, member: string, state: Bytes): void {
    const met = new Set<number>();
    const note = ({ added, updated }: Changes) => {
      for (const client of [...added, ...updated]) met.add(client);
    };
    this.awareness.on("update", note);
    try {
      applyAwarenessUpdate(this.awareness, state, HERE);
    } catch {
      return; // sealed by one of its people, and still none: no one's cursor moves
    } finally {
      this.awareness.off("update", note);
    }
    // The server knows the member of a connection: no member can move another's cursor.
    const { states } = this.awareness;
    const false_ = [...met].filter((client) => states.get(client)?.["user"]?.id !== member);
    if (false_.length > 0) removeAwarenessStates(this.awareness, false_, HERE);
    const known = this.#clients.get(connection);
    if (!known) this.announce(); // a new connection does not know this one yet
    const mine = known ?? new Set();
    for (const client of met) mine.add(client);
    this.#clients.set(connection, mine);
  }

  /** A connection has closed. */
  gone(connection: string): void {
    const clients = this.#clients.get(connection);
    this.#clients.delete(connection);
    if (clients) removeAwarenessStates(this.awareness, [...clients], HERE);
  }

  /** My own connection is gone: nothing is known of the others. */
  lost(): void {
    for (const connection of [...this.#clients.keys()]) this.gone(connection);
  }

  /** The tab is shown or hidden: who looks elsewhere is not here. */
  show(visible: boolean): void {
    const now = this.awareness.getLocalState();
    if (!visible && now) {
      this.#hiddenState = now;
      this.awareness.setLocalState(null);
    } else if (visible && this.#hiddenState) {
      this.awareness.setLocalState(this.#hiddenState);
      this.#hiddenState = null;
    }
  }

  close(): void {
    this.#due.stop();
    this.awareness.destroy();
  }
}
