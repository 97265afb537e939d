import { randomUUID } from "node:crypto";
import { ROOM_LIMITS } from "@kompagnon/contract/rooms/rules.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCircle } from "#features/pods/test-pods.ts";
import { sweepRooms } from "#features/rooms/listeners.ts";
import { aChannel, aTrialRoom, namesIn, type RoomParams, takeSeat } from "#features/rooms/test-rooms.ts";
import { aTeam } from "#features/teams/test-teams.ts";
import { archiveOf } from "#testing/archive.ts";
import { aGuest, aMember, aPairInChat, PASSWORD } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { giveLevel } from "#testing/staff.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const is = (kind: string) => (event: { kind: string }) => event.kind === kind;
const outcome = ({ status, error }: { status: number; error: { error: string } }) => [status, error?.error];
const tryJoin = async (person: Person, params: RoomParams) =>
  outcome(await person.call("POST /api/rooms/{kind}/{id}/seat", { params }));
const keep = (person: Person, params: RoomParams, seat_id: string, change: object = {}) =>
  person.call("PUT /api/rooms/{kind}/{id}/seat", { params, body: { seat_id, ...change } });
const signal = async (person: Person, params: RoomParams, seat_id: string, to_seat_id: string) =>
  outcome(
    await person.call("POST /api/rooms/{kind}/{id}/signals", {
      params,
      body: { seat_id, to_seat_id, kind: "offer", payload: { type: "offer", sdp: "v=0" } },
    }),
  );
/** Lets a member's device have said nothing for a while. */
const loseDevice = (person: Person, seconds: number) =>
  server.platform.db.rawQuery(
    "update room_seats set seen_at = now() - make_interval(secs => $2) where member_id = $1",
    [person.id, seconds],
  );
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error("there is none");
  return one;
};
/** The same member on another device. */
async function another(person: Person): Promise<Person> {
  const device = aGuest(server);
  await device.must("POST /api/auth/sign-in", { body: { email: person.email, password: PASSWORD } });
  return Object.assign(device, { id: person.id, email: person.email });
}

describe("who may see and join", () => {
  test("exactly those who may read the place, in each kind of place", async () => {
    const stranger = await aMember(server);
    const channel = await aChannel(server, 1);
    const team = await aTeam(server);
    const circle = await aCircle(server);
    const trial = await aTrialRoom(server);
    const places: [RoomParams, Person, Person][] = [
      [channel.params, channel.owner, first(channel.mates)],
      [{ kind: "team", ...team.params }, team.anna, team.berta],
      [{ kind: "pod", id: circle.podId }, circle.anna, circle.berta],
      [trial.params, trial.anna, trial.berta],
    ];
    for (const [params, one, other] of places) {
      expect(await namesIn(other, params)).toEqual([]);
      await takeSeat(one, params);
      await takeSeat(other, params);
      expect(await namesIn(one, params)).toEqual([one.id, other.id]);
      expect(outcome(await stranger.call("GET /api/rooms/{kind}/{id}", { params }))).toEqual([
        404,
        "not_found",
      ]);
      expect(await tryJoin(stranger, params)).toEqual([404, "not_found"]);
      // The id of another kind of place is no place.
      const wrong = { ...params, kind: params.kind === "pod" ? ("team" as const) : ("pod" as const) };
      expect(await tryJoin(one, wrong)).toEqual([404, "not_found"]);
    }
  });

  test("a conversation of two, a proposed trial project and a closed circle have none", async () => {
    const { anna, chatId } = await aPairInChat(server);
    expect(await tryJoin(anna, { kind: "channel", id: chatId })).toEqual([404, "not_found"]);
    const { id } = await anna.must("POST /api/chats/{id}/trials", {
      params: { id: chatId },
      body: { goal: "Ein Shop", weeks: 1, tasks: [] },
    });
    expect(await tryJoin(anna, { kind: "trial", id })).toEqual([404, "not_found"]);
    const circle = await aCircle(server);
    await circle.berta.must("POST /api/pods/{id}/leave", { params: { id: circle.podId } });
    expect(await tryJoin(circle.anna, { kind: "pod", id: circle.podId })).toEqual([404, "not_found"]);
  });
});

describe("six seats", () => {
  test("of ten who join at once exactly six are in; the others get a plain sentence", async () => {
    const { mates, params } = await aChannel(server, 10);
    const answers = await Promise.all(
      mates.map((mate) => mate.call("POST /api/rooms/{kind}/{id}/seat", { params })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(outcome)).toEqual(Array(4).fill([409, "room_full"]));
    expect(await namesIn(first(mates), params)).toHaveLength(ROOM_LIMITS.seats);
  });

  test("a seat is free again after leaving, and after a device is lost", async () => {
    const { owner, mates, params } = await aChannel(server, 7);
    const seats = await Promise.all(mates.slice(0, 6).map((mate) => takeSeat(mate, params)));
    expect(await tryJoin(owner, params)).toEqual([409, "room_full"]);
    const [one, two] = mates;
    if (!one || !two) throw new Error("seven joined");
    await one.must("POST /api/rooms/{kind}/{id}/leave", { params, body: { seat_id: first(seats) } });
    await takeSeat(owner, params);
    const last = mates[6] ?? owner;
    expect(await tryJoin(last, params)).toEqual([409, "room_full"]);
    await loseDevice(two, ROOM_LIMITS.keptSeconds - 5);
    expect(await tryJoin(last, params)).toEqual([409, "room_full"]);
    await loseDevice(two, ROOM_LIMITS.keptSeconds + 1);
    await takeSeat(last, params);
    expect(await namesIn(owner, params)).not.toContain(two.id);
    expect(outcome(await keep(two, params, seats[1] ?? ""))).toEqual([410, "seat_lost"]);
  });

  test("the second device takes over; the same member twice at once has one seat", async () => {
    const { mates, params } = await aChannel(server, 1);
    const phone = first(mates);
    const tablet = await another(phone);
    const stream = await Stream.open(phone);
    const before = await takeSeat(phone, params);
    await takeSeat(tablet, params);
    const left = await stream.next(is("room_left"));
    expect(left.data).toEqual({ seat_id: before, why: "elsewhere" });
    expect(outcome(await keep(phone, params, before))).toEqual([410, "seat_lost"]);
    await Promise.all([phone, tablet, phone, tablet].map((device) => takeSeat(device, params)));
    expect(await namesIn(phone, params)).toEqual([phone.id]);
    stream.close();
  });

  test("a member is in one room at a time, also when two of them change rooms at once", async () => {
    const a = await aTrialRoom(server);
    const { id: podId } = await circleOf(a.anna, a.berta, a.chatId);
    const pod: RoomParams = { kind: "pod", id: podId };
    await Promise.all([takeSeat(a.anna, a.params), takeSeat(a.berta, pod)]);
    await Promise.all([takeSeat(a.anna, pod), takeSeat(a.berta, a.params)]);
    expect(await namesIn(a.anna, pod)).toEqual([a.anna.id]);
    expect(await namesIn(a.anna, a.params)).toEqual([a.berta.id]);
  });
});

async function circleOf(anna: Person, berta: Person, chatId: string) {
  await anna.must("POST /api/pods", { body: { chat_id: chatId } });
  const { invitations } = await berta.must("GET /api/pods");
  const params = { id: first(invitations).id };
  const { pods } = await berta.must("POST /api/pods/invitations/{id}/accept", { params });
  return first(pods);
}

describe("live", () => {
  test("those who may read the place see who is in, before joining; others do not", async () => {
    const { owner, mates, params } = await aChannel(server, 1);
    const reader = first(mates);
    const stranger = await aMember(server);
    const stream = await Stream.open(reader);
    const other = await Stream.open(stranger);
    const seat_id = await takeSeat(owner, params);
    await keep(owner, params, seat_id, { hand: true });
    await stream.next(
      ({ kind, data }) => kind === "room_changed" && JSON.stringify(data).includes('"hand_at":"'),
    );
    await owner.must("POST /api/rooms/{kind}/{id}/leave", { params, body: { seat_id } });
    await stream.next(
      ({ kind, data }) => kind === "room_changed" && JSON.stringify(data).includes('"seats":[]'),
    );
    await other.caughtUp(server, stranger);
    expect(other.of("room_changed")).toEqual([]);
    const { rows } = await server.platform.db.rawQuery<{ life: number }>(
      "select extract(epoch from expires_at - created_at)::int as life from events where kind = 'room_changed'",
    );
    expect(new Set(rows.map(({ life }) => life))).toEqual(new Set([60]));
    stream.close();
    other.close();
  });

  test("signals pass between two seats of one room only, from the device that has the seat", async () => {
    const { owner, mates, params } = await aChannel(server, 2);
    const [mate, outside] = mates;
    if (!mate || !outside) throw new Error("two joined");
    const mine = await takeSeat(owner, params);
    const theirs = await takeSeat(mate, params);
    const stream = await Stream.open(mate);
    expect(await signal(owner, params, mine, theirs)).toEqual([202, undefined]);
    const event = await stream.next(is("room_signal"));
    expect(event.data).toEqual({
      from_seat_id: mine,
      to_seat_id: theirs,
      kind: "offer",
      payload: { type: "offer", sdp: "v=0" },
    });
    expect(await signal(outside, params, mine, theirs)).toEqual([410, "seat_lost"]);
    expect(await signal(await another(owner), params, mine, theirs)).toEqual([410, "seat_lost"]);
    expect(await signal(owner, params, mine, randomUUID())).toEqual([404, "not_found"]);
    const elsewhere = await aChannel(server, 0);
    const far = await takeSeat(elsewhere.owner, elsewhere.params);
    expect(await signal(owner, params, mine, far)).toEqual([404, "not_found"]);
    const body = {
      seat_id: mine,
      to_seat_id: theirs,
      kind: "offer" as const,
      payload: { sdp: "x".repeat(20_000) },
    };
    expect((await owner.call("POST /api/rooms/{kind}/{id}/signals", { params, body })).status).toBe(400);
    stream.close();
  });

  test("one screen at a time, also when two begin at once", async () => {
    const { owner, mates, params } = await aChannel(server, 1);
    const mate = first(mates);
    const seats = [await takeSeat(owner, params), await takeSeat(mate, params)] as const;
    const both = await Promise.all([
      keep(owner, params, seats[0], { sharing: true }),
      keep(mate, params, seats[1], { sharing: true }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.map(outcome)).toContainEqual([409, "screen_taken"]);
    const [shows, waits] = both[0].status === 200 ? [owner, mate] : [mate, owner];
    const seatOf = (person: Person) => (person === owner ? seats[0] : seats[1]);
    await keep(shows, params, seatOf(shows), { sharing: false });
    expect((await keep(waits, params, seatOf(waits), { sharing: true })).status).toBe(200);
  });
});

describe("who has to go", () => {
  test("is out at once who leaves the group, and so is everyone when the channel is deleted", async () => {
    const { owner, mates, groupId, params } = await aChannel(server, 2);
    const [leaver, stays] = mates;
    if (!leaver || !stays) throw new Error("two joined");
    const seat_id = await takeSeat(leaver, params);
    const kept = await takeSeat(stays, params);
    const stream = await Stream.open(leaver);
    await leaver.must("DELETE /api/groups/{id}/membership", { params: { id: groupId } });
    expect((await stream.next(is("room_left"))).data).toEqual({ seat_id, why: "closed" });
    expect(await namesIn(owner, params)).toEqual([stays.id]);
    expect(outcome(await keep(leaver, params, seat_id))).toEqual([404, "not_found"]);
    const other = await Stream.open(stays);
    await owner.must("POST /api/groups/{id}/channels", { params: { id: groupId }, body: { name: "Neu" } });
    await owner.must("DELETE /api/groups/{id}/channels/{channelId}", {
      params: { id: groupId, channelId: params.id },
    });
    expect((await other.next(is("room_left"))).data).toEqual({ seat_id: kept, why: "closed" });
    stream.close();
    other.close();
  });

  test("a sign of life of anyone finds who may not be in any more, where an event was lost", async () => {
    const { owner, mates, params } = await aChannel(server, 1);
    const mate = first(mates);
    await takeSeat(mate, params);
    const seat_id = await takeSeat(owner, params);
    await server.platform.db.rawQuery(
      "delete from participants where member_id = $1 and conversation_id = $2",
      [mate.id, params.id],
    );
    const room = await keep(owner, params, seat_id);
    expect(room.status).toBe(200);
    expect(await namesIn(owner, params)).toEqual([owner.id]);
  });

  test("a ban takes the seat", async () => {
    const { owner, mates, params } = await aChannel(server, 1);
    const mate = first(mates);
    const staff = await aMember(server);
    await giveLevel(server, staff, 5);
    const stream = await Stream.open(owner);
    await takeSeat(mate, params);
    await staff.must("POST /api/admin/members/{id}/ban", { params: { id: mate.id }, body: { reason: "x" } });
    await stream.next(
      ({ kind, data }) => kind === "room_changed" && JSON.stringify(data).includes('"seats":[]'),
    );
    expect(await namesIn(owner, params)).toEqual([]);
    stream.close();
  });

  test("across a block nothing passes in a channel, and a trial project's room is closed", async () => {
    const { owner, mates, params } = await aChannel(server, 1);
    const mate = first(mates);
    const mine = await takeSeat(owner, params);
    const theirs = await takeSeat(mate, params);
    const stream = await Stream.open(owner);
    await mate.must("PUT /api/users/{id}/block", { params: { id: owner.id } });
    const told = await stream.next(
      ({ kind, data }) => kind === "room_changed" && JSON.stringify(data).includes("apart"),
    );
    expect(told.data).toMatchObject({ apart: [mate.id] });
    expect(await signal(owner, params, mine, theirs)).toEqual([404, "not_found"]);
    expect((await owner.must("GET /api/rooms/{kind}/{id}", { params })).apart).toEqual([mate.id]);
    stream.close();

    const trial = await aTrialRoom(server);
    await takeSeat(trial.anna, trial.params);
    await takeSeat(trial.berta, trial.params);
    const pair = await Stream.open(trial.berta);
    await trial.anna.must("PUT /api/users/{id}/block", { params: { id: trial.berta.id } });
    await pair.next(is("room_left"));
    expect(await tryJoin(trial.berta, trial.params)).toEqual([404, "not_found"]);
    pair.close();
  });

  test("moderators remove members, who can't come back for ten minutes; no one else does", async () => {
    const { owner, mates, params } = await aChannel(server, 2);
    const [mate, other] = mates;
    if (!mate || !other) throw new Error("two joined");
    await takeSeat(mate, params);
    const kick = async (by: Person, who: Person, place = params) =>
      outcome(
        await by.call("DELETE /api/rooms/{kind}/{id}/members/{memberId}", {
          params: { ...place, memberId: who.id },
        }),
      );
    expect(await kick(other, mate)).toEqual([403, "forbidden"]);
    expect(await kick(mate, owner)).toEqual([403, "forbidden"]);
    expect(await kick(owner, owner)).toEqual([403, "forbidden"]);
    expect(await kick(owner, await aMember(server))).toEqual([404, "not_found"]);
    expect(await kick(owner, mate)).toEqual([204, undefined]);
    expect(await namesIn(owner, params)).toEqual([]);
    expect(await tryJoin(mate, params)).toEqual([403, "removed_from_room"]);
    await server.platform.db.rawQuery("update room_removals set until = now() where member_id = $1", [
      mate.id,
    ]);
    await takeSeat(mate, params);
    const trial = await aTrialRoom(server);
    expect(await kick(trial.anna, trial.berta, trial.params)).toEqual([403, "forbidden"]);
    const team = await aTeam(server);
    const ofTeam: RoomParams = { kind: "team", ...team.params };
    expect(await kick(team.berta, team.anna, ofTeam)).toEqual([403, "forbidden"]);
    expect(await kick(team.anna, team.berta, ofTeam)).toEqual([204, undefined]);
  });

  test("the sweep empties rooms that no one is in any more, and forgets old removals", async () => {
    const { owner, params } = await aChannel(server, 0);
    await takeSeat(owner, params);
    await loseDevice(owner, 120);
    await server.platform.db.rawQuery(
      "insert into room_removals (kind, place_id, member_id, until) values ('pod', $1, $2, now())",
      [randomUUID(), owner.id],
    );
    await sweepRooms(server.platform);
    const { rows } = await server.platform.db.rawQuery(
      "select from room_seats where member_id = $1 union all select from room_removals where member_id = $1",
      [owner.id],
    );
    expect(rows).toHaveLength(0);
  });
});

describe("calls and rooms exclude each other", () => {
  test("no room during a call, no call from or to a room", async () => {
    const { anna, berta, params } = await aTrialRoom(server);
    const callId = randomUUID();
    const ring = async (from: Person, to: Person, id: string) =>
      outcome(await from.call("POST /api/rtc/ring", { body: { toUserId: to.id, callId: id } }));
    expect(await ring(anna, berta, callId)).toEqual([202, undefined]);
    expect(await tryJoin(anna, params)).toEqual([409, "in_call"]);
    expect(await tryJoin(berta, params)).toEqual([409, "in_call"]);
    await anna.must("POST /api/rtc/hangup", { body: { toUserId: berta.id, callId } });
    await takeSeat(berta, params);
    expect(await ring(anna, berta, randomUUID())).toEqual([409, "busy"]);
    expect(await ring(berta, anna, randomUUID())).toEqual([409, "busy"]);
    await loseDevice(berta, 120);
    expect(await ring(anna, berta, randomUUID())).toEqual([202, undefined]);
  });

  test("of a call and a room at the same moment one wins", async () => {
    const { anna, berta, params } = await aTrialRoom(server);
    const [call, room] = await Promise.all([
      anna.call("POST /api/rtc/ring", { body: { toUserId: berta.id, callId: randomUUID() } }),
      berta.call("POST /api/rooms/{kind}/{id}/seat", { params }),
    ]);
    expect([call.status, room.status].sort()).toEqual(call.status === 202 ? [202, 409] : [201, 409]);
  });
});

test("where calls go over relays alone, no other candidate passes in a room either", async () => {
  const relayed = await startTestServer({
    env: {
      TURN_URLS: "turn:turn.example:3478",
      TURN_SECRET: "ein Geheimnis des Relays",
      CALLS_RELAY_ONLY: "on",
    },
  });
  const { anna, berta, params } = await aTrialRoom(relayed);
  const seat_id = await takeSeat(anna, params);
  const to_seat_id = await takeSeat(berta, params);
  const stream = await Stream.open(berta);
  const host = "candidate:1 1 udp 1 192.168.1.7 5 typ host";
  const relay = "candidate:2 1 udp 1 198.51.100.1 6 typ relay raddr 203.0.113.9 rport 7";
  for (const candidate of [host, relay])
    await anna.must("POST /api/rooms/{kind}/{id}/signals", {
      params,
      body: { seat_id, to_seat_id, kind: "ice", payload: { candidate: { candidate } } },
    });
  await stream.next(is("room_signal"));
  await stream.caughtUp(relayed, berta);
  expect(stream.of("room_signal").map(({ payload }) => payload)).toEqual([
    { candidate: { candidate: "candidate:2 1 udp 1 198.51.100.1 6 typ relay raddr 0.0.0.0 rport 0" } },
  ]);
  stream.close();
  await relayed.stop();
});

test("a member's archive tells which room they are in", async () => {
  const { owner, params } = await aChannel(server, 0);
  await takeSeat(owner, params);
  const archive = await archiveOf(server.platform.personal, owner.id);
  expect(JSON.parse(archive.get("rooms.json") ?? "")).toMatchObject({
    seats: [{ kind: "channel", place_id: params.id }],
    removals: [],
  });
});
