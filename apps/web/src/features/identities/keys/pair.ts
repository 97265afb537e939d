import type { PublicKeys } from "@kompagnon/contract/identities/model.ts";
import { type Bytes, toBase64 } from "#platform/bytes.ts";

/** A member's keys, ready to be used: private ones that no script can read out. */
export type Unlocked = {
  readonly memberId: string;
  /** In base64, as the server knows them. */
  readonly keys: PublicKeys;
  /** X25519: opens what was wrapped for this member. */
  readonly agree: CryptoKey;
  /** Ed25519. */
  readonly sign: CryptoKey;
};

const raw = async (key: CryptoKey): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.exportKey("raw", key)));
const privateBytes = async (key: CryptoKey): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.exportKey("pkcs8", key));

/** Private keys as they are sealed: how long the first is, both as PKCS #8. In memory only, while they are being sealed. */
export type Packed = Bytes;

/** Makes a key pair of each kind. */
export async function newPair(): Promise<{ keys: PublicKeys; packed: Packed }> {
  const [agree, sign] = (await Promise.all([
    crypto.subtle.generateKey("X25519", true, ["deriveBits"]),
    crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]),
  ])) as [CryptoKeyPair, CryptoKeyPair]; // both are pairs by their algorithm
  const [first, second] = await Promise.all([privateBytes(agree.privateKey), privateBytes(sign.privateKey)]);
  const packed = new Uint8Array(1 + first.length + second.length);
  packed[0] = first.length;
  packed.set(first, 1);
  packed.set(second, 1 + first.length);
  return { packed, keys: { agree: await raw(agree.publicKey), sign: await raw(sign.publicKey) } };
}

/** Takes private keys into use: from here on they can be used, but not read out. The bytes are wiped. */
export async function unlocked(memberId: string, keys: PublicKeys, packed: Packed): Promise<Unlocked> {
  const middle = 1 + (packed[0] ?? 0);
  const [agree, sign] = await Promise.all([
    crypto.subtle.importKey("pkcs8", packed.slice(1, middle), "X25519", false, ["deriveBits"]),
    crypto.subtle.importKey("pkcs8", packed.slice(middle), "Ed25519", false, ["sign"]),
  ]);
  packed.fill(0);
  return { memberId, keys, agree, sign };
}
