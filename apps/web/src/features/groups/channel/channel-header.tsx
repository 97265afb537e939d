import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { ArrowLeft, EllipsisVertical, Hash, type LucideIcon, Pin, Search, UsersRound } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { RoomButton } from "#features/rooms/public.ts";
import type { ChannelPanel } from "#platform/feature.ts";
import { useChannelPanels } from "#platform/feature-parts.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import type { Panel } from "./panels.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
type Opened = Exclude<Panel["kind"], "thread" | "feature">;
const PANELS: readonly { kind: Opened; icon: LucideIcon }[] = [
  { kind: "pins", icon: Pin },
  { kind: "search", icon: Search },
  { kind: "members", icon: UsersRound },
];

/** Name and topic of a channel, the back link, and the buttons of its panels. */
export function ChannelHeader({
  group,
  channel,
  panel,
  onPanel,
}: {
  group: Group;
  channel: Channel;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
}) {
  const { t } = useTranslation("groups");
  const brought = useChannelPanels();
  return (
    <header className="edge-top flex min-h-14 items-center gap-1 border-line border-b px-2 py-2 sm:px-4 md:min-h-16 md:gap-2">
      <Link
        to={groupsPaths.group(group.id)}
        aria-label={t("to_group")}
        className={iconButtonClass("quiet", "md", "lg:hidden")}
      >
        <ArrowLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="flex min-w-0 items-center gap-1 text-base leading-tight md:gap-1.5 md:text-lg">
          <Hash aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" strokeWidth={1.75} />
          <span className="truncate" dir="auto">
            {channel.name}
          </span>
        </h1>
        <p className="flex text-ink-soft text-sm">
          <span className="truncate lg:hidden" dir="auto">
            {group.name}
          </span>
          <span className="hidden truncate lg:inline" dir="auto">
            {channel.topic}
          </span>
        </p>
      </div>
      <Suspense fallback={<span className="size-10 shrink-0" />}>
        <RoomButton kind="channel" id={channel.id} tight />
      </Suspense>
      <span className="flex gap-2 max-md:hidden">
        {brought.map((one) => {
          const isOpen = panel?.kind === "feature" && panel.key === one.key;
          const open = () => onPanel(isOpen ? null : { kind: "feature", key: one.key });
          return <BroughtButton key={one.key} panel={one} isOpen={isOpen} onClick={open} />;
        })}
      </span>
      {PANELS.map(({ kind, icon }) => {
        const isOpen = panel?.kind === kind;
        const next: Panel = kind === "search" ? { kind, words: "" } : { kind };
        return (
          <PanelButton
            key={kind}
            label={t(`channel.${kind}`)}
            icon={icon}
            isOpen={isOpen}
            className={kind === "pins" ? "max-md:hidden" : undefined}
            onClick={() => onPanel(isOpen ? null : next)}
          />
        );
      })}
      <span className="md:hidden">
        <Menu
          trigger={
            <IconButton
              label={t("channel.actions")}
              tooltip={false}
              icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
            />
          }
        >
          <MenuItem icon={<Pin {...icon} />} onClick={() => onPanel({ kind: "pins" })}>
            {t("channel.pins")}
          </MenuItem>
          {brought.map((one) => (
            <BroughtItem
              key={one.key}
              panel={one}
              onClick={() => onPanel({ kind: "feature", key: one.key })}
            />
          ))}
        </Menu>
      </span>
    </header>
  );
}

type Pressed = { isOpen: boolean; onClick: () => void };

function PanelButton({
  label,
  icon: Icon,
  isOpen,
  className,
  onClick,
}: Pressed & { label: string; icon: LucideIcon; className?: string | undefined }) {
  return (
    <IconButton
      label={label}
      icon={<Icon className="size-5" strokeWidth={1.75} />}
      aria-pressed={isOpen}
      className={cx("aria-pressed:bg-accent-soft aria-pressed:text-accent", className)}
      onClick={onClick}
    />
  );
}

/** Opens what another feature brings. */
const BroughtButton = ({ panel: { useLabel, icon }, ...pressed }: Pressed & { panel: ChannelPanel }) => (
  <PanelButton label={useLabel()} icon={icon} {...pressed} />
);

/** The same where there is no room for its button. */
function BroughtItem({
  panel: { useLabel, icon: Icon },
  onClick,
}: {
  panel: ChannelPanel;
  onClick: () => void;
}) {
  return (
    <MenuItem icon={<Icon {...icon} />} onClick={onClick}>
      {useLabel()}
    </MenuItem>
  );
}
