import { EPOCH_KEY_BYTES, type PartPurpose, SESSION_BYTES } from "@kompagnon/contract/documents/rules.ts";
import { type Bytes, randomBytes, toHex } from "#platform/bytes.ts";

/** What a sealed thing is for; each has keys of its own. */
type SealPurpose = PartPurpose | "snapshot" | "cursor" | "asset" | "title";
/** Where a sealed thing belongs. The seal holds nowhere else. `covers`: of the log, by a snapshot. */
export type Place = {
  doc: string;
  epoch: number;
  purpose: SealPurpose;
  session: string;
  seq: number;
  covers?: number;
};

/** Names the way of sealing in what is sealed. The second is that of signed epochs. */
const SCHEMES = { plain: "kompagnon-doc-1", signed: "kompagnon-doc-2" } as const;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A new key of an epoch. */
export const freshKey = (): Bytes => randomBytes(EPOCH_KEY_BYTES);
/** A name for a session: an opened tab, one snapshot or one picture. */
export const freshSession = (): string => toHex(randomBytes(SESSION_BYTES));

/** A place as a text: nothing else is named by the same one. */
export const placeName = ({ doc, epoch, purpose, session, seq, covers }: Place): string =>
  [doc, epoch, purpose, session, seq, ...(covers === undefined ? [] : [covers])].join("|");

/** A session counts what it seals, and every session has a key of its own: no nonce is used twice with one key. */
function nonceOf(seq: number): Bytes {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(seq));
  return nonce;
}

/**
 * Seals and opens with one epoch's key (AES-GCM). Each purpose and session has a key derived from it (HKDF-SHA-256, salt:
 * the document). Associated data are document, epoch, purpose, session and number, so that the server can neither move a
 * sealed part elsewhere nor give it another number. In a `signed` epoch every part and state holds its author's signature:
 * what was sealed for the other kind does not open.
 */
export class EpochKeys {
  readonly signed: boolean;
  readonly #secret: Promise<CryptoKey>;
  /** Deriving costs more than sealing. */
  readonly #derived = new Map<string, Promise<CryptoKey>>();

  constructor(secret: Bytes, { signed }: { signed: boolean }) {
    this.signed = signed;
    this.#secret = crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  }

  #keyFor({ doc, purpose, session }: Place): Promise<CryptoKey> {
    const info = `${purpose}|${session}`;
    const cached = this.#derived.get(info);
    if (cached) return cached;
    const how = { name: "HKDF", hash: "SHA-256", salt: utf8(doc), info: utf8(info) };
    const key = this.#secret.then((secret) =>
      crypto.subtle.deriveKey(how, secret, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
    );
    this.#derived.set(info, key);
    return key;
  }

  #boundTo(place: Place): Bytes {
    // Before there were signatures, states were not bound to what they cover.
    const { covers, ...rest } = place;
    const name = placeName(this.signed && covers !== undefined ? place : rest);
    return utf8(`${SCHEMES[this.signed ? "signed" : "plain"]}|${name}`);
  }

  /** Seals; the same place must never be sealed twice with different contents. */
  async seal(place: Place, plain: Bytes): Promise<Bytes> {
    const how = { name: "AES-GCM", iv: nonceOf(place.seq), additionalData: this.#boundTo(place) };
    return new Uint8Array(await crypto.subtle.encrypt(how, await this.#keyFor(place), plain));
  }

  /** Opens; rejects where anything was changed, or belongs elsewhere. */
  async open(place: Place, sealed: Bytes): Promise<Bytes> {
    const how = { name: "AES-GCM", iv: nonceOf(place.seq), additionalData: this.#boundTo(place) };
    return new Uint8Array(await crypto.subtle.decrypt(how, await this.#keyFor(place), sealed));
  }
}
