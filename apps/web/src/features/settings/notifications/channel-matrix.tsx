import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@kompagnon/contract/notifications/rules.ts";
import { Check } from "lucide-react";
import { useNotificationTypeName } from "#platform/kind-names.ts";
import { useTranslation } from "#platform/use-translation.ts";
import type { Preferences } from "./api.ts";

/** Kinds down, ways across: one box each. */
export function ChannelMatrix({
  preferences,
  change,
}: {
  preferences: Preferences;
  change: (change: (before: Preferences) => Preferences) => void;
}) {
  const { t } = useTranslation("settings");
  const set = (type: NotificationType, channel: Channel, on: boolean) =>
    change((before) => ({
      ...before,
      types: { ...before.types, [type]: { ...before.types[type], [channel]: on } },
    }));
  const nameOf = useNotificationTypeName();
  return (
    <div>
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="w-2/5 py-2 text-start font-medium sm:w-1/2">
              {t("notifications.kind")}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="wrap-anywhere px-1 py-2 text-center font-medium">
                {t(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTIFICATION_TYPES.map((type) => (
            <tr key={type} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pe-2 text-start font-medium text-base">
                {nameOf(type)}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="py-1 text-center">
                  <Box
                    label={`${nameOf(type)}: ${t(`notifications.${channel}`)}`}
                    checked={preferences.types[type][channel]}
                    onChange={(on) => set(type, channel, on)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft text-sm">{t("notifications.mail_hint")}</p>
    </div>
  );
}

/** A box without words of its own: the table's heads say them. The whole cell can be pressed. */
const Box = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) => (
  <span className="relative inline-grid size-11 place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="peer absolute inset-0 m-auto size-6 cursor-pointer appearance-none rounded-control border border-line-strong bg-raised transition-colors duration-150 before:absolute before:-inset-2.5 checked:border-accent checked:bg-accent"
    />
    <Check
      aria-hidden="true"
      strokeWidth={3}
      className="pointer-events-none relative size-4 text-on-accent opacity-0 peer-checked:opacity-100"
    />
  </span>
);
