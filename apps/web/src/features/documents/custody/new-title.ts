import type { Document, NewTitle } from "@kompagnon/contract/documents/model.ts";
import type { Keyed } from "./document-keys.ts";
import { isSigned, sealingKey } from "./readers.ts";
import { sealTitle } from "./title.ts";

/** Another title for a document, as the server is told it. */
export async function newTitle(document: Keyed<Document>, title: string): Promise<NewTitle> {
  if (!document.locked) return { title };
  const { id, epoch } = document;
  const key = { epoch, secret: sealingKey(document), signed: isSigned(document) };
  return { sealed_title: { epoch, sealed: await sealTitle(id, key, title) } };
}
