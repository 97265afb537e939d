import type { Room } from "@kompagnon/contract/rooms/model.ts";
import { type ReactNode, Suspense } from "react";
import { DirectTalk } from "#features/chats/thread/public.ts";
import { ChannelTalk } from "#features/groups/channel/public.ts";
import { TeamTalk } from "#features/teams/team/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The messages of a place, as it has them itself; null where it has none. */
function talkOf({ kind, place_id: placeId, chat_id: chatId, group_id: groupId }: Room): ReactNode {
  if (kind === "channel" && groupId) return <ChannelTalk groupId={groupId} channelId={placeId} />;
  if (kind === "team") return <TeamTalk teamId={placeId} />;
  return chatId && <DirectTalk chatId={chatId} />;
}

/** What is written next to the room is written in the place itself. Circles have no messages, only their weeks. */
export function TextLine({ room }: { room: Room }) {
  const { t } = useTranslation("rooms");
  const talk = talkOf(room);
  if (!talk)
    return (
      <aside className="grid justify-items-start gap-3 rounded-card border border-line p-4">
        <p className="text-ink-soft text-sm">{t("write_there")}</p>
        <ButtonLink to={room.path} variant="secondary" size="sm">
          {t(`place.${room.kind}`)}
        </ButtonLink>
      </aside>
    );
  return (
    <aside className="flex h-112 min-w-0 flex-col overflow-hidden rounded-card border border-line bg-ground lg:h-[calc(100dvh-14rem)]">
      <h2 className="border-line border-b px-4 py-2.5 text-base">{t("messages")}</h2>
      <Suspense fallback={<Skeleton className="m-4 h-24" />}>{talk}</Suspense>
    </aside>
  );
}
