import { unlockedIdentity } from "#features/identities/public.ts";
import type { Replica, StoredState } from "../engine/replica.ts";
import type { PendingPartStore } from "../engine/wire.ts";
import { DocumentStore, orphansOf } from "../store/document-store.ts";
import type { Opened } from "./opened.ts";

/** Where nothing can be kept: leaving the page then warns while something is unsent. */
const NO_STORE: PendingPartStore = {
  begin: () => Promise.resolve(),
  keep: () => Promise.reject(new Error("Nothing is kept on this device")),
  drop: () => Promise.resolve(),
};

/** The copy of an open document on this device: unsent changes, its last state, and the server's data about it. */
export class LocalCopy {
  readonly #id: string;
  readonly #until: AbortSignal;
  #kept: DocumentStore | null = null;
  #parts: PendingPartStore = NO_STORE;
  /** The store of the document's own entries; they are refused while nothing can be stored. */
  readonly partStore: PendingPartStore = {
    begin: (session) => this.#parts.begin(session),
    keep: (parts, insteadOf) => this.#parts.keep(parts, insteadOf),
    drop: (parts) => this.#parts.drop(parts),
  };

  /** `until`: the document is not open in this tab any more, and others may send its parts. */
  constructor(id: string, until: AbortSignal) {
    this.#id = id;
    this.#until = until;
  }

  /** Null until it is opened, where the browser keeps nothing, and once the document has left this device. */
  get store(): DocumentStore | null {
    return this.#kept;
  }

  /**
   * Opens it, unless `unwanted` by then. Answers what was kept: nothing where the document was never opened here, or its reader's
   * keys are locked. Rejects where the store fails.
   */
  async open(
    memberId: string,
    unwanted: () => boolean,
  ): Promise<{ opened: Opened; state: StoredState | null } | null> {
    const store = await DocumentStore.open(memberId);
    if (!store) return null;
    if (unwanted()) {
      store.close();
      return null;
    }
    this.#kept = store;
    this.#parts = store.partStore(this.#id, this.#until);
    const [found, state] = await Promise.all([store.document(this.#id), store.state(this.#id)]);
    if (!found) return null;
    const opened = found as Opened; // written by `storeOpened` and sealed since
    if (opened.document.locked && !(await unlockedIdentity())) return null; // closed on this device: the passphrase comes first
    return { opened, state };
  }

  /** Parts that an earlier visit or a tab that is gone left unsent go out from here; those of open tabs are only shown. */
  async adoptInto(replica: Replica): Promise<void> {
    const parts = (await this.#kept?.parts(this.#id)) ?? [];
    const orphans = await orphansOf(parts.map(({ session }) => session));
    await replica.adopt(
      parts.filter(({ session }) => orphans.has(session)),
      true,
    );
    await replica.adopt(
      parts.filter(({ session }) => !orphans.has(session)),
      false,
    );
  }

  /** Keeps what the server says of the document; where that fails it is not there without a connection. */
  async storeOpened(opened: Opened): Promise<void> {
    await this.#kept?.keepDocument(this.#id, opened).catch(() => undefined);
  }

  /** Seals what is waiting, and keeps the state. Answers whether that is to be tried again later. */
  async keepStateOf(replica: Replica): Promise<boolean> {
    try {
      const state = await replica.keepable();
      if (state) await this.#kept?.keepState(this.#id, state);
      else return this.#kept !== null && replica.refusals.length === 0;
    } catch {
      // Not sealed, or the device is full: the parts themselves are kept or counted as at risk.
    }
    return false;
  }

  /** Keeps nothing more. Answers what deletes the document from this device then. */
  detach(): () => Promise<void> {
    const store = this.#kept;
    this.#kept = null;
    this.#parts = NO_STORE;
    return async () => {
      await store?.forget(this.#id).catch(() => undefined); // the store failed: nothing more can be done here
      store?.close();
    };
  }

  close(): void {
    this.#kept?.close();
  }
}
