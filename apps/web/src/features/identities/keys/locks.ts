import type {
  Identity,
  PasskeyLock,
  PassphraseLock,
  PublicKeys,
  RecoveryLock,
} from "@kompagnon/contract/identities/model.ts";
import { ARGON, ARGON_MAX, SALT_BYTES } from "@kompagnon/contract/identities/rules.ts";
import { type Bytes, fromBase64, randomBytes, toBase64 } from "#platform/bytes.ts";
import type { Packed } from "./pair.ts";
import { codeBytes } from "./recovery-code.ts";

/** How a passphrase is stretched: memory in KiB, passes, lanes. */
type Cost = { memory: number; passes: number; lanes: number };
/** Stretches a passphrase (Argon2id) to 32 bytes. */
export type DeriveKey = (passphrase: string, salt: Bytes, cost: Cost) => Promise<Bytes>;

/** What was typed does not open these keys. */
export class WrongSecret extends Error {
  override readonly name = "WrongSecret";
}
/** The server names weaker stretching parameters than ours, or ones that are too expensive for a browser. */
export class WeakLock extends Error {
  override readonly name = "WeakLock";
}

const SCHEME = "kompagnon-identity-1";
const NONCE = 12;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

type LockKind = "passphrase" | "recovery" | "passkey";
/** Whose keys are sealed, and which: a seal holds for no others. */
export type Owner = { memberId: string; keys: PublicKeys };
const boundTo = (kind: LockKind, { memberId, keys }: Owner): Bytes =>
  utf8([SCHEME, kind, memberId, keys.agree, keys.sign].join("|"));

async function keyFrom(kind: LockKind, secret: Bytes, salt: Bytes): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: utf8(`${SCHEME}|${kind}`) };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

async function seal(kind: LockKind, owner: Owner, key: CryptoKey, packed: Packed): Promise<string> {
  const iv = randomBytes(NONCE);
  const how = { name: "AES-GCM", iv, additionalData: boundTo(kind, owner) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, packed));
  const bytes = new Uint8Array(NONCE + sealed.length);
  bytes.set(iv);
  bytes.set(sealed, NONCE);
  return toBase64(bytes);
}

async function open(kind: LockKind, owner: Owner, key: CryptoKey, sealed: string): Promise<Packed> {
  const bytes = fromBase64(sealed);
  const how = { name: "AES-GCM", iv: bytes.slice(0, NONCE), additionalData: boundTo(kind, owner) };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, key, bytes.slice(NONCE)));
  } catch {
    throw new WrongSecret();
  }
}

/** The same word is typed in different forms on different keyboards. */
export const tidyPassphrase = (typed: string): string => typed.normalize("NFKC");

function affordable({ memory, passes, lanes }: Cost): boolean {
  const fits = memory <= ARGON_MAX.memory && passes <= ARGON_MAX.passes && lanes <= ARGON_MAX.lanes;
  return fits && memory >= ARGON.memory && passes >= ARGON.passes && lanes >= ARGON.lanes;
}

/** Seals private keys by a passphrase. */
export async function lockByPassphrase(
  owner: Owner,
  packed: Packed,
  typed: string,
  deriveKey: DeriveKey,
): Promise<PassphraseLock> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyFrom("passphrase", await deriveKey(tidyPassphrase(typed), salt, ARGON), salt);
  return { salt: toBase64(salt), sealed: await seal("passphrase", owner, key, packed), ...ARGON };
}

/** Opens them. Rejects with {@link WrongSecret} or {@link WeakLock}. */
export async function openByPassphrase(
  memberId: string,
  { keys, passphrase: lock }: Pick<Identity, "keys" | "passphrase">,
  typed: string,
  deriveKey: DeriveKey,
): Promise<Packed> {
  if (!affordable(lock)) throw new WeakLock();
  const salt = fromBase64(lock.salt);
  const key = await keyFrom("passphrase", await deriveKey(tidyPassphrase(typed), salt, lock), salt);
  return open("passphrase", { memberId, keys }, key, lock.sealed);
}

/** Seals private keys by a recovery code: 160 bits by chance, nothing to stretch. */
export async function lockByRecovery(owner: Owner, packed: Packed, code: string): Promise<RecoveryLock> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyFrom("recovery", codeBytes(code), salt);
  return { salt: toBase64(salt), sealed: await seal("recovery", owner, key, packed) };
}

/** Opens them. Rejects with {@link WrongSecret}. */
export async function openByRecovery(
  memberId: string,
  { keys, recovery: lock }: Pick<Identity, "keys" | "recovery">,
  code: string,
): Promise<Packed> {
  const key = await keyFrom("recovery", codeBytes(code), fromBase64(lock.salt));
  return open("recovery", { memberId, keys }, key, lock.sealed);
}

/** What a passkey derives from a salt, which was made for it. */
export type PasskeySecret = { salt: Bytes; secret: Bytes };

/** Seals private keys with a passkey's secret: it is as long as a key, so nothing is stretched. */
export async function lockByPasskey(
  owner: Owner,
  packed: Packed,
  { salt, secret }: PasskeySecret,
): Promise<Pick<PasskeyLock, "salt" | "sealed">> {
  const key = await keyFrom("passkey", secret, salt);
  return { salt: toBase64(salt), sealed: await seal("passkey", owner, key, packed) };
}

/** Opens them. Rejects with {@link WrongSecret}. */
export async function openByPasskey(
  owner: Owner,
  lock: Pick<PasskeyLock, "salt" | "sealed">,
  secret: Bytes,
): Promise<Packed> {
  const key = await keyFrom("passkey", secret, fromBase64(lock.salt));
  return open("passkey", owner, key, lock.sealed);
}

/** The request to the worker, and its answer. */
export type DeriveRequest = Cost & { passphrase: string; salt: Bytes };
export type DeriveResult = { bytes: Bytes } | { failed: string };

/** This device could not stretch a passphrase: too little memory, or the worker did not come. */
export class KeyDerivationFailed extends Error {
  override readonly name = "CannotStretch";
}

/** Stretches a passphrase in a worker of its own. Rejects with {@link KeyDerivationFailed}: never with a weaker result. */
export const deriveKey: DeriveKey = (passphrase, salt, { memory, passes, lanes }) => {
  const worker = new Worker(new URL("./stretch-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Bytes>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DeriveResult>) =>
      "bytes" in data ? resolve(data.bytes) : reject(new KeyDerivationFailed(data.failed));
    worker.onerror = (event) => reject(new KeyDerivationFailed(event.message || "The worker did not start"));
    worker.postMessage({ passphrase, salt, memory, passes, lanes } satisfies DeriveRequest);
  }).finally(() => worker.terminate());
};
