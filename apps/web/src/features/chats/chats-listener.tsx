import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLiveEvent, useLiveState, useResync } from "#platform/live/live.ts";
import { unreadPollMs, usePollingInterval } from "#platform/live/polling.ts";
import { setUnread } from "#platform/nav-badges.ts";
import { useOnline } from "#platform/offline.ts";
import { useMember } from "#platform/session.ts";
import {
  healAll,
  refreshConversation,
  refreshConversations,
  refreshRequests,
  refreshUnread,
  takeChange,
  takeMessage,
  takeRead,
  unreadQuery,
} from "./cache.ts";
import { putReaction } from "./messages-cache.ts";
import { onOutbox } from "./outbox.ts";
import { forgetTyping, recordTyping, takeStatus } from "./presence.ts";
import { createSender } from "./sender.ts";

/** Keeps conversations, counts and the outbox going on every page of the dashboard. Draws nothing. */
export function ChatsListener() {
  const { id: me } = useMember();
  const polling = usePollingInterval(unreadPollMs(useLocation().pathname));
  const unread = useQuery({ ...unreadQuery(), refetchInterval: polling });
  const live = useLiveState();
  const online = useOnline();
  const sender = useRef<ReturnType<typeof createSender>>(undefined);

  useEffect(() => {
    const mine = createSender(me, { onSent: takeMessage, onRefused: refreshConversation });
    sender.current = mine;
    mine.wake();
    const forget = onOutbox(() => mine.wake());
    return () => {
      forget();
      mine.stop();
    };
  }, [me]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: their change is the reason to try again
  useEffect(() => sender.current?.wake(), [online, live]);

  const counts = unread.data;
  useEffect(() => {
    if (counts)
      setUnread(
        "chats",
        Object.values(counts).reduce((sum, one) => sum + one, 0),
      );
  }, [counts]);

  useLiveEvent("message_created", (message) => {
    takeMessage({ ...message, reactions: [] });
    if (message.sender_id === me) return;
    forgetTyping(message.chat_id, message.sender_id);
    refreshUnread();
  });
  useLiveEvent("message_changed", takeChange);
  useLiveEvent("reaction_changed", ({ chat_id, seq, emoji, user_id, on }) =>
    putReaction(chat_id, seq, { emoji, on, mine: user_id === me }),
  );
  useLiveEvent("chat_read", ({ chat_id, user_id, seq }) => {
    takeRead(chat_id, user_id, seq, me);
    if (user_id === me) refreshUnread();
  });
  useLiveEvent("chat_changed", ({ chat_id }) => {
    refreshConversations();
    refreshConversation(chat_id);
    refreshUnread();
  });
  useLiveEvent("chat_request_changed", refreshRequests);
  useLiveEvent("chat_created", () => refreshConversations());
  useLiveEvent("chat_gone", ({ chat_id }) => {
    refreshConversations();
    refreshUnread();
    refreshConversation(chat_id);
  });
  useLiveEvent("chat_typing", ({ chat_id, user_id }) => {
    if (user_id !== me) recordTyping(chat_id, user_id);
  });
  useLiveEvent("user_status_changed", ({ userId, status }) => takeStatus(userId, status));
  useResync(healAll);
  return null;
}
