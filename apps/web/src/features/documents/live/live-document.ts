import type { ServerFrame } from "@kompagnon/contract/documents/frames.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { unlockedIdentity } from "#features/identities/public.ts";
import { copyOf } from "#platform/bytes.ts";
import { ApiError } from "#platform/call.ts";
import { mayRecover } from "#platform/queries.ts";
import { KeyAwaited, type Keyed, KeysBroken, KeysLocked, PageOutdated } from "../custody/document-keys.ts";
import { StateRefused } from "../engine/reading.ts";
import { ENGINE, Replica } from "../engine/replica.ts";
import type { PartShelf } from "../engine/wire.ts";
import { DocumentStore } from "../store/document-store.ts";
import { orphansOf } from "../store/tab-locks.ts";
import { signUnsent } from "../store/unsent-sign.ts";
import type { CursorUser } from "../types.ts";
import { Alarm, backOff } from "./alarm.ts";
import { Assets } from "./assets.ts";
import { Cursors } from "./cursors.ts";
import { type DocumentState, OPENING } from "./document-state.ts";
import { keysOf, type Said } from "./opened.ts";
import { LiveSocket } from "./socket.ts";
import type { Source } from "./source.ts";
import { Upkeep } from "./upkeep.ts";

/** Own changes of this long travel as one part, in ms; while there is no connection those of a longer time. */
const TOGETHER = 40;
const TOGETHER_OFFLINE = 1_000;
/** A gap is given this long to close by itself, in ms. */
const GAP = 200;
/** A state is kept on this device this long after the last change, in ms. */
const KEEP = 1_500;
/** Without a live connection the log is asked this often, in ms. */
const POLL = 5_000;
const RETRY_MAX = 20_000;

/** Where nothing can be kept: leaving the page then warns while something is unsent. */
const NO_SHELF: PartShelf = {
  begin: () => Promise.resolve(),
  keep: () => Promise.reject(new Error("Nothing is kept on this device")),
  drop: () => Promise.resolve(),
};

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
  private readonly source: Source;
  private readonly member: CursorUser | null;
  private readonly upkeep: Upkeep;
  private readonly over = new AbortController();
  private readonly listeners = new Set<() => void>();
  private shown: DocumentState = OPENING;
  private store: DocumentStore | null = null;
  private shelf: PartShelf = NO_SHELF;
  private socket: LiveSocket | null = null;
  private live = false;
  private closed = false;
  private beginning = false;
  private failures = 0;
  private readonly syncing = new Alarm(() => void this.sync());
  private readonly keeping = new Alarm(() => void this.keep());
  private readonly polling = new Alarm(() => void this.poll());
  private readonly again = new Alarm(() => this.wake());
  private readonly rereading = new Alarm(() => void this.reread().catch(() => undefined));

  constructor({ id, source, member }: Opening) {
    this.id = id;
    this.source = source;
    this.member = member;
    const wire = { ...source, keys: async () => keysOf(await this.ask()) };
    const shelf: PartShelf = {
      begin: (session) => this.shelf.begin(session),
      keep: (parts, insteadOf) => this.shelf.keep(parts, insteadOf),
      drop: (parts) => this.shelf.drop(parts),
    };
    this.replica = new Replica(id, wire, shelf);
    this.replica.onRefused = () => this.set({ refusals: this.replica.refusals });
    this.cursors = new Cursors(id, this.replica.content, this.replica.keys, (frame) =>
      member ? (this.socket?.sendCursor(frame) ?? false) : false,
    );
    if (member) this.cursors.introduce(member);
    this.assets = new Assets(id, this.replica.keys, source, () => this.store);
    this.upkeep = new Upkeep(id, this.replica, () => this.reread());
    for (const doc of [this.replica.content, this.replica.comments])
      doc.on("update", (_: Uint8Array, origin: unknown) => {
        if (origin !== ENGINE) this.syncing.within(this.failures > 0 ? TOGETHER_OFFLINE : TOGETHER);
        this.keeping.within(KEEP);
        this.touch();
      });
    this.listen();
    void this.start();
  }

  /** For `useSyncExternalStore`. */
  readonly state = (): DocumentState => this.shown;
  readonly onState = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private set(change: Partial<DocumentState>): void {
    const next = { ...this.shown, ...change };
    const keys = Object.keys(next) as (keyof DocumentState)[]; // Object.keys forgets the literal keys
    if (keys.every((key) => next[key] === this.shown[key])) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }

  /** Takes in how much is unsaved. */
  private touch(): void {
    if (this.member && this.store && this.replica.outgoing.count > 0) signUnsent(this.member.id, true);
    this.set({ unsaved: this.replica.outgoing.count, keeps: this.store !== null });
  }

  private listen(): void {
    const { signal } = this.over;
    addEventListener("online", () => this.wake(), { signal });
    addEventListener("offline", () => this.set({ connection: "offline" }), { signal });
    addEventListener("pagehide", () => void this.keep(), { signal });
    addEventListener("beforeunload", (event) => this.replica.outgoing.atRisk && event.preventDefault(), {
      signal,
    });
    document.addEventListener(
      "visibilitychange",
      () => {
        const visible = document.visibilityState === "visible";
        this.cursors.show(visible);
        if (visible) this.wake();
        else void this.keep();
      },
      { signal },
    );
  }

  private async start(): Promise<void> {
    if (this.member) await this.restore(this.member.id).catch(() => undefined); // then only the server has it
    if (this.closed) return;
    await this.begin();
  }

  /** Shows what is kept on this device, and takes up what was left unsent. */
  private async restore(memberId: string): Promise<void> {
    const store = await DocumentStore.open(memberId);
    if (!store || this.closed) return store?.close();
    this.store = store;
    this.shelf = store.shelf(this.id, this.over.signal);
    const [said, state] = await Promise.all([store.document(this.id), store.state(this.id)]);
    if (!said) return;
    const kept = said as Said; // written by `take` below and sealed since
    if (kept.document.locked && !(await unlockedIdentity())) return; // closed on this device: the passphrase comes first
    this.source.remember(kept);
    this.replica.keys.add(keysOf(kept));
    if (state) this.replica.restore(state);
    await this.adopt();
    if (state && !this.closed) this.set({ phase: "open", said: kept, keeps: true });
  }

  /** Parts that an earlier visit or a tab that is gone left unsent go out from here; those of open tabs are only shown. */
  private async adopt(): Promise<void> {
    const parts = (await this.store?.parts(this.id)) ?? [];
    const orphans = await orphansOf(parts.map(({ session }) => session));
    await this.replica.adopt(
      parts.filter(({ session }) => orphans.has(session)),
      true,
    );
    await this.replica.adopt(
      parts.filter(({ session }) => !orphans.has(session)),
      false,
    );
    this.touch();
  }

  private async begin(): Promise<void> {
    if (this.beginning) return;
    this.beginning = true;
    try {
      await this.ask();
      await this.replica.pull();
      await this.adopt().catch(() => undefined); // the store failed: what the server has is shown all the same
      if (this.closed) return;
      this.failures = 0;
      this.set({ phase: "open", error: null, connection: "polling" });
      this.socket ??= new LiveSocket({
        address: () => this.source.liveAddress(),
        onFrame: (frame) => void this.receive(frame),
        onLive: (now) => this.turnLive(now),
      });
      this.syncing.within(0);
      this.polling.within(POLL);
      void this.assets.sendKept().catch(() => undefined); // tried again with the next opening
      void this.store?.prune();
    } catch (failure) {
      this.failed(failure);
    } finally {
      this.beginning = false;
    }
  }

  /** Asks the server about the document and takes its answer in. */
  private async ask(): Promise<Said> {
    const said = await this.source.open();
    this.replica.keys.add(keysOf(said));
    this.replica.heard("n" in said.document ? said.document.n : 0);
    this.set({ said });
    if (said.by === "member") this.upkeep.look(said.document, this.member?.id ?? "");
    await this.store?.keepDocument(this.id, said).catch(() => undefined); // then it is not there without a connection
    return said;
  }

  /** Reads title, people and rights anew. Answers null for guests. */
  async reread(): Promise<Keyed<Document> | null> {
    try {
      const said = await this.ask();
      this.syncing.within(TOGETHER);
      return said.by === "member" ? said.document : null;
    } catch (failure) {
      this.failed(failure);
      throw failure;
    }
  }

  /** Tries again from the start, or at once. */
  wake(): void {
    if (this.closed) return;
    const keyless = ["locked", "awaited", "broken"].includes(this.shown.phase);
    if (!this.socket || keyless) void this.begin();
    else {
      this.socket.wake();
      this.syncing.within(0);
    }
  }

  private turnLive(now: boolean): void {
    this.live = now;
    if (now) {
      this.set({ connection: "live" });
      this.cursors.announce();
      void this.adopt().then(
        () => this.syncing.within(0),
        () => undefined,
      );
    } else {
      if (this.closed) return;
      this.cursors.lost();
      this.set({ connection: navigator.onLine ? "polling" : "offline" });
      this.polling.within(GAP);
      this.rereading.within(GAP); // it may have been closed because the document is not ours any more
    }
  }

  private async receive(frame: ServerFrame): Promise<void> {
    if (frame.kind === "cursor") await this.cursors.receive(frame.connection, frame.member, frame.sealed);
    else if (frame.kind === "changed") this.rereading.within(GAP);
    else if (frame.kind === "at") {
      this.replica.heard(frame.n);
      const news =
        frame.epoch !== this.shown.said?.document.epoch || (frame.rotationDue && this.rotationIsNews());
      if (news) this.rereading.within(GAP);
    } else if (frame.kind === "part") {
      // Without its key it waits in the log until there is an answer.
      await this.replica.receive({ ...frame, sealed: copyOf(frame.sealed) }).catch(() => undefined);
      this.upkeep.grown();
    } else if (frame.kind === "gone") this.cursors.gone(frame.connection);
    else this.cursors.announce();
    if (this.replica.behind) this.syncing.within(GAP);
  }

  private rotationIsNews(): boolean {
    const { said } = this.shown;
    return said?.by === "member" && !said.document.rotation_due;
  }

  private async poll(): Promise<void> {
    if (this.live || this.closed) return;
    this.polling.within(POLL);
    if (document.visibilityState === "hidden" || this.failures > 0) return; // waking and trying again have their own time
    try {
      await this.replica.pull();
      this.set({ connection: "polling" });
    } catch (failure) {
      this.failed(failure);
    }
  }

  /** Sends what is unsent and fetches what is missing. */
  private async sync(): Promise<void> {
    if (this.closed || this.shown.phase === "opening") return;
    try {
      await this.replica.push();
      if (this.replica.behind || this.failures > 0) await this.replica.pull();
      this.failures = 0;
      this.set({ refused: null, connection: this.live ? "live" : "polling" });
      this.upkeep.grown();
      if (!this.replica.saved) this.syncing.within(TOGETHER);
    } catch (failure) {
      this.failed(failure);
    }
    this.touch();
  }

  private failed(failure: unknown): void {
    if (this.closed) return;
    const { phase, refused } = this.shown;
    if (failure instanceof KeysLocked || failure instanceof KeyAwaited || failure instanceof KeysBroken)
      this.keyless(failure);
    // What was written stays here, sealed, until the page that is loaded next sends it.
    else if (failure instanceof PageOutdated) this.set({ phase: "outdated" });
    else if (failure instanceof StateRefused)
      this.set({ phase: "forged", refusals: [...this.shown.refusals, failure.refused] });
    else if (!(failure instanceof ApiError)) {
      this.failures += 1;
      if (phase === "opening") this.set({ phase: "failed", error: new ApiError("internal", "") });
      else this.syncing.within(backOff(this.failures, RETRY_MAX));
    } else if (mayRecover(failure)) this.unreachable(failure);
    else if (failure.status === 404) this.lost("missing");
    else if (failure.status === 410) this.lost("ended");
    // Without a session the guard leads to the login; what is unsent is kept.
    else if (failure.status !== 401) {
      if (phase === "opening") this.set({ phase: "failed", error: failure });
      else if (this.replica.outgoing.count > 0) {
        if (!refused) this.rereading.within(GAP); // rights may have changed
        this.set({ refused: failure });
      }
    }
  }

  /** Without its keys nothing is shown, and what was written stays here, sealed, until they are back. */
  private keyless(failure: KeysLocked | KeyAwaited | KeysBroken): void {
    if (failure instanceof KeyAwaited) this.again.within(POLL);
    const phase =
      failure instanceof KeysLocked ? "locked" : failure instanceof KeyAwaited ? "awaited" : "broken";
    this.set({ phase });
  }

  private unreachable(failure: ApiError): void {
    this.failures += 1;
    if (this.shown.phase === "opening" || this.shown.phase === "unreachable")
      this.set({ phase: failure.status === 0 ? "unreachable" : "failed", error: failure });
    else this.set({ connection: "offline" });
    const wait = failure.retryAfter ? failure.retryAfter * 1_000 : backOff(this.failures, RETRY_MAX);
    if (this.socket) this.syncing.within(wait);
    else this.again.within(wait);
  }

  /** Nobody may open it here any more: it closes, and leaves this device. */
  private lost(phase: "missing" | "ended"): void {
    const { store } = this;
    this.store = null;
    this.shelf = NO_SHELF;
    this.set({ phase });
    this.close();
    void store?.forget(this.id).finally(() => store.close());
  }

  /** Seals what is waiting, and keeps the state on this device. */
  private async keep(): Promise<void> {
    this.keeping.stop();
    try {
      const state = await this.replica.keepable();
      if (state) await this.store?.keepState(this.id, state);
      else if (this.store && this.replica.refusals.length === 0) this.keeping.within(KEEP);
    } catch {
      // Not sealed, or the device is full: the parts themselves are kept or counted as at risk.
    }
    this.touch();
  }

  /** Gives up what the server does not take: this device forgets it, and the document is to be opened anew. */
  async discard(): Promise<void> {
    const { store } = this;
    this.store = null;
    this.shelf = NO_SHELF;
    this.replica.outgoing.giveUp();
    this.close();
    await store?.forget(this.id).catch(() => undefined);
    store?.close();
  }

  /** Closes it in this tab. What is unsent stays on this device. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const alarm of [this.syncing, this.keeping, this.polling, this.rereading, this.again]) alarm.stop();
    this.upkeep.stop();
    this.socket?.close();
    this.cursors.close();
    this.assets.close();
    void this.keep()
      .then(() => this.replica.push())
      .catch(() => undefined) // it is kept, and goes out with the next opening
      .finally(() => {
        this.keeping.stop();
        this.over.abort();
        this.store?.close();
      });
  }
}
