import type { Document, NewTitle } from "@kompagnon/contract/documents/model.ts";
import { ApiError, call } from "#platform/call.ts";
import type { Keyed } from "./document-keys.ts";
import { isSigned, sealingKey } from "./readers.ts";
import { sealTitle } from "./title.ts";

/** How often a title is sealed again because the key changed meanwhile. */
const TRIES = 5;

/** Another title for a document, as the server gets it. */
export async function newTitle(document: Keyed<Document>, title: string): Promise<NewTitle> {
  if (!document.locked) return { title };
  const { id, epoch } = document;
  const key = { epoch, secret: sealingKey(document), signed: isSigned(document) };
  return { sealed_title: { epoch, sealed: await sealTitle(id, key, title) } };
}

/**
 * Gives a document another title; if its key changes meanwhile, calls `read` again and seals the title with the new one. Rejects
 * with ApiError, and as `read` does.
 */
export async function retitle(
  id: string,
  title: string,
  read: () => Promise<Keyed<Document>>,
): Promise<void> {
  for (let nth = 1; ; nth += 1) {
    const body = await newTitle(await read(), title);
    try {
      await call("PATCH /api/documents/{id}", { params: { id }, body });
      return;
    } catch (failure) {
      const keyChanged = failure instanceof ApiError && failure.code === "epoch_changed";
      if (!keyChanged || nth === TRIES) throw failure;
    }
  }
}
