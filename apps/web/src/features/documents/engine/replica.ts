import type { PartPurpose } from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import type { Bytes } from "#platform/bytes.ts";
import { copyOf } from "#platform/bytes.ts";
import { Keyring, type SealingKey } from "./keyring.ts";
import { idOf, Outgoing } from "./outgoing.ts";
import { type Context, type Refused, readParts, readState, StateRefused, sealState } from "./reading.ts";
import { freshSession } from "./sealing.ts";
import {
  EpochChanged,
  type KeyList,
  type LogPart,
  type LogSnapshot,
  type OutPart,
  type PendingPartStore,
  type Wire,
} from "./wire.ts";

/** The origin of changes that come from elsewhere: from the log, the store or another version. */
export const ENGINE = Symbol("documents");

/** A state as it is kept on this device. */
export type StoredState = { at: number; content: Bytes; comments: Bytes };

/** A part whose number came before those in front of it; without bytes it is one of ours, which the documents have. */
type BufferedPart = (LogPart | { n: number; sealed: null }) & { size: number };
/** Something to take in, or why not. */
type Readable = {
  part?: { n?: number; author?: string | null };
  update?: Bytes | null;
  refused?: Refused | null;
};
/** Entries further ahead are not held in memory: they are fetched from the log. */
const BUFFERED_PARTS_MAX = 2_000;
/** So often the key may change under one push. */
const EPOCHS_A_PUSH = 5;

/**
 * One browser's copy of a document and its comments: changes made here go out sealed, those of others come in by the
 * server's order. `at` is the last number of that order that was applied without a gap; a gap is fetched, never skipped.
 */
export class Replica {
  readonly content = new Y.Doc();
  readonly comments = new Y.Doc();
  readonly keys: Keyring;
  readonly outgoing: Outgoing;
  /** Log entries and states that were not applied, and why. A new list with each. */
  refusals: readonly Refused[] = [];
  /** Called when something was not taken in. */
  onRefused: () => void = () => undefined;
  readonly #context: Context;
  readonly #wire: Wire;
  readonly #early = new Map<number, BufferedPart>();
  #applied = 0;
  #last = 0;
  /** Bytes of entries that were read since the last state. */
  #behindState = 0;
  /** The lowest state that was refused: the log is read from an older one, or from its entries. */
  #refusedState: number | null = null;
  #draining: Promise<void> | null = null;
  #pushing: Promise<void> | null = null;

  constructor(id: string, wire: Wire, store: PendingPartStore, keys?: KeyList) {
    this.#wire = wire;
    this.keys = new Keyring(wire.keys, keys);
    this.#context = { id, keys: this.keys, signing: wire.signing };
    this.outgoing = new Outgoing(id, this.keys, store, wire.signing);
    for (const purpose of ["content", "comments"] as const)
      this[purpose].on("update", (update: Uint8Array, origin: unknown) => {
        if (origin !== ENGINE) this.outgoing.add(purpose, update);
      });
  }

  /** Whose signatures are believed. */
  get signing(): Wire["signing"] {
    return this.#wire.signing;
  }

  get at(): number {
    return this.#applied;
  }
  /** Whether the log has everything that was written here. */
  get saved(): boolean {
    return this.outgoing.count === 0;
  }
  /** Whether another copy may have applied what this one refused: it knows fewer keys of the people, or remembers an old one. */
  get disputed(): boolean {
    return this.refusals.some(({ why }) => why === "key");
  }
  /** Bytes of entries that no state covers, as far as this copy has read them. */
  get bytesBehind(): number {
    return this.#behindState;
  }
  /** Whether the newest state was refused: new readers need another one. */
  get needsState(): boolean {
    return this.#refusedState !== null;
  }
  /** Whether numbers are known to be missing. */
  get behind(): boolean {
    return this.#last > this.#applied;
  }

  /** Takes up what is kept on this device. */
  restore({ at, content, comments }: StoredState): void {
    this.#apply("content", [{ update: content }]);
    this.#apply("comments", [{ update: comments }]);
    this.#applied = at;
    this.#last = Math.max(this.#last, at);
  }

  /** Takes up parts that were kept and not confirmed; those of another tab that is still open are only shown. */
  async adopt(parts: readonly OutPart[], send: boolean): Promise<void> {
    const read = await readParts(this.#context, parts);
    const opened = read.flatMap(({ part, update }) => (update ? [{ part, update }] : []));
    for (const { part, update } of opened) this.#apply(part.purpose, [{ update }]);
    if (send) this.outgoing.adopt(opened);
  }

  /**
   * What may be kept on this device: nothing in it that is neither kept nor in the log. Null while something is, and while an
   * entry is refused for a key that the reader may still accept: the entry is then read from the log again.
   */
  async keepable(): Promise<StoredState | null> {
    await this.outgoing.seal();
    if (!this.outgoing.settled || this.disputed) return null;
    return {
      at: this.#applied,
      content: copyOf(Y.encodeStateAsUpdate(this.content)),
      comments: copyOf(Y.encodeStateAsUpdate(this.comments)),
    };
  }

  /** Sends what is unsent; rejects where the log could not be reached or refuses it, and then nothing is lost. */
  push(): Promise<void> {
    this.#pushing ??= this.#pushAll().finally(() => {
      this.#pushing = null;
    });
    return this.#pushing;
  }

  async #pushAll(): Promise<void> {
    for (let changed = 0; ; ) {
      await this.outgoing.seal();
      const batch = this.outgoing.batch();
      if (batch.length === 0) return;
      try {
        const stored = await this.#wire.append(batch);
        await this.outgoing.confirm(stored);
        const sizes = new Map(batch.map((part) => [idOf(part), part.sealed.length]));
        for (const one of stored) this.#note({ n: one.n, sealed: null, size: sizes.get(idOf(one)) ?? 0 });
        await this.#drain();
      } catch (failure) {
        if (!(failure instanceof EpochChanged) || ++changed > EPOCHS_A_PUSH) throw failure;
        await this.keys.refresh();
        await this.outgoing.reseal();
      }
    }
  }

  /** A part from the live connection, in whatever order and however often. */
  receive(part: LogPart): Promise<void> {
    if (part.n > this.#applied + BUFFERED_PARTS_MAX) this.heard(part.n);
    else this.#note({ ...part, size: part.sealed.length });
    return this.#drain();
  }

  /** Notes the reported length of the log. */
  heard(n: number): void {
    this.#last = Math.max(this.#last, n);
  }

  #note(part: BufferedPart): void {
    this.heard(part.n);
    if (part.n <= this.#applied) return;
    if (part.sealed === null || !this.#early.has(part.n)) this.#early.set(part.n, part);
  }

  /** Fetches what is missing. Rejects with {@link StateRefused} where no state and no entries lead to the end of the log. */
  async pull(): Promise<void> {
    for (let more = true; more; ) {
      const before = this.#applied;
      const page = await this.#wire.load(before, this.#refusedState);
      if (page.snapshot && page.snapshot.covers > this.#applied && !(await this.#takeSnapshot(page.snapshot)))
        continue;
      for (const part of page.parts) this.#note({ ...part, size: part.sealed.length });
      this.heard(page.n);
      await this.#drain();
      more = (page.more || this.behind) && this.#applied > before;
    }
  }

  /**
   * Applies a state; false if it cannot be trusted and an older one is to be read. Rejects with {@link StateRefused} if there is
   * no older one.
   */
  async #takeSnapshot(snapshot: LogSnapshot): Promise<boolean> {
    let state: { content: Bytes; comments: Bytes | null };
    try {
      state = await this.read(snapshot);
      for (const update of [state.content, state.comments])
        if (update) requireUpdate(update, snapshot.covers);
    } catch (failure) {
      if (
        !(failure instanceof StateRefused) ||
        snapshot.covers >= (this.#refusedState ?? Number.POSITIVE_INFINITY)
      )
        throw failure;
      this.#refusedState = snapshot.covers;
      this.#refuse(failure.refused);
      return false;
    }
    this.#apply("content", [{ update: state.content }]);
    if (state.comments) this.#apply("comments", [{ update: state.comments }]);
    this.#applied = Math.max(this.#applied, snapshot.covers);
    this.#behindState = 0;
    for (const n of this.#early.keys()) if (n <= this.#applied) this.#early.delete(n);
    return true;
  }

  /**
   * The content of a snapshot, the current or an earlier one. Rejects with {@link StateRefused}, and if there is no key for it.
   */
  read(snapshot: LogSnapshot): Promise<{ content: Bytes; comments: Bytes | null }> {
    return readState(this.#context, snapshot);
  }

  /** Applies what follows without a gap. One at a time; who comes meanwhile is taken along. */
  #drain(): Promise<void> {
    // What came after it looked for the last time is seen by the next one.
    if (this.#draining) return this.#draining.then(() => this.#drain());
    this.#draining = this.#drainAll().finally(() => {
      this.#draining = null;
    });
    return this.#draining;
  }

  async #drainAll(): Promise<void> {
    for (;;) {
      const ready: BufferedPart[] = [];
      for (let part = this.#early.get(this.#applied + 1); part; part = this.#early.get(part.n + 1))
        ready.push(part);
      const last = ready.at(-1);
      if (!last) return;
      const read = await readParts(
        this.#context,
        ready.filter(
          (part): part is LogPart & { size: number } => part.sealed !== null && part.sealed.length > 0,
        ),
      );
      for (const purpose of ["content", "comments"] as const)
        this.#apply(
          purpose,
          read.filter(({ part }) => part.purpose === purpose),
        );
      this.#applied = Math.max(this.#applied, last.n);
      for (const part of ready) this.#behindState += part.size;
      for (const n of this.#early.keys()) if (n <= this.#applied) this.#early.delete(n);
    }
  }

  #refuse(...refused: readonly Refused[]): void {
    this.refusals = [...this.refusals, ...refused];
    this.onRefused();
  }

  /** In one transaction: 10,000 parts take half the time of one by one, and the page draws once. */
  #apply(purpose: PartPurpose, read: readonly Readable[]): void {
    if (read.length === 0) return;
    const doc = this[purpose];
    const refused: Refused[] = [];
    doc.transact(() => {
      for (const { part, update, refused: why } of read)
        try {
          if (update) Y.applyUpdate(doc, update, ENGINE);
          else if (why) refused.push(why);
        } catch {
          // Sealed by one of its people, and still no change: the others go on without it.
          refused.push({ n: part?.n ?? 0, why: "broken", author: part?.author ?? null, key: null });
        }
    }, ENGINE);
    if (refused.length > 0) this.#refuse(...refused);
  }

  /**
   * The whole state up to `at`, sealed. Null while something written here is unsent. What was refused is left out of it, and
   * what waits for missing changes stays in it, waiting: neither keeps the others from a state or a new key. `next` seals it for
   * an epoch that is to begin.
   */
  async snapshot(next?: SealingKey): Promise<LogSnapshot | null> {
    if (!this.saved) return null;
    const covers = this.#applied;
    const content = copyOf(Y.encodeStateAsUpdate(this.content));
    const hasComments = this.comments.store.clients.size > 0 || isPending(this.comments);
    const comments = hasComments ? copyOf(Y.encodeStateAsUpdate(this.comments)) : null;
    const { epoch, keys } = next ?? (await this.keys.current());
    return sealState(this.#context, { covers, epoch, session: freshSession(), keys }, { content, comments });
  }

  /** The state that was stored covers everything that this copy read. */
  stateStored(): void {
    this.#refusedState = null;
    this.#behindState = 0;
  }

  /** Lets go of what is in memory. */
  close(): void {
    this.content.destroy();
    this.comments.destroy();
  }
}

const isPending = (doc: Y.Doc): boolean => doc.store.pendingStructs !== null || doc.store.pendingDs !== null;

/** Throws {@link StateRefused} where bytes are no update: applied, they could leave half of something behind. */
function requireUpdate(update: Bytes, covers: number): void {
  try {
    Y.decodeUpdate(update);
  } catch {
    throw new StateRefused({ n: covers, why: "broken", author: null, key: null });
  }
}
