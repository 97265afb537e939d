/** The tabs in their order: the specification's four (account, section 2), the notifications, and what the deck learned. */
export const TABS = ["profile", "security", "matching", "notifications", "beta", "help"] as const;
/** The name of a tab, as the address says it. */
export type SettingsTab = (typeof TABS)[number];

/** The tab that an address names in `?tab=`; the first for anything else. */
export const tabNamed = (name: string | null): SettingsTab => TABS.find((tab) => tab === name) ?? "profile";
