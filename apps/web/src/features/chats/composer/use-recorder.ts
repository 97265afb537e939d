import { VOICE_MAX_SECONDS, VOICE_TYPES, WAVEFORM_BARS } from "@kompagnon/contract/chats/rules.ts";
import { useEffect, useRef, useState } from "react";
import type { Recording } from "../uploads.ts";

/** How loud a stretch of sound is, from 0 to 1: quiet speech is lifted, so that it can be seen. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.min(1, Math.sqrt(Math.sqrt(sum / Math.max(1, samples.length))) * 1.4);
}

/** A recording's levels (0 to 1) as a fixed number of bars from 0 to 100, the loudest of each stretch. */
export function waveformOf(levels: readonly number[], bars = WAVEFORM_BARS): number[] {
  if (levels.length === 0) return Array.from({ length: bars }, () => 0);
  return Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / bars));
    const loudest = Math.max(...levels.slice(from, to));
    return Math.round(Math.min(1, Math.max(0, loudest)) * 100);
  });
}

/** A level is measured this often, in ms. */
const EVERY_MS = 100;
/** Shorter ones, in seconds, are a slip of the finger. */
const SHORTEST = 0.5;

/** `denied`: not allowed; `missing`: there is no microphone; `failed`: anything else. */
export type RecorderState =
  | { state: "idle" }
  | { state: "asking" }
  | { state: "recording"; seconds: number; levels: readonly number[] }
  | { state: "problem"; why: "denied" | "missing" | "failed" };

type Session = {
  recorder: MediaRecorder;
  stream: MediaStream;
  sound: AudioContext;
  timer: ReturnType<typeof setInterval>;
  levels: number[];
  startedAt: number;
};

/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined;

const typeHere = (): string | undefined => VOICE_TYPES.find((type) => MediaRecorder.isTypeSupported(type));

const problemOf = (error: unknown): "denied" | "missing" | "failed" => {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
};

function release({ recorder, stream, sound, timer }: Session): void {
  clearInterval(timer);
  if (recorder.state !== "inactive") recorder.stop();
  for (const track of stream.getTracks()) track.stop();
  void sound.close();
}

function listen(stream: MediaStream): { sound: AudioContext; level: () => number } {
  const sound = new AudioContext();
  const analyser = new AnalyserNode(sound, { fftSize: 1024 });
  sound.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    sound,
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
  };
}

/** Records a voice message of at most five minutes; `onDone` gets it. */
export function useRecorder(onDone: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>({ state: "idle" });
  const session = useRef<Session>(null);
  /** Counts attempts: an answer about the microphone may come after one gave up. */
  const attempt = useRef(0);

  const cancel = () => {
    attempt.current += 1;
    if (session.current) release(session.current);
    session.current = null;
    setState({ state: "idle" });
  };
  const finish = () => {
    const now = session.current;
    if (!now) return;
    session.current = null;
    const seconds = Math.min(VOICE_MAX_SECONDS, (performance.now() - now.startedAt) / 1000);
    const type = now.recorder.mimeType.split(";")[0] ?? "";
    now.recorder.ondataavailable = ({ data }) => {
      if (seconds >= SHORTEST && data.size > 0)
        onDone({
          blob: new Blob([data], { type }),
          seconds: Math.round(seconds * 10) / 10,
          waveform: waveformOf(now.levels),
        });
    };
    release(now);
    setState({ state: "idle" });
  };
  const begin = (stream: MediaStream) => {
    const type = typeHere();
    const recorder = new MediaRecorder(stream, type ? { mimeType: type, audioBitsPerSecond: 32_000 } : {});
    const { sound, level } = listen(stream);
    const levels: number[] = [];
    const startedAt = performance.now();
    const timer = setInterval(() => {
      levels.push(level());
      const seconds = (performance.now() - startedAt) / 1000;
      setState({ state: "recording", seconds, levels: levels.slice(-WINDOW) });
      if (seconds >= VOICE_MAX_SECONDS) finish();
    }, EVERY_MS);
    recorder.onerror = () => {
      cancel();
      setState({ state: "problem", why: "failed" });
    };
    session.current = { recorder, stream, sound, timer, levels, startedAt };
    recorder.start();
    setState({ state: "recording", seconds: 0, levels: [] });
  };
  const start = async () => {
    if (session.current || state.state === "asking") return;
    const mine = ++attempt.current;
    setState({ state: "asking" });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (mine === attempt.current) begin(stream);
      else for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      if (mine === attempt.current) setState({ state: "problem", why: problemOf(error) });
    }
  };
  useEffect(
    () => () => {
      attempt.current += 1;
      if (session.current) release(session.current);
      session.current = null;
    },
    [],
  );
  return { state, start, finish, cancel };
}

/** The maximum number of levels drawn while recording. */
const WINDOW = 48;
