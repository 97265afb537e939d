import type { LiveData } from "@kompagnon/contract/live/events.ts";
import type { Room, RoomSeat } from "@kompagnon/contract/rooms/model.ts";
import { ROOM_LIMITS, type RoomKind } from "@kompagnon/contract/rooms/rules.ts";
import { ApiError, call } from "#platform/call.ts";
import { NoDevice, setBlur } from "#platform/rtc/devices.ts";
import { LocalMedia, type Source, type Tracks } from "#platform/rtc/local-media.ts";
import { fetchIceServers, type IceServers, type MediaState } from "#platform/rtc/peer.ts";
import type { Quality } from "#platform/rtc/quality.ts";
import { VideoBudget, type VideoLevel } from "#platform/rtc/video-budget.ts";
import { Companion, type CompanionView } from "./companion.ts";

type Ending = LiveData<"room_left">["why"];
type Signal = LiveData<"room_signal">;

/** What the page draws of a room. */
export type RoomView = {
  phase: "outside" | "joining" | "inside";
  /** Why the device is out again. */
  over: Ending | null;
  /** Why joining failed. */
  failure: ApiError | null;
  /** Why the member is heard by no one. */
  noMicrophone: NoDevice | null;
  seatId: string | null;
  seats: readonly RoomSeat[];
  companions: ReadonlyMap<string, CompanionView>;
  local: Tracks;
  muted: boolean;
  level: VideoLevel;
  /** Signs of life don't get through. */
  isOffline: boolean;
};

const COUNT_EVERY_MS = 2_000;
const LISTEN_EVERY_MS = 250;
/** Signals of devices that this one has not heard of yet. */
const EARLY_MAX = 200;
const OUTSIDE: RoomView = {
  phase: "outside",
  over: null,
  failure: null,
  noMicrophone: null,
  seatId: null,
  seats: [],
  companions: new Map(),
  local: { audio: null, camera: null, screen: null },
  muted: false,
  level: "full",
  isOffline: false,
};

/** One tab's side of a room: its seat, its devices, and a connection with each of the others. */
export class RoomEngine {
  readonly media = new LocalMedia((source, track) => this.#send(source, track));
  readonly #place: { kind: RoomKind; placeId: string };
  readonly #listeners = new Set<() => void>();
  readonly #companions = new Map<string, Companion>();
  #view = OUTSIDE;
  #apart: readonly string[] = [];
  #early: Signal[] = [];
  #ways: IceServers | null = null;
  #budget = new VideoBudget();
  #timers: ReturnType<typeof setInterval>[] = [];
  #speakerId = "";

  constructor(kind: RoomKind, placeId: string) {
    this.#place = { kind, placeId };
  }

  /** Calls `listener` whenever the view changes, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getView = (): RoomView => this.#view;

  /** Joins with the devices that are on. Without a microphone a member listens. */
  readonly join = async (): Promise<void> => {
    if (this.#view.phase !== "outside") return;
    this.#show({ phase: "joining", over: null, failure: null });
    await this.#openMicrophone();
    try {
      this.#ways = await fetchIceServers();
      const { seat_id: seatId, room } = await call("POST /api/rooms/{kind}/{id}/seat", this.#route());
      // The page may have gone meanwhile.
      if (this.getView().phase !== "joining") return this.#leaveSeat(seatId);
      this.#enter(seatId, room);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      this.#show({ phase: "outside", failure });
    }
  };

  /** Leaves; the devices go off. Also for when the page goes away. */
  readonly leave = (): void => {
    const { seatId } = this.#view;
    if (seatId) this.#leaveSeat(seatId);
    this.#exit({});
  };

  readonly setMuted = async (muted: boolean): Promise<void> => {
    if (!muted && !this.media.tracks.audio) await this.#openMicrophone();
    this.media.setMuted(muted);
    this.#sayState();
    this.#show({ muted });
  };

  /** Turns the camera on or off, before joining as well. Throws NoDevice. */
  readonly setCamera = async (on: boolean): Promise<void> => {
    if (on) await this.media.showCamera();
    else this.media.hide("camera");
  };

  /** Shows a screen, if the member chooses one, or hides it. Throws NoDevice; ApiError if another one is shown. */
  readonly setScreen = async (on: boolean): Promise<void> => {
    if (!on) return this.media.hide("screen");
    if (!(await this.media.showScreen())) return;
    try {
      await this.#keep({ sharing: true });
    } catch (failure) {
      this.media.hide("screen");
      throw failure;
    }
  };

  /** Raises or lowers the member's hand. Rejects with ApiError. */
  readonly setHand = (hand: boolean): Promise<void> => this.#keep({ hand });

  readonly chooseMicrophone = (deviceId: string): Promise<void> => this.media.chooseMicrophone(deviceId);
  readonly chooseCamera = (deviceId: string): Promise<void> => this.media.chooseCamera(deviceId);
  readonly setBlur = async (on: boolean): Promise<void> => {
    const { camera } = this.media.tracks;
    if (camera) await setBlur(camera, on);
  };
  readonly chooseSpeaker = async (deviceId: string): Promise<boolean> => {
    this.#speakerId = deviceId;
    const chosen = [...this.#companions.values()].map(({ speaker }) => speaker.choose(deviceId));
    return (await Promise.all(chosen)).every(Boolean);
  };
  get speakerId(): string {
    return this.#speakerId;
  }

  /** Hears who is in the room. What was published before this device joined is old. */
  readonly takeChange = ({ kind, place_id: placeId, seats, apart }: LiveData<"room_changed">): void => {
    if (kind !== this.#place.kind || placeId !== this.#place.placeId || this.#view.phase !== "inside") return;
    if (apart) this.#apart = apart;
    if (seats.some(({ id }) => id === this.#view.seatId)) this.#meet(seats);
  };

  readonly takeSignal = (signal: Signal): void => {
    if (this.#view.phase === "outside") return;
    const companion = this.#companions.get(signal.from_seat_id);
    if (companion && signal.to_seat_id === this.#view.seatId)
      companion.peer.take(signal.kind, signal.payload);
    else if (this.#early.length < EARLY_MAX) this.#early.push(signal);
  };

  readonly takeLeft = ({ seat_id: seatId, why }: LiveData<"room_left">): void => {
    if (seatId !== this.#view.seatId) return;
    // A device that was away for too long, and is back, takes a seat again.
    if (why === "lost") void this.#rejoin();
    else this.#exit({ over: why });
  };

  /** Events were lost: asks who is there. */
  readonly resync = (): void => void this.#keep({}, true).catch(() => undefined); // the next sign of life tries again

  #route() {
    return { params: { kind: this.#place.kind, id: this.#place.placeId } };
  }

  async #openMicrophone(): Promise<void> {
    try {
      if (!this.media.tracks.audio) await this.media.speak();
      this.#show({ noMicrophone: null });
    } catch (failure) {
      if (!(failure instanceof NoDevice)) throw failure;
      this.#show({ noMicrophone: failure });
    }
  }

  #enter(seatId: string, room: Room): void {
    this.#apart = room.apart;
    this.#budget = new VideoBudget();
    this.#show({ phase: "inside", seatId, isOffline: false, level: "full" });
    this.#meet(room.seats);
    this.#timers = [
      setInterval(() => void this.#beat(), ROOM_LIMITS.heartbeatSeconds * 1000),
      setInterval(() => void this.#count(), COUNT_EVERY_MS),
      setInterval(() => this.#listen(), LISTEN_EVERY_MS),
    ];
  }

  #leaveSeat(seatId: string): void {
    const input = { ...this.#route(), body: { seat_id: seatId } };
    call("POST /api/rooms/{kind}/{id}/leave", input).catch(() => undefined); // the seat expires by itself
  }

  #stopConnections(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    for (const companion of this.#companions.values()) companion.close();
    this.#companions.clear();
    this.#early = [];
  }

  #exit(change: Partial<RoomView>): void {
    this.#stopConnections();
    this.media.close({ reopen: true });
    this.media.setMuted(false);
    this.#show({ ...OUTSIDE, ...change });
  }

  async #rejoin(): Promise<void> {
    if (this.#view.phase !== "inside") return;
    this.#stopConnections();
    this.#show({ phase: "outside", seatId: null });
    await this.join();
    // Where that is refused the page says why, and the devices go off.
    const { phase, failure } = this.getView();
    if (phase === "outside") this.#exit({ over: "lost", failure });
  }

  /** Makes a connection with everyone who is new, and ends those with who is gone. */
  #meet(seats: readonly RoomSeat[]): void {
    const { seatId } = this.#view;
    if (!seatId || !this.#ways) return;
    for (const [id, companion] of this.#companions)
      if (!seats.some((seat) => seat.id === id && !this.#apart.includes(seat.member.id))) {
        companion.close();
        this.#companions.delete(id);
      }
    for (const { id, member } of seats)
      if (id !== seatId && !this.#companions.has(id) && !this.#apart.includes(member.id))
        this.#companions.set(id, this.#connect(seatId, id, this.#ways));
    this.#show({ seats });
    this.#sayState();
    this.#limit();
    for (const signal of this.#early.splice(0)) this.takeSignal(signal);
  }

  #connect(seatId: string, toSeatId: string, ways: IceServers): Companion {
    return new Companion({
      // Ids are in the order of joining: who comes later offers, as everyone else has heard of them by then.
      role: seatId > toSeatId ? "caller" : "callee",
      route: { ...this.#place, seatId, toSeatId },
      ways,
      tracks: this.media.tracks,
      speakerId: this.#speakerId,
      onChange: () => this.#show({}),
    });
  }

  #send(source: Source, track: MediaStreamTrack | null): void {
    // Refused only where a connection is closed meanwhile.
    for (const { peer } of this.#companions.values()) void peer.use(source, track).catch(() => undefined);
    const isShown = this.#view.seats.some(({ id, sharing }) => id === this.#view.seatId && sharing);
    if (source === "screen" && track === null && isShown)
      void this.#keep({ sharing: false }).catch(() => undefined); // the next sign of life tells if the seat is gone
    this.#sayState();
    this.#show({ local: this.media.tracks });
  }

  #sayState(): void {
    const { tracks, muted } = this.media;
    const state: MediaState = {
      muted: muted || tracks.audio === null,
      camera: tracks.camera !== null,
      screen: tracks.screen !== null,
      paused: tracks.camera !== null && this.#budget.level === "off",
    };
    for (const { peer } of this.#companions.values()) peer.sendState(state);
  }

  #limit(): void {
    for (const { peer } of this.#companions.values())
      void peer.limit(this.#budget.level, this.#companions.size);
  }

  async #beat(): Promise<void> {
    try {
      await this.#keep({});
      this.#show({ isOffline: false });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === "seat_lost") await this.#rejoin();
      else if (failure.code === "not_found") this.#exit({ over: "closed" });
      else this.#show({ isOffline: true });
    }
  }

  /** A sign of life. Who is in the room is heard from events: an answer may be older than they are. */
  async #keep(change: { hand?: boolean; sharing?: boolean }, meets = false): Promise<void> {
    const { seatId } = this.#view;
    if (!seatId) return;
    const body = { seat_id: seatId, ...change };
    const room = await call("PUT /api/rooms/{kind}/{id}/seat", { ...this.#route(), body });
    if (seatId !== this.#view.seatId) return;
    this.#apart = room.apart;
    this.#meet(meets ? room.seats : this.#view.seats);
  }

  async #count(): Promise<void> {
    const all = await Promise.all([...this.#companions.values()].map((one) => one.judge()));
    const measured = all.filter((quality): quality is Quality => quality !== null);
    const worst = (["poor", "fair", "good"] as const).find((quality) => measured.includes(quality));
    if (!worst) return;
    const before = this.#budget.level;
    const level = this.#budget.note(worst);
    if (level === before) return;
    this.#limit();
    this.#sayState();
    this.#show({ level });
  }

  #listen(): void {
    const changed = [...this.#companions.values()].filter((companion) => companion.listen());
    if (changed.length > 0) this.#show({});
  }

  #show(change: Partial<RoomView>): void {
    const companions = new Map([...this.#companions].map(([id, companion]) => [id, companion.view]));
    this.#view = { ...this.#view, ...change, companions };
    for (const listener of this.#listeners) listener();
  }
}
