import type { NewLinkKey } from "@kompagnon/contract/documents/link-model.ts";
import { type Bytes, fromBase64, randomBytes, toBase64 } from "#platform/bytes.ts";
import { wrapsFor } from "./document-keys.ts";

const SCHEME = "kompagnon-link-1";
const NONCE = 12;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
/** Encodes bytes for an address. */
const toWords = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const fromWords = (words: string): Bytes => fromBase64(words.replaceAll("-", "+").replaceAll("_", "/"));

const base = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", fromWords(secret), "HKDF", false, ["deriveKey", "deriveBits"]);
const how = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: utf8(SCHEME), info: utf8(info) });

/** What the server knows a link by: derived from the secret in its address, which it never gets. */
export async function tokenOf(secret: string): Promise<string> {
  return toWords(new Uint8Array(await crypto.subtle.deriveBits(how("token"), await base(secret), 256)));
}

const sealingKey = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(how("key"), await base(secret), { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
const sealing = (iv: Bytes, id: string) => ({ name: "AES-GCM", iv, additionalData: utf8(`${SCHEME}|${id}`) });

/** A new link to a document: the secret for its address, and the data for the server. */
export async function newLinkKey(
  { id, epoch, signed }: { id: string; epoch: number; signed: boolean },
  epochKey: Bytes,
): Promise<{ secret: string; key: NewLinkKey }> {
  const secret = toWords(randomBytes(32));
  const pair = (await crypto.subtle.generateKey("X25519", true, ["deriveBits"])) as CryptoKeyPair;
  const to = toBase64(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  const plain = await crypto.subtle.exportKey("pkcs8", pair.privateKey);
  const iv = randomBytes(NONCE);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(sealing(iv, id), await sealingKey(secret), plain),
  );
  const bytes = new Uint8Array(NONCE + sealed.length);
  bytes.set(iv);
  bytes.set(sealed, NONCE);
  const reader = { id, kind: "link", keys: { agree: to }, to: null, current: false } as const;
  const [wrap] = await wrapsFor({ id, epoch, signed }, epochKey, [reader]);
  const key = {
    token: await tokenOf(secret),
    to,
    sealed: toBase64(bytes),
    wrapped: wrap?.wrapped ?? "",
    epoch,
  };
  return { secret, key };
}

/** The private key of a link, opened by the secret in its address; rejects where it is another's. */
export async function openLinkKey(secret: string, id: string, sealed: string): Promise<CryptoKey> {
  const bytes = fromBase64(sealed);
  const plain = await crypto.subtle.decrypt(
    sealing(bytes.slice(0, NONCE), id),
    await sealingKey(secret),
    bytes.slice(NONCE),
  );
  return crypto.subtle.importKey("pkcs8", plain, "X25519", false, ["deriveBits"]);
}
