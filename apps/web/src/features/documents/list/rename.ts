import type { DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { needIdentity } from "#features/identities/public.ts";
import { call } from "#platform/call.ts";
import { emptyChain, withKeys } from "../custody/document-keys.ts";
import { retitle } from "../custody/new-title.ts";

/** Gives a document of the list another title; a sealed one takes the passphrase. Rejects with ApiError, NotUnlocked, and where its key is not to be had. */
export async function rename({ id, sealed_title: sealed }: DocumentCard, title: string): Promise<void> {
  if (sealed) await needIdentity();
  await retitle(id, title, async () =>
    withKeys(await call("GET /api/documents/{id}", { params: { id } }), emptyChain()),
  );
}
