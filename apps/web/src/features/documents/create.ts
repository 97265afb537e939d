import { custodyOf, type DocumentKind, SNAPSHOT_BYTES_MAX } from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import { NotUnlocked } from "#features/identities/public.ts";
import { type Bytes, copyOf, toBase64 } from "#platform/bytes.ts";
import { ApiError, call } from "#platform/call.ts";
import { firstWrap } from "./custody/document-keys.ts";
import { EpochKeys, freshKey, freshSession } from "./engine/sealing.ts";

/** Makes a document that begins with what `state` holds, an update of Yjs. Rejects with ApiError. */
export async function createFrom(
  kind: DocumentKind,
  title: string,
  state: Uint8Array | null,
): Promise<string> {
  const [id, key, session] = [crypto.randomUUID(), freshKey(), freshSession()];
  const place = { doc: id, epoch: 1, purpose: "content", session, seq: 0 } as const;
  const sealed = state && (await new EpochKeys(key).seal(place, copyOf(state)));
  if (sealed && sealed.length > SNAPSHOT_BYTES_MAX) throw new ApiError("too_large", "", { status: 413 });
  const own = custodyOf(kind) === "server" ? { key: toBase64(key) } : { wrap: await wrapped(id, key) };
  const body = { id, kind, title, ...own };
  await call("POST /api/documents", {
    body: sealed ? { ...body, first: { session, sealed: toBase64(sealed) } } : body,
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
