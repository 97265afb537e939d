import type * as Y from "yjs";
import { fromBase64 } from "#platform/bytes.ts";
import { ApiError, call } from "#platform/call.ts";
import { pages, queryClient } from "#platform/queries.ts";
import type { LiveDocument } from "../live/live-document.ts";
import { sentSnapshot } from "../live/upkeep.ts";
import { docOf } from "./restore.ts";

/** The states of a document that can be looked at, page by page. */
export const versionsQuery = (id: string, named: "all" | "named") =>
  pages("GET /api/documents/{id}/versions", { params: { id }, query: { limit: 20, named } });

/** Fetches them anew. */
export const refreshVersions = () =>
  queryClient.invalidateQueries({ queryKey: ["GET /api/documents/{id}/versions"] });

/** Something written here is not stored yet. */
export class Unsaved extends Error {
  override readonly name = "Unsaved";
}

/** Stores what the document is now as a version with a name. Rejects with ApiError, or {@link Unsaved}. */
export async function storeVersion({ id, replica }: LiveDocument, name: string): Promise<void> {
  await replica.push();
  await replica.pull();
  const snapshot = await replica.snapshot();
  if (!snapshot) throw new Unsaved();
  await call("POST /api/documents/{id}/snapshots", {
    params: { id },
    body: { epoch: snapshot.epoch, name, ...sentSnapshot(snapshot) },
  });
  await refreshVersions();
}

/** Opens a version as a document of its own. Rejects with ApiError. */
export async function openVersion({ id, replica }: LiveDocument, covers: number): Promise<Y.Doc> {
  const { epoch, session, sealed } = await call("GET /api/documents/{id}/versions/{covers}", {
    params: { id, covers },
  });
  const keys = await replica.keys.of(epoch);
  if (!keys) throw new ApiError("not_found", "", { status: 404 });
  return docOf(await keys.open({ doc: id, epoch, purpose: "snapshot", session, seq: 0 }, fromBase64(sealed)));
}
