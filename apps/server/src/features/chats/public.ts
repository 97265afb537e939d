/** What other features may use of chats. */
export { recordCallInChat } from "#features/chats/call-records/call-records.ts";
export {
  type ChannelSide,
  listSides,
  setModerates,
  setSlow,
} from "#features/chats/channels/channel-queries.ts";
export { admit, closeChannels, expel, openChannel } from "#features/chats/channels/channels.ts";
export { lastLines } from "#features/chats/channels/last-line-queries.ts";
export { chatTopic } from "#features/chats/messages/message-events.ts";
export { messagesOf, searchIn } from "#features/chats/messages/message-pages.ts";
export { sendMessage, writeWithin } from "#features/chats/messages/messages.ts";
export { statusesOf } from "#features/chats/presence.ts";
export {
  conversationBetween,
  conversationIds,
  findAccess,
  lockConversation,
} from "#features/chats/queries.ts";
export { askedIds } from "#features/chats/requests/request-queries.ts";
export { relationBetween } from "#features/chats/requests/requests.ts";
export { openConversation } from "#features/chats/service.ts";
export { countReceived, countUnreadIn } from "#features/chats/unread-queries.ts";
