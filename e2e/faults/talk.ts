import { expect, vi } from "vitest";
import { aPairInChat } from "../../apps/server/src/testing/builders.ts";
import type { Person } from "../../apps/server/src/testing/person.ts";
import { Follower } from "./follower.ts";

/** The same person, asking another process. */
export const at = (person: Person, url: string): Person =>
  Object.assign(Object.create(Object.getPrototypeOf(person)) as Person, person, { url }); // a copy keeps its class

/** Two who write from one process to another, where the second listens. */
export async function talkAcross(from: string, to: string) {
  const { anna, berta, chatId } = await aPairInChat({ url: from });
  const follower = new Follower(at(berta, to));
  await follower.connected;
  return {
    anna,
    follower,
    /** A message of the first. */
    send: (text: string) =>
      anna.must("POST /api/chats/{id}/messages", {
        params: { id: chatId },
        body: { client_id: crypto.randomUUID(), text },
      }),
    /** Waits for another typing event, which only Redis carries. */
    typingArrives: async (within: number) => {
      follower.kinds.delete("chat_typing");
      await vi.waitFor(
        async () => {
          await anna.must("POST /api/chats/{id}/typing", { params: { id: chatId } });
          expect(follower.kinds).toContain("chat_typing");
        },
        { timeout: within, interval: 500 },
      );
    },
  };
}
