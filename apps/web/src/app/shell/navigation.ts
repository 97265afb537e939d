import type { NavigationItem } from "#platform/feature.ts";
import { useNavBadges } from "#platform/nav-badges.ts";
import { useMember } from "#platform/session.ts";
import { navigation } from "../composition.ts";

/** Whether what a level may be needed for is there for a member of a level. */
export const isFor =
  (level: number) =>
  ({ level: needed = 0 }: { level?: number }): boolean =>
    level >= needed;

/** Whether an item of the navigation is shown to the viewer. */
export function useIsShown(): (item: NavigationItem) => boolean {
  const { admin_level: level } = useMember();
  const signs = useNavBadges();
  return (item) => isFor(level)(item) && (item.badge === undefined || signs.has(item.badge));
}

const inSection = (section: NavigationItem["section"]) =>
  navigation.filter((item) => item.section === section);

/** The sidebar's sections in order; a section without items is not drawn. */
export const sections = (["main", "settings"] as const).map((key) => ({
  key,
  navigationItems: inSection(key),
}));

/** The items of a phone's bottom bar; the others are in the menu of its last target. */
export const mainItems: readonly NavigationItem[] = inSection("main").filter(({ inMoreMenu }) => !inMoreMenu);
/** … which are these. */
export const moreItems: readonly NavigationItem[] = sections.flatMap(({ navigationItems }) =>
  navigationItems.filter(({ inMoreMenu }) => inMoreMenu),
);
/** The items in the menu of the account. */
export const accountItems: readonly NavigationItem[] = navigation.filter(
  ({ inAccountMenu }) => inAccountMenu,
);

/** Every item, for the palette and the shortcuts: also those in no section. */
export const navigationItems: readonly NavigationItem[] = [
  ...sections.flatMap((section) => section.navigationItems),
  ...inSection(null),
];
