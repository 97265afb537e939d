import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import type { Out } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import { hold } from "./held-call.ts";
import { openMicrophone, rememberMicrophone } from "./microphone.ts";
import { Peer } from "./peer.ts";
import { type Counts, judge, type Quality } from "./quality.ts";
import { Speaker } from "./speaker.ts";
import type { About } from "./state.ts";
import { callLock, tryLock } from "./tab-lock.ts";
import { Wire } from "./wire.ts";

/** The callbacks of a talk. */
type TalkParts = {
  me: string;
  about: About;
  onLink: (link: "connected" | "interrupted") => void;
  onQuality: (quality: Quality | null) => void;
  onMicrophone: (track: MediaStreamTrack) => void;
  /** The server did not take a signal. */
  onRefused: (failure: unknown) => void;
};
type Ways = Out<"GET /api/rtc/ice-servers">;

const COUNT_EVERY_MS = 2_000;
const askForWays = (): Promise<Ways> =>
  queryClient.fetchQuery({ ...query("GET /api/rtc/ice-servers"), staleTime: 0, gcTime: 0, retry: 2 });

/** What one call needs in this tab: its turn among the tabs, the microphone, the speaker, the wire and the connection. */
export class Talk {
  readonly speaker = new Speaker();
  private readonly parts: TalkParts;
  private readonly wire: Wire;
  private peer: Peer | null = null;
  private ways: Ways | null = null;
  private microphone: MediaStreamTrack | null = null;
  private muted = false;
  private release: (() => void) | null = null;
  private counting: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(parts: TalkParts) {
    this.parts = parts;
    this.wire = new Wire({ callId: parts.about.callId, toUserId: parts.about.partner.id });
  }

  /** Gets everything ready; false if another tab has its turn, or the call is over by then. Throws NoMicrophone, ApiError. */
  async prepare(): Promise<boolean> {
    const release = await tryLock(callLock(this.parts.me));
    if (!release) return false;
    this.release = release;
    if (!this.closed) await this.speakBy(await openMicrophone());
    if (!this.closed) this.ways = await askForWays();
    if (this.closed) this.letGo();
    return !this.closed;
  }

  /** Keeps the call for when the page is closed: the next page that loads ends the call. */
  note(): void {
    const { me, about } = this.parts;
    hold(me, { callId: about.callId, toUserId: about.partner.id });
  }

  /** Makes the connection; the caller offers. Signals may come from now on. */
  connect(role: "caller" | "callee"): void {
    if (!this.microphone || !this.ways || this.peer) return;
    this.peer = new Peer({
      role,
      ways: this.ways,
      freshWays: askForWays,
      track: this.microphone,
      send: (kind, payload) => void this.wire.send(kind, payload).catch(this.parts.onRefused),
      onLink: (link) => {
        if (link === "connected") this.startCounting();
        this.parts.onLink(link);
      },
      onSound: (stream) => this.speaker.play(stream),
    });
    if (role === "caller") this.peer.offer();
  }

  /** Says something that the call waits for. Rejects with ApiError. */
  say(kind: "ring" | "accept"): Promise<void> {
    return this.wire.send(kind);
  }

  take(kind: "rtc_offer" | "rtc_answer" | "rtc_ice", payload: SignalPayload): void {
    this.peer?.take(kind, payload);
  }

  setMuted(muted: boolean): void {
    this.muted = muted;
    if (this.microphone) this.microphone.enabled = !muted;
  }

  /** Speaks through another microphone; throws NoMicrophone. */
  async chooseMicrophone(deviceId: string): Promise<void> {
    await this.speakBy(await openMicrophone(deviceId));
    rememberMicrophone(deviceId);
  }

  /** Gives the turn back where accepting did not work: the call rings on, here and in other tabs. */
  letGo(): void {
    this.microphone?.stop();
    this.microphone = null;
    this.release?.();
    this.release = null;
  }

  /** Ends the call on the server as well, also if that takes several tries. */
  end(kind: "hangup" | "decline", failed = false): void {
    const forget = () => this.closed && hold(this.parts.me, null);
    // A refusal says that it is over already.
    this.wire.end(kind, failed ? { reason: "failed" } : undefined).then(forget, forget);
  }

  /** The page goes away. */
  leave(): void {
    this.wire.endNow();
  }

  /** Nothing is left of the call. `told`: the server knows. */
  close(told: boolean): void {
    this.closed = true;
    if (told && this.release) hold(this.parts.me, null);
    this.wire.close();
    clearInterval(this.counting);
    this.peer?.close();
    this.speaker.stop();
    this.letGo();
  }

  private async speakBy(track: MediaStreamTrack): Promise<void> {
    if (this.closed) return track.stop();
    track.enabled = !this.muted;
    track.addEventListener("ended", () => void this.replaceLost(track));
    await this.peer?.speakBy(track);
    this.microphone?.stop();
    this.microphone = track;
    this.parts.onMicrophone(track);
  }

  /** Its plug was pulled: the browser's next one speaks, if there is any. */
  private async replaceLost(lost: MediaStreamTrack): Promise<void> {
    if (this.microphone !== lost || this.closed) return;
    const track = await openMicrophone(null).catch(() => null);
    if (track) await this.speakBy(track);
  }

  private startCounting(): void {
    if (this.counting !== undefined) return;
    let before: Counts | null = null;
    this.counting = setInterval(async () => {
      const counts = await this.peer?.count().catch(() => null); // closed meanwhile
      if (counts && before) this.parts.onQuality(judge(before, counts));
      before = counts ?? before;
    }, COUNT_EVERY_MS);
  }
}
