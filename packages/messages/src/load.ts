import type { Language } from "./languages.ts";
import { ROOMS, type Room } from "./rooms.ts";

/** A catalogue as i18next takes it: texts, nested by topic. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** One room in one language. The bundler makes one small file of each, fetched when first needed. */
export async function loadMessages(language: Language, room: Room): Promise<Catalogue> {
  const { messages }: { messages: Catalogue } = await import(`./${language}/${room}.ts`);
  return messages;
}

/** Several rooms (all unless told) in one language, keyed by room: for a server that answers without waiting. */
export async function loadRooms(
  language: Language,
  rooms: readonly Room[] = ROOMS,
): Promise<Partial<Record<Room, Catalogue>>> {
  return Object.fromEntries(
    await Promise.all(rooms.map(async (room) => [room, await loadMessages(language, room)] as const)),
  );
}
