import { MonitorUp, MonitorX, Video, VideoOff } from "lucide-react";
import { canShareScreen } from "#platform/rtc/devices.ts";
import type { Tracks } from "#platform/rtc/local-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useMediaFailure } from "./use-media-failure.ts";

type Media = {
  local: Tracks;
  /** Reject with NoDevice. */
  setCamera: (on: boolean) => Promise<unknown>;
  setScreen: (on: boolean) => Promise<unknown>;
};

/** Turns the member's camera and screen on and off; the screen only where the browser can. */
export function MediaButtons({ local, setCamera, setScreen }: Media) {
  const { t } = useTranslation("calls/overlay");
  const failed = useMediaFailure();
  const CameraIcon = local.camera ? Video : VideoOff;
  const ScreenIcon = local.screen ? MonitorX : MonitorUp;
  return (
    <>
      <IconButton
        label={t(local.camera ? "camera_off" : "camera_on")}
        icon={<CameraIcon className="size-5" strokeWidth={1.75} />}
        size="lg"
        className={cx(local.camera && "text-accent!")}
        onClick={() => void setCamera(!local.camera).catch(failed)}
      />
      {canShareScreen() && (
        <IconButton
          label={t(local.screen ? "screen_off" : "screen_on")}
          icon={<ScreenIcon className="size-5" strokeWidth={1.75} />}
          size="lg"
          className={cx(local.screen && "text-accent!")}
          onClick={() => void setScreen(!local.screen).catch(failed)}
        />
      )}
    </>
  );
}
