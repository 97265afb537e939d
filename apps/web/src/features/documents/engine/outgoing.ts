import {
  PART_BYTES_MAX,
  PART_PURPOSES,
  PARTS_A_REQUEST,
  PARTS_BYTES_MAX,
  type PartPurpose,
} from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import type { Bytes } from "#platform/bytes.ts";
import type { Keyring } from "./keyring.ts";
import { freshSession, type Place } from "./sealing.ts";
import { FIRST, SIGNING_BYTES, signed } from "./signing.ts";
import { splitUpdate } from "./split-update.ts";
import type { OutPart, PartId, PendingPartStore, Signing } from "./wire.ts";

/** What sealing adds: the tag of AES-GCM. */
export const TAG_BYTES = 16;

/** `update`: what was written, without its signature. */
type Queued = { part: OutPart; update: Bytes };

/**
 * Own changes on their way to the log: first as they were made, then sealed, kept and queued. A part has its session and
 * number before it is sent for the first time and keeps them, so that sending it again is harmless.
 */
export class Outgoing {
  readonly #id: string;
  readonly #keys: Keyring;
  readonly #shelf: PendingPartStore;
  readonly #signing: Signing;
  readonly #waiting: Record<PartPurpose, Uint8Array[]> = { content: [], comments: [] };
  #queue: Queued[] = [];
  /** What is sealed at this moment is neither waiting nor queued. */
  #sealing = 0;
  #unkept = new Set<OutPart>();
  #session = freshSession();
  #seq = 0;
  /** The digest of the part that this session signed last. */
  #before = FIRST;
  /** One thing after the other: numbers are given in order, and nothing is sealed twice. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(id: string, keys: Keyring, store: PendingPartStore, signing: Signing) {
    this.#id = id;
    this.#keys = keys;
    this.#shelf = store;
    this.#signing = signing;
  }

  /** How many changes the log has not confirmed. */
  get count(): number {
    return this.#waiting.content.length + this.#waiting.comments.length + this.#sealing + this.#queue.length;
  }
  /** Whether some of it would be lost with this page. */
  get atRisk(): boolean {
    return (
      this.#waiting.content.length + this.#waiting.comments.length + this.#sealing + this.#unkept.size > 0
    );
  }
  /** Whether everything is sealed, kept or sent: what is in the documents is then in the queue or in the log. */
  get settled(): boolean {
    return this.#waiting.content.length + this.#waiting.comments.length + this.#sealing === 0;
  }

  /** A change that was made here. */
  add(purpose: PartPurpose, update: Uint8Array): void {
    this.#waiting[purpose].push(update);
  }

  /** Takes up what another tab or an earlier visit left unsent, before everything else. */
  adopt(parts: readonly Queued[]): void {
    const queued = new Set(this.#queue.map(({ part }) => idOf(part)));
    this.#queue.unshift(...parts.filter(({ part }) => !queued.has(idOf(part))));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Seals what is waiting and keeps it. What could not be sealed waits on. */
  seal(): Promise<void> {
    return this.#inTurn(async () => {
      for (const purpose of PART_PURPOSES) {
        const updates = this.#waiting[purpose];
        if (updates.length === 0) continue;
        this.#waiting[purpose] = [];
        this.#sealing += 1;
        try {
          const [first] = updates;
          const whole = updates.length === 1 && first ? first : Y.mergeUpdates(updates);
          const queued = await this.#sealAll(purpose, whole);
          await this.#keep(queued);
          this.#queue.push(...queued);
        } catch (failure) {
          this.#waiting[purpose].unshift(...updates);
          throw failure;
        } finally {
          this.#sealing -= 1;
        }
      }
    });
  }

  async #sealAll(purpose: PartPurpose, update: Uint8Array): Promise<Queued[]> {
    const { epoch, keys } = await this.#keys.current();
    if (this.#seq === 0) await this.#shelf.begin(this.#session).catch(() => undefined); // see keep
    const queued: Queued[] = [];
    const room = PART_BYTES_MAX - TAG_BYTES - (keys.signed ? SIGNING_BYTES : 0);
    for (const piece of splitUpdate(update, room)) {
      const place = { doc: this.#id, epoch, purpose, session: this.#session, seq: this.#seq++ };
      const sealed = await keys.seal(place, keys.signed ? await this.#sign(place, piece) : piece);
      queued.push({
        update: piece,
        part: { session: place.session, seq: place.seq, epoch, purpose, sealed },
      });
    }
    return queued;
  }

  /** A change signed by the current author, linked to the previous one. Rejects if their keys are locked. */
  async #sign(place: Place, update: Bytes): Promise<Bytes> {
    const signer = await this.#signing.signer();
    if (!signer) throw new Error("No one is here who could sign");
    const { plain, digest } = await signed(place, signer, this.#before, update);
    this.#before = digest;
    return plain;
  }

  /** A page whose store fails goes on without: it then warns before it is left. */
  async #keep(queued: readonly Queued[], insteadOf: readonly PartId[] = []): Promise<void> {
    const parts = queued.map(({ part }) => part);
    try {
      await this.#shelf.keep(parts, insteadOf);
    } catch {
      for (const part of parts) this.#unkept.add(part);
    }
  }

  /** The next parts to send, as many as one request takes. */
  batch(): readonly OutPart[] {
    const parts: OutPart[] = [];
    let bytes = 0;
    for (const { part } of this.#queue) {
      bytes += part.sealed.length;
      if (parts.length > 0 && (parts.length >= PARTS_A_REQUEST || bytes > PARTS_BYTES_MAX)) break;
      parts.push(part);
    }
    return parts;
  }

  /** The log has these. */
  async confirm(parts: readonly PartId[]): Promise<void> {
    const stored = new Set(parts.map(idOf));
    const gone = this.#queue.filter(({ part }) => stored.has(idOf(part)));
    this.#queue = this.#queue.filter(({ part }) => !stored.has(idOf(part)));
    for (const { part } of gone) this.#unkept.delete(part);
    await this.#shelf.drop(parts).catch(() => undefined); // sent once more from the store, which is harmless
  }

  /** Nothing of what is unsent is to be sent. */
  giveUp(): void {
    for (const purpose of PART_PURPOSES) this.#waiting[purpose] = [];
    this.#queue = [];
    this.#unkept.clear();
  }

  /** Seals everything in the queue again, by the key of the epoch that has begun and under a new session. */
  reseal(): Promise<void> {
    return this.#inTurn(async () => {
      this.#session = freshSession();
      this.#seq = 0;
      this.#before = FIRST;
      const old = this.#queue;
      const queued: Queued[] = [];
      for (const purpose of PART_PURPOSES) {
        const updates = old.filter(({ part }) => part.purpose === purpose).map(({ update }) => update);
        if (updates.length > 0) queued.push(...(await this.#sealAll(purpose, Y.mergeUpdates(updates))));
      }
      await this.#keep(
        queued,
        old.map(({ part }) => part),
      );
      const resealed = new Set(old);
      this.#queue = [...queued, ...this.#queue.filter((one) => !resealed.has(one))];
      for (const { part } of old) this.#unkept.delete(part);
    });
  }
}

/** A name for an entry. */
export const idOf = ({ session, seq }: PartId): string => `${session}|${seq}`;
