import { STATUS_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { matches } from "@kompagnon/contract/search/terms.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import type { SettingsArea } from "@kompagnon/contract/settings/rules.ts";
import type { PageTexts } from "@kompagnon/messages/features.ts";
import { Settings } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** A setting that can be searched for, named by `found.<key>`. */
type SettingEntry = {
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

/** At most that many are shown. */
const SHOWN_MAX = 6;

/**
 * The settings that have all the typed words in their name, their area's or among their keywords; those with them in their name
 * come first. `onFound` is called with how many are shown, `onLeave` closes the palette.
 */
export function SettingEntries({
  typed,
  heading,
  onFound,
  onLeave,
}: {
  typed: string;
  heading: string;
  onFound: (count: number) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation("settings/search");
  const { admin_level } = useMember();
  const navigate = useNavigate();
  const nameOf = ({ key }: SettingEntry) => t(`found.${key}.title`);
  const found = SETTING_ENTRIES.filter(({ level = 0 }) => admin_level >= level)
    .filter((one) =>
      matches(`${nameOf(one)} ${t(`areas.${one.area}`)} ${t(`found.${one.key}.keywords`)}`, typed),
    )
    .sort((one, other) => Number(matches(nameOf(other), typed)) - Number(matches(nameOf(one), typed)))
    .slice(0, SHOWN_MAX);
  const report = useEffectEvent(onFound);
  useEffect(() => {
    report(found.length);
    return () => report(0);
  }, [found.length]);
  if (found.length === 0) return null;
  return (
    <Entries heading={heading}>
      {found.map((one) => (
        <Entry
          key={one.key}
          name={`setting ${one.key}`}
          picture={<Settings {...entryIcon} />}
          aside={t(`areas.${one.area}`)}
          onSelect={() => {
            onLeave();
            void navigate(one.to);
          }}
        >
          {nameOf(one)}
        </Entry>
      ))}
    </Entries>
  );
}
