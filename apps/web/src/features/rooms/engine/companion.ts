import type { SignalPayload } from "@kompagnon/contract/calls/model.ts";
import type { RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { ApiError, call } from "#platform/call.ts";
import { mayRecover, retryDelay } from "#platform/queries.ts";
import type { Tracks } from "#platform/rtc/local-media.ts";
import type { SignalName } from "#platform/rtc/peer.ts";
import { type IceServers, type MediaState, Peer } from "#platform/rtc/peer.ts";
import { type Counts, judge, type Quality } from "#platform/rtc/quality.ts";
import { Speaker } from "#platform/rtc/speaker.ts";

type Route = { kind: RoomKind; placeId: string; seatId: string; toSeatId: string };
const TRIES = 6;

/** Signals to one other device in a room, one after the other: none overtakes what it builds upon. */
class SignalQueue {
  readonly #route: Route;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(route: Route) {
    this.#route = route;
  }

  send(kind: SignalName, payload: SignalPayload): void {
    // A refusal means that one of the two is out, of which both hear anyway.
    this.#last = this.#last.then(() => this.#post(kind, payload)).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
  }

  async #post(signal: SignalName, payload: SignalPayload): Promise<void> {
    const { kind, placeId, seatId, toSeatId } = this.#route;
    for (let attempt = 0; !this.#closed; attempt++)
      try {
        await call("POST /api/rooms/{kind}/{id}/signals", {
          params: { kind, id: placeId },
          body: { seat_id: seatId, to_seat_id: toSeatId, kind: signal, payload },
        });
        return;
      } catch (failure) {
        if (!(failure instanceof ApiError) || !mayRecover(failure) || attempt >= TRIES) throw failure;
        await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, failure) / 2));
      }
  }
}

/** What is drawn of another member in the room. */
export type CompanionView = {
  link: "connecting" | "connected" | "interrupted";
  /** What they show; null until they say so. */
  shows: MediaState | null;
  camera: MediaStream | null;
  screen: MediaStream | null;
  isSpeaking: boolean;
};

type CompanionParts = {
  role: "caller" | "callee";
  route: { kind: RoomKind; placeId: string; seatId: string; toSeatId: string };
  ways: IceServers;
  tracks: Tracks;
  /** Where their voice plays; empty is the browser's own choice. */
  speakerId: string;
  onChange: () => void;
};

/** Speech at a usual distance; a quiet room is well below. From 0 to 1. */
const SPEAKING = 0.02;

/** The connection with one other member in the room. */
export class Companion {
  readonly peer: Peer;
  readonly speaker = new Speaker();
  readonly #signals: SignalQueue;
  readonly #onChange: () => void;
  #counts: Counts | null = null;
  #view: CompanionView = { link: "connecting", shows: null, camera: null, screen: null, isSpeaking: false };

  constructor({ role, route, ways, tracks, speakerId, onChange }: CompanionParts) {
    this.#onChange = onChange;
    this.#signals = new SignalQueue(route);
    if (speakerId) void this.speaker.choose(speakerId);
    this.peer = new Peer({
      role,
      iceServers: ways,
      tracks,
      send: (kind, payload) => this.#signals.send(kind, payload),
      onLink: (link) => this.#change({ link }),
      onMedia: ({ audio, camera, screen }) => {
        if (audio) this.speaker.play(audio);
        this.#change({ camera, screen });
      },
      onState: (shows) => this.#change({ shows }),
    });
    if (role === "caller") this.peer.offer();
  }

  get view(): CompanionView {
    return this.#view;
  }

  /** How the connection was since the last time; null while that is not known. */
  async judge(): Promise<Quality | null> {
    const counts = await this.peer.count().catch(() => null); // closed meanwhile
    const before = this.#counts;
    this.#counts = counts;
    return counts && before ? judge(before, counts) : null;
  }

  /** Listens whether they speak; true if that changed. */
  listen(): boolean {
    const isSpeaking = this.#view.shows?.muted !== true && this.peer.loudness > SPEAKING;
    if (isSpeaking === this.#view.isSpeaking) return false;
    this.#view = { ...this.#view, isSpeaking };
    return true;
  }

  close(): void {
    this.#signals.close();
    this.peer.close();
    this.speaker.stop();
  }

  #change(change: Partial<CompanionView>): void {
    this.#view = { ...this.#view, ...change };
    this.#onChange();
  }
}
