import { keep, recall } from "#platform/device.ts";

const nameOf = (memberId: string, chatId: string) => `notifications.reply.${memberId}.${chatId}` as const;

/** The reply to a conversation that a member has begun on this device; empty without one. */
export const draftOf = (memberId: string, chatId: string): string => recall(nameOf(memberId, chatId)) ?? "";

/** Keeps a reply that is not sent yet; an empty one is forgotten. */
export const keepDraft = (memberId: string, chatId: string, text: string): void =>
  keep(nameOf(memberId, chatId), text === "" ? null : text);
