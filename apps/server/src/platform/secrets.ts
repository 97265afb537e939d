import { createHash, createHmac, randomBytes } from "node:crypto";

/** A random token: 32 bytes, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: it can be recognised, not read back. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A keyed fingerprint of something personal (an address, an e-mail), for counters. */
export const fingerprint = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");
