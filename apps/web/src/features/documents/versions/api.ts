import type * as Y from "yjs";
import { call } from "#platform/call.ts";
import { pages, queryClient } from "#platform/queries.ts";
import { storeState } from "../live/key-rotation.ts";
import type { LiveDocument } from "../live/live-document.ts";
import { readSnapshot } from "../live/source.ts";
import { docOf } from "./restore.ts";

/** The versions of a document, page by page. */
export const versionsQuery = (id: string, named: "all" | "named") =>
  pages("GET /api/documents/{id}/versions", { params: { id }, query: { limit: 20, named } });

/** Fetches the versions again. */
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
  await storeState(id, snapshot, name);
  await refreshVersions();
}

/** Opens a version as a document of its own. Rejects with ApiError, and with StateRefused if it is not signed. */
export async function openVersion({ id, replica }: LiveDocument, covers: number): Promise<Y.Doc> {
  const piece = (from: number) =>
    call("GET /api/documents/{id}/versions/{covers}", { params: { id, covers }, query: { from } });
  const state = await readSnapshot(await piece(0), piece);
  // As for guests: comments are not read.
  return docOf((await replica.read({ ...state, sealedComments: null })).content);
}
