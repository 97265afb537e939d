import type { Room } from "@kompagnon/contract/rooms/model.ts";
import { ROOM_LIMITS } from "@kompagnon/contract/rooms/rules.ts";
import { AudioLines, Video, VideoOff } from "lucide-react";
import { Suspense, useState } from "react";
import { DeviceChoice, useMediaFailure } from "#features/calls/overlay/public.ts";
import { StreamVideo } from "#platform/rtc/stream-video.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import type { RoomEngine, RoomView } from "./engine/room-engine.ts";

type LobbyProps = { engine: RoomEngine; view: RoomView; room: Room };

/** Before joining: who is in it, and which devices one comes with. */
export function Lobby({ engine, view, room }: LobbyProps) {
  const { t } = useTranslation("rooms");
  const { over, failure } = view;
  const notice = failure?.message ?? (over ? t(`over.${over}`) : "");
  return (
    <section className="grid gap-5 rounded-card border border-line bg-raised p-4 sm:p-6">
      <p role="status" className="rounded-control bg-sunken px-4 py-3 text-pretty empty:hidden">
        {notice}
      </p>
      <p className="text-pretty text-ink-soft">{t("about")}</p>
      <Present room={room} />
      <Preview engine={engine} view={view} />
      <Button
        className="justify-self-start"
        busy={view.phase === "joining"}
        icon={<AudioLines aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        onClick={engine.join}
      >
        {t(over ? "rejoin" : "join")}
      </Button>
    </section>
  );
}

function Present({ room: { seats } }: { room: Room }) {
  const { t } = useTranslation("rooms");
  if (seats.length === 0) return <p className="text-pretty">{t("empty")}</p>;
  return (
    <div className="grid gap-2">
      <h2 className="text-base">{t("seats", { count: seats.length, max: ROOM_LIMITS.seats })}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {seats.map(({ id, member }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <Avatar id={member.id} name={member.username} src={member.avatar_url} size="sm" />
            <bdi className="wrap-anywhere">{member.username}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The member's own camera, and the choice of devices; nothing is sent. */
function Preview({ engine, view: { local } }: Pick<LobbyProps, "engine" | "view">) {
  const { t } = useTranslation("rooms");
  const { t: tCalls } = useTranslation("calls/overlay");
  const [isOpen, setOpen] = useState(false);
  const failed = useMediaFailure();
  const Icon = local.camera ? VideoOff : Video;
  return (
    <div className="grid gap-3 sm:max-w-md">
      <div className="grid aspect-video place-items-center overflow-hidden rounded-control bg-sunken text-ink-soft">
        {local.camera ? (
          <StreamVideo
            stream={local.camera}
            label={tCalls("own_picture")}
            mirrored
            className="size-full object-cover"
          />
        ) : (
          <p className="px-4 text-center text-sm">{t("preview_off")}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
          onClick={() => void engine.setCamera(!local.camera).catch(failed)}
        >
          {tCalls(local.camera ? "camera_off" : "camera_on")}
        </Button>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {tCalls("devices")}
        </Button>
      </div>
      <Suspense fallback={null}>
        {isOpen && (
          <DeviceChoice key={local.camera?.id} host={engine} microphone={local.audio} camera={local.camera} />
        )}
      </Suspense>
    </div>
  );
}
