import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { listUnscrubbed, setScrubbed } from "#features/chats/attachments/attachment-queries.ts";
import { sweepUnsent } from "#features/chats/attachments/attachments.ts";
import { fetchCards } from "#features/chats/link-cards/link-cards.ts";
import { chatTopic } from "#features/chats/messages/message-events.ts";
import { readableMessage } from "#features/chats/messages/message-pages.ts";
import { chatsNotifications, notifyOfMessages, notifyOfRequests } from "#features/chats/notifications.ts";
import { chatsPersonal } from "#features/chats/personal/personal.ts";
import { publishPresence } from "#features/chats/presence.ts";
import { conversationIds } from "#features/chats/queries.ts";
import { answerOld } from "#features/chats/requests/requests.ts";
import { chatsRoutes } from "#features/chats/routes.ts";
import { findChats } from "#features/chats/service.ts";
import type * as tables from "#features/chats/tables.ts";
import { lockChat, releaseMessage, withholdMessage } from "#features/chats/withholding/withholding.ts";
import { groupOfChannel } from "#features/groups/public.ts";
import type { Feature, Reportable } from "#platform/feature.ts";
import { scrubStored } from "#platform/media/stored.ts";
import type { Platform } from "#platform/platform.ts";

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
const chatsReports = { message };

/** Notifies those who may see it of a manually set status. */
function chatsListeners(platform: Platform): void {
  platform.domainEvents.after("status.changed", ({ memberId }) => publishPresence(platform, memberId));
}

/** What chats do by the clock and in queues. */
function chatsJobs(platform: Platform): void {
  fetchCards(platform);
  platform.jobs.repeat("chats.sweep", "53 * * * *", () => sweepUnsent(platform));
  platform.jobs.repeat("chats.answer-old", "11 * * * *", () => answerOld(platform));
  platform.jobs.repeat("chats.scrub", "5-59/10 * * * *", () =>
    scrubStored(platform, { list: (limit) => listUnscrubbed(platform.db, limit), note: setScrubbed }),
  );
}

/** The chats feature. */
export const chats = {
  name: "chats",
  routes: chatsRoutes,
  jobs: chatsJobs,
  listeners: (platform) => {
    chatsListeners(platform);
    notifyOfMessages(platform);
    notifyOfRequests(platform);
  },
  topics: async (db, memberId) => (await conversationIds(db, memberId)).map(chatTopic),
  presence: publishPresence,
  data: {
    conversations: { exported: { not: "their archive is one file for each" }, erased: "with the member" },
    participants: { exported: { not: "part of each conversation's file" }, erased: "with the member" },
    messages: {
      exported: "channel-messages.json",
      erased: { stays: "in channels, without a name; conversations go with the member" },
    },
    reactions: { exported: { not: "part of each conversation's file" }, erased: "with the member" },
    attachments: {
      exported: { not: "they are files of their own, in chat-files" },
      erased: "by erase",
    },
    storageUse: { exported: { not: "a sum of what the archive holds" }, erased: "with the member" },
    inboxSettings: { exported: "inbox.json", erased: "with the member" },
    chatRequests: { exported: "chat-requests.json", erased: "with the member" },
    chatFolders: { exported: { not: "names of one's own views" }, erased: "with the member" },
    chatFolderItems: { exported: { not: "part of a view" }, erased: "with the member" },
    linkCards: "nothing personal",
  },
  personal: chatsPersonal,
  reports: chatsReports,
  notifications: chatsNotifications,
  search: { chats: findChats },
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadConversations } = await import("#features/chats/sample/load.ts");
      const { loadRequests } = await import("#features/chats/sample/requests.ts");
      return async (tx) => {
        await loadConversations(tx, community);
        await loadRequests(tx, community);
      };
    },
  },
} as const satisfies Feature<typeof tables>;
