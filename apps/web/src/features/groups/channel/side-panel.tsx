import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Pin, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ThreadAdapter } from "#features/chats/public.ts";
import type { ChannelPanel } from "#platform/feature.ts";
import { useChannelPanels } from "#platform/feature-parts.ts";
import { isComposing } from "#platform/keyboard.ts";
import { useLiveEvent } from "#platform/live/live.ts";
import { pages, query } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { channelsQuery, entriesOf } from "../cache.ts";
import { RowsSkeleton } from "../components/states.tsx";
import { InviteButton } from "../members/invite-button.tsx";
import { MemberList } from "../members/member-list.tsx";
import { FoundMessage } from "./found-message.tsx";
import { useCardOf } from "./member-cards.ts";
import type { Panel } from "./panels.ts";
import { ThreadTalk } from "./talk.tsx";

/** What is pinned in a channel, the last pinned first; follows every change. */
function Pins({ channel }: { channel: Channel }) {
  const { t } = useTranslation("groups");
  const pins = useQuery({
    ...query("GET /api/chats/{id}/pins", { params: { id: channel.id } }),
    staleTime: 0,
  });
  const cardOf = useCardOf(channel.group_id);
  useLiveEvent("message_changed", ({ chat_id }) => {
    if (chat_id === channel.id) void pins.refetch();
  });
  if (pins.isPending) return <RowsSkeleton rows={3} />;
  if (pins.isError && !pins.data)
    return <ErrorState className="py-4!" error={pins.error} onRetry={() => pins.refetch()} />;
  if (pins.data.items.length === 0)
    return <EmptyState className="py-6!" icon={<Pin strokeWidth={1.75} />} title={t("channel.no_pins")} />;
  return (
    <ul className="grid gap-1">
      {pins.data.items.map((message) => (
        <FoundMessage
          key={message.id}
          groupId={channel.group_id}
          message={message}
          channelName=""
          panel={{ kind: "pins" }}
          card={cardOf(message.sender_id)}
        />
      ))}
    </ul>
  );
}

/** A panel next to a channel's messages, on a phone in their place. Escape closes it. */
export function SidePanel({
  group,
  channel,
  talk,
  panel,
  onClose,
}: {
  group: Group;
  channel: Channel;
  talk: ThreadAdapter;
  panel: Panel;
  onClose: () => void;
}) {
  const { t: ui } = useTranslation("ui");
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another place to read from
  useEffect(() => heading.current?.focus(), [kind]);
  return (
    <aside
      aria-labelledby="panel-title"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
      className="flex min-h-0 w-full min-w-0 flex-col border-line md:w-80 md:border-s xl:w-96"
    >
      <div className="edge-top flex min-h-14 items-center md:min-h-16 gap-2 border-line border-b px-4 py-2">
        <h2 id="panel-title" ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg outline-none">
          <PanelTitle panel={panel} />
        </h2>
        <IconButton
          label={ui("close")}
          tooltip={false}
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={onClose}
        />
      </div>
      {kind === "thread" ? (
        <ThreadTalk key={panel.seq} talk={talk} seq={panel.seq} />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          {kind === "members" && (
            <div className="grid grid-cols-1 justify-items-start gap-3 *:last:w-full">
              <InviteButton group={group} channelId={channel.id} />
              <MemberList group={group} />
            </div>
          )}
          {panel.kind === "search" && <GroupSearch group={group} initialWords={panel.words} />}
          {kind === "pins" && <Pins channel={channel} />}
          {panel.kind === "feature" && <FeaturePanel of={panel.key} group={group} channel={channel} />}
        </div>
      )}
    </aside>
  );
}

function PanelTitle({ panel }: { panel: Panel }) {
  const panels = useChannelPanels();
  const { t } = useTranslation("groups");
  const brought = panel.kind === "feature" ? panels.find(({ key }) => key === panel.key) : undefined;
  if (brought) return <BroughtTitle key={brought.key} panel={brought} />;
  if (panel.kind === "feature") return null;
  return panel.kind === "members" ? t("members.title") : t(`channel.${panel.kind}`);
}

const BroughtTitle = ({ panel: { useLabel } }: { panel: ChannelPanel }) => useLabel();

/** What another feature brings. */
function FeaturePanel({ of, group, channel }: { of: string; group: Group; channel: Channel }) {
  const Brought = useChannelPanels().find(({ key }) => key === of)?.component;
  return Brought ? <Brought groupId={group.id} channelId={channel.id} /> : null;
}

/** The server takes no more. */
const WORDS_MAX = 100;

/** Looks for words in all channels of a group; a hit leads to its message. */
function GroupSearch({ group, initialWords }: { group: Group; initialWords: string }) {
  const { t } = useTranslation("groups");
  // What is typed goes along to the channel of a hit.
  const [words, setWords] = useState(initialWords);
  const query = useDebounced(words.trim());
  const { data: channels } = useQuery(channelsQuery(group.id));
  const cardOf = useCardOf(group.id);
  const found = useInfiniteQuery({
    ...pages("GET /api/groups/{id}/search", { params: { id: group.id }, query: { q: query || "-" } }),
    enabled: query !== "",
    staleTime: 0,
  });
  const messages = query === "" ? [] : entriesOf(found.data);
  return (
    <search className="grid gap-4">
      <TextField
        label={t("channel.search")}
        hideLabel
        type="search"
        maxLength={WORDS_MAX}
        placeholder={t("channel.search")}
        hint={t("channel.search_hint")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      />
      {query !== "" && found.isPending && <RowsSkeleton rows={3} />}
      {query !== "" && found.isError && !found.data && (
        <ErrorState
          className="py-4!"
          title={t("channel.search_failed")}
          error={found.error}
          onRetry={() => found.refetch()}
        />
      )}
      {query !== "" && found.isSuccess && messages.length === 0 && (
        <p role="status" className="text-center text-ink-soft">
          {t("search_nothing", { words: query })}
        </p>
      )}
      <ul className="grid gap-1">
        {messages.map((message) => (
          <FoundMessage
            key={message.id}
            groupId={group.id}
            message={message}
            channelName={channels?.items.find(({ id }) => id === message.chat_id)?.name ?? ""}
            words={query}
            panel={{ kind: "search", words: query }}
            card={cardOf(message.sender_id)}
          />
        ))}
      </ul>
      {query !== "" && <NextPage list={found} />}
    </search>
  );
}
