import type { LiveData } from "@kompagnon/contract/live/events.ts";
import { ApiError, call } from "#platform/call.ts";
import { NoDevice, setBlur } from "#platform/rtc/devices.ts";
import type { Tracks } from "#platform/rtc/local-media.ts";
import type { MediaState, SignalName } from "#platform/rtc/peer.ts";
import type { Quality } from "#platform/rtc/quality.ts";
import type { VideoLevel } from "#platform/rtc/video-budget.ts";
import type { Signal } from "../signals.ts";
import { type About, type CallEvent, type CallState, type Ending, IDLE, next, openCall } from "./state.ts";
import { type RemoteMedia, Talk } from "./talk.ts";

/** What the overlay draws. */
export type CallView = {
  state: CallState;
  muted: boolean;
  /** Null until it is known. */
  quality: Quality | null;
  /** How much of the line the member's own pictures may take. */
  level: VideoLevel;
  /** The member's own devices that are on. */
  local: Tracks;
  remote: RemoteMedia;
  /** What the other side shows; null until it says so. */
  shows: MediaState | null;
};

/** The longest time that a call rings, in ms: its signals expire then. */
const RING_AT_MOST_MS = 60_000;
/** A connection that does not come about within this is not coming, in ms. */
const CONNECT_WITHIN_MS = 25_000;
/** A lost connection is given up after this time, in ms. */
const RECONNECT_WITHIN_MS = 40_000;
const QUIET: CallView = {
  state: IDLE,
  muted: false,
  quality: null,
  level: "full",
  local: { audio: null, camera: null, screen: null },
  remote: { camera: null, screen: null },
  shows: null,
};
const NAMES = { rtc_offer: "offer", rtc_answer: "answer", rtc_ice: "ice" } as const satisfies Record<
  string,
  SignalName
>;

/** One tab's side of the calls of a member: hears of signals and wishes, and carries out what the state asks for. */
export class CallEngine {
  readonly #me: string;
  readonly #listeners = new Set<() => void>();
  #view = QUIET;
  #talk: Talk | null = null;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #isAccepting = false;

  constructor(me: string) {
    this.#me = me;
  }

  /** Calls `listener` whenever the view changes, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getView = (): CallView => this.#view;

  /** Hears of a live event or a wish. */
  readonly take = (signal: Signal): void => {
    if (signal.kind === "start")
      void this.#start({ ...signal.about, callId: crypto.randomUUID(), direction: "out" });
    else if (signal.kind === "rtc_ring") this.#takeRing(signal.data);
    else if (signal.kind === "rtc_accept") this.#takeAccept(signal.data);
    else if (signal.kind === "rtc_decline") {
      const { callId, busy, byUserId } = signal.data;
      this.#finish(callId, busy ? "busy" : "declined", byUserId === this.#me);
    } else if (signal.kind === "rtc_hangup")
      // What this tab ended itself is over here already; a ring that ran out names its caller.
      this.#finish(signal.data.callId, signal.data.reason, false);
    else if (this.#isOn(signal.data.callId)) this.#talk?.take(NAMES[signal.kind], signal.data.payload ?? {});
  };

  /** Takes the call that rings, in this tab; answers whether it did. */
  async accept(): Promise<boolean> {
    const ring = openCall(this.#view.state);
    const talk = this.#talk;
    if (!talk || ring?.phase !== "ringing" || ring.direction !== "in" || ring.step !== "rings") return false;
    const { callId } = ring;
    this.#tell({ type: "answer", callId });
    try {
      if (!(await talk.prepare())) {
        this.#tell({ type: "taken", callId });
        return false;
      }
      talk.connect("callee");
      this.#isAccepting = true;
      await talk.say("accept");
    } catch (failure) {
      this.#refused(callId, failure);
    } finally {
      this.#isAccepting = false;
    }
    const { state } = this.#view;
    if (state.phase !== "ringing" || state.callId !== callId || state.step !== "asking") return false;
    talk.note();
    this.#tell({ type: "accept", callId });
    this.#setDeadline(CONNECT_WITHIN_MS, () => this.#giveUp(callId, "no_way"));
    return true;
  }

  /** Declines a ring, gives one up, or ends the call. */
  readonly hangUp = (): void => {
    const open = openCall(this.#view.state);
    if (!open) return;
    const isRing = open.phase === "ringing" && open.direction === "in";
    this.#talk?.end(isRing ? "decline" : "hangup");
    this.#finish(open.callId, isRing ? "declined" : "hangup", true, false);
  };

  /** Dismisses the notice of a call that is over. */
  readonly dismiss = (): void => this.#tell({ type: "dismiss" });

  /** The page goes away, or the member: no call outlives them, but what rings rings elsewhere. */
  readonly leave = (): void => {
    const open = openCall(this.#view.state);
    if (open?.phase === "ringing" && open.direction === "in")
      this.#tell({ type: "taken", callId: open.callId });
    else if (open) {
      this.#talk?.leave();
      this.#finish(open.callId, "hangup", true, false);
    }
  };

  readonly setMuted = (muted: boolean): void => {
    this.#talk?.setMuted(muted);
    this.#show({ muted });
  };

  /** Turns the camera on or off. Throws NoDevice. */
  readonly setCamera = async (on: boolean): Promise<void> => {
    if (on) await this.#talk?.media.showCamera();
    else this.#talk?.media.hide("camera");
  };
  /** Shows a screen, if the member chooses one, or hides it. Throws NoDevice. */
  readonly setScreen = async (on: boolean): Promise<void> => {
    if (on) await this.#talk?.media.showScreen();
    else this.#talk?.media.hide("screen");
  };

  /** Speaks through another microphone. Throws NoDevice. */
  readonly chooseMicrophone = async (deviceId: string): Promise<void> =>
    this.#talk?.media.chooseMicrophone(deviceId);
  /** Shows another camera. Throws NoDevice. */
  readonly chooseCamera = async (deviceId: string): Promise<void> => this.#talk?.media.chooseCamera(deviceId);
  /** Blurs what is behind the person. Rejects where the camera refuses. */
  readonly setBlur = async (on: boolean): Promise<void> => {
    const { camera } = this.#view.local;
    if (camera) await setBlur(camera, on);
  };

  /** Plays through another device; false if it is gone. */
  readonly chooseSpeaker = async (deviceId: string): Promise<boolean> =>
    (await this.#talk?.speaker.choose(deviceId)) ?? false;
  /** Where it plays now; empty is the browser's own choice. */
  get speakerId(): string {
    return this.#talk?.speaker.deviceId ?? "";
  }

  async #start(about: About): Promise<void> {
    if (openCall(this.#view.state)) return;
    const { callId } = about;
    const talk = this.#begin(about);
    this.#tell({ type: "start", about });
    try {
      if (!(await talk.prepare())) return this.#tell({ type: "fail", callId, why: "other_tab" });
      // Before it rings: who reloads while it does must not leave it ringing.
      talk.note();
      await talk.say("ring");
      if (!this.#isOn(callId) || this.#view.state.phase !== "ringing") return;
      this.#tell({ type: "dial", callId });
      this.#setDeadline(RING_AT_MOST_MS, () => this.#finish(callId, "missed", false));
    } catch (failure) {
      this.#refused(callId, failure);
    }
  }

  #begin(about: About): Talk {
    const { callId } = about;
    this.#talk = new Talk({
      me: this.#me,
      about,
      onLink: (link) => this.#takeLink(callId, link),
      onQuality: (quality, level) => this.#show({ quality, level }),
      onLocal: (local) => this.#show({ local }),
      onRemote: (remote) => this.#show({ remote }),
      onState: (shows) => this.#show({ shows }),
      onRefused: (failure) => this.#refused(callId, failure),
    });
    return this.#talk;
  }

  #takeRing({ callId, chat_id, from }: LiveData<"rtc_ring">): void {
    const open = openCall(this.#view.state);
    if (open) {
      if (open.callId === callId) return;
      // The server knows of no call of ours, but there is one.
      const body = { toUserId: from.id, callId, payload: { busy: true } };
      call("POST /api/rtc/decline", { body }).catch(() => undefined); // over by then
      return;
    }
    const partner = { id: from.id, name: from.username, avatar: from.avatar_url };
    const about: About = { callId, chatId: chat_id, partner, direction: "in" };
    this.#begin(about);
    this.#tell({ type: "ring", about });
    this.#setDeadline(RING_AT_MOST_MS, () => this.#finish(callId, "missed", false));
  }

  #takeAccept({ callId, byUserId }: LiveData<"rtc_accept">): void {
    const { state } = this.#view;
    if (state.phase !== "ringing" || state.callId !== callId) return;
    // If several devices of the member answer, the server decides which was first.
    if (byUserId === this.#me) {
      if (!this.#isAccepting) this.#tell({ type: "taken", callId });
      return;
    }
    this.#tell({ type: "dial", callId });
    this.#tell({ type: "accept", callId });
    this.#setDeadline(CONNECT_WITHIN_MS, () => this.#giveUp(callId, "no_way"));
    this.#talk?.connect("caller");
  }

  #takeLink(callId: string, link: "connected" | "interrupted"): void {
    if (link === "connected") {
      this.#clearDeadline();
      this.#tell({ type: "connect", callId, at: Date.now() });
      return;
    }
    this.#tell({ type: "interrupt", callId });
    if (this.#view.state.phase === "active" && this.#deadline === undefined)
      this.#setDeadline(RECONNECT_WITHIN_MS, () => this.#giveUp(callId, "lost"));
  }

  /** A signal was not taken, or there is no microphone. */
  #refused(callId: string, failure: unknown): void {
    const open = openCall(this.#view.state);
    if (open?.callId !== callId) return;
    if (failure instanceof NoDevice) this.#tell({ type: "fail", callId, why: failure.trouble });
    else if (!(failure instanceof ApiError)) throw failure;
    else if (failure.code === "busy") this.#finish(callId, "busy", false);
    else if (failure.code === "taken_elsewhere") this.#tell({ type: "taken", callId });
    else if (failure.code === "call_over")
      this.#finish(callId, open.phase === "ringing" ? "missed" : "hangup", false);
    else {
      // The ring may have arrived after all. One that is not ours rings on elsewhere.
      const isRing = open.phase === "ringing" && open.direction === "in";
      if (!isRing) this.#talk?.end("hangup");
      const why = failure.code === "offline" ? "offline" : "refused";
      this.#tell({ type: "fail", callId, why, words: failure.message }, isRing);
    }
  }

  #giveUp(callId: string, why: "no_way" | "lost"): void {
    if (!this.#isOn(callId)) return;
    this.#talk?.end("hangup", why === "no_way");
    this.#tell({ type: "fail", callId, why }, false);
  }

  #finish(callId: string, how: Ending, mine: boolean, announced = true): void {
    this.#tell({ type: "over", callId, how, mine, at: Date.now() }, announced);
  }

  #isOn(callId: string): boolean {
    return openCall(this.#view.state)?.callId === callId;
  }

  #setDeadline(ms: number, due: () => void): void {
    this.#clearDeadline();
    this.#deadline = setTimeout(() => {
      this.#deadline = undefined;
      due();
    }, ms);
  }

  #clearDeadline(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  /** Handles an event. `told`: if the event ends the call, the server already knows or need not be notified. */
  #tell(event: CallEvent, announced = true): void {
    const state = next(this.#view.state, event);
    if (state === this.#view.state) return;
    if (!openCall(state)) {
      this.#clearDeadline();
      this.#talk?.close(announced);
      this.#talk = null;
      this.#show({ ...QUIET, state });
      return;
    }
    if (state.phase === "ringing" && state.trouble !== null) this.#talk?.letGo();
    this.#show({ state });
  }

  #show(change: Partial<CallView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
