import { readItem, storeItem } from "#platform/device-storage.ts";

const STORED_AS = "call_speaker";

/** Whether this browser lets one choose where sound comes out. */
export const canChooseSpeaker = (): boolean => "setSinkId" in HTMLMediaElement.prototype;

/** Plays what the other one says. */
export class Speaker {
  readonly #audio = new Audio();

  constructor() {
    this.#audio.autoplay = true;
    const chosen = readItem(STORED_AS);
    // Unplugged by now: the browser's own choice plays.
    if (chosen && canChooseSpeaker()) this.#audio.setSinkId(chosen).catch(() => undefined);
  }

  play(stream: MediaStream): void {
    this.#audio.srcObject = stream;
    // Browsers refuse this only before the first interaction. A call starts with a press.
    this.#audio.play().catch(() => undefined);
  }

  /** Where sound comes out from now on, also in later calls; false if that device is gone. */
  async choose(deviceId: string): Promise<boolean> {
    try {
      await this.#audio.setSinkId(deviceId);
    } catch {
      return false;
    }
    storeItem(STORED_AS, deviceId);
    return true;
  }

  get deviceId(): string {
    return canChooseSpeaker() ? this.#audio.sinkId : "";
  }

  stop(): void {
    this.#audio.pause();
    this.#audio.srcObject = null;
  }
}
