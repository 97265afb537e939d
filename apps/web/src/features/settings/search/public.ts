import { lazy } from "react";

/** The settings that the palette finds; loaded with their names when something is typed. */
export const SettingEntries = lazy(async () => ({
  default: (await import("./setting-entries.tsx")).SettingEntries,
}));
