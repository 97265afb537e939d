import type { SettingsArea } from "./rules.ts";

/** Addresses of the settings. */
export const settingsPaths = {
  /** Their list on a phone; with room for two columns the profile next to it. */
  settings: "/dashboard/settings",
  /** One area, or a section in it. */
  area: (area: SettingsArea, section?: string) =>
    `/dashboard/settings?tab=${area}${section === undefined ? "" : `#${section}`}`,
} as const;
