/** Plain bytes of their own, as the browser's cryptography wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** How a passphrase becomes a key. It is written into each file, so that a later one can be harder. */
export const KDF = { name: "PBKDF2-SHA-256", iterations: 600_000 } as const;
/** What a file may ask of a browser: fewer rounds are not a hardened passphrase, more would take minutes. */
export const ROUNDS = { min: 600_000, max: 6_000_000 } as const;
const NONCE = 12;

/** The key of a file, out of a passphrase and the file's salt. */
export async function deriveKey(phrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(phrase.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", raw, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

/** What a part is sealed for: no other part of no other file opens in its place. */
const dataOf = (file: string, path: string): Bytes =>
  new TextEncoder().encode(`kompagnon file 1\n${file}\n${path}`);

/** Seals a part: a random nonce, then the ciphertext with its tag. */
export async function seal(key: CryptoKey, file: string, path: string, plain: Bytes): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const how = { name: "AES-GCM", iv: nonce, additionalData: dataOf(file, path) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, plain));
  const bytes = new Uint8Array(NONCE + sealed.length);
  bytes.set(nonce);
  bytes.set(sealed, NONCE);
  return bytes;
}

/** Opens a part; rejects where the key or the part is another one. */
export async function unseal(key: CryptoKey, file: string, path: string, sealed: Bytes): Promise<Bytes> {
  const how = { name: "AES-GCM", iv: sealed.slice(0, NONCE), additionalData: dataOf(file, path) };
  return new Uint8Array(await crypto.subtle.decrypt(how, key, sealed.slice(NONCE)));
}

/** Bytes as hexadecimal digits, and back. */
export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
/** The digest that detects a damaged part. */
export const digest = async (bytes: Bytes): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
