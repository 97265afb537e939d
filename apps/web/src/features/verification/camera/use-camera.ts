import { CAMERA } from "@kompagnon/contract/verification/rules.ts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How the camera is: on its way, running, or not to be had. */
type CameraState = "starting" | "running" | "failed";
/** The camera as a page shows it. */
export type Camera = {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  /** Tries again after it failed. */
  again: () => void;
};

/** Runs the camera that faces this way while the component is mounted. */
export function useCamera(facing: "user" | "environment"): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("starting");
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round sets it off
  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    setState("starting");
    openCamera(facing).then(
      async (opened) => {
        stream = opened;
        const { current } = video;
        if (stopped || !current) return stop(opened);
        current.srcObject = opened;
        // Where playing waits for a touch, the first frame is there all the same.
        await current.play().catch(() => undefined);
        if (!stopped) setState("running");
        opened.getVideoTracks()[0]?.addEventListener("ended", () => !stopped && setState("failed"));
      },
      () => !stopped && setState("failed"),
    );
    return () => {
      stopped = true;
      if (stream) stop(stream);
    };
  }, [facing, round]);
  return { state, video, again };
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

async function openCamera(facingMode: "user" | "environment"): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new Error("no camera in this browser");
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode, width: { ideal: CAMERA.width }, height: { ideal: CAMERA.height } },
    audio: false,
  });
}
