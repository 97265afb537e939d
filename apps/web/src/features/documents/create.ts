import {
  CONTENT_BYTES_MAX,
  custodyOf,
  DOCUMENT_FORMAT,
  type DocumentKind,
  PART_BYTES_MAX,
} from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import { NotUnlocked } from "#features/identities/public.ts";
import { type Bytes, toBase64 } from "#platform/bytes.ts";
import { ApiError, call } from "#platform/call.ts";
import { firstWrap } from "./custody/document-keys.ts";
import { mySigner } from "./custody/signers.ts";
import { sealTitle } from "./custody/title.ts";
import { TAG_BYTES } from "./engine/outgoing.ts";
import { EpochKeys, freshKey, freshSession } from "./engine/sealing.ts";
import { FIRST, SIGNING_BYTES, signed } from "./engine/signing.ts";
import { splitUpdate } from "./engine/split-update.ts";
import type { OutPart } from "./engine/wire.ts";

/**
 * The first entries of a document, as many as it takes. Those of a presentation are signed by its creator. Rejects with
 * NotUnlocked.
 */
async function firstEntries(id: string, keys: EpochKeys, state: Uint8Array): Promise<OutPart[]> {
  const session = freshSession();
  const signer = keys.signed ? await mySigner() : null;
  if (keys.signed && !signer) throw new NotUnlocked();
  const room = PART_BYTES_MAX - TAG_BYTES - (signer ? SIGNING_BYTES : 0);
  const entries: OutPart[] = [];
  let before = FIRST;
  for (const [seq, piece] of splitUpdate(state, room).entries()) {
    const place = { doc: id, epoch: 1, purpose: "content", session, seq } as const;
    const signature = signer && (await signed(place, signer, before, piece));
    before = signature?.digest ?? before;
    entries.push({ ...place, sealed: await keys.seal(place, signature?.plain ?? piece) });
  }
  return entries;
}

/** Appends the rest of what a document begins with; a document that lacks some of it goes to the trash. Rejects with ApiError. */
async function appendRemaining(id: string, remaining: readonly OutPart[]): Promise<void> {
  try {
    for (const { session, seq, epoch, purpose, sealed } of remaining)
      await call("POST /api/documents/{id}/parts", {
        params: { id },
        body: { parts: [{ session, seq, epoch, purpose, sealed: toBase64(sealed) }] },
      });
  } catch (failure) {
    await call("DELETE /api/documents/{id}", { params: { id } }).catch(() => undefined); // it shows what it has
    throw failure;
  }
}

/** Title and first key of a new document, as the server gets them. */
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
  const id = crypto.randomUUID();
  const key = freshKey();
  const body = { id, kind, format: DOCUMENT_FORMAT, ...(await beginning(kind, id, key, title)) };
  const keys = new EpochKeys(key, { signed: custodyOf(kind) === "members" });
  if (state && state.length > CONTENT_BYTES_MAX) throw new ApiError("too_large", "", { status: 413 });
  const [first, ...remaining] = state ? await firstEntries(id, keys, state) : [];
  await call("POST /api/documents", {
    body: first ? { ...body, first: { session: first.session, sealed: toBase64(first.sealed) } } : body,
  });
  await appendRemaining(id, remaining);
  return id;
}

/** The first key, wrapped for the creator. Rejects if they are asked for their passphrase and do not enter it. */
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
