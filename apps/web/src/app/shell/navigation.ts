import { House, type LucideIcon, MessagesSquare, UsersRound } from "lucide-react";
import { paths } from "#platform/paths.ts";

/** A place in the application that the sidebar, the bottom bar and the palette lead to. */
export type Place = {
  /** Names the label `nav.<key>` and the shortcut `shortcuts.<key>`. */
  key: "home" | "matching" | "chats";
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
      { key: "chats", to: paths.chats, icon: MessagesSquare, unread: "chats", shortcut: "c" },
    ],
  },
  { key: "settings", places: [] },
];

/** Every place, for the palette and the shortcuts. */
export const places: readonly Place[] = sections.flatMap((section) => section.places);
