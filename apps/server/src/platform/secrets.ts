import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** A random token: 32 bytes, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: it can be recognised, not read back. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A keyed fingerprint of something personal (an address, an e-mail), for counters. */
export const fingerprint = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One key for what is kept encrypted in the database, derived from the installation's secret. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "kompagnon at rest", 32));

/** Encrypts and authenticates: initialisation vector, tag, ciphertext. */
export function seal(secret: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What was sealed. Throws if it was altered, or sealed with another secret. */
export function open(secret: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
