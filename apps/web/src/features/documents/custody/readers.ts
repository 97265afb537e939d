import type { KeyReader } from "@kompagnon/contract/documents/key-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { pin, pinned } from "#features/identities/public.ts";
import { type Bytes, fromBase64 } from "#platform/bytes.ts";
import { call } from "#platform/call.ts";
import { type Keyed, wrapsFor } from "./document-keys.ts";

/**
 * The state of a document's key for a reader. `ready`: they have it. `none`: they have set up no key of their own. `waiting`: the
 * next browser of an owner or editor gives it to them. `changed`: their key differs from the known one, and they get nothing
 * until an owner or editor confirms that it is theirs.
 */
export type KeyState = "ready" | "none" | "waiting" | "changed";

/** The state of a reader's key, as seen from this device. */
export async function keyStateOf(memberId: string, reader: KeyReader): Promise<KeyState> {
  if (reader.kind === "link") return reader.current ? "ready" : "waiting";
  if (!reader.keys) return "none";
  // The key wrapped for them before was for another key: they started over, or an attacker claims so.
  const replaced = reader.to !== null && reader.to !== reader.keys.agree;
  const met = await pinned(memberId, reader.id, reader.keys);
  if (met === "other" || (replaced && met !== "same")) return "changed";
  if (met === "new") await pin(memberId, reader.id, reader.keys);
  return reader.current ? "ready" : "waiting";
}

/** Whether the epoch that seals now is signed. */
export const isSigned = ({ epoch, signedFrom }: Pick<Keyed<Document>, "epoch" | "signedFrom">): boolean =>
  signedFrom !== null && signedFrom <= epoch;

/** The key that seals a document now. */
export function sealingKey({ epoch, keys }: Pick<Document, "epoch" | "keys">): Bytes {
  const found = keys.find((one) => one.epoch === epoch);
  if (!found) throw new Error("This document has no key to seal with");
  return fromBase64(found.key);
}

/** The readers that a key may be wrapped for without a question, including the signed-in member. */
export async function trusted(memberId: string, readers: readonly KeyReader[]): Promise<KeyReader[]> {
  const states = await Promise.all(readers.map((one) => keyStateOf(memberId, one)));
  return readers.filter(
    ({ id }, at) => id === memberId || states[at] === "ready" || states[at] === "waiting",
  );
}

/** Gives the current key to the readers who wait for it; false if none does. Rejects with ApiError. */
export async function giveWaiting(memberId: string, document: Keyed<Document>): Promise<boolean> {
  const readers = (document.locked?.readers ?? []).filter(({ current, keys }) => !current && keys !== null);
  const due = (await trusted(memberId, readers)).filter(({ id }) => id !== memberId);
  if (due.length === 0) return false;
  await give(document, due);
  return true;
}

/** Gives the key to a reader with a changed key, after the signed-in member has confirmed it. */
export async function giveAnyway(
  memberId: string,
  document: Keyed<Document>,
  reader: KeyReader,
): Promise<void> {
  if (!reader.keys) return;
  await give(document, [reader]);
  await pin(memberId, reader.id, reader.keys);
}

async function give(document: Keyed<Document>, readers: readonly KeyReader[]): Promise<void> {
  const { id, epoch } = document;
  const wraps = await wrapsFor({ id, epoch, signed: isSigned(document) }, sealingKey(document), readers);
  await call("PUT /api/documents/{id}/keys", {
    params: { id },
    body: { epoch, wraps },
  });
}
