import { createHash, sign } from "node:crypto";
import { type Place, placeName } from "#features/documents/sample/seal.ts";
import { sampleSigner } from "#features/identities/public.ts";

const LABEL = "kompagnon-sign-1|";
const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

/** A comment's signature, as browsers write it beside its words (`features/documents/comments/signed.ts` of the web app). */
export function signCommentAsBrowser({
  doc,
  thread,
  id,
  author,
  at,
  text,
}: Record<"doc" | "thread" | "id" | "author" | "at" | "text", string>): { key: string; signature: string } {
  const { key, publicKey } = sampleSigner(author);
  const message = JSON.stringify(["kompagnon-comment-1", doc, thread, id, author, at, text, null, false]);
  return {
    key: publicKey.toString("base64"),
    signature: sign(null, Buffer.from(message), key).toString("base64"),
  };
}

/**
 * Puts an author's signature in front of what they wrote, as browsers do (`features/documents/engine/signing.ts` of the web
 * app): the first part of its session. Only people of the sample community sign here, whose keys are nobody's secret.
 */
export function signAsBrowser(place: Place, authorId: string, update: Uint8Array): Buffer {
  const { key, publicKey } = sampleSigner(authorId);
  const head = Buffer.concat([idBytes(authorId), publicKey, Buffer.alloc(32)]);
  const digest = createHash("sha256")
    .update(`${LABEL}${placeName(place)}\0`)
    .update(head)
    .update(update)
    .digest();
  return Buffer.concat([head, sign(null, Buffer.concat([Buffer.from(LABEL), digest]), key), update]);
}
