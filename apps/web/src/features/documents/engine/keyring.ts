import { EpochKeys } from "./sealing.ts";
import type { KeyList } from "./wire.ts";

/** The key that seals, and its epoch. */
export type SealingKey = { epoch: number; keys: EpochKeys };

/** A document's known keys; others are requested from the server. */
export class Keyring {
  readonly #byEpoch = new Map<number, EpochKeys>();
  readonly #ask: () => Promise<KeyList>;
  #asking: Promise<void> | null = null;
  #sealing = 0;

  constructor(ask: () => Promise<KeyList>, first?: KeyList) {
    this.#ask = ask;
    if (first) this.add(first);
  }

  /** The epoch whose key seals now. */
  get epoch(): number {
    return this.#sealing;
  }

  /** Takes in what the server says of its keys. An epoch never goes back. */
  add({ epoch, keys, signedFrom }: KeyList): void {
    for (const one of keys) {
      if (this.#byEpoch.has(one.epoch)) continue;
      const signed = signedFrom !== null && one.epoch >= signedFrom;
      this.#byEpoch.set(one.epoch, new EpochKeys(one.key, { signed }));
    }
    if (this.#byEpoch.has(epoch)) this.#sealing = Math.max(this.#sealing, epoch);
  }

  /** Asks the server which keys there are; rejects where there is no connection. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask()
      .then((list) => this.add(list))
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }

  /** An epoch's key; null if the server has none for this reader. Rejects if it is unknown and the server cannot be reached. */
  async of(epoch: number): Promise<EpochKeys | null> {
    // An answer that was on its way already may be older than this epoch.
    for (let tries = 0; tries < 2 && !this.#byEpoch.has(epoch); tries += 1) await this.refresh();
    return this.#byEpoch.get(epoch) ?? null;
  }

  /** The key that seals now; rejects if there is none, or the server cannot be reached. */
  async current(): Promise<SealingKey> {
    if (this.#sealing === 0) await this.refresh();
    const epoch = this.#sealing;
    const keys = this.#byEpoch.get(epoch);
    if (!keys) throw new Error("This document has no key to seal with");
    return { epoch, keys };
  }
}
