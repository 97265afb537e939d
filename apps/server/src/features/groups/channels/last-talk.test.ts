import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const talk = async (person: Person) => (await person.must("GET /api/groups/talk")).items;
const write = (person: Person, id: string, channelId: string, text: string) =>
  person.must("POST /api/groups/{id}/channels/{channelId}/messages", {
    params: { id, channelId },
    body: { client_id: randomUUID(), text },
  });

test("one line per group, from the channel with the newest message; quiet groups are left out", async () => {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  expect(await talk(berta)).toEqual([]);
  const first = await aGroup(anna);
  const second = await aGroup(anna);
  for (const { id } of [first, second]) await join(berta, id);
  expect(await talk(berta)).toEqual([]);

  const general = await firstChannel(anna, first.id);
  const { id: side } = await anna.must("POST /api/groups/{id}/channels", {
    params: { id: first.id },
    body: { name: "Nebenan" },
  });
  await write(anna, first.id, general, "Guten Morgen");
  await write(anna, first.id, side, "Hier geht es weiter");
  await write(anna, second.id, await firstChannel(anna, second.id), "x".repeat(400));
  const items = await talk(berta);
  expect(items).toMatchObject([
    { group_id: second.id, text: "x".repeat(160), unread_count: 1 },
    {
      group_id: first.id,
      group_name: first.name,
      channel_id: side,
      channel_name: "Nebenan",
      author: { id: anna.id },
      text: "Hier geht es weiter",
      kind: "text",
      unread_count: 2,
    },
  ]);
  expect(JSON.stringify(items)).not.toContain("@example");
});

test("leaves out deleted messages, messages of blocked members, and groups without a membership", async () => {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  const carla = await aMember(server);
  const { id } = await aGroup(anna);
  for (const person of [berta, carla]) await join(person, id);
  const channelId = await firstChannel(anna, id);
  await write(anna, id, channelId, "Das bleibt");
  await write(carla, id, channelId, "Das will Berta nicht lesen");
  const gone = await write(anna, id, channelId, "Das ist gleich weg");
  await anna.must("DELETE /api/chats/{id}/messages/{messageId}", {
    params: { id: channelId, messageId: gone.id },
  });
  expect((await talk(berta))[0]?.text).toBe("Das will Berta nicht lesen");
  await berta.must("PUT /api/users/{id}/block", { params: { id: carla.id } });
  expect((await talk(berta))[0]?.text).toBe("Das bleibt");
  await berta.must("DELETE /api/groups/{id}/membership", { params: { id } });
  expect(await talk(berta)).toEqual([]);
});
