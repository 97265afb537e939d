import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { MENTION_ALL } from "@kompagnon/contract/groups/rules.ts";
import { Hourglass } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Composer, type ThreadAdapter, ThreadView } from "#features/chats/public.ts";
import { useLiveEvent } from "#platform/live/live.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { refreshChannelsWith, refreshMineSoon } from "../cache.ts";
import { LinesSkeleton } from "../components/states.tsx";
import { durationIn } from "../texts.ts";
import { useCardOf, useKnownMembers } from "./member-cards.ts";

/** A channel as the view of conversations takes it. */
export function useTalk(group: Group, channel: Channel, onThread: (seq: number) => void): ThreadAdapter {
  const { t } = useTranslation("groups");
  const me = useMember();
  const cardOf = useCardOf(group.id);
  const members = useKnownMembers(group.id);
  const openThread = useEffectEvent(onThread);
  const moderates = group.my_role === "owner" || group.my_role === "moderator";
  const { id, name, my_read_seq: readSeq } = channel;
  return useMemo<ThreadAdapter>(
    () => ({
      id,
      kind: "channel",
      me: me.id,
      groupId: group.id,
      canWrite: true,
      canModerate: moderates,
      myReadSeq: readSeq,
      nameOf: (userId) => cardOf(userId)?.username ?? t("channel.gone_member"),
      cardOf,
      writeLabel: t("channel.write", { name }),
      beginning: t("channel.beginning", { name }),
      invitation: t("channel.write_first"),
      mentionables: members.filter((one) => one.id !== me.id),
      everybody: moderates ? [MENTION_ALL] : [],
      translate: true,
      openThread: (seq) => openThread(seq),
      onRead: () => {
        refreshChannelsWith(id);
        refreshMineSoon();
      },
    }),
    [id, name, readSeq, me.id, group.id, moderates, cardOf, members, t],
  );
}

/** Shows that a channel has a pause between messages, and how long the viewer's own still lasts; moderators don't wait. */
function SlowNote({ group, channel }: { group: Group; channel: Channel }) {
  const { t, i18n } = useTranslation("groups");
  const left = usePause(channel);
  if (channel.slow_seconds === 0 || group.my_role !== "member") return null;
  const time = durationIn(left > 0 ? left : channel.slow_seconds, i18n.language);
  return (
    <p className="flex items-center gap-2 px-4 py-1.5 text-ink-soft text-sm tabular-nums">
      <Hourglass aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {left > 0 ? t("channel.slow_wait", { time }) : t("channel.slow", { time })}
    </p>
  );
}

/** Seconds until the member may write again, counted down from their last message. */
function usePause({ id, slow_seconds: seconds }: Channel): number {
  const { id: me } = useMember();
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useLiveEvent("message_created", ({ chat_id, sender_id }) => {
    if (chat_id !== id || sender_id !== me) return;
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  });
  const running = until > now;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

const waiting = <LinesSkeleton className="mt-auto p-4" />;

/** The message that an address names, or null. */
function messageIn(search: URLSearchParams): number | null {
  const seq = Number(search.get("message"));
  return Number.isInteger(seq) && seq > 0 ? seq : null;
}

/** The main thread of a channel, and its composer. */
export function Talk({ talk, group, channel }: { talk: ThreadAdapter; group: Group; channel: Channel }) {
  const [search] = useSearchParams();
  return (
    <Suspense fallback={waiting}>
      <ThreadView adapter={talk} at={messageIn(search)} />
      <SlowNote group={group} channel={channel} />
      <Composer adapter={talk} />
    </Suspense>
  );
}

/** The thread of one message. */
export function ThreadTalk({ talk, seq }: { talk: ThreadAdapter; seq: number }) {
  return (
    <Suspense fallback={waiting}>
      <ThreadView adapter={talk} thread={seq} />
      <Composer adapter={talk} thread={seq} />
    </Suspense>
  );
}
