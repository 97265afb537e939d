import {
  CHANNELS,
  type Channel,
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@kompagnon/contract/notifications/rules.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { BellOff, Check, ChevronDown, Minus } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { useNotificationTypeName } from "#platform/kind-names.ts";
import type { PushState } from "#platform/push.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast.tsx";
import type { Preferences } from "./api.ts";
import { TOPICS, type Topic, typesOf } from "./topics.ts";

/** Whether a channel is on for types: for all, for none, or for some of them. */
type Mark = boolean | "mixed";

type Change = (change: (before: Preferences) => Preferences) => void;
type Values = readonly (readonly [NotificationType, boolean])[];

/** The mark of several types in one channel. */
function markOf({ types: set }: Preferences, types: readonly NotificationType[], channel: Channel): Mark {
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
function useSwitchChannel(
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

/** Why nothing arrives here by push. */
type PushObstacle = Exclude<PushState, "on">;

/**
 * Topics down, channels across, with a box for all topics and for each. A topic opens to its types. `push`: the state on this
 * device, null while it is unknown; unless it is on, the column says that nothing arrives here.
 */
export function ChannelMatrix({
  preferences,
  change,
  push,
}: {
  preferences: Preferences;
  change: (change: (before: Preferences) => Preferences) => void;
  push: PushState | null;
}) {
  const { t } = useTranslation("settings");
  const switchChannel = useSwitchChannel(preferences, change);
  const noteId = useId();
  const obstacle = push === null || push === "on" ? null : push;
  const boxes = (name: string, types: Parameters<typeof switchChannel>[0]) =>
    CHANNELS.map((channel) => (
      <td key={channel} className="py-1 text-center align-middle">
        <Box
          label={`${name}: ${t(`notifications.${channel}`)}`}
          mark={markOf(preferences, types, channel)}
          describedBy={channel === "push" && obstacle ? noteId : undefined}
          idle={channel === "push" && obstacle !== null}
          onChange={(on) => switchChannel(types, channel, on)}
        />
      </td>
    ));
  return (
    <div className="grid gap-3">
      {obstacle && <PushNote id={noteId} obstacle={obstacle} />}
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="w-[46%] py-2 text-start font-medium max-sm:text-xs sm:w-1/2">
              {t("notifications.kind")}
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="px-0.5 py-2 text-center font-medium max-sm:text-xs">
                <ChannelName channel={channel} obstacle={channel === "push" ? obstacle : null} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-line-strong/60 border-b">
            <th scope="row" className="py-2 pe-2 text-start font-semibold sm:text-base">
              {t("notifications.all")}
            </th>
            {boxes(t("notifications.all"), NOTIFICATION_TYPES)}
          </tr>
        </tbody>
        {TOPICS.map((topic) => (
          <TopicRows key={topic} topic={topic} boxes={boxes} />
        ))}
      </table>
      <p className="text-ink-soft text-sm">{t("notifications.mail_hint")}</p>
    </div>
  );
}

/** Why the push column is idle, and where that is changed. */
function PushNote({ id, obstacle }: { id: string; obstacle: PushObstacle }) {
  const { t } = useTranslation("settings");
  return (
    <p className="flex items-start gap-2 text-ink-soft text-sm">
      <BellOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <span>
        <span id={id}>{t(`notifications.push_${obstacle}`)}</span>{" "}
        <Link
          to={settingsPaths.area("notifications", "push")}
          className="whitespace-nowrap font-medium text-accent underline underline-offset-2"
        >
          {t("notifications.push_how")}
        </Link>
      </span>
    </p>
  );
}

function ChannelName({ channel, obstacle }: { channel: Channel; obstacle: PushObstacle | null }) {
  const { t } = useTranslation("settings");
  return (
    <span className="grid justify-items-center gap-0.5">
      <span className="wrap-anywhere hyphens-auto">{t(`notifications.${channel}`)}</span>
      {obstacle && (
        <span className="inline-flex items-center gap-1 text-warn text-xs">
          <BellOff aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
          <span className="max-sm:sr-only">{t(`push.state_${obstacle}`)}</span>
        </span>
      )}
    </span>
  );
}

/** A topic's row and, while it is open, one row a type. */
function TopicRows({
  topic,
  boxes,
}: {
  topic: Topic;
  boxes: (name: string, types: ReturnType<typeof typesOf>) => ReactNode;
}) {
  const { t } = useTranslation("settings");
  const nameOf = useNotificationTypeName();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = t(`notifications.topics.${topic}`);
  const types = typesOf(topic);
  return (
    <tbody id={id} className="border-line border-b last:border-b-0">
      <tr>
        <th scope="row" className="text-start font-medium sm:text-base">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-mx-2 flex min-h-13 w-[calc(100%+1rem)] items-center gap-1.5 rounded-control px-2 py-1.5 text-start hover:bg-sunken"
          >
            <ChevronDown
              aria-hidden="true"
              className={cx(
                "size-4 shrink-0 text-ink-soft transition-transform duration-150",
                !open && "ltr:-rotate-90 rtl:rotate-90",
              )}
              strokeWidth={2}
            />
            <span className="wrap-anywhere min-w-0 hyphens-auto">{name}</span>
          </button>
        </th>
        {boxes(name, types)}
      </tr>
      {open &&
        types.map((type) => (
          <tr key={type}>
            <th
              scope="row"
              className="wrap-anywhere hyphens-auto py-1.5 ps-6 pe-2 text-start font-normal text-ink-soft"
            >
              {nameOf(type)}
            </th>
            {boxes(nameOf(type), [type])}
          </tr>
        ))}
    </tbody>
  );
}

/** A box without words of its own: the table's heads say them. The whole cell can be pressed. `idle`: it has no effect here. */
function Box({
  label,
  mark,
  idle,
  describedBy,
  onChange,
}: {
  label: string;
  mark: Mark;
  idle: boolean;
  describedBy: string | undefined;
  onChange: (on: boolean) => void;
}) {
  const Sign = mark === "mixed" ? Minus : Check;
  return (
    <span className="relative inline-grid size-11 place-items-center align-middle">
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = mark === "mixed";
        }}
        aria-label={label}
        aria-describedby={describedBy}
        checked={mark === true}
        onChange={() => onChange(mark !== true)}
        className={cx(
          "absolute inset-0 m-auto size-6 cursor-pointer appearance-none rounded-control border transition-colors duration-150 before:absolute before:-inset-2.5",
          mark === false && "border-line-strong bg-raised",
          mark !== false && idle && "border-line-strong bg-sunken",
          mark !== false && !idle && "border-accent bg-accent",
        )}
      />
      {mark !== false && (
        <Sign
          aria-hidden="true"
          strokeWidth={3}
          className={cx("pointer-events-none relative size-4", idle ? "text-ink-soft" : "text-on-accent")}
        />
      )}
    </span>
  );
}
