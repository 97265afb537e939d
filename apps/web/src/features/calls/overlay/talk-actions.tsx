import { Mic, MicOff, PhoneOff, Settings2 } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { CallEngine, CallView } from "../engine/engine.ts";
import { LevelMeter } from "./level-meter.tsx";
import { MediaButtons } from "./media-buttons.tsx";

const DeviceChoice = lazy(async () => ({ default: (await import("./device-choice.tsx")).DeviceChoice }));

/** The actions during a call, or while it rings at the other end. */
export function TalkActions({ engine, view }: { engine: CallEngine; view: CallView }) {
  const { t } = useTranslation("calls/overlay");
  const [devices, setDevices] = useState(false);
  const panel = useId();
  const { state, quality, local, muted, shows } = view;
  const isOn = state.phase === "active" && state.link === "connected";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <span className="flex min-w-0 grow basis-40 items-center gap-2.5 text-ink-soft text-sm">
          <LevelMeter track={local.audio} />
          {isOn && quality && (
            <span className={cx("min-w-0", quality === "poor" && "text-bad")}>{t(`quality.${quality}`)}</span>
          )}
          {isOn && shows?.muted && <span className="min-w-0">{t("muted_there")}</span>}
        </span>
        <span className="flex items-center gap-1 max-sm:grow max-sm:justify-between">
          <Mute engine={engine} muted={muted} />
          {local.audio && (
            <>
              <MediaButtons local={local} setCamera={engine.setCamera} setScreen={engine.setScreen} />
              <IconButton
                label={t("devices")}
                icon={<Settings2 className="size-5" strokeWidth={1.75} />}
                size="lg"
                aria-expanded={devices}
                aria-controls={panel}
                onClick={() => setDevices(!devices)}
              />
            </>
          )}
          <HangUp engine={engine} />
        </span>
      </div>
      <div id={panel} hidden={!devices}>
        <Suspense fallback={null}>
          {devices && <DeviceChoice host={engine} microphone={local.audio} camera={local.camera} />}
        </Suspense>
      </div>
    </div>
  );
}

/** Mutes and unmutes the member's own microphone. */
export function Mute({ engine, muted }: { engine: CallEngine; muted: boolean }) {
  const { t } = useTranslation("calls/overlay");
  const Icon = muted ? MicOff : Mic;
  return (
    <IconButton
      label={t(muted ? "unmute" : "mute")}
      icon={<Icon className="size-5" strokeWidth={1.75} />}
      size="lg"
      className={cx(muted && "text-bad!")}
      onClick={() => engine.setMuted(!muted)}
    />
  );
}

/** Ends the call. */
export function HangUp({ engine, small = false }: { engine: CallEngine; small?: boolean }) {
  const { t } = useTranslation("calls/overlay");
  return (
    <IconButton
      label={t("hang_up")}
      icon={<PhoneOff className="size-5" strokeWidth={1.75} />}
      size={small ? "md" : "lg"}
      variant="filled"
      className="rounded-full! bg-bad! text-on-bad! hover:brightness-95"
      onClick={engine.hangUp}
    />
  );
}
