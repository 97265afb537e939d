import { randomUUID } from "node:crypto";
import { conversation, message } from "@kompagnon/contract/chats/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aMatchingMember, aPairInChat, aPictureFile } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const ODD = 'Zeile\n"Anführung" \\ \u0007\u007f \u2028 </script> 😀 ﷽ é\t';

type Sending = { text?: string; reply_to?: number; attachment_ids?: string[] };
const send = (who: Person, id: string, body: Sending) =>
  who.must("POST /api/chats/{id}/messages", { params: { id }, body: { client_id: randomUUID(), ...body } });
const picture = async (who: Person, id: string): Promise<string> =>
  (
    await who.must("POST /api/chats/{id}/images", {
      params: { id },
      query: { name: "Bild.png" },
      file: await aPictureFile(),
    })
  ).id;
const react = (who: Person, id: string, messageId: string, emoji: string) =>
  who.must("PUT /api/chats/{id}/messages/{messageId}/reactions/{emoji}", {
    params: { id, messageId, emoji },
  });

/** Messages of every kind, in a conversation of two. */
async function everyKind(anna: Person, berta: Person, id: string): Promise<void> {
  const odd = await send(anna, id, { text: ODD });
  await send(berta, id, { text: "😀".repeat(200), reply_to: odd.seq });
  const filed = await send(anna, id, { attachment_ids: [await picture(anna, id), await picture(anna, id)] });
  await send(berta, id, { text: "Zum Bild", reply_to: filed.seq });
  const gone = await send(anna, id, { text: "Gleich weg" });
  await send(berta, id, { text: "Zu dem, was weg ist", reply_to: gone.seq });
  await anna.must("DELETE /api/chats/{id}/messages/{messageId}", { params: { id, messageId: gone.id } });
  const liked = await send(anna, id, { text: "Beliebt" });
  for (const [who, emoji] of [
    [anna, "👍"],
    [berta, "👍"],
    [berta, "🎉"],
    [anna, "❤️"],
  ] as const)
    await react(who, id, liked.id, emoji);
  await react(berta, id, odd.id, "👍");
  await anna.must("PUT /api/chats/{id}/messages/{messageId}/pin", { params: { id, messageId: liked.id } });
  const changed = await send(berta, id, { text: "Vorher" });
  await berta.must("PATCH /api/chats/{id}/messages/{messageId}", {
    params: { id, messageId: changed.id },
    body: { text: "Nachher" },
  });
  const withheld = await send(anna, id, {
    text: "Nicht für andere",
    attachment_ids: [await picture(anna, id)],
  });
  await query("update attachments set withheld = true where conversation_id = $1 and seq = $2", [
    id,
    withheld.seq,
  ]);
  const linked = await send(anna, id, { text: "https://example.test" });
  await query("update messages set link = $2 where id = $1", [
    linked.id,
    {
      url: "https://example.test",
      site: "Beispiel",
      title: 'Ein "Titel"',
      description: "",
      image_url: null,
      secret: "nein",
    },
  ]);
  const called = await send(anna, id, { text: "Angerufen" });
  await query("update messages set call = $2 where id = $1", [
    called.id,
    { outcome: "missed", seconds: 0, secret: "nein" },
  ]);
  await query(
    "update messages set mentions = array[$2::uuid, $3::uuid], mentions_all = true, thread_count = 2, thread_last_at = '2026-11-22 05:00:00.1+00' where id = $1",
    [called.id, anna.id, berta.id],
  );
  await query(
    `update attachments set kind = 'voice', seconds = 1.5, waveform = '{0,50,100}' where id = (
       select id from attachments where conversation_id = $1 order by created_at desc limit 1)`,
    [id],
  );
}

test("messages are written as the contract's schema says them, whatever they hold", async () => {
  const { anna, berta, chatId: id } = await aPairInChat(server);
  await everyKind(anna, berta, id);
  const params = { id };
  for (const viewer of [anna, berta]) {
    const answer = await fetch(`${server.url}/api/chats/${id}/messages`, {
      headers: { cookie: viewer.cookie },
    });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { items } = z.object({ items: z.array(z.strictObject(message.shape)) }).parse(await answer.json());
    expect(JSON.stringify(items)).not.toContain("secret");
    // From a message on they are put into words as objects: both ways say the same.
    const asObjects = await viewer.must("GET /api/chats/{id}/messages", {
      params,
      query: { after: 0, limit: 100 },
    });
    expect(items).toEqual(asObjects.items.toReversed());
    expect(items).toHaveLength(asObjects.items.length);
    const paged: unknown[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await viewer.must("GET /api/chats/{id}/messages", {
        params,
        query: { limit: 3, ...(cursor && { cursor }) },
      });
      paged.push(...page.items);
      cursor = page.next_cursor ?? undefined;
    }
    expect(paged).toEqual(items);
  }
});

test("a conversation is written with its newest message, folders and the other", async () => {
  const { anna, berta, chatId: id } = await aPairInChat(server);
  const strict = async (who: Person) => {
    const answer = await fetch(`${server.url}/api/chats`, { headers: { cookie: who.cookie } });
    const { items } = z
      .object({ items: z.array(z.strictObject(conversation.shape)) })
      .parse(await answer.json());
    expect(await who.must("GET /api/chats/{id}", { params: { id: items[0]?.id ?? "" } })).toEqual(items[0]);
    return items[0];
  };
  expect(await strict(anna)).toMatchObject({
    id,
    last_message: null,
    folder_ids: [],
    unread_count: 0,
    can_write: true,
  });
  await send(berta, id, { text: "Eins" });
  const { id: last } = await send(berta, id, { text: ODD, attachment_ids: [await picture(berta, id)] });
  await react(anna, id, last, "👍");
  const folders = [];
  for (const name of ["Arbeit", "Später"])
    folders.push((await anna.must("POST /api/chat-folders", { body: { name, color: "sky" } })).id);
  for (const folder of folders)
    await anna.must("PUT /api/chat-folders/{id}/chats/{chatId}", { params: { id: folder, chatId: id } });
  await anna.must("PATCH /api/chats/{id}", { params: { id }, body: { muted: true, pinned: true } });
  await query("update profiles set avatar = 'avatars/x.webp', username = $2 where member_id = $1", [
    berta.id,
    'B"erta',
  ]);
  await query("update members set verified_at = now() where id = $1", [berta.id]);
  const found = await strict(anna);
  const { items } = await anna.must("GET /api/chats/{id}/messages", { params: { id }, query: { after: 1 } });
  expect(found).toMatchObject({
    id,
    last_message: items[0],
    unread_count: 2,
    my_read_seq: 0,
    other_read_seq: 0,
    can_write: true,
    pinned: true,
    muted: true,
    archived: false,
    other: { id: berta.id, username: 'B"erta', avatar_url: "/api/files/avatars/x.webp", verified: true },
  });
  expect(found?.last_message?.attachments).toHaveLength(1);
  expect(found?.folder_ids.toSorted()).toEqual(folders.toSorted());
  // Folders are one's own, and so are marks.
  expect(await strict(berta)).toMatchObject({ folder_ids: [], pinned: false, muted: false });
  await query("update profiles set username = null where member_id = $1", [berta.id]);
  expect((await strict(anna))?.other.username).toBe("user");
  await anna.must("PUT /api/users/{id}/block", { params: { id: berta.id } });
  expect((await strict(anna))?.can_write).toBe(false);
  expect((await strict(berta))?.can_write).toBe(false);
});

test("a conversation of others, or a channel, is no conversation of one's own", async () => {
  const { anna, chatId: id } = await aPairInChat(server);
  const outsider = await aMatchingMember(server);
  expect((await outsider.call("GET /api/chats/{id}", { params: { id } })).status).toBe(404);
  expect((await outsider.must("GET /api/chats")).items).toEqual([]);
  expect((await anna.must("GET /api/chats", { query: { folder: randomUUID() } })).items).toEqual([]);
});
