import type { Document } from "@kompagnon/contract/documents/model.ts";
import {
  BYTES_A_SNAPSHOT,
  DOCUMENT_FORMAT,
  mayEdit,
  PARTS_A_SNAPSHOT,
} from "@kompagnon/contract/documents/rules.ts";
import { type Bytes, toBase64 } from "#platform/bytes.ts";
import { ApiError, call } from "#platform/call.ts";
import { type Keyed, sealPrevious, wrapsFor } from "../custody/document-keys.ts";
import { giveWaiting, isSigned, sealingKey, trusted } from "../custody/readers.ts";
import { sealTitle } from "../custody/title.ts";
import type { Replica } from "../engine/replica.ts";
import { EpochKeys, freshKey } from "../engine/sealing.ts";
import type { LogSnapshot } from "../engine/wire.ts";
import { Timer } from "./timer.ts";

/** Bytes that travel behind their description: its length (4 bytes, big-endian), the description as JSON, the bytes. */
function pack(head: unknown, pieces: readonly Bytes[]): Blob {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text.length);
  return new Blob([length, text, ...pieces], { type: "application/octet-stream" });
}

/** Between tries, in ms, and how many there are in a row. */
const TRY_AGAIN = 1_500;
const TRIES = 20;
/** Several browsers see at once that something is due: each waits a little, in ms, and the first does it. */
const KEY_WITHIN = 1_000;
const SNAPSHOT_WITHIN = 8_000;
/** A copy that refused what others may have applied lets those go first, in ms. */
const AFTER_OTHERS = 15_000;

const described = ({ covers, session, sealedComments }: LogSnapshot) => ({
  covers,
  session,
  comments_bytes: sealedComments?.length ?? null,
});

/** A state in the server's format, behind its header. */
const packed = (head: object, { sealed, sealedComments }: LogSnapshot): Blob =>
  pack(head, sealedComments ? [sealed, sealedComments] : [sealed]);

/** Stores a state; with a name it is a version that stays. Rejects with ApiError. */
export const storeState = (id: string, state: LogSnapshot, name?: string) =>
  call("POST /api/documents/{id}/snapshots", {
    params: { id },
    file: packed({ ...described(state), epoch: state.epoch, name }, state),
  });

/**
 * Whether a new key is due: a member was removed, or the content is not signed yet and its title not sealed. Only the owner makes
 * a key that is wrapped for others: an editor could wrap it wrongly and lock out all others.
 */
const keyIsDue = ({ locked, role, ...document }: Keyed<Document>): boolean =>
  (locked === null || role === "owner") &&
  (document.rotation_due || (locked !== null && !isSigned(document)));

/** Maintains a document from a browser that may write: rotates the key when due, and creates snapshots. */
export class KeyRotation {
  readonly #id: string;
  readonly #replica: Replica;
  /** Reads the document again and takes it in. */
  readonly #reread: () => Promise<Keyed<Document> | null>;
  #memberId = "";
  #covers = 0;
  #keyTries = 0;
  readonly #keyDue = new Timer(() => void this.#makeKey());
  readonly #snapshotDue = new Timer(() => void this.#compact());

  constructor(id: string, replica: Replica, reread: () => Promise<Keyed<Document> | null>) {
    this.#id = id;
    this.#replica = replica;
    this.#reread = reread;
  }

  /** Looks at what is due. */
  check(document: Keyed<Document>, memberId: string): void {
    const { covers, can, trashed } = document;
    this.#memberId = memberId;
    this.#covers = Math.max(this.#covers, covers);
    if (mayEdit(document.role) && !trashed) this.#giveKeys(document);
    if (can.write) {
      if (keyIsDue(document)) this.#keyDue.within(this.#wait(KEY_WITHIN));
      else this.#keyTries = 0;
      this.grown();
    } else this.stop();
  }

  /** People who have none of its key get it: who was brought in, or set up a key of their own since. */
  #giveKeys(document: Keyed<Document>): void {
    // Another browser may have done it, or the key has changed meanwhile: the next look tells.
    void giveWaiting(this.#memberId, document).catch(() => undefined);
  }

  /** The log has grown. */
  grown(): void {
    if (this.#compactionIsDue) this.#snapshotDue.within(this.#wait(SNAPSHOT_WITHIN));
  }

  get #compactionIsDue(): boolean {
    const replica = this.#replica;
    if (replica.at === this.#covers) return false;
    return (
      replica.needsState ||
      replica.at - this.#covers >= PARTS_A_SNAPSHOT ||
      replica.bytesBehind >= BYTES_A_SNAPSHOT
    );
  }

  #wait(within: number): number {
    return Math.random() * within + (this.#replica.disputed ? AFTER_OTHERS : 0);
  }

  stop(): void {
    this.#keyDue.stop();
    this.#snapshotDue.stop();
  }

  async #makeKey(): Promise<void> {
    try {
      await this.#replica.push();
      await this.#replica.pull();
      const document = await this.#reread();
      if (!document || !keyIsDue(document) || !document.can.write) return;
      const epoch = document.epoch + 1;
      const secret = freshKey();
      const snapshot = await this.#replica.snapshot({
        epoch,
        keys: new EpochKeys(secret, { signed: document.locked !== null }),
      });
      if (!snapshot) return this.#keyLater();
      await call("POST /api/documents/{id}/epochs", {
        params: { id: this.#id },
        file: packed(
          {
            epoch,
            format: DOCUMENT_FORMAT,
            ...(await this.#forReaders(document, epoch, secret)),
            snapshot: described(snapshot),
          },
          snapshot,
        ),
      });
      this.#replica.stateStored();
      await this.#reread();
    } catch (failure) {
      if (failure instanceof ApiError && failure.code !== "forbidden" && failure.status !== 404)
        this.#keyLater();
    }
  }

  /** The new key as the server gets it: as it is, or wrapped for those who stay and whose own key is known. */
  async #forReaders(document: Keyed<Document>, epoch: number, secret: Bytes) {
    if (!document.locked) return { key: toBase64(secret) };
    const { id, locked, title, sealed_title: titleBefore } = document;
    const readers = await trusted(this.#memberId, locked.readers);
    const before = { key: sealingKey(document), signed: isSigned(document) };
    return {
      previous: await sealPrevious({ id, epoch }, secret, before),
      wraps: await wrapsFor({ id, epoch, signed: true }, secret, readers),
      sealed_title: await sealTitle(id, { epoch, secret, signed: true }, title),
      title_before: titleBefore,
    };
  }

  #keyLater(): void {
    this.#keyTries += 1;
    if (this.#keyTries <= TRIES) this.#keyDue.within(TRY_AGAIN * Math.random());
  }

  /** Stores a state now. Rejects with ApiError, and where something is unsent. */
  async storeNow(): Promise<void> {
    const snapshot = await this.#replica.snapshot();
    if (!snapshot) throw new Error("Something in this document is not stored yet");
    await storeState(this.#id, snapshot);
    this.#covers = Math.max(this.#covers, snapshot.covers);
    this.#replica.stateStored();
  }

  async #compact(): Promise<void> {
    try {
      const document = await this.#reread(); // another browser may have rotated the key
      if (!document?.can.write || !this.#compactionIsDue) return;
      if (!this.#replica.saved) return this.#snapshotDue.within(TRY_AGAIN);
      await this.storeNow();
    } catch {
      this.#covers = this.#replica.at; // not now: the next 500 parts ask again
    }
  }
}
