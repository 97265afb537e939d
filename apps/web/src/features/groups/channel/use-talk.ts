import type { Channel, Group } from "@kompagnon/contract/groups/model.ts";
import { MENTION_ALL } from "@kompagnon/contract/groups/rules.ts";
import { useEffectEvent, useMemo } from "react";
import type { ThreadAdapter } from "#features/chats/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { refreshChannelsWith, refreshMineSoon } from "../cache.ts";
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
