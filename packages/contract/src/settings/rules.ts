/**
 * The areas of the settings in their order, as `?tab=` names them. The specification's four tabs are among them (account,
 * section 2); `security` is the account with everything about signing in.
 */
export const SETTINGS_AREAS = [
  "profile",
  "security",
  "privacy",
  "notifications",
  "premium",
  "matching",
  "appearance",
  "beta",
  "help",
] as const;
/** An area of the settings. */
export type SettingsArea = (typeof SETTINGS_AREAS)[number];
