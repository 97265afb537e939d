import {
  custodyOf,
  DOCUMENT_FORMAT,
  type DocumentKind,
  SNAPSHOT_BYTES_MAX,
} from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import { NotUnlocked } from "#features/identities/public.ts";
import { type Bytes, copyOf, toBase64 } from "#platform/bytes.ts";
import { ApiError, call } from "#platform/call.ts";
import { firstWrap } from "./custody/document-keys.ts";
import { mySigner } from "./custody/signers.ts";
import { sealTitle } from "./custody/title.ts";
import { EpochKeys, freshKey, freshSession } from "./engine/sealing.ts";
import { FIRST, signed } from "./engine/signing.ts";

/** What a document begins with, as part 1: of a presentation under the signature of whoever makes it. Rejects with NotUnlocked. */
async function firstPart(id: string, keys: EpochKeys, state: Uint8Array) {
  const session = freshSession();
  const place = { doc: id, epoch: 1, purpose: "content", session, seq: 0 } as const;
  const signer = keys.signed ? await mySigner() : null;
  if (keys.signed && !signer) throw new NotUnlocked();
  const plain = signer ? (await signed(place, signer, FIRST, state)).plain : copyOf(state);
  return { session, sealed: await keys.seal(place, plain) };
}

/** Title and first key of a new document, as the server is told them. */
async function beginning(kind: DocumentKind, id: string, key: Bytes, title: string) {
  if (custodyOf(kind) === "server") return { title, key: toBase64(key) };
  const wrap = await wrapped(id, key);
  return { wrap, sealed_title: await sealTitle(id, { epoch: 1, secret: key, signed: true }, title) };
}

/** Makes a document that begins with what `state` holds, an update of Yjs. Rejects with ApiError. */
export async function createFrom(
  kind: DocumentKind,
  title: string,
  state: Uint8Array | null,
): Promise<string> {
  const [id, key] = [crypto.randomUUID(), freshKey()];
  const body = { id, kind, format: DOCUMENT_FORMAT, ...(await beginning(kind, id, key, title)) };
  const keys = new EpochKeys(key, { signed: custodyOf(kind) === "members" });
  const first = state && (await firstPart(id, keys, state));
  if (first && first.sealed.length > SNAPSHOT_BYTES_MAX) throw new ApiError("too_large", "", { status: 413 });
  await call("POST /api/documents", {
    body: first ? { ...body, first: { ...first, sealed: toBase64(first.sealed) } } : body,
  });
  return id;
}

/** The first key for whoever makes it. Who is asked for their passphrase and does not give it has refused. */
const wrapped = (id: string, key: Bytes) =>
  firstWrap(id, key).catch((failure: unknown) => {
    throw failure instanceof NotUnlocked ? new ApiError("forbidden", "", { cause: failure }) : failure;
  });

/** Makes a document with what `fill` puts into it. Rejects with ApiError. */
export function createDocument(
  kind: DocumentKind,
  title: string,
  fill: (doc: Y.Doc) => void,
): Promise<string> {
  const doc = new Y.Doc();
  doc.transact(() => fill(doc));
  const state = doc.store.clients.size > 0 ? Y.encodeStateAsUpdate(doc) : null;
  doc.destroy();
  return createFrom(kind, title, state);
}
