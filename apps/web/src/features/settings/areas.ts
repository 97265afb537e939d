import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { SETTINGS_AREAS, type SettingsArea } from "@kompagnon/contract/settings/rules.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import {
  BadgeCheck,
  Bell,
  CircleHelp,
  CircleUserRound,
  EyeOff,
  Gem,
  Gift,
  KeyRound,
  type LucideIcon,
  SunMoon,
  TestTube,
  UsersRound,
} from "lucide-react";

/** The area that an address names in `?tab=`; null for anything else. */
export const areaNamed = (name: string | null): SettingsArea | null =>
  SETTINGS_AREAS.find((area) => area === name) ?? null;

/** An area's picture in lists of areas. */
export const AREA_ICONS: Record<SettingsArea, LucideIcon> = {
  profile: CircleUserRound,
  security: KeyRound,
  privacy: EyeOff,
  notifications: Bell,
  premium: Gem,
  matching: UsersRound,
  appearance: SunMoon,
  beta: TestTube,
  help: CircleHelp,
};

/** The areas as lists show them: the member, the app, and what leads further. */
export const AREA_GROUPS: readonly (readonly SettingsArea[])[] = [
  ["profile", "security", "privacy", "notifications", "premium"],
  ["matching", "appearance", "beta", "help"],
];

/** Pages of other features that belong to the settings (spec: account, section 2), named by `nav.<key>` of the shell. */
export const FURTHER_PAGES = [
  { key: "invites", to: invitesPaths.system, icon: Gift },
  { key: "verification", to: verificationPaths.start, icon: BadgeCheck },
] as const satisfies readonly { key: string; to: string; icon: LucideIcon }[];
