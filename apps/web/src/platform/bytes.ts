/** Bytes in a buffer of their own, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Random bytes for secrets. */
export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

/** Bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Bytes from hexadecimal digits. */
export const fromHex = (hex: string): Bytes =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

/** How many bytes `String.fromCharCode` is given at a time: it takes them as arguments. */
const CHUNK = 0x8000;

/** Bytes as base64 with its padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

/** Bytes from base64. */
export function fromBase64(base64: string): Bytes {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** A copy in a buffer of its own. */
export const copyOf = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);
