import type { KeyReader } from "@kompagnon/contract/documents/key-model.ts";
import { pin, pinned, pinSign, signPinned, unlockedIdentity } from "#features/identities/public.ts";
import type { Bytes } from "#platform/bytes.ts";
import type { Signer } from "../engine/signing.ts";
import type { Signing } from "../engine/wire.ts";

/** The signed-in member's signer; null if their keys are locked. */
export async function mySigner(): Promise<Signer | null> {
  const me = await unlockedIdentity();
  if (!me) return null;
  return {
    author: me.memberId,
    key: me.keys.sign,
    sign: async (message: Bytes) => new Uint8Array(await crypto.subtle.sign("Ed25519", me.sign, message)),
  };
}

/**
 * Whether a key is the signing key of a member, as far as this device knows: one it met before, one of keys it trusts, or the
 * first it meets. The server lists the keys of the document's people; for former ones it lists none, and the first key that is
 * met is remembered.
 */
async function isOwnKey(
  memberId: string,
  readers: readonly KeyReader[],
  author: string,
  key: string,
): Promise<boolean> {
  const met = await signPinned(memberId, author, key);
  if (met === "same") return true;
  const theirs = readers.find(({ id }) => id === author)?.keys;
  if (!theirs) {
    if (met === "new") await pinSign(memberId, author, key);
    return met === "new";
  }
  if (theirs.sign !== key) return false;
  const known = await pinned(memberId, author, theirs);
  if (known === "other" || (known === "new" && met === "other")) return false;
  await pin(memberId, author, theirs);
  return true;
}

/**
 * How a member signs in a document whose key the server does not have, and which signatures they accept. `readers`: its people
 * and their keys, as last listed by the server.
 */
export function signingAs(memberId: string, readers: () => readonly KeyReader[]): Signing {
  const known = new Map<string, Promise<boolean>>();
  const look = async (author: string, key: string): Promise<boolean> => {
    const me = author === memberId ? await unlockedIdentity() : null;
    if (me?.keys.sign !== key) return isOwnKey(memberId, readers(), author, key);
    await pinSign(memberId, author, key);
    return true;
  };
  return {
    signer: mySigner,
    trusts: (author, key) => {
      const name = `${author}|${key}`;
      const answer = known.get(name) ?? look(author, key);
      known.set(name, answer);
      // An author who is not trusted may be trusted the next time: their keys may be known by then.
      void answer.then((believed) => !believed && known.delete(name));
      return answer;
    },
  };
}

/** A guest of a link knows no one's keys: a signature has to fit the key that comes along with it. */
export const GUEST: Signing = { signer: () => Promise.resolve(null), trusts: () => Promise.resolve(true) };

/** Accepts a key as an author's signing key, confirmed by the signed-in member. */
export const verifyAuthor = (memberId: string, author: string, key: string): Promise<void> =>
  pinSign(memberId, author, key);
