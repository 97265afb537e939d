import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { MessagesSquare } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { ChatsListener } from "./chats-listener.tsx";
import { FolderLinks } from "./list/folder-links.tsx";

/** The chats, with the member's folders below them in the sidebar. */
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
      below: FolderLinks,
    },
  ],
  listener: { component: ChatsListener },
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
