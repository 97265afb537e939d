import type { Channel, NotificationType } from "@kompagnon/contract/notifications/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";
import type { Preferences } from "./api.ts";

/** Whether a channel is on for types: for all, for none, or for some of them. */
export type Mark = boolean | "mixed";

type Change = (change: (before: Preferences) => Preferences) => void;
type Values = readonly (readonly [NotificationType, boolean])[];

/** The mark of several types in one channel. */
export function markOf(
  { types: set }: Preferences,
  types: readonly NotificationType[],
  channel: Channel,
): Mark {
  const on = types.filter((type) => set[type][channel]).length;
  return on === 0 ? false : on === types.length || "mixed";
}

/** The preferences with one channel of several types changed. */
const withChannel = (before: Preferences, channel: Channel, values: Values): Preferences => ({
  ...before,
  types: {
    ...before.types,
    ...Object.fromEntries(values.map(([type, on]) => [type, { ...before.types[type], [channel]: on }])),
  },
});

/** Switches a channel for one type or several. Where that ends a selection by hand, offers to undo it. */
export function useSwitchChannel(
  preferences: Preferences,
  change: Change,
): (types: readonly NotificationType[], channel: Channel, on: boolean) => void {
  const { t } = useTranslation("settings");
  return (types, channel, on) => {
    const before: Values = types.map((type) => [type, preferences.types[type][channel]]);
    const mixed = markOf(preferences, types, channel) === "mixed";
    change((now) =>
      withChannel(
        now,
        channel,
        types.map((type) => [type, on]),
      ),
    );
    if (mixed)
      toast(t("notifications.changed"), {
        id: "notifications",
        action: {
          label: t("notifications.undo"),
          onClick: () => change((now) => withChannel(now, channel, before)),
        },
      });
  };
}
