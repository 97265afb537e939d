import {
  COOKIES,
  type CookieName,
  DEVICE_NAMES,
  type DeviceUse,
  PERSONAL_TABLES,
  type PersonalTopic,
  STAYING_TABLES,
  type StayingReason,
} from "@kompagnon/contract/site/kept.ts";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { numbers } from "#ui/formatters.ts";
import { useSite } from "./use-site.ts";

const keysOf = <K extends string>(list: Readonly<Record<K, unknown>>) => Object.keys(list) as K[]; // its own keys
const useStoredDataTexts = () => {
  const { language } = useSite();
  const { t } = useTranslation("site/kept", { lng: language });
  return { t, number: (value: number) => numbers(language, {}).format(value) };
};

/** Why something of this topic stays, in the order of the reasons. */
const stayingOf = (topic: PersonalTopic): StayingReason[] => {
  const tables: readonly string[] = PERSONAL_TABLES[topic];
  return keysOf(STAYING_TABLES).filter((reason) =>
    STAYING_TABLES[reason].some((one) => tables.includes(one)),
  );
};

/** What is kept about members, written from the list that a test holds against the database. */
export function StoredMemberData() {
  const { t } = useStoredDataTexts();
  return (
    <div className="mt-5 grid gap-5">
      <p className="text-pretty">{t("tables")}</p>
      <dl className="grid gap-4">
        {keysOf(PERSONAL_TABLES).map((topic) => (
          <Entry key={topic} name={t(`title.${topic}`)}>
            {t(`text.${topic}`)}
            {stayingOf(topic).map((reason) => (
              <span key={reason} className="block text-ink-soft">
                {t(`stays.${reason}`)}
              </span>
            ))}
          </Entry>
        ))}
      </dl>
      <p className="text-pretty">{t("gone")}</p>
    </div>
  );
}

/** Every cookie, and what else a device keeps, written from the lists that the code's own names are typed by. */
export function StoredDeviceData() {
  const { t, number } = useStoredDataTexts();
  const how = (name: CookieName): string => {
    const { days, idle } = COOKIES[name];
    if (idle === null) return t("cookie_days", { days: number(days) });
    return t("cookie_idle", { days: number(days), idle: number(idle) });
  };
  return (
    <div className="mt-5 grid gap-5">
      <h3 className="font-sans font-semibold text-base tracking-normal">{t("cookies")}</h3>
      <dl className="grid gap-4">
        {keysOf(COOKIES).map((name) => (
          <Entry key={name} name={<code>{name}</code>}>
            {`${t(`cookie.${name}`)} (${how(name)})`}
          </Entry>
        ))}
      </dl>
      <h3 className="font-sans font-semibold text-base tracking-normal">{t("device")}</h3>
      <ul className="grid list-disc gap-1.5 ps-5 text-sm">
        {keysOf<DeviceUse>(DEVICE_NAMES).map((use) => (
          <li key={use}>{t(`use.${use}`)}</li>
        ))}
      </ul>
    </div>
  );
}

const Entry = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid gap-0.5 border-line border-s-2 ps-4 text-sm">
    <dt className="font-semibold text-base">{name}</dt>
    <dd className="text-pretty">{children}</dd>
  </div>
);
