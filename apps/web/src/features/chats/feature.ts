import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { MessagesSquare } from "lucide-react";
import { lazy } from "react";
import type { WebFeature } from "#platform/feature.ts";
import { ChatsListener } from "./chats-listener.tsx";

/** The chats, with one's folders below them in the sidebar. */
export const chats = {
  navigation: [
    {
      key: "chats",
      section: "main",
      order: 60,
      to: chatsPaths.chats,
      icon: MessagesSquare,
      unread: "chats",
      shortcut: "c",
      below: lazy(async () => ({ default: (await import("./list/folder-links.tsx")).FolderLinks })),
    },
  ],
  listener: { component: ChatsListener },
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
