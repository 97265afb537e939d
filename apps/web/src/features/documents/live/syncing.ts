import type { ServerFrame } from "@kompagnon/contract/documents/frames.ts";
import { copyOf } from "#platform/bytes.ts";
import type { Replica } from "../engine/replica.ts";
import type { Cursors } from "./cursors.ts";
import type { KeyRotation } from "./key-rotation.ts";
import type { Opened } from "./opened.ts";
import { LiveSocket } from "./socket.ts";
import type { SyncState } from "./sync-state.ts";
import { backOff, Timer } from "./timer.ts";

/** The parts of an open document that frames speak to, and what the server said of it last. */
type Receiving = {
  readonly cursors: Cursors;
  readonly replica: Replica;
  readonly keyRotation: KeyRotation;
  readonly opened: Opened | null;
};

/** Takes in a frame of the live connection. Returns whether title, people, rights or keys have to be read again. */
async function takeFrame(
  frame: ServerFrame,
  { cursors, replica, keyRotation, opened }: Receiving,
): Promise<boolean> {
  switch (frame.kind) {
    case "cursor":
      await cursors.receive(frame.connection, frame.member, frame.sealed);
      return false;
    case "changed":
      return true;
    case "at":
      replica.heard(frame.n);
      return frame.epoch !== opened?.document.epoch || (frame.rotationDue && rotationIsNews(opened));
    case "part":
      // Without its key it waits in the log until there is an answer.
      await replica.receive({ ...frame, sealed: copyOf(frame.sealed) }).catch(() => undefined);
      keyRotation.grown();
      return false;
    case "gone":
      cursors.gone(frame.connection);
      return false;
    default:
      cursors.announce();
      return false;
  }
}

const rotationIsNews = (opened: Opened): boolean => opened.by === "member" && !opened.document.rotation_due;

/** Own changes of this long travel as one part, in ms; while there is no connection those of a longer time. */
const BATCH_MS = 40;
const BATCH_OFFLINE_MS = 1_000;
/** A gap is given this long to close by itself, in ms. */
export const GAP_TIMEOUT_MS = 200;
/** The interval of fetching the log without a live connection, in ms. */
export const POLL_MS = 5_000;
const RETRY_MAX = 20_000;

/** The parts that are synchronized with the log, and the callbacks. */
type Synced = {
  readonly replica: Replica;
  readonly cursors: Cursors;
  readonly keyRotation: KeyRotation;
  readonly syncState: SyncState;
  /** The address of a new live connection, good for one. */
  readonly liveAddress: () => Promise<string>;
  /** Takes up what other tabs left unsent. */
  readonly adopt: () => Promise<void>;
  /** Title, people, rights or keys have to be read again. */
  readonly onNews: () => void;
  /** Changes were sent, or could not be. */
  readonly onTried: () => void;
  readonly onFailed: (thrown: unknown) => void;
};

/** Keeps an open document level with its log: live, without that by asking now and then, and again after what failed. */
export class Syncing {
  readonly #synced: Synced;
  #socket: LiveSocket | null = null;
  #live = false;
  #closed = false;
  #failures = 0;
  readonly #next = new Timer(() => void this.#sync());
  readonly #polling = new Timer(() => void this.#poll());

  constructor(synced: Synced) {
    this.#synced = synced;
  }

  /** Whether it has begun. */
  get begun(): boolean {
    return this.#socket !== null;
  }

  /** The document was read: goes on from here, live as soon as that is possible. */
  begin(): void {
    this.#failures = 0;
    this.#socket ??= new LiveSocket({
      address: this.#synced.liveAddress,
      onFrame: (frame) => void this.#receive(frame),
      onLive: (now) => this.#turnLive(now),
    });
    this.#next.within(0);
    this.#polling.within(POLL_MS);
  }

  /** Sends and fetches after this time in ms, or sooner if that was requested before. */
  within(ms = BATCH_MS): void {
    this.#next.within(ms);
  }

  /** Something was written here. */
  changed(): void {
    this.#next.within(this.#failures > 0 ? BATCH_OFFLINE_MS : BATCH_MS);
  }

  /** Counts a failure. Answers how long to wait before the next try, in ms. */
  countFailure(): number {
    this.#failures += 1;
    return backOff(this.#failures, RETRY_MAX);
  }

  /** Tries again at once. */
  wake(): void {
    this.#socket?.wake();
    this.#next.within(0);
  }

  /** Sends a cursor, if it can be sent now. Answers whether it went. */
  sendCursor(sealed: Uint8Array): boolean {
    return this.#socket?.sendCursor(sealed) ?? false;
  }

  #turnLive(now: boolean): void {
    const { cursors, syncState, adopt, onNews } = this.#synced;
    this.#live = now;
    if (now) {
      syncState.set({ connection: "live" });
      cursors.announce();
      void adopt().then(
        () => this.#next.within(0),
        () => undefined,
      );
    } else {
      if (this.#closed) return;
      cursors.lost();
      syncState.set({ connection: navigator.onLine ? "polling" : "offline" });
      this.#polling.within(GAP_TIMEOUT_MS);
      onNews(); // it may have been closed because the document is not ours any more
    }
  }

  async #receive(frame: ServerFrame): Promise<void> {
    const { replica, syncState, onNews } = this.#synced;
    const news = await takeFrame(frame, { ...this.#synced, opened: syncState.read().opened });
    if (news) onNews();
    if (replica.behind) this.#next.within(GAP_TIMEOUT_MS);
  }

  async #poll(): Promise<void> {
    if (this.#live || this.#closed) return;
    this.#polling.within(POLL_MS);
    if (document.visibilityState === "hidden" || this.#failures > 0) return; // waking and trying again have their own time
    try {
      await this.#synced.replica.pull();
      this.#synced.syncState.set({ connection: "polling" });
    } catch (thrown) {
      this.#synced.onFailed(thrown);
    }
  }

  /** Sends what is unsent and fetches what is missing. */
  async #sync(): Promise<void> {
    const { replica, keyRotation, syncState, onFailed, onTried } = this.#synced;
    if (this.#closed || syncState.read().phase === "opening") return;
    try {
      await replica.push();
      if (replica.behind || this.#failures > 0) await replica.pull();
      this.#failures = 0;
      syncState.set({ refused: null, connection: this.#live ? "live" : "polling" });
      keyRotation.grown();
      if (!replica.saved) this.#next.within(BATCH_MS);
    } catch (thrown) {
      onFailed(thrown);
    }
    onTried();
  }

  close(): void {
    this.#closed = true;
    this.#next.stop();
    this.#polling.stop();
    this.#socket?.close();
  }
}
