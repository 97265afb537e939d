/** What the rest of the app may use of chats. */
export { ChatsListener } from "./chats-listener.tsx";
