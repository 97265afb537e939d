import { type Bytes, randomBytes } from "#platform/bytes.ts";
import { asked, written } from "#platform/indexed-db.ts";

/** Something sealed for this device alone. */
export type DeviceSealed = { iv: Bytes; sealed: Bytes };

/**
 * Seals what is kept on this device. Its key can be used but not read out, so that the files of a browser that were copied
 * hold no document in plain words; it goes with the store when the member signs out.
 */
export class DeviceKey {
  readonly #key: CryptoKey;

  private constructor(key: CryptoKey) {
    this.#key = key;
  }

  /** The key of a store; made when it is first needed. Two tabs that do so at once end with the same one. */
  static async of(database: IDBDatabase): Promise<DeviceKey> {
    const kept = await asked<CryptoKey | undefined>(
      database.transaction("keys").objectStore("keys").get("device"),
    );
    if (kept) return new DeviceKey(kept);
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    const transaction = database.transaction("keys", "readwrite");
    const keys = transaction.objectStore("keys");
    const other = await asked<CryptoKey | undefined>(keys.get("device"));
    if (!other) keys.put(made, "device");
    await written(transaction);
    return new DeviceKey(other ?? made);
  }

  /** Seals something for one place in the store. */
  async seal(place: string, plain: Bytes): Promise<DeviceSealed> {
    const iv = randomBytes(12);
    const how = { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
    return { iv, sealed: new Uint8Array(await crypto.subtle.encrypt(how, this.#key, plain)) };
  }

  /** Opens it; rejects where it was changed or belongs elsewhere. */
  async open(place: string, { iv, sealed }: DeviceSealed): Promise<Bytes> {
    const how = { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
    return new Uint8Array(await crypto.subtle.decrypt(how, this.#key, sealed));
  }
}
