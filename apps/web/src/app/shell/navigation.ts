import {
  Bell,
  Boxes,
  CircleHelp,
  House,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UsersRound,
} from "lucide-react";
import { paths } from "#platform/paths.ts";

/** A place in the application that the sidebar, the bottom bar and the palette lead to. */
export type Place = {
  /** Names the label `nav.<key>` and the shortcut `shortcuts.<key>`. */
  key: "home" | "matching" | "groups" | "chats" | "notifications" | "settings" | "help";
  to: string;
  icon: LucideIcon;
  /** Only this address counts as being here, not those below it. */
  exact?: boolean;
  /** The room whose unread count stands beside it. */
  unread?: string;
  /** Pressed after `g`. */
  shortcut: string;
};

/** The sidebar's sections in order; a section without places is not drawn. */
export const sections: readonly { key: "main" | "settings"; places: readonly Place[] }[] = [
  {
    key: "main",
    places: [
      { key: "home", to: paths.dashboard, icon: House, exact: true, shortcut: "h" },
      { key: "matching", to: paths.matching, icon: UsersRound, shortcut: "m" },
      { key: "groups", to: paths.groups, icon: Boxes, unread: "groups", shortcut: "u" },
      { key: "chats", to: paths.chats, icon: MessagesSquare, unread: "chats", shortcut: "c" },
    ],
  },
  {
    key: "settings",
    places: [
      { key: "settings", to: paths.settings, icon: Settings, shortcut: "s" },
      { key: "help", to: paths.help, icon: CircleHelp, shortcut: "?" },
    ],
  },
];

/** The places of a phone's bottom bar; the others stand behind its last target. */
export const mainPlaces: readonly Place[] = sections.flatMap(({ key, places }) =>
  key === "main" ? places : [],
);

/** Every place, for the palette and the shortcuts: also the one behind the bell. */
export const places: readonly Place[] = [
  ...sections.flatMap((section) => section.places),
  { key: "notifications", to: paths.notifications, icon: Bell, unread: "notifications", shortcut: "n" },
];
