import { ASSET_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import { type Bytes, copyOf } from "#platform/bytes.ts";
import { ApiError } from "#platform/call.ts";
import { mayRecover } from "#platform/queries.ts";
import type { Keyring } from "../engine/keyring.ts";
import type { Place } from "../engine/sealing.ts";
import type { DocumentStore } from "../store/document-store.ts";
import { removeAsset, type Source, sendAsset } from "./source.ts";

/** In front of what is sealed: the epoch (4). In front of the picture: how long its type is (1), and the type. */
const HEAD = 4;

/** A document's pictures: sealed here, kept while there is no connection, shown by object URLs that end with the document. */
export class Assets {
  readonly #id: string;
  readonly #keys: Keyring;
  readonly #source: Source;
  readonly #store: () => DocumentStore | null;
  readonly #urls = new Map<string, Promise<string>>();

  constructor(id: string, keys: Keyring, source: Source, store: () => DocumentStore | null) {
    this.#id = id;
    this.#keys = keys;
    this.#source = source;
    this.#store = store;
  }

  /** The picture's id names its session: each has a key of its own. */
  #place(assetId: string, epoch: number): Place {
    return { doc: this.#id, epoch, purpose: "asset", session: assetId.replaceAll("-", ""), seq: 0 };
  }

  /** Seals a picture and sends it; without a connection it is kept and sent later. */
  async put(file: Blob): Promise<string> {
    const type = new TextEncoder().encode(file.type).slice(0, 255);
    const plain = new Uint8Array(1 + type.length + file.size);
    plain[0] = type.length;
    plain.set(type, 1);
    plain.set(new Uint8Array(await file.arrayBuffer()), 1 + type.length);
    const assetId = crypto.randomUUID();
    const { epoch, keys } = await this.#keys.current();
    const sealed = await keys.seal(this.#place(assetId, epoch), plain);
    const bytes = new Uint8Array(HEAD + sealed.length);
    new DataView(bytes.buffer).setUint32(0, epoch);
    bytes.set(sealed, HEAD);
    if (bytes.length > ASSET_BYTES_MAX) throw new ApiError("too_large", "", { status: 413 });
    await this.#send(assetId, bytes);
    this.#urls.set(assetId, Promise.resolve(URL.createObjectURL(file)));
    return assetId;
  }

  async #send(assetId: string, sealed: Bytes): Promise<void> {
    const row = { doc: this.#id, id: assetId, sealed };
    try {
      await sendAsset(this.#id, assetId, sealed);
      await this.#store()?.keepAsset({ ...row, sent: true });
    } catch (failure) {
      const store = this.#store();
      if (!store || !(failure instanceof Error) || !mayRecover(failure)) throw failure;
      await store.keepAsset({ ...row, sent: false });
    }
  }

  /** Sends what was kept. */
  async sendStored(): Promise<void> {
    for (const { id, sealed } of (await this.#store()?.unsentAssets(this.#id)) ?? [])
      await this.#send(id, sealed);
  }

  /** An object URL of a picture. */
  url(assetId: string): Promise<string> {
    const known = this.#urls.get(assetId);
    if (known) return known;
    const url = this.#read(assetId).then((picture) => URL.createObjectURL(picture));
    this.#urls.set(assetId, url);
    url.catch(() => this.#urls.delete(assetId)); // asked for again the next time
    return url;
  }

  async #read(assetId: string): Promise<Blob> {
    const kept = await this.#store()
      ?.asset(this.#id, assetId)
      .catch(() => null);
    const bytes = kept?.sealed ?? new Uint8Array(await (await this.#source.asset(assetId)).arrayBuffer());
    const epoch = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    const keys = await this.#keys.of(epoch);
    if (!keys) throw new ApiError("not_found", "", { status: 404 });
    const plain = await keys.open(this.#place(assetId, epoch), copyOf(bytes.subarray(HEAD)));
    if (!kept) await this.#store()?.keepAsset({ doc: this.#id, id: assetId, sealed: bytes, sent: true });
    const from = 1 + (plain[0] ?? 0);
    const type = new TextDecoder().decode(plain.subarray(1, from));
    // Only pictures that can't run anything are shown as what they say.
    return new Blob([plain.subarray(from)], {
      type: /^image\/(png|jpeg|webp|gif|avif)$/.test(type) ? type : "",
    });
  }

  /** Takes a picture away for good, here too. */
  async drop(assetId: string): Promise<void> {
    await removeAsset(this.#id, assetId);
    await this.#store()
      ?.dropAsset(this.#id, assetId)
      .catch(() => undefined); // then it goes with the document
    const url = this.#urls.get(assetId);
    this.#urls.delete(assetId);
    url?.then(URL.revokeObjectURL, () => undefined);
  }

  close(): void {
    for (const url of this.#urls.values()) url.then(URL.revokeObjectURL, () => undefined);
    this.#urls.clear();
  }
}
