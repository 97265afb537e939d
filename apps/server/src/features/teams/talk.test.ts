import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aTeam, joins } from "#features/teams/test-teams.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";
import { soon } from "#testing/waiting.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const write = (by: Person, id: string, text: string) =>
  by.must("POST /api/teams/{id}/messages", { params: { id }, body: { client_id: randomUUID(), text } });
const noticesOf = async (person: Person) =>
  (await person.must("GET /api/notifications")).items.filter(({ type }) => type === "team_message");

test("a message in a team notifies members who are away and have not muted it; reading settles the notification", async () => {
  const { anna, berta, params, teamChat } = await aTeam(server);
  const muted = await joins(server, anna, params);
  const here = await joins(server, anna, params);
  await muted.must("PATCH /api/chats/{id}", { params: { id: teamChat }, body: { muted: true } });
  const stream = await Stream.open(here);
  await write(anna, params.id, "Der erste Entwurf steht");
  await soon(async () => expect(await noticesOf(berta)).toHaveLength(1));
  const sent = await write(anna, params.id, "Und der zweite");
  await soon(async () =>
    expect(await noticesOf(berta)).toMatchObject([
      { count: 2, payload: { team_id: params.id, message: "Und der zweite", sender: { id: anna.id } } },
    ]),
  );
  for (const person of [anna, muted, here]) expect(await noticesOf(person)).toEqual([]);
  await berta.must("PUT /api/chats/{id}/read", { params: { id: teamChat }, body: { seq: sent.seq } });
  await soon(async () => expect(await noticesOf(berta)).toEqual([]));
  stream.close();
});

test("a member who leaves a team keeps none of its notifications", async () => {
  const { anna, berta, params } = await aTeam(server);
  await write(anna, params.id, "Nur für uns");
  await soon(async () => expect(await noticesOf(berta)).toHaveLength(1));
  await anna.must("DELETE /api/teams/{id}/members/{userId}", { params: { ...params, userId: berta.id } });
  await soon(async () => expect(await noticesOf(berta)).toEqual([]));
});

test("a deleted message has no notification", async () => {
  const { anna, berta, params, teamChat } = await aTeam(server);
  const { id: messageId } = await write(anna, params.id, "Das war zu früh");
  await soon(async () => expect(await noticesOf(berta)).toHaveLength(1));
  await anna.must("DELETE /api/chats/{id}/messages/{messageId}", { params: { id: teamChat, messageId } });
  await soon(async () => expect(JSON.stringify(await noticesOf(berta))).not.toContain("zu früh"));
});
