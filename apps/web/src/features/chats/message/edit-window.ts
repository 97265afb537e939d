import type { Message } from "@kompagnon/contract/chats/model.ts";
import { EDIT_MINUTES } from "@kompagnon/contract/chats/rules.ts";

/** Whether I may still change a message's text: my own, for a quarter of an hour, unless it tells of a call or a poll. */
export const mayEdit = (message: Message, me: string, now = Date.now()): boolean =>
  message.sender_id === me &&
  !message.deleted &&
  message.call === null &&
  !message.poll && // messages kept on the device from earlier versions have none
  message.text !== "" &&
  now - Date.parse(message.created_at) < EDIT_MINUTES * 60_000;

/** The newest message that I may still change. */
export const lastEditable = (thread: readonly Message[], me: string): Message | undefined =>
  thread.findLast((message) => mayEdit(message, me));
