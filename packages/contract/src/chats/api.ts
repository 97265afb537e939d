import { chatsEndpoints } from "./endpoints.ts";
import { chatsEvents } from "./events.ts";

/** The HTTP routes and live events of chats. */
export const chats = { endpoints: chatsEndpoints, events: chatsEvents };
