import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import { LocalMedia, type Source, type Tracks } from "#platform/rtc/local-media.ts";
import {
  fetchIceServers,
  type IceServers,
  type MediaState,
  Peer,
  type SignalName,
} from "#platform/rtc/peer.ts";
import { type Counts, judge, type Quality } from "#platform/rtc/quality.ts";
import { Speaker } from "#platform/rtc/speaker.ts";
import { VideoBudget, type VideoLevel } from "#platform/rtc/video-budget.ts";
import { callLock, storeLockedCall, tryLock } from "./call-lock.ts";
import type { About } from "./state.ts";
import { Wire } from "./wire.ts";

/** The pictures that the other side sends; what of them is on is in their state. */
export type RemoteMedia = { camera: MediaStream | null; screen: MediaStream | null };

/** The callbacks of a talk. */
type TalkParts = {
  me: string;
  about: About;
  onLink: (link: "connected" | "interrupted") => void;
  onQuality: (quality: Quality | null, level: VideoLevel) => void;
  onLocal: (tracks: Tracks) => void;
  onRemote: (media: RemoteMedia) => void;
  onState: (state: MediaState) => void;
  /** The server did not take a signal. */
  onRefused: (failure: unknown) => void;
};

const COUNT_EVERY_MS = 2_000;

/** What one call needs in this tab: its turn among the tabs, the devices, the wire and the connection. */
export class Talk {
  readonly speaker = new Speaker();
  readonly media = new LocalMedia((source, track) => this.#send(source, track));
  readonly #parts: TalkParts;
  readonly #wire: Wire;
  #peer: Peer | null = null;
  #ways: IceServers | null = null;
  readonly #budget = new VideoBudget();
  #release: (() => void) | null = null;
  #counting: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(parts: TalkParts) {
    this.#parts = parts;
    this.#wire = new Wire({ callId: parts.about.callId, toUserId: parts.about.partner.id });
  }

  /** Gets everything ready; false if another tab has its turn, or the call is over by then. Throws NoDevice, ApiError. */
  async prepare(): Promise<boolean> {
    const release = await tryLock(callLock(this.#parts.me));
    if (!release) return false;
    this.#release = release;
    if (!this.#closed) await this.media.speak();
    if (!this.#closed) this.#ways = await fetchIceServers();
    if (this.#closed) this.letGo();
    return !this.#closed;
  }

  /** Keeps the call for when the page is closed: the next page that loads ends the call. */
  note(): void {
    const { me, about } = this.#parts;
    storeLockedCall(me, { callId: about.callId, toUserId: about.partner.id });
  }

  /** Makes the connection; the caller offers. Signals may come from now on. */
  connect(role: "caller" | "callee"): void {
    if (!this.media.tracks.audio || !this.#ways || this.#peer) return;
    this.#peer = new Peer({
      role,
      iceServers: this.#ways,
      tracks: this.media.tracks,
      send: (kind, payload) => void this.#wire.send(kind, payload).catch(this.#parts.onRefused),
      onLink: (link) => {
        if (link === "connected") this.#startCounting();
        this.#parts.onLink(link);
      },
      onMedia: ({ audio, camera, screen }) => {
        if (audio) this.speaker.play(audio);
        this.#parts.onRemote({ camera, screen });
      },
      onState: this.#parts.onState,
    });
    this.#sayState();
    if (role === "caller") this.#peer.offer();
  }

  /** Says something that the call waits for. Rejects with ApiError. */
  say(kind: "ring" | "accept"): Promise<void> {
    return this.#wire.send(kind);
  }

  take(kind: SignalName, payload: SignalPayload): void {
    this.#peer?.take(kind, payload);
  }

  setMuted(muted: boolean): void {
    this.media.setMuted(muted);
    this.#sayState();
  }

  /** Gives the turn back where accepting did not work: the call rings on, here and in other tabs. */
  letGo(): void {
    this.media.close({ reopen: !this.#closed });
    this.#release?.();
    this.#release = null;
  }

  /** Ends the call on the server as well, also if that takes several tries. */
  end(kind: "hangup" | "decline", failed = false): void {
    const forget = () => this.#closed && storeLockedCall(this.#parts.me, null);
    // A refusal says that it is over already.
    this.#wire.end(kind, failed ? { reason: "failed" } : undefined).then(forget, forget);
  }

  /** The page goes away. */
  leave(): void {
    this.#wire.endNow();
  }

  /** Nothing is left of the call. `told`: the server knows. */
  close(announced: boolean): void {
    this.#closed = true;
    if (announced && this.#release) storeLockedCall(this.#parts.me, null);
    this.#wire.close();
    clearInterval(this.#counting);
    this.#peer?.close();
    this.speaker.stop();
    this.letGo();
  }

  #send(source: Source, track: MediaStreamTrack | null): void {
    // Refused only where the connection is closed meanwhile.
    void this.#peer?.use(source, track).catch(() => undefined);
    this.#sayState();
    this.#parts.onLocal(this.media.tracks);
  }

  #sayState(): void {
    const { tracks, muted } = this.media;
    const paused = tracks.camera !== null && this.#budget.level === "off";
    this.#peer?.sendState({ muted, camera: tracks.camera !== null, screen: tracks.screen !== null, paused });
  }

  #startCounting(): void {
    if (this.#counting !== undefined) return;
    let before: Counts | null = null;
    this.#counting = setInterval(async () => {
      const counts = await this.#peer?.count().catch(() => null); // closed meanwhile
      if (counts && before) this.#judge(judge(before, counts));
      before = counts ?? before;
    }, COUNT_EVERY_MS);
  }

  #judge(quality: Quality | null): void {
    const before = this.#budget.level;
    const level = quality ? this.#budget.note(quality) : before;
    if (level !== before) {
      void this.#peer?.limit(level, 1);
      this.#sayState();
    }
    this.#parts.onQuality(quality, level);
  }
}
