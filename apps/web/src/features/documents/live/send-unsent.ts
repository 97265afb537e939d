import { Replica } from "../engine/replica.ts";
import { DocumentStore, orphansOf } from "../store/document-store.ts";
import { signUnsent } from "../store/unsent-sign.ts";
import { memberSource } from "./source.ts";

/** Sends one document's parts that no open tab holds, without opening it for anybody to see. */
async function sendOne(store: DocumentStore, id: string, memberId: string): Promise<void> {
  const over = new AbortController();
  const replica = new Replica(id, memberSource(id, memberId), store.partStore(id, over.signal));
  try {
    const parts = await store.parts(id);
    const orphans = await orphansOf(parts.map(({ session }) => session));
    await replica.adopt(
      parts.filter(({ session }) => orphans.has(session)),
      true,
    );
    await replica.push();
  } finally {
    over.abort();
    replica.close();
  }
}

/** Sends what was written without a connection and left on this device. What is refused waits for its document to be opened. */
export async function sendUnsent(memberId: string): Promise<void> {
  const store = await DocumentStore.open(memberId);
  if (!store) return;
  try {
    for (const id of await store.unsent()) await sendOne(store, id, memberId).catch(() => undefined);
    signUnsent(memberId, (await store.unsent()).length > 0);
  } finally {
    store.close();
  }
}
