import { type Bytes, fromBase64, toBase64 } from "#platform/bytes.ts";
import { mySigner } from "../custody/signers.ts";
import { signs } from "../engine/signing.ts";
import type { Signing } from "../engine/wire.ts";

/** What a comment says, as far as its author signs it. */
export type Words = {
  readonly id: string;
  readonly authorId: string;
  readonly at: string;
  readonly text: string;
  readonly editedAt: string | null;
  readonly deleted: boolean;
};
/** An author's signature under a comment, and the public key that it fits; both in base64. */
export type Mark = { readonly key: string; readonly signature: string };
/** The author of comments here. `sign` returns null where nothing is signed: documents whose key the server keeps. */
export type Pen = {
  readonly authorId: string;
  readonly sign: (threadId: string, words: Words) => Promise<Mark | null>;
};

/** A comment in its place: signed for this document and thread, it says nothing elsewhere. */
const messageOf = (
  documentId: string,
  threadId: string,
  { id, authorId, at, text, editedAt, deleted }: Words,
): Bytes =>
  new TextEncoder().encode(
    JSON.stringify(["kompagnon-comment-1", documentId, threadId, id, authorId, at, text, editedAt, deleted]),
  );

/** How a member writes comments in a document; `sealed`: whether they sign them. */
export const penOf = (documentId: string, authorId: string, sealed: boolean): Pen => ({
  authorId,
  sign: async (threadId, words) => {
    const signer = sealed ? await mySigner() : null;
    if (!signer) return null;
    const signature = await signer.sign(messageOf(documentId, threadId, words));
    return { key: signer.key, signature: toBase64(signature) };
  },
});

/** Whether the author that a comment names has signed its current text. */
export async function isAuthors(
  { trusts }: Signing,
  documentId: string,
  threadId: string,
  { mark, ...words }: Words & { readonly mark: Mark | null },
): Promise<boolean> {
  if (!mark) return false;
  const message = messageOf(documentId, threadId, words);
  const fits = await signs(mark.key, fromBase64(mark.signature), message).catch(() => false);
  return fits && trusts(words.authorId, mark.key);
}
