/** Addresses of the settings. */
export const settingsPaths = {
  settings: "/dashboard/settings",
  /** One tab of them, as the address names it. */
  tab: (tab: string) => `/dashboard/settings?tab=${tab}`,
} as const;
