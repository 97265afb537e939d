import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
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
import { useTranslation } from "#platform/use-translation.ts";
import { AreaColumnLink, AreaListLink, areaColumnClass, areaListClass } from "#ui/area-links.tsx";

/** The area that an address names in `?tab=`; null for anything else. */
export const areaNamed = (name: string | null): SettingsArea | null =>
  SETTINGS_AREAS.find((area) => area === name) ?? null;

/** An area's picture in lists of areas. */
const AREA_ICONS: Record<SettingsArea, LucideIcon> = {
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
const AREA_GROUPS: readonly (readonly SettingsArea[])[] = [
  ["profile", "security", "privacy", "notifications", "premium"],
  ["matching", "appearance", "beta", "help"],
];

/** Pages of other features that belong to the settings (spec: account, section 2), named by `nav.<key>` of the shell. */
const FURTHER_PAGES = [
  { key: "invites", to: invitesPaths.system, icon: Gift },
  { key: "verification", to: verificationPaths.start, icon: BadgeCheck },
] as const satisfies readonly { key: string; to: string; icon: LucideIcon }[];

type Props = {
  /** The area that is open; none while the list is a page of its own. */
  open: SettingsArea | null;
  /** Whether the profile has changes that are not saved. */
  unsaved: boolean;
};

/** The areas next to the open one, for windows with room for two columns. */
export function AreaColumn({ open, unsaved }: Props) {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  return (
    <nav aria-label={t("title")} className={areaColumnClass}>
      {AREA_GROUPS.map((areas) => (
        <ul key={areas[0]} className="grid gap-0.5 border-line border-b py-2 first:pt-0">
          {areas.map((area) => (
            <li key={area}>
              <AreaColumnLink
                to={settingsPaths.area(area)}
                icon={AREA_ICONS[area]}
                current={area === open}
                aside={unsaved && area === "profile" && <UnsavedDot />}
              >
                {t(`tabs.${area}`)}
              </AreaColumnLink>
            </li>
          ))}
        </ul>
      ))}
      <ul className="grid gap-0.5 py-2">
        {FURTHER_PAGES.map(({ key, to, icon }) => (
          <li key={key}>
            <AreaColumnLink to={to} icon={icon}>
              {shell(`nav.${key}`)}
            </AreaColumnLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list of areas as a page of its own: what each is about, in a row of its own. */
export function AreaList({ unsaved }: Pick<Props, "unsaved">) {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  return (
    <nav aria-label={t("title")} className="grid gap-4">
      {AREA_GROUPS.map((areas) => (
        <ul key={areas[0]} className={areaListClass}>
          {areas.map((area) => (
            <li key={area}>
              <AreaListLink
                to={settingsPaths.area(area)}
                icon={AREA_ICONS[area]}
                text={t(`about.${area}`)}
                aside={unsaved && area === "profile" && <UnsavedDot />}
              >
                {t(`tabs.${area}`)}
              </AreaListLink>
            </li>
          ))}
        </ul>
      ))}
      <ul className={areaListClass}>
        {FURTHER_PAGES.map(({ key, to, icon }) => (
          <li key={key}>
            <AreaListLink to={to} icon={icon} text={t(`about.${key}`)}>
              {shell(`nav.${key}`)}
            </AreaListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnsavedDot() {
  const { t } = useTranslation("settings");
  return (
    <>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-signal" />
      <span className="sr-only">{t("profile.unsaved")}</span>
    </>
  );
}
