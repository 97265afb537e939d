import type { Document } from "@kompagnon/contract/documents/model.ts";
import type { Keyed } from "../custody/document-keys.ts";
import { ENGINE, Replica } from "../engine/replica.ts";
import { signUnsent } from "../store/unsent-sign.ts";
import type { CursorUser } from "../types.ts";
import { Assets } from "./assets.ts";
import { Cursors } from "./cursors.ts";
import { handleSyncError } from "./failures.ts";
import { KeyRotation } from "./key-rotation.ts";
import { LocalCopy } from "./local-copy.ts";
import { keysOf, type Opened } from "./opened.ts";
import type { Source } from "./source.ts";
import { type DocumentState, SyncState } from "./sync-state.ts";
import { GAP_TIMEOUT_MS, Syncing } from "./syncing.ts";
import { Timer } from "./timer.ts";

/** What an open document does when something happens to its window. */
type OnWindow = {
  /** The network is back, or gone. */
  online: () => void;
  offline: () => void;
  /** The tab is shown, or hidden. */
  visible: (now: boolean) => void;
  /** The page is on its way out; it may come back. */
  leaving: () => void;
  /** Whether leaving now would lose something: the browser asks then. */
  atRisk: () => boolean;
};

/** Listens to the window until `signal` is aborted. */
function listenToWindow(on: OnWindow, signal: AbortSignal): void {
  addEventListener("online", on.online, { signal });
  addEventListener("offline", on.offline, { signal });
  addEventListener("pagehide", on.leaving, { signal });
  addEventListener("beforeunload", (event) => on.atRisk() && event.preventDefault(), { signal });
  document.addEventListener("visibilitychange", () => on.visible(document.visibilityState === "visible"), {
    signal,
  });
}

/** A state is kept on this device this long after the last change, in ms. */
const KEEP = 1_500;

/** Who opens a document, and how. */
export type Opening = {
  id: string;
  source: Source;
  /** The member who does; null for guests of a link, of whose documents nothing is kept here. */
  member: CursorUser | null;
};

/**
 * A document that is open in this tab: its copy, what is kept of it on this device, its live connection and who else is
 * there. It works without a connection if it was opened on this device before.
 */
export class LiveDocument {
  readonly id: string;
  readonly replica: Replica;
  readonly cursors: Cursors;
  readonly assets: Assets;
  readonly #source: Source;
  readonly #member: CursorUser | null;
  readonly #keyRotation: KeyRotation;
  readonly #over = new AbortController();
  readonly #syncState = new SyncState();
  readonly #local: LocalCopy;
  readonly #syncing: Syncing;
  #closed = false;
  #beginning = false;
  readonly #keeping = new Timer(() => void this.#keep());
  readonly #again = new Timer(() => this.wake());
  readonly #rereading = new Timer(() => void this.reread().catch(() => undefined));

  constructor({ id, source, member }: Opening) {
    this.id = id;
    this.#source = source;
    this.#member = member;
    const wire = { ...source, keys: async () => keysOf(await this.#ask()) };
    this.#local = new LocalCopy(id, this.#over.signal);
    this.replica = new Replica(id, wire, this.#local.partStore);
    this.replica.onRefused = () => this.#set({ refusals: this.replica.refusals });
    this.cursors = new Cursors(id, this.replica.content, this.replica.keys, (frame) =>
      member ? this.#syncing.sendCursor(frame) : false,
    );
    if (member) this.cursors.introduce(member);
    this.assets = new Assets(id, this.replica.keys, source, () => this.#local.store);
    this.#keyRotation = new KeyRotation(id, this.replica, () => this.reread());
    this.#syncing = this.#synced(source);
    for (const doc of [this.replica.content, this.replica.comments])
      doc.on("update", (_: Uint8Array, origin: unknown) => {
        if (origin !== ENGINE) this.#syncing.changed();
        this.#keeping.within(KEEP);
        this.#touch();
      });
    this.#listen();
    void this.#start();
  }

  #synced({ liveAddress }: Source): Syncing {
    const keyRotation = this.#keyRotation;
    const syncState = this.#syncState;
    const { replica, cursors } = this;
    return new Syncing({
      replica,
      cursors,
      keyRotation,
      syncState,
      liveAddress,
      adopt: () => this.#adopt(),
      onNews: () => this.#rereading.within(GAP_TIMEOUT_MS),
      onTried: () => this.#touch(),
      onFailed: (thrown) => this.#failed(thrown),
    });
  }

  /** For `useSyncExternalStore`. */
  readonly state = this.#syncState.read;
  readonly onState = this.#syncState.listen;

  #set(change: Partial<DocumentState>): void {
    this.#syncState.set(change);
  }

  /** Takes in how much is unsaved. */
  #touch(): void {
    const unsaved = this.replica.outgoing.count;
    const keeps = this.#local.store !== null;
    if (this.#member && keeps && unsaved > 0) signUnsent(this.#member.id, true);
    this.#set({ unsaved, keeps });
  }

  #listen(): void {
    listenToWindow(
      {
        online: () => this.wake(),
        offline: () => this.#set({ connection: "offline" }),
        visible: (now) => {
          this.cursors.show(now);
          if (now) this.wake();
          else void this.#keep();
        },
        leaving: () => void this.#keep(),
        atRisk: () => this.replica.outgoing.atRisk,
      },
      this.#over.signal,
    );
  }

  async #start(): Promise<void> {
    if (this.#member) await this.#restore(this.#member.id).catch(() => undefined); // then only the server has it
    if (this.#closed) return;
    await this.#begin();
  }

  /** Shows what is kept on this device, and takes up what was left unsent. */
  async #restore(memberId: string): Promise<void> {
    const kept = await this.#local.open(memberId, () => this.#closed);
    if (!kept) return;
    const { opened, state } = kept;
    this.#source.remember(opened);
    this.replica.keys.add(keysOf(opened));
    if (state) this.replica.restore(state);
    await this.#adopt();
    if (state && !this.#closed) this.#set({ phase: "open", opened, keeps: true });
  }

  async #adopt(): Promise<void> {
    await this.#local.adoptInto(this.replica);
    this.#touch();
  }

  async #begin(): Promise<void> {
    if (this.#beginning) return;
    this.#beginning = true;
    try {
      await this.#ask();
      await this.replica.pull();
      await this.#adopt().catch(() => undefined); // the store failed: what the server has is shown all the same
      if (this.#closed) return;
      this.#set({ phase: "open", error: null, connection: "polling" });
      this.#syncing.begin();
      void this.assets.sendStored().catch(() => undefined); // tried again with the next opening
      void this.#local.store?.prune();
    } catch (failure) {
      this.#failed(failure);
    } finally {
      this.#beginning = false;
    }
  }

  /** Asks the server about the document and takes its answer in. */
  async #ask(): Promise<Opened> {
    const opened = await this.#source.open();
    this.replica.keys.add(keysOf(opened));
    this.replica.heard("n" in opened.document ? opened.document.n : 0);
    this.#set({ opened });
    if (opened.by === "member") this.#keyRotation.check(opened.document, this.#member?.id ?? "");
    await this.#local.storeOpened(opened);
    return opened;
  }

  /** Stores a state of everything that this copy has. Rejects with ApiError, and where something is unsent. */
  async compactNow(): Promise<void> {
    await this.replica.push();
    await this.replica.pull();
    await this.#keyRotation.storeNow();
  }

  /** Reads title, people and rights again. Returns null for guests. */
  async reread(): Promise<Keyed<Document> | null> {
    try {
      const opened = await this.#ask();
      this.#syncing.within();
      return opened.by === "member" ? opened.document : null;
    } catch (failure) {
      this.#failed(failure);
      throw failure;
    }
  }

  /** Tries again from the start, or at once. */
  wake(): void {
    if (this.#closed) return;
    const keyless = ["locked", "awaited", "broken"].includes(this.state().phase);
    if (this.#syncing.begun && !keyless) this.#syncing.wake();
    else void this.#begin();
  }

  #failed(thrown: unknown): void {
    if (this.#closed) return;
    const syncState = this.#syncState;
    const syncing = this.#syncing;
    handleSyncError(thrown, {
      syncState,
      syncing,
      unsent: this.replica.outgoing.count,
      beginWithin: (ms) => this.#again.within(ms),
      reread: () => this.#rereading.within(GAP_TIMEOUT_MS),
      lost: (phase) => this.#lost(phase),
    });
  }

  /** The document is no longer accessible here: closes it and removes it from this device. */
  #lost(phase: "missing" | "ended"): void {
    const forget = this.#local.detach();
    this.#set({ phase });
    this.close();
    void forget();
  }

  /** Seals what is waiting, and keeps the state on this device. */
  async #keep(): Promise<void> {
    this.#keeping.stop();
    if (await this.#local.keepStateOf(this.replica)) this.#keeping.within(KEEP);
    this.#touch();
  }

  /** Discards the changes that the server rejects: this device removes them, and the document has to be opened again. */
  async discard(): Promise<void> {
    const forget = this.#local.detach();
    this.replica.outgoing.giveUp();
    this.close();
    await forget();
  }

  /** Closes it in this tab. What is unsent stays on this device. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const alarm of [this.#keeping, this.#rereading, this.#again]) alarm.stop();
    this.#keyRotation.stop();
    this.#syncing.close();
    this.cursors.close();
    this.assets.close();
    void this.#keep()
      .then(() => this.replica.push())
      .catch(() => undefined) // it is kept, and goes out with the next opening
      .finally(() => {
        this.#keeping.stop();
        this.#over.abort();
        this.#local.close();
      });
  }
}
