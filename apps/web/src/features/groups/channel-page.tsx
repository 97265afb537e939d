import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { useQuery } from "@tanstack/react-query";
import {
  ArrowLeft,
  ChevronRight,
  EllipsisVertical,
  Hash,
  type LucideIcon,
  Pin,
  Search,
  UsersRound,
} from "lucide-react";
import { Suspense, useEffect, useEffectEvent } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { RoomButton } from "#features/rooms/public.ts";
import { ApiError } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import type { ChannelPanel } from "#platform/feature.ts";
import { useChannelPanels, usePreload } from "#platform/feature-parts.ts";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { iconButtonClass, Spinner } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { channelsQuery, groupQuery } from "./cache.ts";
import { type Panel, panelIn, searchWith } from "./channel/panels.ts";
import { SidePanel } from "./channel/side-panel.tsx";
import { Talk, useTalk } from "./channel/talk.tsx";
import { ChannelList } from "./components/channel-list.tsx";
import { rememberChannel, useLedAway } from "./landing.ts";

/** A channel: the others of its group at the start, its messages, and the open panel next to them. */
function ChannelView({ group, channel }: { group: Group; channel: Channel }) {
  const { t } = useTranslation("groups");
  const [search, setSearch] = useSearchParams();
  useKeyboardRoom();
  const { id: me } = useMember();
  useEffect(() => rememberChannel(me, channel), [me, channel]);
  const panel = panelIn(search, useChannelPanels());
  const show = (next: Panel | null) => setSearch(searchWith(next));
  const talk = useTalk(group, channel, (seq) => show({ kind: "thread", seq }));
  return (
    <div className="own-screen flex h-main min-h-0">
      <DocumentTitle>{`#${channel.name} · ${group.name}`}</DocumentTitle>
      <nav
        aria-label={t("channels.title")}
        className="hidden w-60 shrink-0 overflow-y-auto border-line border-e p-4 lg:block xl:w-72"
      >
        <Link
          to={groupsPaths.group(group.id)}
          className="-mx-2 mb-2 flex min-h-10 items-center gap-2 rounded-control px-2 font-display font-semibold transition-colors duration-150 hover:bg-sunken"
        >
          <span className="min-w-0 truncate" dir="auto">
            {group.name}
          </span>
          <ChevronRight
            aria-hidden="true"
            className="mirror size-4 shrink-0 text-ink-soft"
            strokeWidth={1.75}
          />
        </Link>
        <ChannelList group={group} open={channel.id} />
      </nav>
      <section
        aria-label={t("channel.label")}
        className={cx("min-h-0 min-w-0 flex-1 flex-col", panel ? "hidden md:flex" : "flex")}
      >
        <ChannelHeader group={group} channel={channel} panel={panel} onPanel={show} />
        <Talk talk={talk} group={group} channel={channel} />
      </section>
      {panel && (
        <SidePanel group={group} channel={channel} talk={talk} panel={panel} onClose={() => show(null)} />
      )}
    </div>
  );
}

/** Refusals that mean no access; a broken address (400) is no channel either (product: groups and chats). */
const NO_ACCESS: readonly number[] = [400, 401, 403, 404];
const isRefused = (error: Error | null): boolean =>
  error instanceof ApiError && NO_ACCESS.includes(error.status);

/** `/dashboard/groups/{groupId}/{channelId}`: a channel, after access is confirmed (spec: account, section 2). */
export default function ChannelPage() {
  const { groupId = "", channelId = "" } = useParams();
  const { t } = useTranslation("groups");
  const navigate = useNavigate();
  usePreload("channelPanels");
  const probe = useQuery({
    ...query("GET /api/groups/{id}/channels/{channelId}/messages", {
      params: { id: groupId, channelId },
      query: { limit: 1 },
    }),
    staleTime: 0,
  });
  const group = useQuery({ ...groupQuery(groupId), enabled: probe.isSuccess });
  const channels = useQuery({ ...channelsQuery(groupId), enabled: probe.isSuccess });
  const channel = channels.data?.items.find(({ id }) => id === channelId);
  const isGone = useLedAway(groupId, group.data?.name);

  // A channel that is deleted while it is open is missing in the next list.
  const deleted = channels.data !== undefined && !channels.isFetching && !channel;
  const refused = [probe.error, group.error, channels.error].some(isRefused) || deleted;
  const eject = useEffectEvent(() => {
    if (isGone.current) return;
    toast(t("channel.no_access"), { kind: "warn", id: `gone ${groupId}` });
    void navigate(overviewPaths.dashboard, { replace: true });
  });
  useEffect(() => {
    if (refused) eject();
  }, [refused]);

  const failed = [probe, group, channels].find(({ error, data }) => error && !data);
  if (failed && !refused)
    return (
      <div className="grid h-main place-items-center overflow-y-auto">
        <DocumentTitle>{t("channel.label")}</DocumentTitle>
        <h1 className="sr-only">{t("channel.label")}</h1>
        <ErrorState title={t("channel.failed")} error={failed.error} onRetry={() => failed.refetch()} />
      </div>
    );
  if (!probe.data || !group.data || !channel || refused) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <ChannelView key={channelId} group={group.data} channel={channel} />
    </Suspense>
  );
}

function Opening() {
  const { t } = useTranslation("groups");
  return (
    <div role="status" className="grid h-main place-content-center justify-items-center gap-3 text-ink-soft">
      <DocumentTitle>{t("channel.label")}</DocumentTitle>
      <Spinner />
      <h1 className="font-sans font-normal text-base tracking-normal">{t("channel.loading")}</h1>
    </div>
  );
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
type Opened = Exclude<Panel["kind"], "thread" | "feature">;
const PANELS: readonly { kind: Opened; icon: LucideIcon }[] = [
  { kind: "pins", icon: Pin },
  { kind: "search", icon: Search },
  { kind: "members", icon: UsersRound },
];

/** Name and topic of a channel, the back link, and the buttons of its panels. */
function ChannelHeader({
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
