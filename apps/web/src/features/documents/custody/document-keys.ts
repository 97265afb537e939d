import type { Document, KeyReader, KeyWrap, SharedDocument } from "@kompagnon/contract/documents/model.ts";
import {
  needIdentity,
  type Unlocked,
  unlockedIdentity,
  unwrap,
  wrapFor,
} from "#features/identities/public.ts";
import { type Bytes, fromBase64, randomBytes, toBase64 } from "#platform/bytes.ts";

/** Nobody has unlocked the keys of this member here yet, or they have other ones now. */
export class KeysLocked extends Error {
  override readonly name = "KeysLocked";
}
/** Nobody has wrapped this document's key for its reader yet. */
export class KeyAwaited extends Error {
  override readonly name = "KeyAwaited";
}
/** The keys that the server hands out do not belong to those that were known before. */
export class KeysBroken extends Error {
  override readonly name = "KeysBroken";
}

/** The keys of epochs that are known here, in base64. */
type Known = Map<number, string>;
type Locked = { id: string; epoch: number; given: NonNullable<Document["locked"]>["given"]; chain: Chain };
type Chain = readonly { epoch: number; previous: string }[];

const NONCE = 12;
/** What a wrapped key is bound to. */
const wrapContext = (id: string, epoch: number): string => `kompagnon-doc-1|key|${id}|${epoch}`;
const chainContext = (id: string, epoch: number): Bytes =>
  new TextEncoder().encode(`kompagnon-doc-1|chain|${id}|${epoch}`);

async function chainKey(secret: Bytes, id: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const how = {
    ...{ name: "HKDF", hash: "SHA-256", salt: new TextEncoder().encode(id) },
    info: new TextEncoder().encode("chain"),
  };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Seals the key before by the one that comes after it, for whoever is given that one alone. */
export async function sealPrevious(
  id: string,
  epoch: number,
  secret: Bytes,
  previous: Bytes,
): Promise<string> {
  const iv = randomBytes(NONCE);
  const how = { name: "AES-GCM", iv, additionalData: chainContext(id, epoch) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, await chainKey(secret, id), previous));
  const bytes = new Uint8Array(NONCE + sealed.length);
  bytes.set(iv);
  bytes.set(sealed, NONCE);
  return toBase64(bytes);
}

async function openPrevious(id: string, epoch: number, secret: Bytes, previous: string): Promise<Bytes> {
  const bytes = fromBase64(previous);
  const how = { name: "AES-GCM", iv: bytes.slice(0, NONCE), additionalData: chainContext(id, epoch) };
  return new Uint8Array(
    await crypto.subtle.decrypt(how, await chainKey(secret, id), bytes.slice(NONCE)).catch(() => {
      throw new KeysBroken();
    }),
  );
}

/**
 * All keys of a document, from the one that was wrapped for the reader back to the first. A key that is known here already
 * must be among them as it was: a server that slips in a key of its own can't seal the known one by it.
 */
async function openAll(
  { id, epoch, given, chain }: Locked,
  pair: { publicKey: string; privateKey: CryptoKey },
  known: Known,
): Promise<{ epoch: number; key: string }[]> {
  if (!given || given.epoch !== epoch) throw new KeyAwaited();
  let secret = await unwrap(given.wrapped, pair, wrapContext(id, epoch)).catch(() => {
    throw new KeysBroken();
  });
  const keys = [{ epoch, key: toBase64(secret) }];
  for (let at = epoch; at > 1; at -= 1) {
    const link = chain.find((one) => one.epoch === at);
    if (!link) throw new KeysBroken();
    secret = await openPrevious(id, at, secret, link.previous);
    keys.unshift({ epoch: at - 1, key: toBase64(secret) });
  }
  for (const one of keys) if ((known.get(one.epoch) ?? one.key) !== one.key) throw new KeysBroken();
  for (const one of keys) known.set(one.epoch, one.key);
  return keys;
}

const myKey = (document: Document, me: Unlocked): boolean =>
  document.locked?.readers.some(({ id, keys }) => id === me.memberId && keys?.agree === me.keys.agree) ===
  true;

/** A document with its keys opened, as one of its people. Rejects with {@link KeysLocked}, {@link KeyAwaited}, {@link KeysBroken}. */
export async function withKeys(document: Document, known: Known): Promise<Document> {
  if (!document.locked) return document;
  const me = await unlockedIdentity();
  if (!me || !myKey(document, me)) throw new KeysLocked();
  const { given, chain } = document.locked;
  if (given && given.to !== me.keys.agree) throw new KeyAwaited();
  const pair = { publicKey: me.keys.agree, privateKey: me.agree };
  return { ...document, keys: await openAll({ ...document, given, chain }, pair, known) };
}

/** The same for a guest, with the private key that the link's secret opened. */
export async function withLinkKeys(
  document: SharedDocument,
  privateKey: CryptoKey,
  known: Known,
): Promise<SharedDocument> {
  if (!document.locked) return document;
  const { to, given, chain } = document.locked;
  return {
    ...document,
    keys: await openAll({ ...document, given, chain }, { publicKey: to, privateKey }, known),
  };
}

/** The first key of a new document, wrapped for whoever makes it; asks for their passphrase. Rejects with NotUnlocked. */
export async function firstWrap(id: string, secret: Bytes): Promise<{ to: string; wrapped: string }> {
  const { keys } = await needIdentity();
  return { to: keys.agree, wrapped: await wrapFor(secret, keys.agree, wrapContext(id, 1)) };
}

/** A key, wrapped for readers who have one of their own. */
export const wrapsFor = (
  { id, epoch }: { id: string; epoch: number },
  secret: Bytes,
  readers: readonly KeyReader[],
): Promise<KeyWrap[]> =>
  Promise.all(
    readers.flatMap((reader) =>
      reader.keys
        ? [
            wrapFor(secret, reader.keys.agree, wrapContext(id, epoch)).then((wrapped) => ({
              ...{ reader: reader.id, to: reader.keys?.agree ?? "", wrapped },
            })),
          ]
        : [],
    ),
  );
