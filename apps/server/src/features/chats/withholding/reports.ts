import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { readableMessage } from "#features/chats/messages/message-pages.ts";
import { lockChat, releaseMessage, withholdMessage } from "#features/chats/withholding/withholding.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import type { Reportable } from "#platform/feature.ts";

type Change = NonNullable<Reportable["hide"]>;
const withhold: Change = async (platform, tx, { chatId, subjectId }) =>
  chatId && withholdMessage(platform, tx, chatId, subjectId);
const release: Change = async (platform, tx, { chatId, subjectId }) =>
  chatId && releaseMessage(platform, tx, chatId, subjectId);

const message: Reportable<"message"> = {
  read: async (db, viewerId, { id, chat_id: chatId }) => {
    const { senderId, text, files } = await readableMessage(db, viewerId, chatId, id);
    return { authorId: senderId, excerpt: [text, ...files].filter(Boolean).join("\n") };
  },
  lock: async (tx, { chatId }) => chatId && lockChat(tx, chatId),
  hide: withhold,
  show: release,
  remove: withhold,
  restore: release,
  // A channel's group; conversations of two are not open to moderators.
  address: async (db, { chatId }) => {
    const group = chatId && (await groupOfChannel(db, chatId));
    return group ? groupsPaths.profile(group.groupId) : null;
  },
};

/** What can be reported of chats. */
export const chatsReports = { message };
