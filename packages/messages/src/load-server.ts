import type { Language } from "./languages.ts";
import type { Catalogue } from "./load.ts";
import type { ServerRoom } from "./rooms.ts";

/** One room that only the server speaks from, in one language. */
export async function loadServerMessages(language: Language, room: ServerRoom): Promise<Catalogue> {
  const { messages }: { messages: Catalogue } = await import(`./server/${language}/${room}.ts`);
  return messages;
}
