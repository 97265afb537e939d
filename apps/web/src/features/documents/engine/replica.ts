import type { PartPurpose } from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import type { Bytes } from "#platform/bytes.ts";
import { copyOf } from "#platform/bytes.ts";
import { Keyring, type SealingKey } from "./keyring.ts";
import { Outgoing } from "./outgoing.ts";
import { type Context, type Refused, readParts, readState, sealState } from "./reading.ts";
import { freshSession } from "./sealing.ts";
import {
  EpochChanged,
  type KeyList,
  type LogPart,
  type LogSnapshot,
  type OutPart,
  type PartShelf,
  type Wire,
} from "./wire.ts";

/** The origin of changes that come from elsewhere: from the log, the store or another version. */
export const ENGINE = Symbol("documents");

/** A state as it is kept on this device. */
export type KeptState = { at: number; content: Bytes; comments: Bytes };

/** A part whose number came before those in front of it; without bytes it is one of ours, which the documents have. */
type Early = LogPart | { n: number; sealed: null };
/** Something to take in, or why not. */
type Readable = {
  part?: { n?: number; author?: string | null };
  update?: Bytes | null;
  refused?: Refused | null;
};
/** Numbers further ahead are not held in memory: the log is asked for them. */
const AHEAD_MAX = 2_000;
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
  /** What of the log was not taken in, and why. A copy that lacks something makes no snapshots. A new list with each. */
  refusals: readonly Refused[] = [];
  /** Called when something was not taken in. */
  onRefused: () => void = () => undefined;
  private readonly context: Context;
  private readonly wire: Wire;
  private readonly early = new Map<number, Early>();
  private applied = 0;
  private last = 0;
  private draining: Promise<void> | null = null;
  private pushing: Promise<void> | null = null;

  constructor(id: string, wire: Wire, shelf: PartShelf, keys?: KeyList) {
    this.wire = wire;
    this.keys = new Keyring(wire.keys, keys);
    this.context = { id, keys: this.keys, signing: wire.signing };
    this.outgoing = new Outgoing(id, this.keys, shelf, wire.signing);
    for (const purpose of ["content", "comments"] as const)
      this[purpose].on("update", (update: Uint8Array, origin: unknown) => {
        if (origin !== ENGINE) this.outgoing.add(purpose, update);
      });
  }

  /** Whose signatures are believed. */
  get signing(): Wire["signing"] {
    return this.wire.signing;
  }

  get at(): number {
    return this.applied;
  }
  /** Whether the log has everything that was written here. */
  get saved(): boolean {
    return this.outgoing.count === 0;
  }
  /** Whether numbers are known to be missing. */
  get behind(): boolean {
    return this.last > this.applied;
  }

  /** Takes up what is kept on this device. */
  restore({ at, content, comments }: KeptState): void {
    this.apply("content", [{ update: content }]);
    this.apply("comments", [{ update: comments }]);
    this.applied = at;
    this.last = Math.max(this.last, at);
  }

  /** Takes up parts that were kept and not confirmed; those of another tab that is still open are only shown. */
  async adopt(parts: readonly OutPart[], send: boolean): Promise<void> {
    const read = await readParts(this.context, parts);
    const opened = read.flatMap(({ part, update }) => (update ? [{ part, update }] : []));
    for (const { part, update } of opened) this.apply(part.purpose, [{ update }]);
    if (send) this.outgoing.adopt(opened);
  }

  /**
   * What may be kept on this device: nothing in it that is neither kept nor in the log. Null while something is, and where
   * something was not taken in: opened anew it is looked at again.
   */
  async keepable(): Promise<KeptState | null> {
    await this.outgoing.seal();
    if (!this.outgoing.settled || this.refusals.length > 0) return null;
    return {
      at: this.applied,
      content: copyOf(Y.encodeStateAsUpdate(this.content)),
      comments: copyOf(Y.encodeStateAsUpdate(this.comments)),
    };
  }

  /** Sends what is unsent; rejects where the log could not be reached or refuses it, and then nothing is lost. */
  push(): Promise<void> {
    this.pushing ??= this.pushAll().finally(() => {
      this.pushing = null;
    });
    return this.pushing;
  }

  private async pushAll(): Promise<void> {
    for (let changed = 0; ; ) {
      await this.outgoing.seal();
      const batch = this.outgoing.batch();
      if (batch.length === 0) return;
      try {
        const stored = await this.wire.append(batch);
        await this.outgoing.confirm(stored);
        for (const { n } of stored) this.note({ n, sealed: null });
        await this.drain();
      } catch (failure) {
        if (!(failure instanceof EpochChanged) || ++changed > EPOCHS_A_PUSH) throw failure;
        await this.keys.refresh();
        await this.outgoing.reseal();
      }
    }
  }

  /** A part from the live connection, in whatever order and however often. */
  receive(part: LogPart): Promise<void> {
    if (part.n > this.applied + AHEAD_MAX) this.heard(part.n);
    else this.note(part);
    return this.drain();
  }

  /** The log is said to be this long. */
  heard(n: number): void {
    this.last = Math.max(this.last, n);
  }

  private note(part: Early): void {
    this.heard(part.n);
    if (part.n <= this.applied) return;
    if (part.sealed === null || !this.early.has(part.n)) this.early.set(part.n, part);
  }

  /** Fetches what is missing. */
  async pull(): Promise<void> {
    for (let more = true; more; ) {
      const before = this.applied;
      const page = await this.wire.load(before);
      if (page.snapshot && page.snapshot.covers > this.applied) await this.takeSnapshot(page.snapshot);
      for (const part of page.parts) this.note(part);
      this.heard(page.n);
      await this.drain();
      more = (page.more || this.behind) && this.applied > before;
    }
  }

  /** Rejects with {@link StateRefused} where it is not to be believed. */
  private async takeSnapshot(snapshot: LogSnapshot): Promise<void> {
    const { content, comments } = await this.read(snapshot);
    this.apply("content", [{ update: content }]);
    if (comments) this.apply("comments", [{ update: comments }]);
    this.applied = Math.max(this.applied, snapshot.covers);
    for (const n of this.early.keys()) if (n <= this.applied) this.early.delete(n);
  }

  /** What stands in a snapshot, now or once. Rejects with {@link StateRefused}, and where there is no key for it. */
  read(snapshot: LogSnapshot): Promise<{ content: Bytes; comments: Bytes | null }> {
    return readState(this.context, snapshot);
  }

  /** Applies what follows without a gap. One at a time; who comes meanwhile is taken along. */
  private drain(): Promise<void> {
    // What came after it looked for the last time is seen by the next one.
    if (this.draining) return this.draining.then(() => this.drain());
    this.draining = this.drainAll().finally(() => {
      this.draining = null;
    });
    return this.draining;
  }

  private async drainAll(): Promise<void> {
    for (;;) {
      const ready: Early[] = [];
      for (let part = this.early.get(this.applied + 1); part; part = this.early.get(part.n + 1))
        ready.push(part);
      const last = ready.at(-1);
      if (!last) return;
      const read = await readParts(
        this.context,
        ready.filter((part): part is LogPart => part.sealed !== null && part.sealed.length > 0),
      );
      for (const purpose of ["content", "comments"] as const)
        this.apply(
          purpose,
          read.filter(({ part }) => part.purpose === purpose),
        );
      this.applied = Math.max(this.applied, last.n);
      for (const n of this.early.keys()) if (n <= this.applied) this.early.delete(n);
    }
  }

  private refuse(...refused: readonly Refused[]): void {
    this.refusals = [...this.refusals, ...refused];
    this.onRefused();
  }

  /** In one transaction: 10,000 parts take half the time of one by one, and the page draws once. */
  private apply(purpose: PartPurpose, read: readonly Readable[]): void {
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
    if (refused.length > 0) this.refuse(...refused);
  }

  /**
   * The whole state up to `at`, sealed. Null while something written here is unsent, or something is missing: a part that
   * was withheld or forged would be buried under it. `next` seals it for an epoch that is to begin.
   */
  async snapshot(next?: SealingKey): Promise<LogSnapshot | null> {
    if (!this.saved || this.refusals.length > 0 || isPending(this.content) || isPending(this.comments))
      return null;
    const covers = this.applied;
    const content = copyOf(Y.encodeStateAsUpdate(this.content));
    const hasComments = this.comments.store.clients.size > 0;
    const comments = hasComments ? copyOf(Y.encodeStateAsUpdate(this.comments)) : null;
    const { epoch, keys } = next ?? (await this.keys.current());
    return sealState(this.context, { covers, epoch, session: freshSession(), keys }, { content, comments });
  }

  /** Lets go of what is in memory. */
  close(): void {
    this.content.destroy();
    this.comments.destroy();
  }
}

const isPending = (doc: Y.Doc): boolean => doc.store.pendingStructs !== null || doc.store.pendingDs !== null;
