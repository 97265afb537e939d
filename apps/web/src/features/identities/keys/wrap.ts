import { type Bytes, fromBase64, toBase64, toHex } from "#platform/bytes.ts";

/** A key pair for agreeing on keys: a member's, or a link's. */
export type AgreePair = { publicKey: string; privateKey: CryptoKey };

const SCHEME = "kompagnon-wrap-1";
const PUBLIC = 32;
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Both sides' public keys go into the key: what was wrapped for one opens for no other. */
async function keyOf(
  secret: CryptoKey,
  other: CryptoKey,
  { once, to, context }: { once: Uint8Array; to: Uint8Array; context: string },
): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: "X25519", public: other }, secret, 256);
  const base = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const info = utf8([SCHEME, toHex(once), toHex(to)].join("|"));
  const how = { name: "HKDF", hash: "SHA-256", salt: utf8(context), info };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** The key is used once, so that its nonce may be zero. */
const sealing = (context: string) => ({
  name: "AES-GCM",
  iv: new Uint8Array(12),
  additionalData: utf8(context),
});
const publicKey = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytes, "X25519", true, []);

/** Wraps a secret for the holder of the private key to `to` (base64): a one-use X25519 pair, HKDF, AES-GCM. Returns base64. */
export async function wrapFor(secret: Bytes, to: string, context: string): Promise<string> {
  const receiver = fromBase64(to);
  const pair = (await crypto.subtle.generateKey("X25519", false, ["deriveBits"])) as CryptoKeyPair;
  const once = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const key = await keyOf(pair.privateKey, await publicKey(receiver), { once, to: receiver, context });
  const sealed = new Uint8Array(await crypto.subtle.encrypt(sealing(context), key, secret));
  const wrapped = new Uint8Array(PUBLIC + sealed.length);
  wrapped.set(once);
  wrapped.set(sealed, PUBLIC);
  return toBase64(wrapped);
}

/** Opens what was wrapped for a pair; rejects where it was not, or for another place. */
export async function unwrap(wrapped: string, mine: AgreePair, context: string): Promise<Bytes> {
  const bytes = fromBase64(wrapped);
  const once = bytes.slice(0, PUBLIC);
  const to = fromBase64(mine.publicKey);
  const key = await keyOf(mine.privateKey, await publicKey(once), { once, to, context });
  return new Uint8Array(await crypto.subtle.decrypt(sealing(context), key, bytes.slice(PUBLIC)));
}

const GROUPS = 8;
/**
 * What two people read to each other to be sure that the server told each the other's real keys: eight groups of five digits,
 * the same on both sides.
 */
export async function safetyNumber(
  one: { agree: string; sign: string },
  other: { agree: string; sign: string },
): Promise<string> {
  const both = [one, other].map(({ agree, sign }) => `${agree},${sign}`).sort();
  const hash = await crypto.subtle.digest("SHA-512", utf8(["kompagnon-safety-1", ...both].join("|")));
  const view = new DataView(hash);
  return Array.from({ length: GROUPS }, (_, at) =>
    String(Number(view.getBigUint64(at * 8) % 100_000n)).padStart(5, "0"),
  ).join(" ");
}
