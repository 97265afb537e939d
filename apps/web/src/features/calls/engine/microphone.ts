import { keep, recall } from "#platform/device.ts";
import type { MicrophoneTrouble } from "./state.ts";

const STORED_AS = "call_microphone";

/** There is no sound to send, and why. */
export class NoMicrophone extends Error {
  override readonly name = "NoMicrophone";
  readonly trouble: MicrophoneTrouble | "unsupported";
  constructor(trouble: MicrophoneTrouble | "unsupported", cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

const TROUBLES: Record<string, MicrophoneTrouble> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

async function open(deviceId: string | null): Promise<MediaStreamTrack> {
  const audio: MediaTrackConstraints = {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(deviceId && { deviceId: { exact: deviceId } }),
  };
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio })).getAudioTracks();
  if (!track) throw new NoMicrophone("missing");
  return track;
}

/** Opens a microphone: the one given, else the one chosen last on this device, else the browser's. Throws NoMicrophone. */
export async function openMicrophone(deviceId = recall(STORED_AS)): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices || !("RTCPeerConnection" in window)) throw new NoMicrophone("unsupported");
  try {
    // What was chosen last may be unplugged by now.
    return deviceId ? await open(deviceId).catch(() => open(null)) : await open(null);
  } catch (failure) {
    if (failure instanceof NoMicrophone) throw failure;
    const name = failure instanceof DOMException ? failure.name : "";
    throw new NoMicrophone(TROUBLES[name] ?? "taken", failure);
  }
}

/** Takes this microphone from now on. */
export const rememberMicrophone = (deviceId: string): void => keep(STORED_AS, deviceId);
