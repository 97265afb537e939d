import type { Room, RoomSeat } from "@kompagnon/contract/rooms/model.ts";
import { useEffect, useRef, useState } from "react";
import { StreamVideo } from "#platform/rtc/stream-video.tsx";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Controls } from "./controls.tsx";
import type { RoomEngine, RoomView } from "./engine/room-engine.ts";
import { Tile } from "./tile.tsx";

/** Who came, went or raised a hand since the last change, in words for screen readers; nothing about the member. */
function useAnnouncements(seats: readonly RoomSeat[], me: string): string {
  const { t } = useTranslation("rooms");
  const before = useRef(seats);
  const [text, setText] = useState("");
  useEffect(() => {
    const was = before.current;
    before.current = seats;
    const others = (all: readonly RoomSeat[]) => all.filter(({ member }) => member.id !== me);
    const find = (all: readonly RoomSeat[], { member }: RoomSeat) =>
      all.find((one) => one.member.id === member.id);
    const came = others(seats).filter((seat) => !find(was, seat));
    const went = others(was).filter((seat) => !find(seats, seat));
    const raised = others(seats).filter((seat) => seat.hand_at && find(was, seat)?.hand_at === null);
    const words = [
      ...came.map(({ member }) => t("came", { name: member.username })),
      ...went.map(({ member }) => t("went", { name: member.username })),
      ...raised.map(({ member }) => t("hand_came", { name: member.username })),
    ];
    if (words.length > 0) setText(words.join(" "));
  }, [seats, me, t]);
  return text;
}

/** In the room: the screen that is shown, everyone's tile, and the controls. */
export function Inside({ engine, view, room }: { engine: RoomEngine; view: RoomView; room: Room }) {
  const { t } = useTranslation("rooms");
  const { t: tCalls } = useTranslation("calls/overlay");
  const { id: me } = useMember();
  const { seats, isOffline, local, level } = view;
  const news = useAnnouncements(seats, me);
  const sharer = seats.find(({ sharing }) => sharing);
  const notes = [
    isOffline && t("reconnecting"),
    sharer?.member.id === me && tCalls("sharing"),
    local.camera && level === "off" && tCalls("paused"),
  ];
  return (
    <section aria-label={t("people")} className="grid min-w-0 gap-4">
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <p role="status" className="rounded-control bg-sunken px-4 py-2 text-sm empty:hidden">
        {notes.filter(Boolean).join(" ")}
      </p>
      {sharer && sharer.member.id !== me && <SharedScreen sharer={sharer} view={view} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {seats.map((seat) => (
          <Tile key={seat.id} seat={seat} view={view} room={room} me={me} />
        ))}
      </ul>
      <Controls
        engine={engine}
        view={view}
        handUp={seats.some((one) => one.member.id === me && one.hand_at)}
      />
    </section>
  );
}

/** The one screen that is shown; nothing while its picture is on the way. */
function SharedScreen({ sharer, view }: { sharer: RoomSeat; view: RoomView }) {
  const { t } = useTranslation("calls/overlay");
  const screen = view.companions.get(sharer.id)?.screen;
  if (!screen) return null;
  return (
    <StreamVideo
      stream={screen}
      label={t("screen_of", { name: sharer.member.username })}
      className="aspect-video w-full rounded-card border border-line bg-sunken object-contain"
    />
  );
}
