import type { Bytes } from "#platform/bytes.ts";
import { freshKey } from "./sealing.ts";
import {
  EpochChanged,
  type LogPart,
  type LogSnapshot,
  type OutPart,
  type PartId,
  type PendingPartStore,
  type Signing,
  UNSIGNED,
  type Wire,
} from "./wire.ts";

const idOf = ({ session, seq }: PartId): string => `${session}|${seq}`;

/** A document's log in memory that keeps what the server promises, for tests. */
export class MemoryLog {
  n = 0;
  epoch = 1;
  parts: LogPart[] = [];
  /** The newest last. */
  snapshots: LogSnapshot[] = [];
  /** From which epoch on everything is signed; another key begins it, as in the product. */
  signedFrom: number | null = null;
  readonly #keys = new Map<number, Bytes>([[1, freshKey()]]);
  readonly #seen = new Map<string, number>();
  /** How many parts a page of it holds. */
  readonly #page: number;

  constructor(page = 7) {
    this.#page = page;
  }

  append(parts: readonly OutPart[], author: string | null): (PartId & { n: number })[] {
    const fresh = parts.filter((part) => !this.#seen.has(idOf(part)));
    if (fresh.some(({ epoch }) => epoch !== this.epoch)) throw new EpochChanged();
    for (const part of fresh) {
      this.n += 1;
      this.parts.push({ ...part, n: this.n, author });
      this.#seen.set(idOf(part), this.n);
    }
    return parts.map(({ session, seq }) => ({
      session,
      seq,
      n: this.#seen.get(idOf({ session, seq })) ?? 0,
    }));
  }

  get snapshot(): LogSnapshot | null {
    return this.snapshots.at(-1) ?? null;
  }

  #newerThan(after: number): LogSnapshot | null {
    return this.snapshot && this.snapshot.covers > after ? this.snapshot : null;
  }

  /** Stores a state in front of its entries, as the server does: those behind the state before stay for a while. */
  compact(snapshot: LogSnapshot): void {
    const before = this.snapshot?.covers ?? 0;
    if (snapshot.covers <= before) return;
    this.snapshots.push(snapshot);
    this.parts = this.parts.filter((part) => part.n > before);
  }

  /** Begins the next epoch; false where the snapshot does not reach the end of the log. */
  rotate(epoch: number, key: Bytes, snapshot: LogSnapshot): boolean {
    if (epoch !== this.epoch + 1 || snapshot.covers !== this.n) return false;
    this.epoch = epoch;
    this.signedFrom ??= epoch;
    this.#keys.set(epoch, key);
    this.compact(snapshot);
    return true;
  }

  /** A browser's connection to the log. `fate` decides before and after each write whether the network fails. */
  wire(fate: () => boolean, signing: Signing = UNSIGNED): Wire {
    const lose = (when: string) => {
      if (fate()) throw new Error(`the network failed ${when}`);
    };
    return {
      signing,
      append: async (parts) => {
        lose("on the way there");
        const stored = this.append(parts, (await signing.signer())?.author ?? null);
        lose("on the way back");
        return stored;
      },
      load: async (after, below) => {
        lose("while loading");
        const older = (one: LogSnapshot) =>
          one.covers > after && one.covers < (below ?? Number.POSITIVE_INFINITY);
        const hasEntries = this.parts.some(({ n }) => n === after + 1);
        const snapshot = this.snapshots.findLast(older) ?? (hasEntries ? null : this.#newerThan(after));
        const behind = this.parts.filter((part) => part.n > (snapshot?.covers ?? after));
        return { snapshot, parts: behind.slice(0, this.#page), n: this.n, more: behind.length > this.#page };
      },
      keys: async () => {
        lose("asking for keys");
        const { epoch, signedFrom } = this;
        return { epoch, signedFrom, keys: Array.from(this.#keys, ([epoch, key]) => ({ epoch, key })) };
      },
    };
  }
}

/** A store in memory: what is in it stays when its tab is gone. */
export class MemoryPartStore implements PendingPartStore {
  readonly parts = new Map<string, OutPart>();

  async begin(): Promise<void> {}

  async keep(parts: readonly OutPart[], insteadOf: readonly PartId[] = []): Promise<void> {
    await this.drop(insteadOf);
    for (const part of parts) this.parts.set(idOf(part), part);
  }

  async drop(parts: readonly PartId[]): Promise<void> {
    for (const part of parts) this.parts.delete(idOf(part));
  }
}
