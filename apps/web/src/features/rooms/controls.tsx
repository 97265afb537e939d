import { Hand, LogOut, Mic, MicOff, Settings2 } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { DeviceChoice, LevelMeter, MediaButtons } from "#features/calls/overlay/public.ts";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";
import type { RoomEngine, RoomView } from "./engine/room-engine.ts";

/** What the server refuses (another one shows a screen, the seat is gone) is said; the rest is for the caller. */
const sayRefusal = (failure: unknown): void => {
  if (!(failure instanceof ApiError)) throw failure;
  toast(failure.message, { kind: "warn" });
};

/** Microphone, camera, screen, hand, devices, leave. The first one has the focus after joining. */
export function Controls({ engine, view, handUp }: { engine: RoomEngine; view: RoomView; handUp: boolean }) {
  const { t } = useTranslation("rooms");
  const { t: tCalls } = useTranslation("calls/overlay");
  const [devices, setDevices] = useState(false);
  const panel = useId();
  const { local, noMicrophone } = view;
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed to join is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const isSilent = view.muted || local.audio === null;
  const MicIcon = isSilent ? MicOff : Mic;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-3">
      {noMicrophone && (
        <p role="alert" className="text-bad text-sm">
          {tCalls(`failed.${noMicrophone.trouble}`)}
        </p>
      )}
      <div
        ref={box}
        role="toolbar"
        tabIndex={-1}
        aria-label={t("controls")}
        className="flex flex-wrap items-center gap-1 outline-none"
      >
        <Suspense fallback={null}>
          <LevelMeter track={local.audio} />
        </Suspense>
        <IconButton
          label={tCalls(isSilent ? "unmute" : "mute")}
          icon={<MicIcon className="size-5" strokeWidth={1.75} />}
          size="lg"
          className={cx(isSilent && "text-bad!")}
          onClick={() => void engine.setMuted(!isSilent)}
        />
        <Suspense fallback={<span className="h-12 w-25" />}>
          <MediaButtons
            local={local}
            setCamera={engine.setCamera}
            setScreen={(on) =>
              engine.setScreen(on).catch((failure) => {
                if (failure instanceof ApiError) sayRefusal(failure);
                else throw failure;
              })
            }
          />
        </Suspense>
        <IconButton
          label={t(handUp ? "hand_down" : "hand_up")}
          icon={<Hand className="size-5" strokeWidth={1.75} />}
          size="lg"
          aria-pressed={handUp}
          className={cx(handUp && "bg-accent-soft! text-accent!")}
          onClick={() => void engine.setHand(!handUp).catch(sayRefusal)}
        />
        <IconButton
          label={tCalls("devices")}
          icon={<Settings2 className="size-5" strokeWidth={1.75} />}
          size="lg"
          aria-expanded={devices}
          aria-controls={panel}
          onClick={() => setDevices(!devices)}
        />
        <Button
          variant="danger"
          className="ms-auto"
          icon={<LogOut aria-hidden="true" className="mirror size-5 shrink-0" strokeWidth={1.75} />}
          onClick={engine.leave}
        >
          {t("leave")}
        </Button>
      </div>
      <div id={panel} hidden={!devices} className="sm:max-w-md">
        <Suspense fallback={null}>
          {devices && <DeviceChoice host={engine} microphone={local.audio} camera={local.camera} />}
        </Suspense>
      </div>
    </div>
  );
}
