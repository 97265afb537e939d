import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { type Bytes, copyOf, randomBytes } from "#platform/bytes.ts";
import { requestResult, transactionDone } from "#platform/indexed-db.ts";
import type { StoredState } from "../engine/replica.ts";
import type { OutPart, PartId, PendingPartStore } from "../engine/wire.ts";

/** Something sealed for this device alone. */
type DeviceSealed = { iv: Bytes; sealed: Bytes };

/**
 * Seals what is kept on this device. Its key can be used but not read out, so that the files of a browser that were copied
 * hold no document in plain words; it goes with the store when the member signs out.
 */
class DeviceKey {
  readonly #key: CryptoKey;

  private constructor(key: CryptoKey) {
    this.#key = key;
  }

  /** The key of a store; made when it is first needed. Two tabs that do so at once end with the same one. */
  static async of(database: IDBDatabase): Promise<DeviceKey> {
    const kept = await requestResult<CryptoKey | undefined>(
      database.transaction("keys").objectStore("keys").get("device"),
    );
    if (kept) return new DeviceKey(kept);
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
      "encrypt",
      "decrypt",
    ]);
    const transaction = database.transaction("keys", "readwrite");
    const keys = transaction.objectStore("keys");
    const other = await requestResult<CryptoKey | undefined>(keys.get("device"));
    if (!other) keys.put(made, "device");
    await transactionDone(transaction);
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

/** The tables of a member's documents on this device. */
const TABLES = ["keys", "documents", "states", "parts", "assets"] as const;
type Table = (typeof TABLES)[number];

const databaseName = (memberId: string): DeviceName => `documents-${memberId}`;

/** Opens a member's documents on this device; rejects where the browser keeps nothing. */
async function openDatabase(memberId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName(memberId), 1);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    database.createObjectStore("keys");
    database.createObjectStore("documents", { keyPath: "id" });
    database.createObjectStore("states", { keyPath: "id" });
    database.createObjectStore("parts", { keyPath: ["doc", "session", "seq"] });
    database.createObjectStore("assets", { keyPath: ["doc", "id"] });
  };
  const database = await requestResult(request);
  // Another tab wants to delete or change it: it must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

/** Deletes all that a member's documents left on this device. */
export const deleteDatabase = (memberId: string): Promise<unknown> =>
  requestResult(indexedDB.deleteDatabase(databaseName(memberId)));

/** Documents that stay on this device; the longest unused ones beyond that go, if nothing in them is unsent. */
const DOCUMENTS_MAX = 30;

type DocumentRow = DeviceSealed & { id: string; usedAt: number };
type StateRow = DeviceSealed & { id: string; at: number };
type PartRow = OutPart & { doc: string };
/** A picture, sealed by its document's key. */
export type AssetRow = { doc: string; id: string; sealed: Bytes; sent: boolean };

const utf8 = {
  from: (text: string) => new TextEncoder().encode(text),
  to: (b: Bytes) => new TextDecoder().decode(b),
};
/** All rows of a document in a table whose key begins with it. */
const ofDocument = (doc: string): IDBKeyRange => IDBKeyRange.bound([doc], [doc, []]);

/** Both documents in a row: how long the first is, the first, the second. */
function joined({ content, comments }: StoredState): Bytes {
  const bytes = new Uint8Array(4 + content.length + comments.length);
  new DataView(bytes.buffer).setUint32(0, content.length);
  bytes.set(content, 4);
  bytes.set(comments, 4 + content.length);
  return bytes;
}
function parted(at: number, bytes: Bytes): StoredState {
  const middle = 4 + new DataView(bytes.buffer).getUint32(0);
  return { at, content: bytes.slice(4, middle), comments: bytes.slice(middle) };
}

/** A member's documents on this device: what they say of themselves, their states, and parts and pictures that are unsent. */
export class DocumentStore {
  readonly #database: IDBDatabase;
  readonly #key: DeviceKey;

  private constructor(database: IDBDatabase, key: DeviceKey) {
    this.#database = database;
    this.#key = key;
  }

  /** Opens it; null where the browser keeps nothing. */
  static async open(memberId: string): Promise<DocumentStore | null> {
    try {
      const database = await openDatabase(memberId);
      return new DocumentStore(database, await DeviceKey.of(database));
    } catch {
      return null;
    }
  }

  close(): void {
    this.#database.close();
  }

  #read<T>(table: Table, query: IDBValidKey | IDBKeyRange): Promise<T[]> {
    return requestResult<T[]>(this.#database.transaction(table).objectStore(table).getAll(query));
  }

  async #write(tables: readonly Table[], work: (table: (name: Table) => IDBObjectStore) => unknown) {
    const transaction = this.#database.transaction([...tables], "readwrite", { durability: "relaxed" });
    const done = transactionDone(transaction);
    await work((name) => transaction.objectStore(name));
    await done;
  }

  /** What the server last said of a document, as it was given to `keepDocument`; null if there is nothing. */
  async document(id: string): Promise<unknown> {
    const [row] = await this.#read<DocumentRow>("documents", id);
    if (!row) return null;
    return this.#key.open(`document|${id}`, row).then(
      (plain) => JSON.parse(utf8.to(plain)),
      () => null,
    );
  }

  /** Keeps what the server says of a document. */
  async keepDocument(id: string, content: unknown): Promise<void> {
    const sealed = await this.#key.seal(`document|${id}`, utf8.from(JSON.stringify(content)));
    await this.#write(["documents"], (table) =>
      table("documents").put({ id, usedAt: Date.now(), ...sealed }),
    );
  }

  async state(id: string): Promise<StoredState | null> {
    const [row] = await this.#read<StateRow>("states", id);
    if (!row) return null;
    return this.#key.open(`state|${id}|${row.at}`, row).then(
      (plain) => parted(row.at, plain),
      () => null,
    );
  }

  /** Keeps a state, unless another tab has kept a later one. */
  async keepState(id: string, state: StoredState): Promise<void> {
    const sealed = await this.#key.seal(`state|${id}|${state.at}`, joined(state));
    await this.#write(["states"], async (table) => {
      const before = await requestResult<StateRow | undefined>(table("states").get(id));
      if (!before || before.at <= state.at) table("states").put({ id, at: state.at, ...sealed });
    });
  }

  /** Parts of a document that are not confirmed, in the order in which each session made them. */
  parts(doc: string): Promise<OutPart[]> {
    return this.#read<PartRow>("parts", ofDocument(doc));
  }

  /** The documents that have something unsent. */
  async unsent(): Promise<string[]> {
    const keys = await requestResult(this.#database.transaction("parts").objectStore("parts").getAllKeys());
    return [...new Set(keys.map((key) => (Array.isArray(key) ? String(key[0]) : "")))];
  }

  /** Where a tab keeps its parts of a document until `until` is over. */
  partStore(doc: string, until: AbortSignal): PendingPartStore {
    return {
      begin: (session) => holdSession(session, until),
      keep: (parts, insteadOf = []) =>
        this.#write(["parts"], (table) => {
          for (const { session, seq } of insteadOf) table("parts").delete([doc, session, seq]);
          for (const part of parts) table("parts").put({ doc, ...part, sealed: copyOf(part.sealed) });
        }),
      drop: (parts: readonly PartId[]) =>
        this.#write(["parts"], (table) => {
          for (const { session, seq } of parts) table("parts").delete([doc, session, seq]);
        }),
    };
  }

  async asset(doc: string, id: string): Promise<AssetRow | null> {
    const [row] = await this.#read<AssetRow>("assets", [doc, id]);
    return row ?? null;
  }

  /** Pictures that the server has not taken yet. */
  async unsentAssets(doc: string): Promise<AssetRow[]> {
    return (await this.#read<AssetRow>("assets", ofDocument(doc))).filter(({ sent }) => !sent);
  }

  dropAsset(doc: string, id: string): Promise<void> {
    return this.#write(["assets"], (table) => table("assets").delete([doc, id]));
  }

  keepAsset(row: AssetRow): Promise<void> {
    return this.#write(["assets"], (table) => table("assets").put(row));
  }

  /** Deletes a document from this device. */
  forget(id: string): Promise<void> {
    return this.#write(
      TABLES.filter((name) => name !== "keys"),
      (table) => {
        for (const name of ["documents", "states"] as const) table(name).delete(id);
        for (const name of ["parts", "assets"] as const) table(name).delete(ofDocument(id));
      },
    );
  }

  /** Deletes what was not used for longest, beyond what is kept; all of it with `max` 0. What is unsent stays. */
  async prune(max = DOCUMENTS_MAX): Promise<void> {
    const rows = await requestResult<DocumentRow[]>(
      this.#database.transaction("documents").objectStore("documents").getAll(),
    );
    const unsent = new Set(await this.unsent());
    const old = rows.sort((a, b) => b.usedAt - a.usedAt).slice(max);
    for (const { id } of old) if (!unsent.has(id)) await this.forget(id);
  }
}

/** The name of the lock that a tab holds while it is open, by its session. */
const lockName = (session: string): string => `document-session:${session}`;

/** Holds a session until the tab is gone. Where the browser has no locks, another tab may send its parts too: harmless. */
async function holdSession(session: string, until: AbortSignal): Promise<void> {
  if (typeof navigator === "undefined" || !navigator.locks || until.aborted) return;
  await new Promise<void>((held) => {
    const gone = new Promise<void>((release) =>
      until.addEventListener("abort", () => release(), { once: true }),
    );
    navigator.locks
      .request(lockName(session), () => {
        held();
        return gone;
      })
      .catch(() => held()); // the page is on its way out
  });
}

/** The sessions of these that no open tab holds. */
export async function orphansOf(sessions: Iterable<string>): Promise<ReadonlySet<string>> {
  const all = new Set(sessions);
  if (!navigator.locks) return all;
  const { held = [] } = await navigator.locks.query();
  for (const { name } of held) if (name) all.delete(name.replace(/^document-session:/, ""));
  return all;
}
