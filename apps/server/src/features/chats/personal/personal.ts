import { filesOfMember } from "#features/chats/attachments/attachment-queries.ts";
import { collectChannelMessages, forgetSender } from "#features/chats/channels/channel-queries.ts";
import { collectChats, forgetChatEvents } from "#features/chats/personal/personal-queries.ts";
import { listContacts } from "#features/chats/queries.ts";
import { memberTopic } from "#platform/live/outbox.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What the chats feature holds about a member. */
export const chatsPersonal = ({ db, live }: Platform): PersonalData => ({
  files: (tx, memberId) => filesOfMember(tx, memberId),
  erase: {
    after: ["moderation"],
    run: async (tx, memberId) => {
      for (const { id, other_id } of await listContacts(tx, memberId, true))
        await live.publish(tx, memberTopic(other_id), "chat_gone", { chat_id: id });
      await forgetChatEvents(tx, memberId);
      await forgetSender(tx, memberId);
    },
  },
  async *collect(memberId) {
    for await (const { id, ...chat } of collectChats(db, memberId)) yield jsonFile(`chats/${id}.json`, chat);
    yield jsonFile("channel-messages.json", await collectChannelMessages(db, memberId));
  },
});
