import { DocumentStore, deleteDatabase } from "./document-store.ts";

/** Deletes a document that is not the member's any more from this device. */
export async function forgetDocument(memberId: string, id: string): Promise<void> {
  const store = await DocumentStore.open(memberId);
  await store?.forget(id).finally(() => store.close());
}

/** Deletes a member's documents from this device, with the key that seals them; those with something unsent stay. */
export async function forgetAll(memberId: string): Promise<void> {
  const store = await DocumentStore.open(memberId);
  if (!store) return;
  let unsent = true;
  try {
    await store.prune(0);
    unsent = (await store.unsent()).length > 0;
  } finally {
    store.close();
  }
  // A page that still has it open lets go of it, and keeps nothing more.
  if (!unsent) await deleteDatabase(memberId);
}
