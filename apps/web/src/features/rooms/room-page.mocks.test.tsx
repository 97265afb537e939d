import type { Room, RoomSeat } from "@kompagnon/contract/rooms/model.ts";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeCalls, Refusal } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { RoomButton } from "./room-button.tsx";
import RoomPage from "./room-page.tsx";

type RoomNews = Pick<Room, "kind" | "place_id" | "seats">;
const live = vi.hoisted(() => ({ tell: (_: RoomNews) => {} }));
vi.mock("#platform/live/live.ts", async (actual) => {
  const onLive = (kind: string, handler: (news: RoomNews) => void) => {
    if (kind === "room_changed") live.tell = handler;
    return () => undefined;
  };
  return { ...(await actual<object>()), onLive, useLiveEvent: onLive };
});

const ME = "0199a1b2-0000-7000-8000-000000000001";
const POD = "0199a1b2-0000-7000-8000-00000000000a";
const seatOf = (number: number, change: Partial<RoomSeat> = {}): RoomSeat => ({
  id: `0199a1b2-0000-7000-8000-0000000001${number}0`,
  member: {
    id: number === 0 ? ME : `0199a1b2-0000-7000-8000-0000000002${number}0`,
    username: ["ich", "Berta", "Cem"][number] ?? "Dora",
    avatar_url: null,
    verified: false,
  },
  joined_at: "2026-11-27T10:00:00.000Z",
  hand_at: null,
  sharing: false,
  ...change,
});
const room = (change: Partial<Room> = {}): Room => ({
  kind: "pod",
  place_id: POD,
  title: null,
  path: `/dashboard/pods/${POD}`,
  chat_id: null,
  group_id: null,
  seats: [],
  apart: [],
  moderates: false,
  ...change,
});
const at = { at: `/dashboard/rooms/pod/${POD}`, path: "/dashboard/rooms/:kind/:placeId", me: { id: ME } };

class FakeStream {
  getTracks(): never[] {
    return [];
  }
}
class FakeConnection extends EventTarget {
  signalingState = "stable";
  connectionState = "new";
  createDataChannel = () => Object.assign(new EventTarget(), { readyState: "connecting" });
  addTransceiver = () => ({ sender: this.sender, receiver: this.receiver });
  sender = {
    replaceTrack: async () => undefined,
    getParameters: () => ({ encodings: [] }),
    setParameters: async () => undefined,
  };
  receiver = { track: {}, getSynchronizationSources: () => [] };
  createOffer = async () => ({ type: "offer", sdp: "v=0" });
  setLocalDescription = async () => undefined;
  getStats = async () => new Map();
  close(): void {
    this.signalingState = "closed";
  }
}

beforeEach(() => {
  vi.stubGlobal("MediaStream", FakeStream);
  vi.stubGlobal("RTCPeerConnection", FakeConnection);
  const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: Object.assign(new EventTarget(), { getUserMedia: refuse, enumerateDevices: async () => [] }),
  });
});

const join = () => userEvent.click(screen.getByRole("button", { name: "Raum betreten" }));
const WAYS = { iceServers: [], iceTransportPolicy: "all" } as const;
const answers = (now: Room, seat = seatOf(0)) => ({
  "GET /api/rooms/{kind}/{id}": now,
  "GET /api/rtc/ice-servers": { ...WAYS, iceServers: [] },
  "POST /api/rooms/{kind}/{id}/seat": { seat_id: seat.id, room: { ...now, seats: [...now.seats, seat] } },
  "PUT /api/rooms/{kind}/{id}/seat": now,
  "POST /api/rooms/{kind}/{id}/leave": undefined as never,
  "POST /api/rooms/{kind}/{id}/signals": { to_seat_id: seat.id },
});

describe("RoomPage", () => {
  test("shows who is in it before joining; an empty one says so", async () => {
    fakeCalls(answers(room({ seats: [seatOf(1), seatOf(2)] })));
    await renderInApp(<RoomPage />, at);
    expect(await screen.findByText("2 von 6 Plätzen besetzt")).toBeVisible();
    expect(screen.getByText("Berta")).toBeVisible();
    for (const link of screen.getAllByRole("link", { name: "Zur Wochenrunde" }))
      expect(link).toHaveAttribute("href", `/dashboard/pods/${POD}`);
  });

  test("a room that is not the member's, or of no kind, is missing", async () => {
    fakeCalls({ "GET /api/rooms/{kind}/{id}": new Refusal(404, "not_found") });
    await renderInApp(<RoomPage />, at);
    expect(await screen.findByText(/Diesen Raum gibt es nicht/)).toBeVisible();
  });

  test("a fault can be tried again", async () => {
    fakeCalls({ "GET /api/rooms/{kind}/{id}": new Refusal(403, "forbidden") });
    await renderInApp(<RoomPage />, at);
    expect(await screen.findByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  });

  test("a full room refuses in a plain sentence, and one can try again", async () => {
    fakeCalls({
      ...answers(room()),
      "POST /api/rooms/{kind}/{id}/seat": new Refusal(409, "Der Raum ist voll. Sechs sind schon drin."),
    });
    await renderInApp(<RoomPage />, at);
    await screen.findByText(/Gerade ist niemand da/);
    await join();
    expect(await screen.findByText("Der Raum ist voll. Sechs sind schon drin.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Raum betreten" })).toBeEnabled();
  });

  test("without a microphone a member listens, and reads why; leaving gives the seat back", async () => {
    const calls = fakeCalls(answers(room({ seats: [seatOf(1, { hand_at: "2026-11-27T10:00:00.000Z" })] })));
    await renderInApp(<RoomPage />, at);
    await screen.findByText("1 von 6 Plätzen besetzt");
    await join();
    expect(await screen.findByRole("toolbar", { name: "Steuerung" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Dein Browser darf das Mikrofon nicht nutzen.");
    const mine = screen.getByText("ich (du)").closest("li");
    const hers = screen.getByText("Berta").closest("li");
    if (!mine || !hers) throw new Error("both have a tile");
    expect(within(mine).getByText("Mikrofon aus")).toBeVisible();
    expect(within(hers).getByText("Hand gehoben")).toBeVisible();
    expect(within(hers).getByText("verbindet …")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Hand heben" }));
    expect(calls.bodiesTo("PUT /api/rooms/{kind}/{id}/seat")).toEqual([
      { seat_id: seatOf(0).id, hand: true },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Raum verlassen" }));
    expect(await screen.findByRole("button", { name: "Raum betreten" })).toBeVisible();
    expect(calls.bodiesTo("POST /api/rooms/{kind}/{id}/leave")).toEqual([{ seat_id: seatOf(0).id }]);
  });

  test("only moderators can remove; who is across a block is not connected", async () => {
    const berta = seatOf(1);
    const now = room({ seats: [berta], apart: [berta.member.id], moderates: true });
    fakeCalls({ ...answers(now), "DELETE /api/rooms/{kind}/{id}/members/{memberId}": undefined as never });
    await renderInApp(<RoomPage />, at);
    await screen.findByText("1 von 6 Plätzen besetzt");
    await join();
    expect(await screen.findByText("nicht mit dir verbunden")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Mehr zu Berta" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Aus dem Raum nehmen" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Berta aus dem Raum nehmen?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Aus dem Raum nehmen" }));
    expect(await screen.findByText("Nicht mehr im Raum: Berta")).toBeVisible();
  });
});

describe("RoomButton", () => {
  test("leads to the room and counts who is in it", async () => {
    fakeCalls({ "GET /api/rooms/{kind}/{id}": room({ seats: [seatOf(1), seatOf(2)] }) });
    await renderInApp(<RoomButton kind="pod" id={POD} />, { me: { id: ME } });
    const link = await screen.findByRole("link", { name: "Raum · 2 dabei" });
    expect(link).toHaveAttribute("href", `/dashboard/rooms/pod/${POD}`);
  });

  test("someone joins while it is still loading: shows who is in it now", async () => {
    const first = Promise.withResolvers<Room>();
    const calls = fakeCalls({
      "GET /api/rooms/{kind}/{id}": () =>
        calls.sent.length === 1 ? first.promise : room({ seats: [seatOf(1)] }),
    });
    await renderInApp(<RoomButton kind="pod" id={POD} />, { me: { id: ME } });
    await vi.waitFor(() => expect(calls.sent).toHaveLength(1));
    act(() => live.tell({ kind: "pod", place_id: POD, seats: [seatOf(1)] }));
    first.resolve(room());
    expect(await screen.findByRole("link", { name: "Raum · 1 dabei" })).toBeVisible();
  });

  test("is not there where the place can't be read", async () => {
    const calls = fakeCalls({ "GET /api/rooms/{kind}/{id}": new Refusal(404, "not_found") });
    await renderInApp(<RoomButton kind="pod" id={POD} />, { me: { id: ME } });
    await vi.waitFor(() => expect(calls.sent).toHaveLength(1));
    expect(screen.queryByRole("link")).toBeNull();
  });
});
