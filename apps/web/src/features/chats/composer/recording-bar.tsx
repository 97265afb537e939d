import { VOICE_MAX_SECONDS } from "@kompagnon/contract/chats/rules.ts";
import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { clock } from "../message/file-size.ts";
import { Bars } from "../message/voice-player.tsx";
import type { RecorderState } from "./use-recorder.ts";

/** Takes the place of the field while one speaks: how loud, how long, give up or finish. */
export function RecordingBar({
  state,
  onCancel,
  onFinish,
}: {
  state: Exclude<RecorderState, { state: "idle" }>;
  onCancel: () => void;
  onFinish: () => void;
}) {
  const { t } = useTranslation("chats");
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const cancel = (
    <IconButton
      label={state.state === "problem" ? t("message.close") : t("message.record_cancel")}
      icon={<X className="size-5" strokeWidth={1.75} />}
      onClick={onCancel}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={bar}
      role="group"
      tabIndex={-1}
      aria-label={t("message.recording")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="flex min-h-11 items-center gap-3 outline-none"
    >
      {cancel}
      {state.state === "asking" && (
        <p role="status" className="flex flex-1 items-center gap-2 text-ink-soft text-sm">
          <Spinner /> {t("message.mic_asking")}
        </p>
      )}
      {state.state === "problem" && (
        <p role="alert" className="flex-1 text-bad text-sm">
          {t(`message.mic_${state.why}`)}
        </p>
      )}
      {state.state === "recording" && (
        <>
          <span aria-hidden="true" className="size-2.5 shrink-0 animate-pulse-soft rounded-full bg-bad" />
          <span role="timer" className="shrink-0 text-sm tabular-nums">
            {clock(state.seconds)}
            <span className="text-ink-soft"> / {clock(VOICE_MAX_SECONDS)}</span>
          </span>
          <span className="min-w-0 flex-1 text-accent">
            <Bars waveform={filled(state.levels)} share={1} />
          </span>
          <IconButton
            variant="filled"
            label={t("message.record_finish")}
            icon={<Check className="size-5" strokeWidth={1.75} />}
            onClick={onFinish}
          />
        </>
      )}
    </div>
  );
}

/** The newest levels at the end of the bar. */
const filled = (levels: readonly number[]): number[] =>
  [...Array.from({ length: 48 - levels.length }, () => 0), ...levels].map((level) => level * 100);
