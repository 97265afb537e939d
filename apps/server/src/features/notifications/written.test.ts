import { notification } from "@kompagnon/contract/notifications/model.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const query = (text: string, values: unknown[] = []) => server.platform.db.rawQuery(text, values);
const ODD = 'Zeile\n"Anführung" \\ \u0007 \u2028 </script> 😀';
const UUID = "01a086e9-fc07-77c1-8d43-66003bbe8db9";
const strict = z.strictObject({
  ...notification.shape,
  payload: z.strictObject(notification.shape.payload.shape),
});
const listOf = async (who: Person, search = "") => {
  const answer = await fetch(`${server.url}/api/notifications${search}`, { headers: { cookie: who.cookie } });
  return z.object({ items: z.array(strict), next_cursor: z.string().nullable() }).parse(await answer.json());
};
const tell = (who: Person, n: number, actor: string | null, data: object) =>
  query(
    `insert into notifications (id, member_id, type, bundle, count, actor_id, data, created_at, read_at)
     values (gen_random_uuid(), $1, 'like', $2, $3, $4, $5, now() - make_interval(hours => $3), case when $3 > 2 then now() end)`,
    [who.id, `b${n}`, n, actor, data],
  );

test("notifications are written with all fields of the contract, and with those alone", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const nameless = await aMember(server);
  await query("update profiles set avatar = 'avatars/x.webp', username = $2 where member_id = $1", [
    berta.id,
    'B"erta',
  ]);
  await query("update profiles set username = null where member_id = $1", [nameless.id]);
  await query("update members set verified_at = now() where id = $1", [berta.id]);
  const about = { post_id: UUID, accepted: true, decision: "author", group_name: ODD, secret: "nein" };
  await tell(anna, 1, berta.id, { text: ODD, about, occurrence: null });
  await tell(anna, 2, null, { text: null, about: {} });
  await tell(anna, 3, nameless.id, { text: "", about: { chat_id: UUID } });
  const { items, next_cursor } = await listOf(anna);
  expect(next_cursor).toBeNull();
  const nothing = {
    chat_id: null,
    request_id: null,
    match_id: null,
    group_id: null,
    group_name: null,
    accepted: null,
    team_id: null,
    event_id: null,
    event_on: null,
    starts_at: null,
    task_id: null,
    agreement_id: null,
    document_id: null,
    document_kind: null,
    post_id: null,
    comment_id: null,
    decision: null,
    case_id: null,
    plan: null,
    outcome: null,
    job_id: null,
    application_id: null,
  };
  const card = { id: berta.id, username: 'B"erta', avatar_url: "/api/files/avatars/x.webp", verified: true };
  const { secret: _, ...told } = about;
  expect(items.map(({ payload }) => payload)).toEqual([
    { ...nothing, ...told, sender: card, username: card.username, message: ODD },
    { ...nothing, sender: null, username: null, message: null },
    {
      ...nothing,
      chat_id: UUID,
      username: "user",
      message: "",
      sender: { id: nameless.id, username: "user", avatar_url: null, verified: false },
    },
  ]);
  expect(items.map(({ count, read_at }) => [count, read_at !== null])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  const first = await listOf(anna, "?limit=2");
  const second = await listOf(anna, `?limit=2&cursor=${first.next_cursor}`);
  expect([...first.items, ...second.items]).toEqual(items);
  expect(second.next_cursor).toBeNull();
});

test("who is banned is not heard of", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  await tell(anna, 1, berta.id, { text: "Hallo", about: {} });
  expect((await listOf(anna)).items).toHaveLength(1);
  await query("update members set banned_at = now() where id = $1", [berta.id]);
  expect((await listOf(anna)).items).toEqual([]);
});
