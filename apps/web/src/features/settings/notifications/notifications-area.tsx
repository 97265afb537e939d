import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { preferencesQuery, useChangePreferences } from "./api.ts";
import { ChannelMatrix } from "./channel-matrix.tsx";
import { PushSection } from "./push-section.tsx";
import { QuietHours } from "./quiet-hours.tsx";

/** By which ways one hears of what, when not, and push messages on this device. */
export function NotificationsArea() {
  const { t } = useTranslation("settings");
  const preferences = useQuery(preferencesQuery());
  const change = useChangePreferences();
  return (
    <div className="grid grid-cols-1 gap-5">
      <PushSection />
      <Section title={t("notifications.title")} lead={t("notifications.lead")}>
        <Loaded query={preferences} lines={3}>
          {(data) => <ChannelMatrix preferences={data} change={change} />}
        </Loaded>
      </Section>
      <Section title={t("quiet.title")} lead={t("quiet.lead")}>
        <Loaded query={preferences} lines={1}>
          {(data) => <QuietHours preferences={data} change={change} />}
        </Loaded>
      </Section>
    </div>
  );
}
