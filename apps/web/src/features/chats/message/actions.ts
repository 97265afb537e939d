import type { Message } from "@kompagnon/contract/chats/model.ts";
import { createContext, useContext } from "react";

/** What can be done with a message, wherever it is drawn. */
export type MessageActions = {
  /** Opens the menu next to an element. */
  openMenu: (message: Message, anchor: HTMLElement) => void;
  /** Opens the emoji picker next to an element. */
  pickEmoji: (message: Message, anchor: HTMLElement) => void;
  reply: (message: Message) => void;
  react: (message: Message, emoji: string) => void;
  /** Opens the report of a message. */
  report: (message: Message) => void;
  /** Goes to a message of this conversation. */
  jump: (seq: number) => void;
  /** Shows a picture large. */
  showImage: (message: Message, attachmentId: string) => void;
};

const ActionsContext = createContext<MessageActions | null>(null);
export const ActionsProvider = ActionsContext.Provider;

/** The actions of the thread that contains this message. */
export function useMessageActions(): MessageActions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error("useMessageActions is only for messages of a thread");
  return actions;
}
