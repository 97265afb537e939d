import { randomUUID } from "node:crypto";
import { liveEvents } from "@kompagnon/contract/live/events.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPairInChat } from "#testing/builders.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("the event that chat_send builds is the contract's, field by field, and says what reading says", async () => {
  const { anna, chatId } = await aPairInChat(server);
  const sent = await anna.must("POST /api/chats/{id}/messages", {
    params: { id: chatId },
    body: { client_id: randomUUID(), text: "Hallo" },
  });
  const { rows } = await server.platform.db.rawQuery<{ data: unknown }>(
    "select data from events where topic = $1 and kind = 'message_created' order by xid desc, id desc limit 1",
    [`c:${chatId}`],
  );
  const event = liveEvents.message_created.strict().parse(rows[0]?.data);
  expect(event).toEqual(rows[0]?.data);
  expect(sent).toMatchObject({
    id: event.id,
    seq: event.seq,
    text: event.text,
    created_at: event.created_at,
  });
});

test("no other function of the database announces anything to browsers", async () => {
  const { rows } = await server.platform.db.rawQuery<{ name: string }>(
    "select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '(publish_event|into events)' order by 1",
  );
  expect(rows.map(({ name }) => name)).toEqual([
    // A marker for the processes, never sent.
    "announce_member_change",
    "chat_send",
    "publish_event",
    // What a transaction announced, parsed by the contract's schemas on its way.
    "write_effects",
  ]);
});
