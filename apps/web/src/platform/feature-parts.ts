import type { NotificationType } from "@kompagnon/contract/notifications/rules.ts";
import { createContext, use, useEffect } from "react";
import type {
  AdminEntry,
  ChannelPanel,
  NotificationCard,
  ResourceEntry,
  SearchEntry,
  SearchKind,
} from "./feature.ts";

/** The card of every type of notification. */
export type NotificationCards = { readonly [Type in NotificationType]: NotificationCard };
/** How every kind of finding is shown. */
export type SearchEntries = { readonly [Kind in SearchKind]: SearchEntry<Kind> };

/** The contributions of all features that one of them renders; promised ones are loaded once, on first use. */
export type FeatureParts = {
  channelPanels: () => Promise<readonly ChannelPanel[]>;
  adminEntries: () => Promise<readonly AdminEntry[]>;
  resourceEntries: () => Promise<readonly ResourceEntry[]>;
  notificationCards: () => Promise<NotificationCards>;
  searchEntries: () => Promise<SearchEntries>;
};

const Parts = createContext<FeatureParts | null>(null);
/** Gives the features' parts to the pages of the dashboard. */
export const FeaturePartsProvider = Parts.Provider;

function useParts(): FeatureParts {
  const parts = use(Parts);
  if (!parts) throw new Error("The features' parts are only there inside the shell");
  return parts;
}

/** Suspends until the card of every type of notification is there. */
export const useNotificationCards = (): NotificationCards => use(useParts().notificationCards());

/** Suspends until it is known how every kind of finding is shown. */
export const useSearchEntries = (): SearchEntries => use(useParts().searchEntries());

/** Suspends until the panels of features are there that open next to a channel's messages. */
export const useChannelPanels = (): readonly ChannelPanel[] => use(useParts().channelPanels());

/** Suspends until the pages of the admin area are there, in their order. */
export const useAdminEntries = (): readonly AdminEntry[] => use(useParts().adminEntries());

/** Suspends until the tools among the resources are there, in their order. */
export const useResourceEntries = (): readonly ResourceEntry[] => use(useParts().resourceEntries());

/** Begins to load parts that will be wanted as soon as an answer of the server is there. */
export function usePreload(part: "channelPanels" | "notificationCards" | "searchEntries"): void {
  const load = useParts()[part];
  useEffect(() => void load().catch(() => undefined), [load]); // who draws with it meets the failure
}
