import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import { matchingPaths } from "@kompagnon/contract/matching/paths.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { MODERATOR_LEVEL } from "@kompagnon/contract/moderation/rules.ts";
import { notificationsPaths } from "@kompagnon/contract/notifications/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import {
  Bell,
  Boxes,
  CircleHelp,
  House,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Settings,
  ShieldAlert,
  UserRoundSearch,
  UsersRound,
} from "lucide-react";

/** A place in the application that the sidebar, the bottom bar and the palette lead to. */
export type NavigationItem = {
  /** Names the label `nav.<key>` and the shortcut `shortcuts.<key>`. */
  key:
    | "home"
    | "feed"
    | "people"
    | "matching"
    | "groups"
    | "chats"
    | "notifications"
    | "settings"
    | "reports"
    | "help";
  to: string;
  icon: LucideIcon;
  /** Only this address counts as being here, not those below it. */
  exact?: boolean;
  /** The feature whose unread count stands beside it. */
  unread?: string;
  /** Not in a phone's bottom bar, which has room for five targets, but behind its last one. */
  tucked?: boolean;
  /** Only for members from this level on. */
  level?: number;
  /** Pressed after `g`. */
  shortcut: string;
};

/** Whether a place is there for a member of a level. */
export const isFor =
  (level: number) =>
  ({ level: needed = 0 }: NavigationItem): boolean =>
    level >= needed;

/** The sidebar's sections in order; a section without places is not drawn. */
export const sections: readonly { key: "main" | "settings"; navigationItems: readonly NavigationItem[] }[] = [
  {
    key: "main",
    navigationItems: [
      { key: "home", to: overviewPaths.dashboard, icon: House, exact: true, shortcut: "h" },
      { key: "feed", to: postsPaths.feed, icon: Newspaper, tucked: true, shortcut: "f" },
      { key: "people", to: peoplePaths.search(), icon: UserRoundSearch, tucked: true, shortcut: "p" },
      { key: "matching", to: matchingPaths.deck, icon: UsersRound, shortcut: "m" },
      { key: "groups", to: groupsPaths.groups, icon: Boxes, unread: "groups", shortcut: "u" },
      { key: "chats", to: chatsPaths.chats, icon: MessagesSquare, unread: "chats", shortcut: "c" },
    ],
  },
  {
    key: "settings",
    navigationItems: [
      { key: "settings", to: settingsPaths.settings, icon: Settings, shortcut: "s" },
      {
        key: "reports",
        to: moderationPaths.queue,
        icon: ShieldAlert,
        unread: "reports",
        tucked: true,
        level: MODERATOR_LEVEL,
        shortcut: "r",
      },
      { key: "help", to: helpPaths.help, icon: CircleHelp, shortcut: "?" },
    ],
  },
];

/** The places of a phone's bottom bar; the others stand behind its last target. */
export const mainItems: readonly NavigationItem[] = sections.flatMap(({ key, navigationItems }) =>
  key === "main" ? navigationItems.filter(({ tucked }) => !tucked) : [],
);
/** … which are these. */
export const moreItems: readonly NavigationItem[] = sections.flatMap(({ navigationItems }) =>
  navigationItems.filter(({ tucked }) => tucked),
);

/** Every place, for the palette and the shortcuts: also the one behind the bell. */
export const navigationItems: readonly NavigationItem[] = [
  ...sections.flatMap((section) => section.navigationItems),
  {
    key: "notifications",
    to: notificationsPaths.notifications,
    icon: Bell,
    unread: "notifications",
    shortcut: "n",
  },
];
