import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import type { NotificationType } from "@kompagnon/contract/notifications/rules.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import type { PageNamespace } from "@kompagnon/messages/features.ts";
import type { Language } from "@kompagnon/messages/languages.ts";
import type { ParseKeys } from "i18next";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/**
 * What a feature adds to the web app in addition to its pages (see `feature-routes.ts`): what `features/<feature>/feature.ts`
 * exports and `app/features.ts` lists. The shell reads it on every page, so it is light: rarely used code is behind an
 * `import()`. Write it with `satisfies WebFeature`: missing entries are detected from its own type.
 */
export type WebFeature = {
  /** Its items in the sidebar, the bottom bar, the palette and among the shortcuts. */
  navigation?: readonly NavigationItem[];
  /** Mounted once on every page of the dashboard; follows live events and draws nothing until something happens. */
  listener?: Listener;
  /** A bar above every page of the dashboard. */
  bar?: ShellPart;
  /** A button in the top bar, between the search and the menus. */
  topBarButton?: ShellPart;
  /** A hook: whether the page at this address takes the whole width of the window, without the sidebar. */
  useFullWidth?: (pathname: string) => boolean;
  /** Its panels next to the messages of a group's channel. */
  channelPanels?: () => Promise<{ channelPanels: readonly ChannelPanel[] }>;
  /** Its pages in the admin area, and what waits there. */
  adminEntries?: () => Promise<{ adminEntries: readonly AdminEntry[] }>;
  /** Its tools among the resources. */
  resourceEntries?: () => Promise<{ resourceEntries: readonly ResourceEntry[] }>;
  /** One card a type of notification that this feature sends. */
  notificationCards?: () => Promise<{
    notificationCards: { readonly [Type in NotificationType]?: NotificationCard };
  }>;
  /** How the palette shows what the search finds of this feature. */
  searchEntries?: () => Promise<{ searchEntries: { readonly [Kind in SearchKind]?: SearchEntry<Kind> } }>;
};

type Named<Key, Prefix extends string> = Key extends `${Prefix}.${infer Name}` ? Name : never;
/** An item of the navigation by its texts in `shell`, which are there on every page. */
type NavigationKey = Named<ParseKeys<"shell">, "nav"> & Named<ParseKeys<"shell">, "shortcuts">;

/** A page that the sidebar, the bottom bar, the palette and a shortcut lead to. */
export type NavigationItem = {
  /** Names the label `nav.<key>` and the shortcut `shortcuts.<key>`. */
  key: NavigationKey;
  /** Its section of the sidebar; without one it is found in the palette and by its shortcut only. */
  section: "main" | "settings" | null;
  /** Its position in the section, from the top; leave gaps. */
  order: number;
  to: string;
  icon: LucideIcon;
  /** Only this address counts as being here, not those below it. */
  exact?: boolean;
  /** The name under which its unread count is kept (`setUnread`); the count is shown next to it. */
  unread?: string;
  /** Not in a phone's bottom bar, which has room for five targets, but behind its last one. */
  inMoreMenu?: boolean;
  /** In the menu of the account as well. */
  inAccountMenu?: boolean;
  /** Only for members from this level on. */
  level?: number;
  /** Only while its feature says that something is there for the member (`setNavBadge`). */
  badge?: string;
  /** Pressed after `g`; no two items have the same. */
  shortcut: string;
  /** Drawn below it in a sidebar with words. */
  below?: ComponentType;
};

/** What follows live events on every page of the dashboard; may be lazy. */
type Listener = {
  component: ComponentType;
  /** Only for members from this level on; for others it is not even loaded. */
  level?: number;
};

/** A piece of the shell at its position among those of other features; leave gaps. */
type ShellPart = { order: number; component: ComponentType };

/** A panel next to the messages of a group's channel, opened by a button in the channel's header. */
export type ChannelPanel = {
  /** Names it in the address (`?panel=<key>`); no two panels have the same. */
  key: string;
  /** Its position among the panels of features, from the start; leave gaps. */
  order: number;
  icon: LucideIcon;
  /** A hook: its name in the language of the page. */
  useLabel: () => string;
  /** Draws it; loaded when it is first opened. */
  component: ComponentType<{ groupId: string; channelId: string }>;
};

/** What a page of the admin area is for; the navigation groups them by it. */
export type AdminGroup = "start" | "queues" | "members" | "figures" | "logs";

/** A page of the admin area. */
export type AdminEntry = {
  /** Names it; no two entries have the same. */
  key: string;
  group: AdminGroup;
  /** Its position within its group; leave gaps. */
  order: number;
  to: string;
  icon: LucideIcon;
  /** Only for members from this level on. */
  level: number;
  /** A hook: its name in the language of the page. */
  useLabel: () => string;
  /** What may wait there. */
  waits?: readonly AdminWait[];
};

/** Something that waits for people of the team. */
export type AdminWait = {
  /** Its name in `waits` of the server's definition. */
  what: string;
  /** Where it is dealt with. */
  to: string;
  /** Where one case of it is decided, if it has a page of its own. */
  caseTo?: (id: string) => string;
  /** A hook: what it is called. */
  useLabel: () => string;
};

/** A tool among the resources. */
export type ResourceEntry = {
  /** Names it; no two entries have the same. */
  key: string;
  /** Its position among all of them; leave gaps. */
  order: number;
  to: string;
  icon: LucideIcon;
  /** A hook: its name in the language of the page. */
  useTitle: () => string;
  /** A hook: what it is good for, in a sentence. */
  useText: () => string;
  /** Whether it is marked as new. */
  isNew?: true;
};

/** The part of a feature's texts that says what its notifications say. */
type NotificationTexts = Extract<PageNamespace, `${string}/notifications`>;
/** The example's texts name the app, which no notification does. */
type KeyOf<Texts extends NotificationTexts> = Exclude<ParseKeys<Texts>, `test.${string}`>;
/** A match has a shorter line for places where its title is shown alone. */
type TitleOf<Texts extends NotificationTexts> = Extract<KeyOf<Texts>, `${string}.title` | "match.line">;
type TextOf<Texts extends NotificationTexts> = Extract<KeyOf<Texts>, `${string}.text`>;
/** A title by its full name. */
export type NotificationTitle = { [T in NotificationTexts]: `${T}:${TitleOf<T>}` }[NotificationTexts];
/** A text by its full name. */
export type NotificationText = { [T in NotificationTexts]: `${T}:${TextOf<T>}` }[NotificationTexts];

/** What the way to a target is called, in the texts of the notifications page. */
type TargetName = Extract<ParseKeys<"notifications">, `to_${string}`>;

/** What the app knows of one type of notification. */
export type NotificationCard = { [Texts in NotificationTexts]: CardWith<Texts> }[NotificationTexts];
type CardWith<Texts extends NotificationTexts> = {
  icon: LucideIcon;
  /** The namespace of its title and text. */
  texts: Texts;
  /** Its title; given the name, the group and the count. */
  title: (notification: Notification) => TitleOf<Texts>;
  /** Its text where the notification brings none; given the name. */
  text?: (notification: Notification) => TextOf<Texts>;
  /** Its target in this language: a path, a function that determines one, or none. The function rejects with ApiError. */
  goTo: (notification: Notification, language: Language) => string | (() => Promise<string>) | null;
  /** What the way there is called. */
  goToName: TargetName | ((notification: Notification) => TargetName);
  /** Whether it can be answered in place. */
  canReply: boolean;
  /** Says yes or no on the spot; null where there is nothing to decide. Both reject with ApiError. */
  answers?: (notification: Notification) => NotificationAnswers | null;
  /** Whether its feature announces it: a toast would announce it twice. */
  hasOwnNotice?: boolean;
};

/** What a notification that asks for a decision is answered with; the server takes it away then. */
export type NotificationAnswers = {
  /** Answers where to go then. */
  accept: () => Promise<string>;
  decline: () => Promise<unknown>;
};

/** A kind of thing that the search finds. */
export type SearchKind = keyof SearchFindings;

/** How the palette shows one kind. */
export type SearchEntry<Kind extends SearchKind> = {
  /** Its position among the kinds, from the top; leave gaps. */
  order: number;
  /** Draws what was found, which is never nothing. `go` leads to an address and remembers the words. */
  component: ComponentType<{
    words: string;
    found: SearchFindings[Kind];
    go: (to: string) => () => void;
  }>;
};
