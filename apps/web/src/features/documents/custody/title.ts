import { DOCUMENT_TITLE_MAX, SESSION_BYTES } from "@kompagnon/contract/documents/rules.ts";
import { type Bytes, copyOf, fromBase64, fromHex, toBase64, toHex } from "#platform/bytes.ts";
import { EpochKeys, freshSession, type Place } from "../engine/sealing.ts";

/** In front of a sealed title: its epoch, and what names its session. */
const EPOCH = 4;
const HEAD = EPOCH + SESSION_BYTES;

/** The key of an epoch, and whether that is signed. */
type TitleKey = { epoch: number; secret: Bytes; signed: boolean };
const placeOf = (doc: string, epoch: number, session: string): Place => ({
  doc,
  epoch,
  session,
  purpose: "title",
  seq: 0,
});

/** A title that the server cannot read, in base64. */
export async function sealTitle(
  id: string,
  { epoch, secret, signed }: TitleKey,
  title: string,
): Promise<string> {
  const session = freshSession();
  const plain = new TextEncoder().encode(title.slice(0, DOCUMENT_TITLE_MAX));
  const sealed = await new EpochKeys(secret, { signed }).seal(placeOf(id, epoch, session), plain);
  const bytes = new Uint8Array(HEAD + sealed.length);
  new DataView(bytes.buffer).setUint32(0, epoch);
  bytes.set(fromHex(session), EPOCH);
  bytes.set(sealed, HEAD);
  return toBase64(bytes);
}

/** What was sealed, on one line; null where it does not open by this key. */
export async function openTitle(
  id: string,
  { epoch, secret, signed }: TitleKey,
  sealed: string,
): Promise<string | null> {
  const bytes = fromBase64(sealed);
  if (bytes.length <= HEAD || new DataView(bytes.buffer).getUint32(0) !== epoch) return null;
  const place = placeOf(id, epoch, toHex(bytes.subarray(EPOCH, HEAD)));
  const plain = await new EpochKeys(secret, { signed })
    .open(place, copyOf(bytes.subarray(HEAD)))
    .catch(() => null);
  const title = plain && new TextDecoder().decode(plain).replace(/\s+/g, " ").trim();
  return title ? title.slice(0, DOCUMENT_TITLE_MAX) : null;
}
