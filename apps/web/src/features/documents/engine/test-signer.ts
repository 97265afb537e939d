import { toBase64 } from "#platform/bytes.ts";
import type { Signer } from "./signing.ts";

/** A signer with a key of their own, for tests. */
export async function aSigner(author: string = crypto.randomUUID()): Promise<Signer> {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey("Ed25519", true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair; // a pair by its algorithm
  return {
    author,
    key: toBase64(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey))),
    sign: async (message) => new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, message)),
  };
}
