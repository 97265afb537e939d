import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import type { Out } from "#platform/call.ts";
import { type Counts, countsOf } from "./quality.ts";

/** What a connection needs, and its callbacks. */
type PeerParts = {
  role: "caller" | "callee";
  ways: Out<"GET /api/rtc/ice-servers">;
  /** Credentials live for ten minutes: a restart asks for new ones. */
  freshWays: () => Promise<Out<"GET /api/rtc/ice-servers">>;
  track: MediaStreamTrack;
  send: (kind: "offer" | "answer" | "ice", payload: SignalPayload) => void;
  onLink: (link: "connected" | "interrupted") => void;
  onSound: (stream: MediaStream) => void;
};

/** Often a connection comes back by itself; after this long, in ms, it gets help. */
const RESTART_AFTER_MS = 2_000;

/** One side of the connection. Only the caller offers: the callee asks for an offer where it needs a new one. */
export class Peer {
  private readonly parts: PeerParts;
  private readonly connection: RTCPeerConnection;
  private readonly sender: RTCRtpSender;
  private work: Promise<unknown> = Promise.resolve();
  private early: RTCIceCandidateInit[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PeerParts) {
    this.parts = parts;
    this.connection = new RTCPeerConnection(configurationOf(parts.ways));
    this.sender = this.connection.addTrack(parts.track, new MediaStream([parts.track]));
    this.connection.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate?.candidate) parts.send("ice", { candidate: { ...describe(candidate) } });
    });
    this.connection.addEventListener("track", ({ track }) => parts.onSound(new MediaStream([track])));
    this.connection.addEventListener("connectionstatechange", this.onState);
    addEventListener("online", this.restart);
  }

  /** Offers; the other side answers. */
  offer(iceRestart = false): void {
    this.queue(async () => {
      if (iceRestart && this.connection.signalingState !== "stable") return; // an offer is on its way
      if (iceRestart) this.connection.setConfiguration(configurationOf(await this.parts.freshWays()));
      await this.connection.setLocalDescription(await this.connection.createOffer({ iceRestart }));
      this.parts.send("offer", { type: "offer", sdp: this.connection.localDescription?.sdp ?? "" });
    });
  }

  /** Takes what the other side sent. */
  take(kind: "rtc_offer" | "rtc_answer" | "rtc_ice", payload: SignalPayload): void {
    if (kind === "rtc_offer") this.queue(() => this.takeDescription("offer", payload["sdp"]));
    else if (kind === "rtc_answer") this.queue(() => this.takeDescription("answer", payload["sdp"]));
    else if (payload["restart"] === true) this.restart();
    else this.queue(() => this.takeCandidate(payload["candidate"]));
  }

  /** Speaks through another microphone. */
  async speakBy(track: MediaStreamTrack): Promise<void> {
    await this.sender.replaceTrack(track);
  }

  async count(): Promise<Counts> {
    const entries: Record<string, unknown>[] = [];
    (await this.connection.getStats()).forEach((entry: Record<string, unknown>) => {
      entries.push(entry);
    });
    return countsOf(entries);
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.restart);
    this.connection.removeEventListener("connectionstatechange", this.onState);
    this.connection.close();
  }

  /** Looks for a way again: the network has changed. */
  private readonly restart = (): void => {
    if (this.connection.signalingState === "closed") return;
    if (this.parts.role === "caller") this.offer(true);
    else this.parts.send("ice", { restart: true });
  };

  private readonly onState = (): void => {
    clearTimeout(this.timer);
    const { connectionState: now } = this.connection;
    if (now === "connected") this.parts.onLink("connected");
    if (now !== "disconnected" && now !== "failed") return;
    this.parts.onLink("interrupted");
    this.timer = setTimeout(this.restart, now === "failed" ? 0 : RESTART_AFTER_MS);
  };

  /** One thing after the other: a candidate must not overtake its description. */
  private queue(work: () => Promise<void>): void {
    this.work = this.work.then(work).catch((failure: unknown) => {
      if (this.connection.signalingState !== "closed") console.warn("A signal did not fit", failure);
    });
  }

  private async takeDescription(type: "offer" | "answer", sdp: unknown): Promise<void> {
    if (typeof sdp !== "string") return;
    await this.connection.setRemoteDescription({ type, sdp });
    for (const candidate of this.early.splice(0)) await this.connection.addIceCandidate(candidate);
    if (type === "answer") return;
    await this.connection.setLocalDescription(await this.connection.createAnswer());
    this.parts.send("answer", { type: "answer", sdp: this.connection.localDescription?.sdp ?? "" });
  }

  private async takeCandidate(given: unknown): Promise<void> {
    if (typeof given !== "object" || given === null) return;
    const candidate = given as RTCIceCandidateInit; // the browser refuses what is none
    if (this.connection.remoteDescription) await this.connection.addIceCandidate(candidate);
    else this.early.push(candidate);
  }
}

type Ways = PeerParts["ways"];
/** The browser takes no undefined fields. */
const configurationOf = ({ iceServers, iceTransportPolicy }: Ways): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  })),
  iceTransportPolicy,
});

const describe = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});
