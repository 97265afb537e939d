import { readItem, storeItem } from "#platform/device-storage.ts";

/** Why a microphone or camera can't be used. */
export type DeviceTrouble = "denied" | "missing" | "taken";

/** There is no sound or picture to send, and why. */
export class NoDevice extends Error {
  override readonly name = "NoDevice";
  readonly trouble: DeviceTrouble | "unsupported";
  constructor(trouble: DeviceTrouble | "unsupported", cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

const TROUBLES: Record<string, DeviceTrouble> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

type Kind = "audio" | "video";
const STORED_AS = { audio: "call_microphone", video: "call_camera" } as const;

/** What is asked of a device of either kind; a phone's camera is the one that looks at its owner. */
const CONSTRAINTS: Record<Kind, MediaTrackConstraints> = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24, max: 30 } },
};

async function open(kind: Kind, deviceId: string | null): Promise<MediaStreamTrack> {
  const constraint = deviceId
    ? { deviceId: { exact: deviceId } }
    : kind === "video" && { facingMode: "user" };
  const stream = await navigator.mediaDevices.getUserMedia({
    [kind]: { ...CONSTRAINTS[kind], ...constraint },
  });
  const [track] = stream.getTracks();
  if (!track) throw new NoDevice("missing");
  return track;
}

/** Opens a device: the one given, else the one chosen last on this device, else the browser's. Throws NoDevice. */
async function openDevice(kind: Kind, deviceId: string | null): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices || !("RTCPeerConnection" in window)) throw new NoDevice("unsupported");
  try {
    // What was chosen last may be unplugged by now.
    return deviceId ? await open(kind, deviceId).catch(() => open(kind, null)) : await open(kind, null);
  } catch (failure) {
    if (failure instanceof NoDevice) throw failure;
    const name = failure instanceof DOMException ? failure.name : "";
    throw new NoDevice(TROUBLES[name] ?? "taken", failure);
  }
}

/** Throws NoDevice. */
export const openMicrophone = (deviceId = readItem(STORED_AS.audio)): Promise<MediaStreamTrack> =>
  openDevice("audio", deviceId);

/** Throws NoDevice. */
export const openCamera = (deviceId = readItem(STORED_AS.video)): Promise<MediaStreamTrack> =>
  openDevice("video", deviceId);

/** Whether this browser can share a screen; phones mostly can't. */
export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === "function";

/** Asks for a screen, window or tab; null if the member closes the browser's choice. Throws NoDevice. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } });
    const [track] = stream.getVideoTracks();
    // Letters stay sharp where the line is thin: frames go first.
    if (track) track.contentHint = "detail";
    return track ?? null;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "NotAllowedError") return null;
    throw new NoDevice("taken", failure);
  }
}

/** Takes this device from now on. */
export const rememberDevice = (kind: Kind, deviceId: string): void => storeItem(STORED_AS[kind], deviceId);
/** The device that was chosen last, if any. */
export const rememberedDevice = (kind: Kind): string | null => readItem(STORED_AS[kind]);

/** The part of Media Capture Extensions that TypeScript does not know: the values that a camera can be set to. */
type WithBlur = { backgroundBlur?: readonly boolean[] };

/** Whether the browser can blur what is behind the person: only where it does so itself. */
export const canBlur = (camera: MediaStreamTrack): boolean => {
  // Missing in Firefox.
  const { backgroundBlur } = (camera.getCapabilities?.() ?? {}) as WithBlur;
  return backgroundBlur?.includes(true) === true && backgroundBlur.includes(false);
};
export const isBlurred = (camera: MediaStreamTrack): boolean =>
  (camera.getSettings() as { backgroundBlur?: boolean }).backgroundBlur === true;
/** Rejects where the camera refuses. */
export const setBlur = (camera: MediaStreamTrack, on: boolean): Promise<void> =>
  camera.applyConstraints({ ...CONSTRAINTS.video, backgroundBlur: on } as MediaTrackConstraints);
