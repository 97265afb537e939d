import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { createContext, type ReactNode, useContext } from "react";
import type { Source } from "./messages-cache.ts";

/**
 * What the view of a conversation needs to know about it, be it one-to-one or a group's channel. Messages of both have
 * the same routes; only sending differs, by `groupId` and `teamId`.
 */
export type ThreadAdapter = {
  id: string;
  kind: "direct" | "channel";
  /** My id. */
  me: string;
  /** The group of a channel. */
  groupId?: string;
  /** The team of a team's conversation. */
  teamId?: string;
  canWrite: boolean;
  /** Whether I may delete and pin what others wrote; in a one-to-one conversation both may pin. */
  canModerate: boolean;
  /** Up to which `seq` I have read, and in a one-to-one conversation the other has. */
  myReadSeq: number;
  otherReadSeq?: number;
  /** The name of a member, including deleted ones. */
  nameOf: (userId: string) => string;
  cardOf: (userId: string) => MemberCard | null;
  /** The accessible name of the field one writes into ("message to …"). */
  writeLabel: string;
  /** The text above the first message. */
  beginning: string;
  /** An additional text while the thread has no messages. */
  invitation?: string;
  /** Shown in a thread without messages, below these texts. */
  opening?: ReactNode;
  /** Who can be mentioned, if anybody, without me. */
  mentionables?: readonly MemberCard[];
  /** Names that mention everybody, in addition to the members' names, offered where the viewer may use them. */
  everybody?: readonly string[];
  translate: boolean;
  /** It is next to something else: its composer does not take the focus. */
  isAside?: boolean;
  /** Opens the thread of a message; only channels have threads. */
  openThread?: (seq: number) => void;
  /** My read mark moved. */
  onRead?: (seq: number) => void;
};

/** What the parts of an open thread share. */
export type OpenThread = { adapter: ThreadAdapter; source: Source };

const ThreadContext = createContext<OpenThread | null>(null);
export const ThreadProvider = ThreadContext.Provider;

/** The thread that contains this component. */
export function useThread(): OpenThread {
  const open = useContext(ThreadContext);
  if (!open) throw new Error("useThread is only for parts of a thread");
  return open;
}

/** The key of what is being written in a place: a conversation, or one of its threads. */
export const threadKeyOf = ({ chatId, thread }: Source): string =>
  thread === null ? chatId : `${chatId}.${thread}`;
