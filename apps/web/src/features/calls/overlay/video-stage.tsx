import { PictureInPicture2 } from "lucide-react";
import { useRef } from "react";
import { StreamVideo } from "#platform/rtc/stream-video.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { CallView } from "../engine/engine.ts";
import type { Partner } from "../engine/state.ts";

/** Whether a call shows any picture: without one it is a voice call. */
export const hasPicture = ({ local, shows }: CallView): boolean =>
  local.camera !== null || local.screen !== null || shows?.camera === true || shows?.screen === true;

/** Picture in picture, where the browser has it. */
const canFloat = (): boolean => document.pictureInPictureEnabled === true;

/** The pictures of a call: the other side's screen or camera large, the others small above it. */
export function VideoStage({ view, partner, large }: { view: CallView; partner: Partner; large: boolean }) {
  const { t } = useTranslation("calls/overlay");
  const { local, remote, shows, level } = view;
  const screen = shows?.screen ? remote.screen : null;
  const camera = shows?.camera && !shows.paused ? remote.camera : null;
  const main = screen ?? camera;
  return (
    <div className="grid min-h-0 gap-2">
      <div
        className={cx(
          "relative grid min-h-40 place-items-center overflow-hidden rounded-control bg-sunken",
          large ? "h-[max(10rem,calc(100dvh-17rem))]" : "aspect-video",
        )}
      >
        {main ? (
          <Main stream={main} label={t(screen ? "screen_of" : "picture_of", { name: partner.name })} />
        ) : (
          <Avatar id={partner.id} name={partner.name} src={partner.avatar} size="lg" />
        )}
        <div className="absolute end-2 bottom-2 flex w-1/4 min-w-20 flex-col gap-2">
          {screen && camera && (
            <StreamVideo
              stream={camera}
              label={t("picture_of", { name: partner.name })}
              className="aspect-video w-full rounded-control border border-line bg-sunken object-cover"
            />
          )}
          {local.camera && (
            <StreamVideo
              stream={local.camera}
              label={t("own_picture")}
              mirrored
              className="aspect-video w-full rounded-control border border-line bg-sunken object-cover"
            />
          )}
        </div>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {[
          local.screen && t("sharing"),
          local.camera && level === "off" && t("paused"),
          shows?.camera && shows.paused && t("paused_there"),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </div>
  );
}

function Main({ stream, label }: { stream: MediaStream; label: string }) {
  const { t } = useTranslation("calls/overlay");
  const video = useRef<HTMLVideoElement>(null);
  const float = async () => {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.current?.requestPictureInPicture();
  };
  return (
    <>
      <StreamVideo ref={video} stream={stream} label={label} className="size-full object-contain" />
      {canFloat() && (
        <IconButton
          label={t("float")}
          icon={<PictureInPicture2 className="size-5" strokeWidth={1.75} />}
          variant="outline"
          className="absolute! start-2 bottom-2"
          // Refused while the picture has no size yet: nothing has changed then.
          onClick={() => void float().catch(() => undefined)}
        />
      )}
    </>
  );
}
