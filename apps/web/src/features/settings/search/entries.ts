import { STATUS_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { SettingsArea } from "@kompagnon/contract/settings/rules.ts";
import type { PageTexts } from "@kompagnon/messages/features.ts";

/** A setting that can be searched for, named by `found.<key>`. */
export type SettingEntry = {
  key: keyof PageTexts["settings/search"]["found"];
  area: Exclude<SettingsArea, "help">;
  to: string;
  /** Only for members from this level on. */
  level?: number;
};

/** A setting in a section of an area. */
const entry = (key: SettingEntry["key"], area: SettingEntry["area"], section?: string): SettingEntry => ({
  key,
  area,
  to: settingsPaths.area(area, section),
});

/** Every setting that can be searched for, in the order of the areas. */
export const SETTING_ENTRIES: readonly SettingEntry[] = [
  entry("picture", "profile", "picture"),
  entry("person", "profile", "person"),
  entry("words", "profile", "words"),
  entry("plans", "profile", "plans"),
  entry("news", "profile", "news"),
  entry("email", "security", "account"),
  entry("language", "security", "language"),
  entry("password", "security", "password"),
  entry("two_factor", "security", "two-factor"),
  entry("passkeys", "security", "passkeys"),
  entry("devices", "security", "devices"),
  entry("passphrase", "security", "passphrase"),
  entry("inbox", "privacy", "inbox"),
  { ...entry("status", "privacy", "status"), level: STATUS_LEVEL },
  entry("page", "privacy", "page"),
  entry("visits", "privacy", "visits"),
  entry("blocks", "privacy", "blocks"),
  entry("export", "privacy", "export"),
  entry("deletion", "privacy", "deletion"),
  entry("push", "notifications", "push"),
  entry("topics", "notifications", "topics"),
  entry("quiet", "notifications", "quiet"),
  entry("calendar", "notifications", "calendar"),
  entry("premium", "premium"),
  { key: "purchases", area: "premium", to: billingPaths.purchases },
  entry("learned", "matching"),
  entry("theme", "appearance", "theme"),
  entry("fullscreen", "beta"),
];
