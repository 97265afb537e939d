import { type Bytes, copyOf, fromBase64, fromHex, toBase64, toHex } from "#platform/bytes.ts";
import { type Place, placeName } from "./sealing.ts";

/** The signer of changes: their id, the public half of their signing key (base64), and their sign function. */
export type Signer = { author: string; key: string; sign: (message: Bytes) => Promise<Bytes> };
/** What a signed epoch's part or state says once it is opened: who signed what, behind which part of the same session. */
export type Signed = {
  session: string;
  author: string;
  /** In base64. */
  key: string;
  /** The digest of the part before of the same session; zeros in front of the first. */
  before: Bytes;
  digest: Bytes;
  signature: Bytes;
  update: Bytes;
};

/** In front of what was written: author, public key, digest of the part before, signature. */
const AUTHOR = 16;
const KEY = 32;
const DIGEST = 32;
const SIGNATURE = 64;
const SIGNED = AUTHOR + KEY + DIGEST;
const HEAD = SIGNED + SIGNATURE;
/** Bytes that a signature adds to what it is under. */
export const SIGNING_BYTES = HEAD;
/** The digest before a session's first entry. */
export const FIRST: Bytes = new Uint8Array(DIGEST);

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const joined = (...parts: readonly Uint8Array[]): Bytes => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
const idBytes = (id: string): Bytes => fromHex(id.replaceAll("-", ""));
const idOf = (bytes: Uint8Array): string =>
  toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** What is signed: where it belongs, who wrote it, and behind what. The place has no NUL and all but the update a fixed length. */
const digestOf = async (place: Place, head: Uint8Array, update: Uint8Array): Promise<Bytes> =>
  new Uint8Array(
    await crypto.subtle.digest(
      "SHA-256",
      joined(utf8(`kompagnon-sign-1|${placeName(place)}\0`), head, update),
    ),
  );
/** A digest alone is never signed: it is prefixed with its purpose. */
const messageOf = (digest: Bytes): Bytes => joined(utf8("kompagnon-sign-1|"), digest);

/** Puts a signature in front of a change; `digest` is the one that the session's next entry refers to. */
export async function signed(
  place: Place,
  { author, key, sign }: Signer,
  before: Bytes,
  update: Uint8Array,
): Promise<{ plain: Bytes; digest: Bytes }> {
  const head = joined(idBytes(author), fromBase64(key), before);
  const digest = await digestOf(place, head, update);
  return { digest, plain: joined(head, await sign(messageOf(digest)), update) };
}

/** The author of a session's entries and their key: read once, as they are the same in all of them. */
const writers = new Map<string, { bytes: Uint8Array; author: string; key: string }>();
function writerOf(session: string, bytes: Uint8Array): { author: string; key: string } {
  const cached = writers.get(session);
  if (cached && same(cached.bytes, bytes)) return cached;
  const author = idOf(bytes.subarray(0, AUTHOR));
  const found = { author, key: toBase64(bytes.subarray(AUTHOR)), bytes: copyOf(bytes) };
  writers.set(session, found);
  return found;
}

/** Reads what was signed, without looking whether the signature fits; null where there is none. */
export async function readSigned(place: Place, plain: Bytes): Promise<Signed | null> {
  if (plain.length < HEAD) return null;
  const head = plain.subarray(0, SIGNED);
  const update = copyOf(plain.subarray(HEAD));
  const { author, key } = writerOf(place.session, head.subarray(0, AUTHOR + KEY));
  return {
    session: place.session,
    author,
    key,
    before: copyOf(head.subarray(AUTHOR + KEY)),
    digest: await digestOf(place, head, update),
    signature: copyOf(plain.subarray(SIGNED, HEAD)),
    update,
  };
}

const publicKeys = new Map<string, Promise<CryptoKey | null>>();
/** A public key, ready to be used; null for bytes that are none. */
function publicKey(key: string): Promise<CryptoKey | null> {
  const cached = publicKeys.get(key);
  if (cached) return cached;
  const imported = crypto.subtle
    .importKey("raw", fromBase64(key), "Ed25519", true, ["verify"])
    .catch(() => null);
  publicKeys.set(key, imported);
  return imported;
}

/** Whether the key (base64) verifies the signature of a message. */
export async function signs(key: string, signature: Bytes, message: Bytes): Promise<boolean> {
  const found = await publicKey(key);
  return found !== null && (await crypto.subtle.verify("Ed25519", found, signature, message));
}

const fits = ({ key, signature, digest }: Signed): Promise<boolean> =>
  signs(key, signature, messageOf(digest));

/** Entries of one author and session that follow each other without a gap. */
function runsOf(parts: readonly Signed[]): Signed[][] {
  const runs: Signed[][] = [];
  const last = new Map<string, Signed[]>();
  for (const part of parts) {
    const whose = `${part.session}|${part.author}|${part.key}`;
    const run = last.get(whose);
    const before = run?.at(-1);
    if (run && before && same(before.digest, part.before)) run.push(part);
    else {
      const fresh = [part];
      runs.push(fresh);
      last.set(whose, fresh);
    }
  }
  return runs;
}

/**
 * The entries with a valid signature. An entry names the digest of the one before it, so that the last signature of a run covers
 * all of it: a log of 10,000 entries takes as many digests, and a signature a session. If that one is invalid, each is verified.
 */
export async function authentic(parts: readonly Signed[]): Promise<ReadonlySet<Signed>> {
  const found = new Set<Signed>();
  await Promise.all(
    runsOf(parts).map(async (run) => {
      const last = run.at(-1);
      if (!last) return;
      if (await fits(last)) for (const part of run) found.add(part);
      else
        await Promise.all(
          run.slice(0, -1).map(async (part) => {
            if (await fits(part)) found.add(part);
          }),
        );
    }),
  );
  return found;
}
