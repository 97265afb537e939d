import { localeOf } from "@kompagnon/messages/languages.ts";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { clock } from "./figures.ts";

let current: HTMLAudioElement | null = null;

/** Starts a voice message and pauses the one before: only one plays at a time. */
function beginPlaying(audio: HTMLAudioElement): void {
  if (current !== audio) current?.pause();
  current = audio;
}

/**
 * Makes a recording seekable: browsers write them without their length, and find it out only when sent to the end.
 * Resolves when it is known (or at once, if it is).
 */
function knowLength(audio: HTMLAudioElement): Promise<void> {
  if (Number.isFinite(audio.duration)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (!Number.isFinite(audio.duration)) return;
      audio.removeEventListener("durationchange", done);
      audio.currentTime = 0;
      resolve();
    };
    audio.addEventListener("durationchange", done);
    audio.currentTime = 1e7;
  });
}

const SPEEDS: readonly number[] = [1, 1.5, 2];

/** A voice message: play, the picture of its sound to seek in, its length, and how fast it plays. */
export function VoicePlayer({
  src,
  seconds,
  waveform,
}: {
  src: string;
  seconds: number;
  waveform: readonly number[];
}) {
  const { t, i18n } = useTranslation("chats");
  const { audio, playing, failed, at, toggle, seek } = usePlayback(src);
  const [speed, setSpeed] = useState(1);
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  const changeSpeed = () => {
    setSpeed(nextSpeed);
    if (audio.current) audio.current.playbackRate = nextSpeed;
  };
  const Icon = playing ? Pause : Play;
  return (
    <div className="flex w-72 max-w-full items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: spoken words of members have no captions */}
      <audio ref={audio} src={src} preload="none" />
      <button
        type="button"
        onClick={toggle}
        aria-label={playing ? t("message.pause") : t("message.play")}
        className="grid size-10 shrink-0 place-items-center rounded-full bg-current/12 hover:bg-current/20"
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <div className="relative">
          <Bars waveform={waveform} share={at / Math.max(seconds, 0.1)} />
          <input
            type="range"
            min={0}
            max={seconds}
            step={0.1}
            value={Math.min(at, seconds)}
            onChange={(event) => seek(Number(event.target.value))}
            aria-label={t("message.seek")}
            aria-valuetext={clock(at)}
            dir="ltr"
            className="absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-60"
          />
        </div>
        <span className="text-xs tabular-nums">
          {failed ? t("message.voice_broken") : clock(at > 0 ? at : seconds)}
        </span>
      </div>
      <button
        type="button"
        onClick={changeSpeed}
        aria-label={t("message.speed", { speed: speed.toLocaleString(localeOf(i18n.language)) })}
        className="min-h-8 min-w-10 shrink-0 rounded-full bg-current/12 px-1.5 text-xs tabular-nums hover:bg-current/20"
      >
        <span aria-hidden="true">{speed.toLocaleString(localeOf(i18n.language))}×</span>
      </button>
    </div>
  );
}

/** How loud it is over time; what was heard already is solid. */
export const Bars = ({ waveform, share }: { waveform: readonly number[]; share: number }) => (
  <svg
    viewBox={`0 0 ${Math.max(1, waveform.length) * 4} 32`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-8 w-full"
  >
    {waveform.map((level, index) => {
      const height = Math.max(3, (level / 100) * 32);
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never move
          key={index}
          x={index * 4 + 0.5}
          y={(32 - height) / 2}
          width={2.6}
          height={height}
          rx={1.3}
          fill="currentColor"
          className={cx((index + 0.5) / waveform.length > share && "opacity-40")}
        />
      );
    })}
  </svg>
);

/** Plays a sound: where it is, in seconds, and whether it can't be had. */
function usePlayback(src: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another element's life
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const follow = () =>
      Number.isFinite(element.duration) && setAt(Math.min(element.currentTime, element.duration));
    const stop = () => setPlaying(false);
    const finish = () => {
      setPlaying(false);
      setAt(0);
    };
    const handlers = { timeupdate: follow, pause: stop, ended: finish, play: () => setPlaying(true) };
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler);
    return () => {
      element.pause();
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler);
    };
  }, [src]);

  const ready = async (element: HTMLAudioElement) => {
    if (element.readyState === 0) {
      element.preload = "metadata";
      element.load();
      await new Promise((resolve, reject) => {
        element.addEventListener("loadedmetadata", resolve, { once: true });
        element.addEventListener("error", reject, { once: true });
      });
    }
    await knowLength(element);
  };
  const run = async (work: (element: HTMLAudioElement) => unknown) => {
    const element = audio.current;
    if (!element) return;
    try {
      await ready(element);
      setFailed(false);
      await work(element);
    } catch {
      setFailed(true); // the file is gone or cannot be read here: shown next to the bars
    }
  };
  const toggle = () => {
    if (playing) return audio.current?.pause();
    return run((element) => {
      beginPlaying(element);
      return element.play();
    });
  };
  const seek = (seconds: number) => {
    setAt(seconds);
    return run((element) => {
      element.currentTime = seconds;
    });
  };
  return { audio, playing, failed, at, toggle, seek };
}
