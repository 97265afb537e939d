import type { KeyReader, KeyWrap } from "@kompagnon/contract/documents/key-model.ts";
import type { SharedDocument } from "@kompagnon/contract/documents/link-model.ts";
import type { Document, DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { DOCUMENT_FORMAT } from "@kompagnon/contract/documents/rules.ts";
import {
  needIdentity,
  type Unlocked,
  unlockedIdentity,
  unwrap,
  wrapFor,
} from "#features/identities/public.ts";
import { type Bytes, fromBase64, randomBytes, toBase64 } from "#platform/bytes.ts";
import { openTitle } from "./title.ts";

/** The keys of this member are not unlocked here, or have been replaced. */
export class KeysLocked extends Error {
  override readonly name = "KeysLocked";
}
/** No member has wrapped this document's key for its reader yet. */
export class KeyAwaited extends Error {
  override readonly name = "KeyAwaited";
}
/** The keys that the server hands out do not belong to those that were known before. */
export class KeysBroken extends Error {
  override readonly name = "KeysBroken";
}
/** The document is written in a format that came after this page was loaded. */
export class PageOutdated extends Error {
  override readonly name = "PageOutdated";
}
/**
 * Asked before any key is tried: what a newer page wrapped fits nothing here, and would pass for a wrong key. A server that says so
 * of a document it is not true of keeps it closed, which it could do anyway. Throws {@link PageOutdated}.
 */
export function requireKnownFormat({ format }: Pick<Document, "format">): void {
  if (format > DOCUMENT_FORMAT) throw new PageOutdated();
}

/** What is known here of a document's epochs: their keys in base64, and from which on they are signed. */
type VerifiedChain = { keys: Map<number, string>; signedFrom: number | null };
/** Before anything is known. */
export const emptyChain = (): VerifiedChain => ({ keys: new Map(), signedFrom: null });
type Locked = { id: string; epoch: number; given: NonNullable<Document["locked"]>["given"]; chain: Chain };
type Chain = readonly { epoch: number; previous: string }[];

/** From which epoch on everything is signed; null where nothing is. */
type SignedFrom = { signedFrom: number | null };
/** A document with its keys and its title opened; `title` is empty where it is not to be read. */
export type Keyed<D> = Omit<D, "title"> & SignedFrom & { title: string };

const NONCE = 12;
/**
 * The context that keys are bound to contains whether their epoch is signed, so that only a holder of the key can set it: a key
 * that was wrapped for a signed epoch opens as one of those alone, and opens only signed content.
 */
const scheme = (signed: boolean): string => (signed ? "kompagnon-doc-2" : "kompagnon-doc-1");
const wrapContext = (id: string, epoch: number, signed: boolean): string =>
  `${scheme(signed)}|key|${id}|${epoch}`;
/** `signed`: whether the epoch before was. */
const chainContext = (id: string, epoch: number, signed: boolean): Bytes =>
  new TextEncoder().encode(`${scheme(signed)}|chain|${id}|${epoch}`);

async function chainKey(secret: Bytes, id: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const how = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new TextEncoder().encode(id),
    info: new TextEncoder().encode("chain"),
  };
  return crypto.subtle.deriveKey(how, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Seals the previous key with its successor, for readers who get that one alone; `signed`: whether its epoch was. */
export async function sealPrevious(
  { id, epoch }: { id: string; epoch: number },
  secret: Bytes,
  previous: { key: Bytes; signed: boolean },
): Promise<string> {
  const iv = randomBytes(NONCE);
  const how = { name: "AES-GCM", iv, additionalData: chainContext(id, epoch, previous.signed) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, await chainKey(secret, id), previous.key));
  const bytes = new Uint8Array(NONCE + sealed.length);
  bytes.set(iv);
  bytes.set(sealed, NONCE);
  return toBase64(bytes);
}

/** Tries both kinds of epochs, the signed one first; rejects with {@link KeysBroken} where it is neither. */
async function either(
  open: (signed: boolean) => Promise<Bytes>,
  mayBeSigned: boolean,
): Promise<{ secret: Bytes; signed: boolean }> {
  const found = mayBeSigned ? await open(true).catch(() => null) : null;
  if (found) return { secret: found, signed: true };
  return {
    signed: false,
    secret: await open(false).catch(() => {
      throw new KeysBroken();
    }),
  };
}

async function openPrevious(
  { id, epoch }: { id: string; epoch: number },
  secret: Bytes,
  previous: string,
  mayBeSigned: boolean,
): Promise<{ secret: Bytes; signed: boolean }> {
  const bytes = fromBase64(previous);
  const key = await chainKey(secret, id);
  return either(async (signed) => {
    const additionalData = chainContext(id, epoch, signed);
    const how = { name: "AES-GCM", iv: bytes.slice(0, NONCE), additionalData };
    return new Uint8Array(await crypto.subtle.decrypt(how, key, bytes.slice(NONCE)));
  }, mayBeSigned);
}

/**
 * All keys of a document, from the one that was wrapped for the reader back to the first. A key that is known here already
 * must be among them as it was: a server that slips in a key of its own can't seal the known one by it. Before an epoch that is
 * not signed none is.
 */
async function openAll(
  { id, epoch, given, chain }: Locked,
  pair: { publicKey: string; privateKey: CryptoKey },
  verified: VerifiedChain,
): Promise<{ keys: { epoch: number; key: string }[] } & SignedFrom> {
  if (!given || given.epoch !== epoch) throw new KeyAwaited();
  let { secret, signed } = await either(
    (kind) => unwrap(given.wrapped, pair, wrapContext(id, epoch, kind)),
    true,
  );
  let signedFrom = signed ? epoch : null;
  const keys = [{ epoch, key: toBase64(secret) }];
  for (let at = epoch; at > 1; at -= 1) {
    const link = chain.find((one) => one.epoch === at);
    if (!link) throw new KeysBroken();
    ({ secret, signed } = await openPrevious({ id, epoch: at }, secret, link.previous, signed));
    if (signed) signedFrom = at - 1;
    keys.unshift({ epoch: at - 1, key: toBase64(secret) });
  }
  for (const one of keys) if ((verified.keys.get(one.epoch) ?? one.key) !== one.key) throw new KeysBroken();
  // What was signed from some epoch on stays so.
  if ((signedFrom ?? Number.POSITIVE_INFINITY) > (verified.signedFrom ?? Number.POSITIVE_INFINITY))
    throw new KeysBroken();
  remember(verified, { keys, signedFrom });
  return { keys, signedFrom };
}

/** Takes in keys that belong to a document. */
export function remember(
  verified: VerifiedChain,
  { keys, signedFrom }: Pick<Document, "keys"> & SignedFrom,
): void {
  for (const { epoch, key } of keys) verified.keys.set(epoch, key);
  verified.signedFrom = signedFrom;
}

const myKey = (document: Document, me: Unlocked): boolean =>
  document.locked?.readers.some(({ id, keys }) => id === me.memberId && keys?.agree === me.keys.agree) ===
  true;

/**
 * A document with its keys opened, as one of its people. Rejects with {@link PageOutdated}, {@link KeysLocked}, {@link KeyAwaited},
 * {@link KeysBroken}.
 */
export async function withKeys(document: Document, verified: VerifiedChain): Promise<Keyed<Document>> {
  requireKnownFormat(document);
  if (!document.locked) return { ...document, title: document.title ?? "", signedFrom: null };
  const me = await unlockedIdentity();
  if (!me || !myKey(document, me)) throw new KeysLocked();
  const { given, chain } = document.locked;
  if (given && given.to !== me.keys.agree) throw new KeyAwaited();
  const pair = { publicKey: me.keys.agree, privateKey: me.agree };
  return titled(document, await openAll({ ...document, given, chain }, pair, verified));
}

/** With its title opened by the key that seals now. */
async function titled<D extends Pick<Document, "id" | "epoch" | "title" | "sealed_title">>(
  document: D,
  opened: Pick<Document, "keys"> & SignedFrom,
): Promise<Keyed<D> & Pick<Document, "keys">> {
  const { id, epoch, title, sealed_title: sealed } = document;
  const key = opened.keys.find((one) => one.epoch === epoch)?.key;
  const signed = opened.signedFrom !== null && opened.signedFrom <= epoch;
  const found =
    sealed && key ? await openTitle(id, { epoch, signed, secret: fromBase64(key) }, sealed) : title;
  return { ...document, ...opened, title: found ?? "" };
}

/** The title of a document in a list, by the key that was wrapped for the signed-in member; null if that fails. */
export async function listedTitle({
  id,
  title,
  sealed_title: sealed,
  title_key: given,
}: Pick<DocumentCard, "id" | "title" | "sealed_title" | "title_key">): Promise<string | null> {
  if (!sealed) return title;
  const me = await unlockedIdentity();
  if (!me || given?.to !== me.keys.agree) return null;
  const pair = { publicKey: me.keys.agree, privateKey: me.agree };
  const { epoch, wrapped } = given;
  const context = wrapContext(id, epoch, true); // where titles are sealed, the epoch is signed
  const secret = await unwrap(wrapped, pair, context).catch(() => null);
  return secret && openTitle(id, { epoch, secret, signed: true }, sealed);
}

/** The same for a guest, with the private key that the link's secret opened. */
export async function withLinkKeys(
  document: SharedDocument,
  privateKey: CryptoKey,
  verified: VerifiedChain,
): Promise<Keyed<SharedDocument>> {
  requireKnownFormat(document);
  if (!document.locked) return { ...document, title: document.title ?? "", signedFrom: null };
  const { to, given, chain } = document.locked;
  const pair = { publicKey: to, privateKey };
  return titled(document, await openAll({ ...document, given, chain }, pair, verified));
}

/** The first key of a new document, wrapped for its creator. Asks for their passphrase. Rejects with NotUnlocked. */
export async function firstWrap(id: string, secret: Bytes): Promise<{ to: string; wrapped: string }> {
  const { keys } = await needIdentity();
  return { to: keys.agree, wrapped: await wrapFor(secret, keys.agree, wrapContext(id, 1, true)) };
}

/** A key, wrapped for readers who have one of their own; `signed`: whether its epoch is. */
export const wrapsFor = (
  { id, epoch, signed }: { id: string; epoch: number; signed: boolean },
  secret: Bytes,
  readers: readonly KeyReader[],
): Promise<KeyWrap[]> =>
  Promise.all(
    readers.flatMap((reader) =>
      reader.keys
        ? [
            wrapFor(secret, reader.keys.agree, wrapContext(id, epoch, signed)).then((wrapped) => ({
              reader: reader.id,
              to: reader.keys?.agree ?? "",
              wrapped,
            })),
          ]
        : [],
    ),
  );
