import type { RoomSeat } from "@kompagnon/contract/rooms/model.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "../../../testing/fake-calls.ts";
import { RoomEngine } from "./room-engine.ts";

const PLACE = "0199a1b2-0000-7000-8000-00000000000a";
const seatOf = (number: number): RoomSeat => ({
  id: `0199a1b2-0000-7000-8000-0000000001${number}0`,
  member: {
    id: `0199a1b2-0000-7000-8000-0000000002${number}0`,
    username: `m${number}`,
    avatar_url: null,
    verified: false,
  },
  joined_at: "2026-11-27T10:00:00.000Z",
  hand_at: null,
  sharing: false,
});
const roomWith = (...seats: RoomSeat[]) => ({
  kind: "pod" as const,
  place_id: PLACE,
  title: null,
  path: "/dashboard",
  chat_id: null,
  group_id: null,
  seats,
  apart: [],
  moderates: false,
});
const changed = (...seats: RoomSeat[]) => ({ kind: "pod" as const, place_id: PLACE, seats });

const made: FakeConnection[] = [];
class FakeConnection extends EventTarget {
  signalingState = "stable";
  connectionState = "new";
  remote: string[] = [];
  offers = 0;
  closed = false;
  constructor() {
    super();
    made.push(this);
  }
  createDataChannel = () => Object.assign(new EventTarget(), { readyState: "connecting" });
  addTransceiver = () => ({
    sender: { replaceTrack: async () => undefined, getParameters: () => ({ encodings: [] }) },
    receiver: { track: {}, getSynchronizationSources: () => [] },
  });
  getTransceivers = () => [];
  createOffer = async () => {
    this.offers++;
    return { type: "offer", sdp: "v=0" };
  };
  createAnswer = async () => ({ type: "answer", sdp: "v=0" });
  setLocalDescription = async () => undefined;
  setRemoteDescription = async ({ type }: { type: string }) => {
    this.remote.push(type);
  };
  close(): void {
    this.closed = true;
    this.signalingState = "closed";
  }
}

/** An engine in a room; the seat of each joining, one after the other. */
async function joined(mine: readonly RoomSeat[], others: readonly RoomSeat[]) {
  let joins = 0;
  const calls = fakeCalls({
    "GET /api/rtc/ice-servers": { iceServers: [], iceTransportPolicy: "all" },
    "POST /api/rooms/{kind}/{id}/seat": () => {
      const seat = mine[joins++];
      if (!seat) return new Refusal(409, "room_full");
      return { seat_id: seat.id, room: roomWith(...others, seat) };
    },
    "POST /api/rooms/{kind}/{id}/signals": ({ body }) => body as { to_seat_id: string },
    "POST /api/rooms/{kind}/{id}/leave": undefined as never,
  });
  const engine = new RoomEngine("pod", PLACE);
  await engine.join();
  return { engine, calls, idsOf: () => engine.getView().seats.map(({ id }) => id) };
}

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  const refuse = () => Promise.reject(new DOMException("", "NotFoundError"));
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: Object.assign(new EventTarget(), { getUserMedia: refuse }),
  });
  HTMLMediaElement.prototype.pause = () => undefined;
});

test("who joins offers to those who are there, and waits for who comes later", async () => {
  const { engine, calls } = await joined([seatOf(2)], [seatOf(1)]);
  await vi.waitFor(() => expect(calls.bodiesTo("POST /api/rooms/{kind}/{id}/signals")).toHaveLength(1));
  expect(made.map(({ offers }) => offers)).toEqual([1]);
  engine.takeChange(changed(seatOf(1), seatOf(2), seatOf(3)));
  expect(made).toHaveLength(2);
  expect(made[1]?.offers).toBe(0);
  engine.leave();
  expect(made.every(({ closed }) => closed)).toBe(true);
  expect(calls.bodiesTo("POST /api/rooms/{kind}/{id}/leave")).toEqual([{ seat_id: seatOf(2).id }]);
});

test("what was published before this device joined changes nothing; another room's news neither", async () => {
  const { engine, idsOf } = await joined([seatOf(2)], [seatOf(1)]);
  engine.takeChange(changed(seatOf(1)));
  engine.takeChange({ ...changed(seatOf(2)), place_id: seatOf(9).id });
  expect(idsOf()).toEqual([seatOf(1).id, seatOf(2).id]);
  engine.takeChange(changed(seatOf(2)));
  expect(idsOf()).toEqual([seatOf(2).id]);
  expect(made[0]?.closed).toBe(true);
  engine.leave();
});

test("a signal that comes before its seat is known waits for it; one for an earlier seat reaches no one", async () => {
  const { engine } = await joined([seatOf(2)], []);
  const signal = {
    from_seat_id: seatOf(3).id,
    kind: "offer" as const,
    payload: { type: "offer", sdp: "v=0" },
  };
  engine.takeSignal({ ...signal, to_seat_id: seatOf(2).id });
  engine.takeSignal({ ...signal, to_seat_id: seatOf(1).id });
  engine.takeChange(changed(seatOf(2), seatOf(3)));
  await vi.waitFor(() => expect(made[0]?.remote).toEqual(["offer"]));
  engine.leave();
});

test("across a block no connection is made, and one that there is ends", async () => {
  const { engine } = await joined([seatOf(2)], [seatOf(1)]);
  engine.takeChange({ ...changed(seatOf(1), seatOf(2), seatOf(3)), apart: [seatOf(1).member.id] });
  expect(made.map(({ closed }) => closed)).toEqual([true, false]);
  engine.leave();
});

test("a device that was lost takes a seat again; where that is refused it says why", async () => {
  const { engine } = await joined([seatOf(2), seatOf(4)], [seatOf(1)]);
  engine.takeLeft({ seat_id: seatOf(9).id, why: "lost" });
  expect(engine.getView().seatId).toBe(seatOf(2).id);
  engine.takeLeft({ seat_id: seatOf(2).id, why: "lost" });
  await vi.waitFor(() => expect(engine.getView().seatId).toBe(seatOf(4).id));
  expect(made[0]?.closed).toBe(true);
  engine.takeLeft({ seat_id: seatOf(4).id, why: "lost" });
  await vi.waitFor(() => expect(engine.getView()).toMatchObject({ phase: "outside", over: "lost" }));
  expect(engine.getView().failure?.code).toBe("room_full");
});

test("a removed member is out, and may try again", async () => {
  const { engine } = await joined([seatOf(2)], [seatOf(1)]);
  engine.takeLeft({ seat_id: seatOf(2).id, why: "removed" });
  expect(engine.getView()).toMatchObject({ phase: "outside", over: "removed", seatId: null, seats: [] });
  expect(made[0]?.closed).toBe(true);
});
