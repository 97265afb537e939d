import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useChannelPanels } from "#platform/feature-parts.ts";
import { useKeyboardRoom } from "#platform/keyboard.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { ChannelList } from "../components/channel-list.tsx";
import { rememberChannel } from "../landing.ts";
import { ChannelHeader } from "./channel-header.tsx";
import { type Panel, panelIn, searchWith } from "./panels.ts";
import { SidePanel } from "./side-panel.tsx";
import { Talk } from "./talk.tsx";
import { useTalk } from "./use-talk.ts";

/** A channel: the others of its group at the start, its messages, and the open panel next to them. */
export function ChannelView({ group, channel }: { group: Group; channel: Channel }) {
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
