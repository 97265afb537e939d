import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { Settings } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { useFullscreenChat } from "./fullscreen-chat.ts";

/** The chats, one of their folders, or a channel of a group (`/dashboard/groups/{groupId}/{channelId}`). */
const isChat = (pathname: string): boolean =>
  pathname === chatsPaths.chats ||
  pathname.startsWith(chatsPaths.folder("")) ||
  /^\/dashboard\/groups\/(?!profile\/)[^/]+\/[^/]+$/.test(pathname);

/** The settings; one of them gives the chats the whole width. */
export const settings = {
  navigation: [
    {
      key: "settings",
      section: "settings",
      order: 10,
      to: settingsPaths.settings,
      icon: Settings,
      // Pages below it have items of their own.
      exact: true,
      inAccountMenu: true,
      shortcut: "s",
    },
  ],
  useFullWidth: (pathname) => useFullscreenChat() && isChat(pathname),
} satisfies WebFeature;
