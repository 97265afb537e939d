import { openCamera, openMicrophone, openScreen, rememberDevice } from "./devices.ts";

/** What one side sends. */
export type Source = "audio" | "camera" | "screen";
/** The tracks of one side; null is off. */
export type Tracks = Readonly<Record<Source, MediaStreamTrack | null>>;

const NONE: Tracks = { audio: null, camera: null, screen: null };

/** The microphone, camera and screen of this tab during a conversation. */
export class LocalMedia {
  readonly #onTrack: (source: Source, track: MediaStreamTrack | null) => void;
  #tracks = NONE;
  #muted = false;
  #closed = false;

  /** `onTrack`: a source is on, off, or comes from another device. */
  constructor(onTrack: (source: Source, track: MediaStreamTrack | null) => void) {
    this.#onTrack = onTrack;
  }

  get tracks(): Tracks {
    return this.#tracks;
  }

  get muted(): boolean {
    return this.#muted;
  }

  setMuted(muted: boolean): void {
    this.#muted = muted;
    if (this.#tracks.audio) this.#tracks.audio.enabled = !muted;
  }

  /** Opens the microphone. Throws NoDevice. */
  async speak(): Promise<void> {
    this.#use("audio", await openMicrophone());
  }

  /** Speaks through another microphone; one that is not open is only remembered. Throws NoDevice. */
  async chooseMicrophone(deviceId: string): Promise<void> {
    if (this.#tracks.audio) this.#use("audio", await openMicrophone(deviceId));
    rememberDevice("audio", deviceId);
  }

  /** Throws NoDevice. */
  async showCamera(): Promise<void> {
    this.#use("camera", await openCamera());
  }

  /** Shows another camera; one that is off is only remembered. Throws NoDevice. */
  async chooseCamera(deviceId: string): Promise<void> {
    if (this.#tracks.camera) {
      // Many phones open one camera at a time.
      this.#tracks.camera.stop();
      this.#use("camera", await openCamera(deviceId));
    }
    rememberDevice("video", deviceId);
  }

  /** Asks for a screen to show; false if the member did not choose one. Throws NoDevice. */
  async showScreen(): Promise<boolean> {
    const track = await openScreen();
    if (track) this.#use("screen", track);
    return track !== null;
  }

  hide(source: "camera" | "screen"): void {
    if (this.#tracks[source]) this.#use(source, null);
  }

  /** Closes everything, for good unless `reopen`. */
  close({ reopen = false } = {}): void {
    this.#closed = !reopen;
    for (const track of Object.values(this.#tracks)) track?.stop();
    this.#tracks = NONE;
  }

  #use(source: Source, track: MediaStreamTrack | null): void {
    if (this.#closed) {
      track?.stop();
      return;
    }
    const before = this.#tracks[source];
    if (source === "audio" && track) track.enabled = !this.#muted;
    track?.addEventListener("ended", () => void this.#replaceLost(source, track));
    this.#tracks = { ...this.#tracks, [source]: track };
    this.#onTrack(source, track);
    before?.stop();
  }

  /** Its plug was pulled, or the browser's own button ended it: the next microphone speaks, pictures go off. */
  async #replaceLost(source: Source, lost: MediaStreamTrack): Promise<void> {
    if (this.#tracks[source] !== lost || this.#closed) return;
    if (source !== "audio") return this.#use(source, null);
    const track = await openMicrophone(null).catch(() => null);
    if (track) this.#use("audio", track);
  }
}
