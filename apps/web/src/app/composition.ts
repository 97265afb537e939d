import type { NavigationItem, WebFeature } from "#platform/feature.ts";
import type { FeatureParts, NotificationCards, SearchEntries } from "#platform/feature-parts.ts";
import * as features from "./features.ts";

type Definition = (typeof features)[keyof typeof features];
const definitions: readonly WebFeature[] = Object.values(features);

/** What the features bring of one kind, each with its feature's name. */
const partsOf = <Part>(part: (feature: WebFeature) => Part | undefined): (Part & { feature: string })[] =>
  Object.entries<WebFeature>(features).flatMap(([feature, definition]) => {
    const found = part(definition);
    return found ? [{ ...found, feature }] : [];
  });
const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** Every item of the navigation, by position. */
export const navigation: readonly NavigationItem[] = definitions
  .flatMap((feature) => feature.navigation ?? [])
  .sort(byOrder);
/** What listens on every page of the dashboard. */
export const listeners = partsOf((feature) => feature.listener);
/** The bars above every page, from the top. */
export const bars = partsOf((feature) => feature.bar).sort(byOrder);
/** The features' buttons in the top bar, in reading order. */
export const topBarButtons = partsOf((feature) => feature.topBarButton).sort(byOrder);

const fullWidthHooks = definitions.flatMap(({ useFullWidth }) => (useFullWidth ? [useFullWidth] : []));
/** Whether a feature wants the whole width of the window for the page at this address. */
export function useFullWidth(pathname: string): boolean {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes, so all are called in the same order each time
  return fullWidthHooks.map((useHook) => useHook(pathname)).includes(true);
}

/** `A | B` as `A & B`. */
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Cards<Of> = Of extends { notificationCards: () => Promise<{ notificationCards: infer One }> }
  ? One
  : never;
type Entries<Of> = Of extends { searchEntries: () => Promise<{ searchEntries: infer One }> } ? One : never;

/** One promise for all who ask. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** What features draw with of all features. A type of notification or a kind of finding without its part does not compile. */
export const featureParts: FeatureParts = {
  channelPanels: once(async () => {
    const loaded = await Promise.all(definitions.map((feature) => feature.channelPanels?.()));
    return loaded.flatMap((one) => one?.channelPanels ?? []).sort(byOrder);
  }),
  adminEntries: once(async () => {
    const loaded = await Promise.all(definitions.map((feature) => feature.adminEntries?.()));
    return loaded.flatMap((one) => one?.adminEntries ?? []).sort(byOrder);
  }),
  resourceEntries: once(async () => {
    const loaded = await Promise.all(definitions.map((feature) => feature.resourceEntries?.()));
    return loaded.flatMap((one) => one?.resourceEntries ?? []).sort(byOrder);
  }),
  notificationCards: once(async (): Promise<NotificationCards> => {
    const loaded = await Promise.all(definitions.map((feature) => feature.notificationCards?.()));
    // Object.assign forgets which keys it was given; the definitions' own types know.
    return Object.assign({}, ...loaded.map((one) => one?.notificationCards)) as UnionToIntersection<
      Cards<Definition>
    >;
  }),
  searchEntries: once(async (): Promise<SearchEntries> => {
    const loaded = await Promise.all(definitions.map((feature) => feature.searchEntries?.()));
    return Object.assign({}, ...loaded.map((one) => one?.searchEntries)) as UnionToIntersection<
      Entries<Definition>
    >; // as above
  }),
};
