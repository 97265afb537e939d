import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { UsersRound } from "lucide-react";
import { call } from "#platform/call.ts";
import type { NotificationCard } from "#platform/feature.ts";

/** Opens the conversation of a match, which need not be there yet. */
async function openMatch(matchId: string): Promise<string> {
  const { chatId } = await call("POST /api/matching/matches/{matchId}/chat", { params: { matchId } });
  return chatsPaths.chat(chatId);
}

/** Matches. */
export const notificationCards = {
  match: {
    icon: UsersRound,
    texts: "matching/notifications",
    title: () => "match.line",
    text: () => "match.text",
    goTo: ({ payload: { chat_id: chatId, match_id: matchId } }) => {
      if (chatId) return chatsPaths.chat(chatId);
      return matchId ? () => openMatch(matchId) : null;
    },
    goToName: "to_chat",
    canReply: false,
    hasOwnNotice: true, // matches are celebrated
  },
} satisfies Record<string, NotificationCard>;
