import type { Room } from "@kompagnon/contract/rooms/model.ts";
import type { RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { DirectTalk } from "#features/chats/thread/public.ts";
import { ChannelTalk } from "#features/groups/channel/public.ts";
import { TeamTalk } from "#features/teams/team/public.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { RoomEngine } from "./engine/room-engine.ts";
import { Inside } from "./inside.tsx";
import { Lobby } from "./lobby.tsx";

/** The messages of a place, as it has them itself; null where it has none. */
function talkOf({ kind, place_id: placeId, chat_id: chatId, group_id: groupId }: Room): ReactNode {
  if (kind === "channel" && groupId) return <ChannelTalk groupId={groupId} channelId={placeId} />;
  if (kind === "team") return <TeamTalk teamId={placeId} />;
  return chatId && <DirectTalk chatId={chatId} />;
}

/** What is written next to the room is written in the place itself. Circles have no messages, only their weeks. */
function TextLine({ room }: { room: Room }) {
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

/** This tab's side of a room, as long as its page is open: leaving the page leaves the room. */
function useRoom(kind: RoomKind, placeId: string) {
  const [engine] = useState(() => new RoomEngine(kind, placeId));
  useLiveEvent("room_changed", engine.takeChange);
  useLiveEvent("room_left", engine.takeLeft);
  useLiveEvent("room_signal", engine.takeSignal);
  useResync(engine.resync);
  useEffect(() => {
    addEventListener("pagehide", engine.leave);
    return () => {
      removeEventListener("pagehide", engine.leave);
      engine.leave();
    };
  }, [engine]);
  const view = useSyncExternalStore(engine.subscribe, engine.getView);
  return { engine, view };
}

/** A room: before joining, or in it, with the messages of its place. */
export function RoomView({ room }: { room: Room }) {
  const { t } = useTranslation("rooms");
  const { engine, view } = useRoom(room.kind, room.place_id);
  const title = room.title ? t("title_of", { name: room.title }) : t("title");
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-5 sm:px-8 sm:py-8">
      <DocumentTitle>{title}</DocumentTitle>
      <header className="grid gap-1">
        <Link
          to={room.path}
          className="-ms-1 inline-flex min-h-10 items-center gap-1.5 justify-self-start text-accent text-sm hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />
          {t(`place.${room.kind}`)}
        </Link>
        <h1 className="text-xl wrap-anywhere sm:text-2xl">
          <bdi>{title}</bdi>
        </h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {view.phase === "inside" ? (
          <Inside engine={engine} view={view} room={room} />
        ) : (
          <Lobby engine={engine} view={view} room={room} />
        )}
        <TextLine room={room} />
      </div>
    </div>
  );
}
