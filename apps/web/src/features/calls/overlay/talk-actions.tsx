import { Mic, MicOff, PhoneOff, Settings2 } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { CallEngine, CallView } from "../engine/engine.ts";
import { LevelMeter } from "./level-meter.tsx";

const DeviceChoice = lazy(async () => ({ default: (await import("./device-choice.tsx")).DeviceChoice }));

/** The actions during a call, or while it rings at the other end. */
export function TalkActions({ engine, view }: { engine: CallEngine; view: CallView }) {
  const { t } = useTranslation("calls");
  const [devices, setDevices] = useState(false);
  const panel = useId();
  const { state, quality, microphone, muted } = view;
  const isOn = state.phase === "active" && state.link === "connected";
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-2">
        <span className="flex min-w-0 grow items-center gap-2.5 text-ink-soft text-sm">
          <LevelMeter track={microphone} />
          {isOn && quality && (
            <span className={cx("min-w-0", quality === "poor" && "text-bad")}>{t(`quality.${quality}`)}</span>
          )}
        </span>
        <Mute engine={engine} muted={muted} />
        {microphone && (
          <IconButton
            label={t("devices")}
            icon={<Settings2 className="size-5" strokeWidth={1.75} />}
            size="lg"
            aria-expanded={devices}
            aria-controls={panel}
            onClick={() => setDevices(!devices)}
          />
        )}
        <HangUp engine={engine} />
      </div>
      <div id={panel} hidden={!devices}>
        <Suspense fallback={null}>
          {devices && microphone && <DeviceChoice engine={engine} microphone={microphone} />}
        </Suspense>
      </div>
    </div>
  );
}

/** Mutes and unmutes the member's own microphone. */
export function Mute({ engine, muted }: { engine: CallEngine; muted: boolean }) {
  const { t } = useTranslation("calls");
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
  const { t } = useTranslation("calls");
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
