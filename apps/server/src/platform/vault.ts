import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte of everything that is sealed here, so that another way of sealing can follow. */
const FORMAT = 1;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** A key that opens one thing, itself sealed by the master key of this name. */
export type Wrapped = { master: string; key: Buffer };

/**
 * Envelope encryption for data that must stay unreadable in copies of the database and the files: each object has its own key
 * (AES-256-GCM), sealed by a named master key. Rotating the master key reseals sixty bytes per object; deleting the sealed key
 * makes every copy of the object unreadable.
 */
export class Vault {
  readonly #masters: ReadonlyMap<string, Buffer>;
  /** The name of the master key that seals; all open. */
  readonly current: string;

  /** `keys`: `name:base64,name:base64`, 32 bytes each; the first seals. Throws a RangeError that names what is wrong. */
  constructor(keys: string) {
    const pairs = keys.split(",").map((pair) => pair.trim().split(":"));
    this.#masters = new Map(pairs.map(([name = "", secret = ""]) => [name, masterKey(name, secret)]));
    if (this.#masters.size < pairs.length) throw new RangeError("two keys have the same name");
    this.current = pairs[0]?.[0] ?? "";
  }

  /** `about` binds what is sealed to its row: moved under another one it does not open. */
  seal(plain: Buffer, about: string): { sealed: Buffer; wrapped: Wrapped } {
    const key = randomBytes(KEY_BYTES);
    return { sealed: encrypt(key, plain, about), wrapped: this.#wrap(key, about) };
  }

  /** What was sealed. Throws if it was altered, moved, or its master key is not here. */
  open(sealed: Buffer, wrapped: Wrapped, about: string): Buffer {
    return decrypt(this.#unwrap(wrapped, about), sealed, about);
  }

  /** The same key, sealed by the current master key. */
  rewrap(wrapped: Wrapped, about: string): Wrapped {
    return wrapped.master === this.current ? wrapped : this.#wrap(this.#unwrap(wrapped, about), about);
  }

  #wrap(key: Buffer, about: string): Wrapped {
    return { master: this.current, key: encrypt(this.#masterNamed(this.current), key, `key ${about}`) };
  }

  #unwrap({ master, key }: Wrapped, about: string): Buffer {
    return decrypt(this.#masterNamed(master), key, `key ${about}`);
  }

  #masterNamed(name: string): Buffer {
    const master = this.#masters.get(name);
    if (!master) throw new Error(`the master key ${name} is not configured`);
    return master;
  }
}

function masterKey(name: string, secret: string): Buffer {
  const bytes = Buffer.from(secret, "base64");
  if (!/^[\w-]{1,40}$/.test(name)) throw new RangeError(`${name || "(no name)"} is no name of a key`);
  if (bytes.length !== KEY_BYTES)
    throw new RangeError(`the key ${name} has ${bytes.length} bytes instead of ${KEY_BYTES}`);
  return Buffer.from(hkdfSync("sha256", bytes, "", "kompagnon identity", KEY_BYTES));
}

function encrypt(key: Buffer, plain: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  return Buffer.concat([
    Buffer.from([FORMAT]),
    nonce,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function decrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < HEAD_BYTES + TAG_BYTES)
    throw new Error("sealed in an unknown way");
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, HEAD_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()]);
}

const vaults = new Map<string, Vault>();
/** The vault of these keys; deriving them once is enough. */
export function vaultOf({ identityKeys }: { identityKeys: string }): Vault {
  const cached = vaults.get(identityKeys);
  if (cached) return cached;
  const vault = new Vault(identityKeys);
  vaults.set(identityKeys, vault);
  return vault;
}
