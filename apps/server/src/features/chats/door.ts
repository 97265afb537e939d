/** What other rooms may use of chats. */
export { conversationIds } from "#features/chats/queries.ts";
export { chatTopic, openConversation } from "#features/chats/service.ts";
