import { filesOfMember } from "#features/chats/attachment-queries.ts";
import { sweepUnsent } from "#features/chats/attachments.ts";
import { collectChannelMessages, forgetSender } from "#features/chats/channel-queries.ts";
import { fetchCards } from "#features/chats/link-cards.ts";
import { publishPresence } from "#features/chats/presence.ts";
import { collectChats, forgetChatEvents, listContacts } from "#features/chats/queries.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import { jsonFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** Registers what the chats feature listens to, and what it knows about a member. */
export function chatsListeners(platform: Platform): void {
  const { domainEvents, personal, db, live, jobs } = platform;
  domainEvents.after("status.changed", ({ memberId }) => publishPresence(platform, memberId));
  fetchCards(platform);
  jobs.repeat("chats.sweep", "53 * * * *", () => sweepUnsent(platform));
  personal.add({
    files: (tx, memberId) => filesOfMember(tx, memberId),
    erase: async (tx, memberId) => {
      for (const { id, other_id } of await listContacts(tx, memberId, true))
        await live.publish(tx, memberTopic(other_id), "chat_gone", { chat_id: id });
      await forgetChatEvents(tx, memberId);
      await forgetSender(tx, memberId);
    },
    async *collect(memberId) {
      for await (const { id, ...chat } of collectChats(db, memberId))
        yield jsonFile(`chats/${id}.json`, chat);
      yield jsonFile("channel-messages.json", await collectChannelMessages(db, memberId));
    },
  });
}
