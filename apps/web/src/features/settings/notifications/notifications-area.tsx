import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Anchor } from "../anchor.tsx";
import { Loaded } from "../loaded.tsx";
import { Section } from "../section.tsx";
import { preferencesQuery, useChangePreferences } from "./api.ts";
import { ChannelMatrix } from "./channel-matrix.tsx";
import { PushSection, usePush } from "./push-section.tsx";
import { QuietHours } from "./quiet-hours.tsx";

/** Through which channels a member hears of what, when not, and push messages on this device. */
export function NotificationsArea() {
  const { t } = useTranslation("settings");
  const preferences = useQuery(preferencesQuery());
  const change = useChangePreferences();
  const push = usePush();
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <Anchor id="push">
        <PushSection push={push} />
      </Anchor>
      <Anchor id="topics">
        <Section title={t("notifications.title")} lead={t("notifications.lead")}>
          <Loaded query={preferences} lines={8}>
            {(data) => <ChannelMatrix preferences={data} change={change} push={push.state.data ?? null} />}
          </Loaded>
        </Section>
      </Anchor>
      <Anchor id="quiet">
        <Section title={t("quiet.title")} lead={t("quiet.lead")}>
          <Loaded query={preferences} lines={1}>
            {(data) => <QuietHours preferences={data} change={change} />}
          </Loaded>
        </Section>
      </Anchor>
      <Anchor id="calendar">
        <Section
          title={t("calendar.title")}
          lead={t("calendar.lead")}
          action={
            <ButtonLink to={eventsPaths.events} variant="secondary">
              {t("calendar.action")}
            </ButtonLink>
          }
        />
      </Anchor>
    </div>
  );
}
