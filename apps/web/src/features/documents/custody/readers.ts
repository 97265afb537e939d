import type { KeyReader } from "@kompagnon/contract/documents/key-model.ts";
import type { Document } from "@kompagnon/contract/documents/model.ts";
import { pin, pinned } from "#features/identities/public.ts";
import { type Bytes, fromBase64 } from "#platform/bytes.ts";
import { call } from "#platform/call.ts";
import { type Keyed, wrapsFor } from "./document-keys.ts";

/**
 * Where somebody stands with a document's key. `ready`: they have it. `none`: they have set up no key of their own. `waiting`:
 * the next browser of an owner or editor gives it to them. `changed`: their key is another than the one known, and they get
 * nothing until an owner or editor says that it is theirs.
 */
export type KeyState = "ready" | "none" | "waiting" | "changed";

/** Where a reader stands, as seen from this device. */
export async function keyStateOf(memberId: string, reader: KeyReader): Promise<KeyState> {
  if (reader.kind === "link") return reader.current ? "ready" : "waiting";
  if (!reader.keys) return "none";
  // What was wrapped for them before was for another key: they started over, or somebody pretends so.
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

/** The readers for whom a key may be wrapped without asking anybody, and whoever asks among them. */
export async function trusted(memberId: string, readers: readonly KeyReader[]): Promise<KeyReader[]> {
  const states = await Promise.all(readers.map((one) => keyStateOf(memberId, one)));
  return readers.filter(
    ({ id }, at) => id === memberId || states[at] === "ready" || states[at] === "waiting",
  );
}

/** Gives the key that seals now to those who wait for it; false where nobody does. Rejects with ApiError. */
export async function giveWaiting(memberId: string, document: Keyed<Document>): Promise<boolean> {
  const readers = (document.locked?.readers ?? []).filter(({ current, keys }) => !current && keys !== null);
  const due = (await trusted(memberId, readers)).filter(({ id }) => id !== memberId);
  if (due.length === 0) return false;
  await give(document, due);
  return true;
}

/** Gives the key to somebody whose own key is another than before, because whoever sits here says that it is theirs. */
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
