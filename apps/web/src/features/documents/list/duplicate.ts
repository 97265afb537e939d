import type { DocumentCard } from "@kompagnon/contract/documents/model.ts";
import { custodyOf } from "@kompagnon/contract/documents/rules.ts";
import * as Y from "yjs";
import { needIdentity } from "#features/identities/public.ts";
import { createFrom } from "../create.ts";
import { Replica } from "../engine/replica.ts";
import type { PendingPartStore } from "../engine/wire.ts";
import { memberSource } from "../live/source.ts";

/** Nothing is written in the original, so nothing has to be kept. */
const NO_STORE: PendingPartStore = { begin: async () => {}, keep: async () => {}, drop: async () => {} };

/** Creates a document of the member's own with another one's content, without its comments and people. Rejects with ApiError. */
export async function duplicate(
  { id, kind }: DocumentCard,
  memberId: string,
  title: string,
): Promise<string> {
  if (custodyOf(kind) === "members") await needIdentity(); // opening takes the passphrase, where it is not unlocked
  const replica = new Replica(id, memberSource(id, memberId), NO_STORE);
  try {
    await replica.pull();
    return await createFrom(kind, title, Y.encodeStateAsUpdate(replica.content));
  } finally {
    replica.close();
  }
}
