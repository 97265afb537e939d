import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mentionsIn } from "#features/groups/channels/talk.ts";
import { aFounder, aGroup, firstChannel, join } from "#features/groups/test-groups.ts";
import { aMember, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

const list = async (person: Person, id: string) =>
  (await person.must("GET /api/groups/{id}/channels", { params: { id } })).items;
const make = (by: Person, id: string, name: string) =>
  by.call("POST /api/groups/{id}/channels", { params: { id }, body: { name } });
const write = (by: Person, id: string, channelId: string, text: string) =>
  by.call("POST /api/groups/{id}/channels/{channelId}/messages", {
    params: { id, channelId },
    body: { client_id: randomUUID(), text },
  });
const aChannel = async (names: string[] = []) => {
  const anna = await aFounder(server);
  const { id } = await aGroup(anna);
  const others = await Promise.all(names.map((username) => aMember(server, { username })));
  for (const person of others) await join(person, id);
  return { anna, others, id, channelId: await firstChannel(anna, id) };
};

describe("channels", () => {
  test("moderators create, rename, move, slow down and delete channels; all members are notified", async () => {
    const { anna, others, id } = await aChannel([`Berta${randomLetters(6)}`]);
    const [berta = anna] = others;
    const stream = await Stream.open(berta);
    expect((await make(berta, id, "Ideen")).error.error).toBe("forbidden");
    const ideas = (await make(anna, id, "Ideen")).body;
    await make(anna, id, "Zahlen");
    await stream.next(({ kind }) => kind === "group_changed");
    const taken = await make(anna, id, "IDEEN");
    expect([taken.status, taken.error.error]).toEqual([409, "channel_name_taken"]);
    const changed = await anna.must("PATCH /api/groups/{id}/channels/{channelId}", {
      params: { id, channelId: ideas.id },
      body: { name: "Einfälle", topic: "alles darf", slow_seconds: 30, position: 0 },
    });
    expect(changed).toMatchObject({ name: "Einfälle", topic: "alles darf", slow_seconds: 30 });
    expect((await list(berta, id)).map(({ name }) => name)).toEqual(["Einfälle", "Allgemein", "Zahlen"]);
    // A channel made later is read live at once.
    await write(anna, id, ideas.id, "hört ihr mich?");
    await stream.next(
      ({ kind, data }) => kind === "message_created" && (data as { chat_id: string }).chat_id === ideas.id,
    );
    expect((await write(berta, id, ideas.id, "ja")).status).toBe(201);
    const slow = await write(berta, id, ideas.id, "sehr gut sogar");
    expect([slow.status, slow.error.error]).toEqual([429, "slow_mode"]);
    expect((await write(anna, id, ideas.id, "ich darf")).status).toBe(201);
    for (const { id: channelId } of (await list(anna, id)).slice(0, 2))
      await anna.must("DELETE /api/groups/{id}/channels/{channelId}", { params: { id, channelId } });
    const [last] = await list(anna, id);
    const stays = await anna.call("DELETE /api/groups/{id}/channels/{channelId}", {
      params: { id, channelId: last?.id ?? "" },
    });
    expect(stays.error.error).toBe("last_channel");
    stream.close();
  });

  test("fifty are enough, also at the same moment", async () => {
    const { anna, id } = await aChannel();
    const answers = await Promise.all(Array.from({ length: 52 }, (_, n) => make(anna, id, `Kanal ${n}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(49);
    expect(answers.find(({ status }) => status !== 201)?.error.error).toBe("too_many_channels");
    expect(await list(anna, id)).toHaveLength(50);
  });

  test("of another group are not found", async () => {
    const one = await aChannel();
    const other = await aChannel();
    const params = { id: one.id, channelId: other.channelId };
    expect((await write(one.anna, one.id, other.channelId, "?")).error.error).toBe("not_found");
    expect(
      (await one.anna.call("GET /api/groups/{id}/channels/{channelId}/messages", { params })).status,
    ).toBe(404);
    expect((await one.anna.call("DELETE /api/groups/{id}/channels/{channelId}", { params })).status).toBe(
      404,
    );
  });
});

describe("talking", () => {
  test("ten writers at once: everybody sees the same messages in the same order, none lost or doubled", async () => {
    const { anna, others, id, channelId } = await aChannel(
      Array.from({ length: 9 }, () => `Viel${randomLetters(8)}`),
    );
    const writers = [anna, ...others];
    const streams = await Promise.all(writers.slice(0, 3).map((person) => Stream.open(person)));
    await Promise.all(
      writers.flatMap((person, who) =>
        Array.from({ length: 8 }, (_, n) => write(person, id, channelId, `${who}.${n}`)),
      ),
    );
    const { items } = await anna.must("GET /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
      query: { limit: 100 },
    });
    const texts = items.map(({ text }) => text).reverse();
    expect(new Set(texts).size).toBe(80);
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, n) => 80 - n));
    for (const stream of streams) {
      await expect.poll(() => stream.of("message_created").length, { timeout: 5_000 }).toBe(80);
      expect(stream.of("message_created").map(({ text }) => text)).toEqual(texts);
      stream.close();
    }
  });

  test("a page at a time, back and around", async () => {
    const { anna, id, channelId } = await aChannel();
    for (let n = 1; n <= 7; n++) await write(anna, id, channelId, `m${n}`);
    const read = (query: object) =>
      anna.must("GET /api/groups/{id}/channels/{channelId}/messages", { params: { id, channelId }, query });
    const first = await read({ limit: 3 });
    const second = await read({ limit: 3, cursor: first.next_cursor ?? "" });
    expect([...first.items, ...second.items].map(({ seq }) => seq)).toEqual([7, 6, 5, 4, 3, 2]);
    expect((await read({ after: 5 })).items.map(({ seq }) => seq)).toEqual([6, 7]);
    expect((await read({ around: 4, limit: 3 })).items.map(({ seq }) => seq)).toContain(4);
  });

  test("is searched in all channels of the group, and in no other", async () => {
    const { anna, id, channelId } = await aChannel();
    const second = (await make(anna, id, "Zweiter")).body;
    const elsewhere = await aChannel();
    await write(anna, id, channelId, "Honig vom Dach");
    await write(anna, id, second.id, "noch mehr honig");
    await write(elsewhere.anna, elsewhere.id, elsewhere.channelId, "fremder Honig");
    const { items } = await anna.must("GET /api/groups/{id}/search", {
      params: { id },
      query: { q: "honig" },
    });
    expect(items.map(({ text }) => text)).toEqual(["noch mehr honig", "Honig vom Dach"]);
  });

  test("blocked members of one group go on reading one another there", async () => {
    const { anna, others, id, channelId } = await aChannel([`Blo${randomLetters(6)}`]);
    const [berta = anna] = others;
    await berta.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    expect((await write(anna, id, channelId, "an alle")).status).toBe(201);
    expect((await write(berta, id, channelId, "auch an alle")).status).toBe(201);
  });
});

describe("mentions", () => {
  test.each([
    ["@Lena schau mal", [["lena"]], false],
    ["(@Élodie), @ÉLODIE!", [["élodie", "elodie"]], false],
    ["mail an a@lena.de und x.@lena", [], false],
    ["@alle: Termin", [["alle"]], true],
    ["@Everyone", [["everyone"]], true],
    ["@सीता नमस्ते", [["सीता"]], false],
    ["nichts @ nirgends @123", [], false],
  ])("%s", (text, names, everyone) => {
    expect(mentionsIn(text)).toEqual({ names, everyone });
  });

  test("next to text without spaces reach the member with the longest name", async () => {
    const short = `Yua${randomLetters(6)}`;
    const long = `さくら${"あいうえお".slice(0, 3)}`;
    const { anna, others, id, channelId } = await aChannel([short, long]);
    const [one = anna, other = anna] = others;
    const sent = await write(anna, id, channelId, `你好@${short}请看，谢谢@${long}さん`);
    expect([...sent.body.mentions].sort()).toEqual([one.id, other.id].sort());
  });

  test("reach members of the group by name, whatever its case, and count until they read", async () => {
    const name = `Berta${randomLetters(6)}`;
    const { anna, others, id, channelId } = await aChannel([name]);
    const [berta = anna] = others;
    const outsider = await aMember(server, { username: `Fremd${randomLetters(6)}` });
    const profile = await outsider.must("GET /api/profiles/{userId}", { params: { userId: outsider.id } });
    const sent = await write(
      anna,
      id,
      channelId,
      `@${name.toUpperCase()} und @${profile.username}: kommt ihr?`,
    );
    expect(sent.body.mentions).toEqual([berta.id]);
    const group = await berta.must("GET /api/groups/{id}", { params: { id } });
    expect([group.unread_count, group.mention_count]).toEqual([1, 1]);
    await berta.must("PUT /api/chats/{id}/read", { params: { id: channelId }, body: { seq: sent.body.seq } });
    expect((await berta.must("GET /api/groups/{id}", { params: { id } })).mention_count).toBe(0);
  });

  test("of everybody are for moderators", async () => {
    const { anna, others, id, channelId } = await aChannel([`Emma${randomLetters(6)}`]);
    const [berta = anna] = others;
    expect((await write(berta, id, channelId, "@alle hallo")).body.mentions_all).toBe(false);
    expect((await write(anna, id, channelId, "@all hallo")).body.mentions_all).toBe(true);
    const [channel] = await list(berta, id);
    expect(channel).toMatchObject({ mention_count: 1, unread_count: 1 });
  });

  test("notify members who are away and have not muted the channel; reading settles the notification", async () => {
    const names = ["Weg", "Stumm", "Hier"].map((name) => name + randomLetters(8));
    const { anna, others, id, channelId } = await aChannel(names);
    const [away = anna, muted = anna, here = anna] = others;
    await muted.must("PATCH /api/chats/{id}", { params: { id: channelId }, body: { muted: true } });
    const stream = await Stream.open(here);
    const sent = await write(
      anna,
      id,
      channelId,
      `${names.map((name) => `@${name}`).join(" ")} seht ihr das?`,
    );
    const publishedOf = async (person: Person) => (await person.must("GET /api/notifications")).items;
    await expect.poll(() => publishedOf(away), { timeout: 5_000 }).toHaveLength(1);
    expect((await publishedOf(away))[0]).toMatchObject({
      type: "mention",
      payload: { group_id: id, chat_id: channelId, sender: { id: anna.id } },
    });
    expect(await publishedOf(muted)).toEqual([]);
    expect(await publishedOf(here)).toEqual([]);
    expect((await muted.must("GET /api/groups/{id}", { params: { id } })).unread_count).toBe(0);
    await away.must("PUT /api/chats/{id}/read", { params: { id: channelId }, body: { seq: sent.body.seq } });
    await expect.poll(() => publishedOf(away), { timeout: 5_000 }).toEqual([]);
    stream.close();
  });

  test.each(["left", "kicked", "banned", "channel deleted"])(
    "are not readable any more for members who can't read the channel: %s",
    async (how) => {
      const name = `Weg${randomLetters(8)}`;
      const { anna, others, id, channelId } = await aChannel([name]);
      const [away = anna] = others;
      await make(anna, id, "Zweiter");
      await write(anna, id, channelId, `@${name} der Code ist 4711`);
      const notified = async () => (await away.must("GET /api/notifications")).items.map(({ type }) => type);
      await expect.poll(notified, { timeout: 5_000 }).toEqual(["mention"]);
      await away.must("PUT /api/notifications/read");
      const member = { id, userId: away.id };
      if (how === "left") await away.must("DELETE /api/groups/{id}/membership", { params: { id } });
      if (how === "kicked") await anna.must("DELETE /api/groups/{id}/members/{userId}", { params: member });
      if (how === "banned")
        await anna.must("DELETE /api/groups/{id}/members/{userId}", {
          params: member,
          query: { ban: "true" },
        });
      if (how === "channel deleted")
        await anna.must("DELETE /api/groups/{id}/channels/{channelId}", { params: { id, channelId } });
      await expect.poll(notified, { timeout: 5_000 }).toEqual([]);
      const { rows } = await server.platform.db.rawQuery(
        "select from events where data::text like '%4711%' and topic = $1",
        [`u:${away.id}`],
      );
      expect(rows).toEqual([]);
    },
  );
});
