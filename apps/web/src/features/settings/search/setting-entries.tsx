import { matches } from "@kompagnon/contract/search/terms.ts";
import { Settings } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { SETTING_ENTRIES, type SettingEntry } from "./entries.ts";

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
