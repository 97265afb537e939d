import { eventsPaths } from "@kompagnon/contract/events/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { deviceZone, zoneOptions } from "#platform/local-time.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { TextField } from "#ui/field.tsx";
import { Switch } from "#ui/switch.tsx";
import { Anchor, Loaded, Section } from "../section.tsx";
import { type Preferences, preferencesQuery, useChangePreferences } from "./api.ts";
import { ChannelMatrix } from "./channel-matrix.tsx";
import { PushSection, usePush } from "./push-section.tsx";

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

/** What is offered first; also fits those who get up early. */
const USUAL = { from: "22:00", to: "07:00" } as const;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Hours without push messages, in a time zone. */
function QuietHours({
  preferences,
  change,
}: {
  preferences: Preferences;
  change: (change: (before: Preferences) => Preferences) => void;
}) {
  const { t } = useTranslation("settings");
  const { quiet_from: from, quiet_to: to, time_zone: zone } = preferences;
  const on = from !== null && to !== null;
  const here = deviceZone();
  const turn = (next: boolean) =>
    change((before) =>
      next
        ? { ...before, quiet_from: USUAL.from, quiet_to: USUAL.to, time_zone: here }
        : { ...before, quiet_from: null, quiet_to: null },
    );
  const set = (part: Partial<Preferences>) => change((before) => ({ ...before, ...part }));
  return (
    <div className="grid gap-5">
      <Switch label={t("quiet.switch")} checked={on} onChange={(event) => turn(event.target.checked)} />
      {on && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
          <Clock label={t("quiet.from")} value={from} onChange={(time) => set({ quiet_from: time })} />
          <Clock label={t("quiet.to")} value={to} onChange={(time) => set({ quiet_to: time })} />
        </div>
      )}
      <div className="grid gap-2 sm:max-w-sm">
        <Combobox
          label={t("quiet.zone")}
          hint={t("quiet.zone_hint")}
          options={zoneOptions(zone)}
          value={zone}
          onChange={(next) => next !== null && set({ time_zone: next })}
        />
        {zone !== here && (
          <Button
            size="sm"
            variant="quiet"
            className="-ms-3 justify-self-start"
            onClick={() => set({ time_zone: here })}
          >
            {t("quiet.zone_here", { zone: here.replaceAll("_", " ") })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A time of day. What is half typed is not told yet. */
const Clock = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) => (
  <TextField
    // Uncontrolled: browsers empty the value of a half-typed time. A refused one comes back by the key.
    key={value}
    type="time"
    label={label}
    defaultValue={value}
    onBlur={({ target }) => {
      if (!CLOCK.test(target.value)) target.value = value;
      else if (target.value !== value) onChange(target.value);
    }}
  />
);
