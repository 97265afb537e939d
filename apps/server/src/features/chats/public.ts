/** What other features may use of chats. */
export { listSent } from "#features/chats/attachments/attachment-queries.ts";
export { recordCallInChat } from "#features/chats/call-records/call-records.ts";
export {
  type ChannelSide,
  lastLines,
  listSides,
  setModerates,
  setSlow,
} from "#features/chats/channels/channel-queries.ts";
export { addReaders, closeChannels, expel, openChannel } from "#features/chats/channels/channels.ts";
export { chatTopic } from "#features/chats/messages/message-events.ts";
export { messagesOf, searchIn } from "#features/chats/messages/message-pages.ts";
export { presentFile } from "#features/chats/messages/message-views.ts";
export {
  deletePollMessage,
  sendMessage,
  showPollResult,
  writePollMessage,
  writeWithin,
} from "#features/chats/messages/messages.ts";
export { notifyAway } from "#features/chats/messages/notify-away.ts";
export { messageBundle } from "#features/chats/notifications.ts";
export { statusesOf } from "#features/chats/presence.ts";
export {
  conversationBetween,
  conversationIds,
  findAccess,
  lockConversation,
  writersIn,
} from "#features/chats/queries.ts";
export { relationBetween } from "#features/chats/requests/relation.ts";
export { listRequestedIds } from "#features/chats/requests/request-queries.ts";
export { askToWrite } from "#features/chats/requests/requests.ts";
export { openConversation } from "#features/chats/service.ts";
export { countReceived, countUnreadIn } from "#features/chats/unread-queries.ts";
export { lockChat, releaseMessage, withholdMessage } from "#features/chats/withholding/withholding.ts";
