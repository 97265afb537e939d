import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aMember, aPairInChat } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import type { TestServer } from "#testing/test-server.ts";

export type RoomParams = { kind: "channel" | "pod" | "team" | "trial"; id: string };

/** A channel of a public group with its owner and this number of other members. */
export async function aChannel(server: TestServer, count: number) {
  const owner = await aFounder(server);
  const { id: groupId } = await aGroup(owner);
  const mates: Person[] = [];
  for (let index = 0; index < count; index++) {
    const mate = await aMember(server);
    await join(mate, groupId);
    mates.push(mate);
  }
  const params: RoomParams = { kind: "channel", id: await firstChannel(owner, groupId) };
  return { owner, mates, groupId, params };
}

/** A trial project that runs. */
export async function aTrialRoom(server: Pick<TestServer, "url">) {
  const pair = await aPairInChat(server);
  const { id } = await pair.anna.must("POST /api/chats/{id}/trials", {
    params: { id: pair.chatId },
    body: { goal: "Zwanzig Anmeldungen", weeks: 3, tasks: [] },
  });
  await pair.berta.must("POST /api/trials/{id}/accept", { params: { id } });
  const params: RoomParams = { kind: "trial", id };
  return { ...pair, params };
}

/** Joins; the id of the seat. */
export const takeSeat = async (person: Person, params: RoomParams): Promise<string> =>
  (await person.must("POST /api/rooms/{kind}/{id}/seat", { params })).seat_id;

/** The ids of the members in a room, as one of them sees it. */
export const namesIn = async (person: Person, params: RoomParams): Promise<string[]> =>
  (await person.must("GET /api/rooms/{kind}/{id}", { params })).seats.map(({ member }) => member.id);
