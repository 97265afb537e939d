import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import type { Out } from "#platform/call.ts";
import { query, queryClient } from "#platform/queries.ts";
import type { Source, Tracks } from "./local-media.ts";
import { type Counts, countsOf } from "./quality.ts";
import { limitsOf, type VideoLevel } from "./video-budget.ts";

/** STUN and TURN servers. */
export type IceServers = Out<"GET /api/rtc/ice-servers">;
/** Credentials live for ten minutes: a restart asks for new ones. */
export const fetchIceServers = (): Promise<IceServers> =>
  queryClient.fetchQuery({ ...query("GET /api/rtc/ice-servers"), staleTime: 0, gcTime: 0, retry: 2 });

/** What one side shows the other; `paused`: its camera is on, but the line carries sound alone. */
export type MediaState = { muted: boolean; camera: boolean; screen: boolean; paused: boolean };
export type SignalName = "offer" | "answer" | "ice";

/** What a connection needs, and its callbacks. */
type PeerParts = {
  role: "caller" | "callee";
  iceServers: IceServers;
  tracks: Tracks;
  send: (kind: SignalName, payload: SignalPayload) => void;
  onLink: (link: "connected" | "interrupted") => void;
  /** The other side's media, once per connection: what is in them comes and goes. */
  onMedia: (media: Record<Source, MediaStream | null>) => void;
  onState: (state: MediaState) => void;
};

/** Often a connection comes back by itself; after this long, in ms, it gets help. */
const RESTART_AFTER_MS = 2_000;
/**
 * The order of the media in every description, so that both sides know which is which. Sound is the last: a page of the version
 * before plays what comes last.
 */
const ORDER: readonly Source[] = ["camera", "screen", "audio"];
/** The longest state that another page sends, in characters. */
const STATE_MAX = 500;

/**
 * One side of the connection. Only the caller offers, so that offers never cross; the callee asks for an offer where it needs a
 * new one. All media have their place from the first offer on: to show or hide something replaces a track and negotiates nothing.
 */
export class Peer {
  readonly #parts: PeerParts;
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #transceivers = new Map<Source, RTCRtpTransceiver>();
  #tracks: Tracks;
  #state: MediaState | null = null;
  #work: Promise<unknown> = Promise.resolve();
  #candidatesBeforeOffer: RTCIceCandidateInit[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #limits: { level: VideoLevel; receivers: number } = { level: "full", receivers: 1 };

  constructor(parts: PeerParts) {
    this.#parts = parts;
    this.#tracks = parts.tracks;
    this.#connection = new RTCPeerConnection(configurationOf(parts.iceServers));
    this.#channel = this.#connection.createDataChannel("state", { negotiated: true, id: 0 });
    this.#channel.addEventListener("open", () => this.#sendState());
    this.#channel.addEventListener("message", ({ data }) => this.#takeState(data));
    if (parts.role === "caller")
      for (const source of ORDER)
        this.#transceivers.set(
          source,
          this.#connection.addTransceiver(parts.tracks[source] ?? kindOf(source), { direction: "sendrecv" }),
        );
    this.#connection.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate?.candidate) parts.send("ice", { candidate: { ...describe(candidate) } });
    });
    this.#connection.addEventListener("connectionstatechange", this.#onState);
    addEventListener("online", this.restart);
  }

  /** Offers; the other side answers. */
  offer(iceRestart = false): void {
    this.#queue(async () => {
      if (iceRestart && this.#connection.signalingState !== "stable") return; // an offer is on its way
      if (iceRestart) this.#connection.setConfiguration(configurationOf(await fetchIceServers()));
      await this.#connection.setLocalDescription(await this.#connection.createOffer({ iceRestart }));
      this.#parts.send("offer", { type: "offer", sdp: this.#connection.localDescription?.sdp ?? "" });
    });
  }

  /** Takes what the other side sent. */
  take(kind: SignalName, payload: SignalPayload): void {
    if (kind === "offer") this.#queue(() => this.#takeDescription("offer", payload["sdp"]));
    else if (kind === "answer") this.#queue(() => this.#takeDescription("answer", payload["sdp"]));
    else if (payload["restart"] === true) this.restart();
    else this.#queue(() => this.#takeCandidate(payload["candidate"]));
  }

  /** Sends another track, or nothing. */
  async use(source: Source, track: MediaStreamTrack | null): Promise<void> {
    this.#tracks = { ...this.#tracks, [source]: track };
    await this.#transceivers.get(source)?.sender.replaceTrack(track);
    await this.#applyLimits();
  }

  /** Says what this side shows, now and whenever a connection comes about. */
  sendState(state: MediaState): void {
    this.#state = state;
    this.#sendState();
  }

  /** Limits what pictures take of the line. */
  async limit(level: VideoLevel, receivers: number): Promise<void> {
    this.#limits = { level, receivers };
    await this.#applyLimits();
  }

  async count(): Promise<Counts> {
    const entries: Record<string, unknown>[] = [];
    (await this.#connection.getStats()).forEach((entry: Record<string, unknown>) => {
      entries.push(entry);
    });
    return countsOf(entries);
  }

  /** How loud the other side is now, from 0 to 1. */
  get loudness(): number {
    const [newest] = this.#transceivers.get("audio")?.receiver.getSynchronizationSources() ?? [];
    return newest?.audioLevel ?? 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    removeEventListener("online", this.restart);
    this.#connection.removeEventListener("connectionstatechange", this.#onState);
    this.#connection.close();
  }

  /** Looks for a way again: the network has changed. */
  readonly restart = (): void => {
    if (this.#connection.signalingState === "closed") return;
    if (this.#parts.role === "caller") this.offer(true);
    else this.#parts.send("ice", { restart: true });
  };

  readonly #onState = (): void => {
    clearTimeout(this.#timer);
    const { connectionState: now } = this.#connection;
    if (now === "connected") {
      this.#parts.onLink("connected");
      void this.#applyLimits();
    }
    if (now !== "disconnected" && now !== "failed") return;
    this.#parts.onLink("interrupted");
    this.#timer = setTimeout(this.restart, now === "failed" ? 0 : RESTART_AFTER_MS);
  };

  /** One thing after the other: a candidate must not overtake its description. */
  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((failure: unknown) => {
      if (this.#connection.signalingState !== "closed") console.warn("A signal did not fit", failure);
    });
  }

  async #takeDescription(type: "offer" | "answer", sdp: unknown): Promise<void> {
    if (typeof sdp !== "string") return;
    await this.#connection.setRemoteDescription({ type, sdp });
    for (const candidate of this.#candidatesBeforeOffer.splice(0))
      await this.#connection.addIceCandidate(candidate);
    if (type === "offer") {
      await this.#takePlaces();
      await this.#connection.setLocalDescription(await this.#connection.createAnswer());
      this.#parts.send("answer", { type: "answer", sdp: this.#connection.localDescription?.sdp ?? "" });
    }
    this.#parts.onMedia({
      audio: this.#received("audio"),
      camera: this.#received("camera"),
      screen: this.#received("screen"),
    });
  }

  /** The callee sends in the places that the offer has; the first one only, later ones have the same. */
  async #takePlaces(): Promise<void> {
    if (this.#transceivers.size > 0) return;
    const places = this.#connection.getTransceivers();
    const [audio] = places.filter(({ receiver }) => receiver.track.kind === "audio");
    const [camera, screen] = places.filter(({ receiver }) => receiver.track.kind === "video");
    for (const [source, place] of Object.entries({ audio, camera, screen }) as [Source, typeof audio][]) {
      if (!place) continue; // a page of the version before offers sound alone
      this.#transceivers.set(source, place);
      place.direction = "sendrecv";
      await place.sender.replaceTrack(this.#tracks[source]);
    }
  }

  #received(source: Source): MediaStream | null {
    const track = this.#transceivers.get(source)?.receiver.track;
    return track ? new MediaStream([track]) : null;
  }

  async #takeCandidate(given: unknown): Promise<void> {
    if (typeof given !== "object" || given === null) return;
    const candidate = given as RTCIceCandidateInit; // the browser refuses what is none
    if (this.#connection.remoteDescription) await this.#connection.addIceCandidate(candidate);
    else this.#candidatesBeforeOffer.push(candidate);
  }

  #sendState(): void {
    if (this.#state && this.#channel.readyState === "open") this.#channel.send(JSON.stringify(this.#state));
  }

  #takeState(data: unknown): void {
    if (typeof data !== "string" || data.length > STATE_MAX) return;
    try {
      const given: unknown = JSON.parse(data);
      if (typeof given !== "object" || given === null) return;
      const is = (key: keyof MediaState) => (given as Record<string, unknown>)[key] === true;
      this.#parts.onState({
        muted: is("muted"),
        camera: is("camera"),
        screen: is("screen"),
        paused: is("paused"),
      });
    } catch {
      // not from our page
    }
  }

  /** Sound first; pictures within what the line carries. Not every browser knows every limit. */
  async #applyLimits(): Promise<void> {
    const { level, receivers } = this.#limits;
    for (const [source, { sender }] of this.#transceivers) {
      const parameters = sender.getParameters();
      const [encoding] = parameters.encodings;
      if (!encoding) continue; // nothing is negotiated yet
      if (source === "audio") Object.assign(encoding, { priority: "high", networkPriority: "high" });
      else Object.assign(encoding, limitsOf(source, level, receivers), { priority: "low" });
      await sender.setParameters(parameters).catch(() => undefined); // closed meanwhile, or not known here
    }
  }
}

const kindOf = (source: Source): "audio" | "video" => (source === "audio" ? "audio" : "video");

/** The browser takes no undefined fields. */
const configurationOf = ({ iceServers, iceTransportPolicy }: IceServers): RTCConfiguration => ({
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
