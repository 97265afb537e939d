import type { ApiError } from "#platform/call.ts";
import type { Refused } from "../engine/reading.ts";
import type { Opened } from "./opened.ts";

/**
 * The status of an open document. `opening`: nothing to show yet. `open`. `missing`: there is none for this reader, or it was
 * removed. `ended`: the link has expired. `unreachable`: there is no connection, and no copy on this device. `locked`: its
 * reader's keys are not unlocked here. `awaited`: no member has given its key to this reader yet. `broken`: the received keys are
 * not the ones known before. `forged`: its state cannot be trusted. `outdated`: it is written in a way that this page, loaded
 * earlier, does not know. `failed`: something else.
 */
type Phase =
  | "opening"
  | "open"
  | "missing"
  | "ended"
  | "unreachable"
  | "locked"
  | "awaited"
  | "broken"
  | "forged"
  | "outdated"
  | "failed";

/** What the room and the header show of a document. A new object with every change. */
export type DocumentState = {
  readonly phase: Phase;
  readonly opened: Opened | null;
  readonly error: ApiError | null;
  /** Whether changes come live, by asking every few seconds, or not at all. */
  readonly connection: "live" | "polling" | "offline";
  /** How many changes the server has not confirmed. */
  readonly unsaved: number;
  /** Why the server rejects them; null if it does not. */
  readonly refused: ApiError | null;
  /** Whether what is unsaved is kept on this device. */
  readonly keeps: boolean;
  /** The rejected entries of the log, and the reasons. */
  readonly refusals: readonly Refused[];
};

/** Before anything is known. */
export const OPENING: DocumentState = {
  phase: "opening",
  opened: null,
  error: null,
  connection: "offline",
  unsaved: 0,
  refused: null,
  keeps: false,
  refusals: [],
};

/** The state of an open document, with its listeners. */
export class SyncState {
  #shown: DocumentState = OPENING;
  readonly #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly read = (): DocumentState => this.#shown;
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells listeners only where something is another than before. */
  set(change: Partial<DocumentState>): void {
    const next = { ...this.#shown, ...change };
    const keys = Object.keys(next) as (keyof DocumentState)[]; // Object.keys forgets the literal keys
    if (keys.every((key) => next[key] === this.#shown[key])) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
