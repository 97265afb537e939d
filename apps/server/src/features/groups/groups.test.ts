import type { LiveData } from "@kompagnon/contract/live/events.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findNamesWithoutForm, foldNames, setNameForm } from "#features/groups/queries.ts";
import { aFounder, aGroup, firstChannel, join, sizeOf } from "#features/groups/test-groups.ts";
import { archiveOf } from "#testing/archive.ts";
import { aMember, aPicture, randomLetters } from "#testing/builders.ts";
import { type Received, Stream } from "#testing/stream.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

/** A stream may begin with what happened just before it was opened. */
const stateIs =
  (state: string) =>
  ({ kind, data }: Received): boolean =>
    kind === "group_membership_changed" && (data as LiveData<"group_membership_changed">).state === state; // the server parsed it
const query = (text: string, values: unknown[]) => server.platform.db.rawQuery(text, values);

describe("founding", () => {
  test("no one has a name that another group has, that looks like it, or that speaks for the product", async () => {
    const anna = await aFounder(server);
    const berta = await aFounder(server);
    const word = `il${randomLetters(6)}`; // in capitals it looks otherwise
    const { id } = await aGroup(anna, { name: `Macher ${word}` });
    const found = (name: string) =>
      berta
        .call("POST /api/groups", { body: { name, group_type: "public" } })
        .then(({ error }) => error.error);
    for (const name of [
      `macher  ${word.toUpperCase()}`,
      `Масher ${word}`,
      `Mac\u200Bher ${word}`,
      "Kompagnon Team",
    ])
      expect([name, await found(name)]).toEqual([
        name,
        name.includes("\u200B") || name.startsWith("М") ? "invalid_input" : "group_name_taken",
      ]);
    const other = await aGroup(berta, { name: `Denker ${word}` });
    const rename = (name: string) =>
      berta.call("PATCH /api/groups/{id}", { params: { id: other.id }, body: { name } });
    expect((await rename(`MACHER ${word}`)).error.error).toBe("group_name_taken");
    expect((await rename(`denker ${word}`)).status).toBe(200);
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { name: `Bauer ${word}` } });
    expect((await rename(`Macher ${word}`)).status).toBe(200);
  });

  test("names of groups and channels that fold to the same are one name", async () => {
    const anna = await aFounder(server);
    const berta = await aFounder(server);
    const word = randomLetters(8);
    const { id } = await aGroup(anna, { name: `Größe Straße ${word}` });
    const group = { name: `GROSSE  STRASSE ${word}`, group_type: "public" } as const;
    expect((await berta.call("POST /api/groups", { body: group })).error.error).toBe("group_name_taken");
    const channel = (name: string) =>
      anna.call("POST /api/groups/{id}/channels", { params: { id }, body: { name, topic: "" } });
    expect((await channel("Café")).status).toBe(201);
    expect((await channel("cafe")).error.error).toBe("channel_name_taken");
  });

  test("names of groups and channels from before stay, and the oldest has the folded key", async () => {
    const anna = await aFounder(server);
    const word = randomLetters(8).toLowerCase();
    const first = await aGroup(anna, { name: `aß ${word}` });
    const second = await aGroup(anna);
    await query("update groups set name_key = lower(name) where id = $1", [first.id]);
    await query("update groups set name = $2, name_key = lower($2) where id = $1", [
      second.id,
      `ÄSS ${word}`,
    ]);
    await query("update channels set name = 'Café', name_key = 'café' where group_id = $1", [first.id]);
    await foldNames(server.platform.db);
    const keys = await query("select name_key as key from groups where id = any($1) order by created_at", [
      [first.id, second.id],
    ]);
    expect(keys.rows).toEqual([{ key: `ass ${word}` }, { key: `äss ${word}` }]);
    const { rows } = await query("select name_key as key from channels where group_id = $1", [first.id]);
    expect(rows).toEqual([{ key: "cafe" }]);
  });

  test("a name from before is compared as well, the oldest first", async () => {
    const anna = await aFounder(server);
    const name = `Altbau ${randomLetters(8)}`;
    const { id } = await aGroup(anna, { name });
    await query("update groups set name_key = null, name_looks = null where id = $1", [id]);
    await query(
      "insert into groups (id, name, type, created_at) values (gen_random_uuid(), $1, 'public', now() + interval '1 hour')",
      [name.toUpperCase()],
    );
    for (const group of await findNamesWithoutForm(server.platform.db))
      await setNameForm(server.platform.db, group);
    const { rows } = await server.platform.db.rawQuery<{ named: boolean }>(
      "select name_looks is not null as named from groups where lower(name) = lower($1) order by created_at",
      [name],
    );
    expect(rows).toEqual([{ named: true }, { named: false }]);
  });

  test("makes an owner, a first channel and a count of one", async () => {
    const anna = await aFounder(server);
    const stream = await Stream.open(anna);
    const group = await aGroup(anna, {
      name: "  Stempel & Siegel ",
      niches: ["print-on-demand", "reselling"],
      questions: ["Was baust du?"],
      group_type: "application",
    });
    expect(group).toMatchObject({
      name: "Stempel & Siegel",
      my_role: "owner",
      my_state: "member",
      member_count: 1,
      current_member_count: 1,
      category: "print-on-demand",
      unread_count: 0,
    });
    const { items } = await anna.must("GET /api/groups/{id}/channels", { params: { id: group.id } });
    expect(items.map(({ name }) => name)).toEqual(["Allgemein"]);
    await stream.next(({ kind }) => kind === "group_membership_changed");
    expect((await anna.must("GET /api/groups/mine")).items.map(({ id }) => id)).toEqual([group.id]);
    expect((await anna.must("GET /api/quest")).completed_steps).toContain("discover_groups");
    stream.close();
  });

  test("needs a confirmed address and a name", async () => {
    const anna = await aMember(server);
    const refused = await anna.call("POST /api/groups", { body: { name: "Neu hier", group_type: "public" } });
    expect([refused.status, refused.error.error]).toEqual([403, "email_unconfirmed"]);
    const berta = await aFounder(server);
    const short = await berta.call("POST /api/groups", { body: { name: "ab", group_type: "public" } });
    expect(short.error.details?.[0]).toMatchObject({ field: "name", code: "group_name_short" });
  });

  test("free members are in two groups at most; the text says so", async () => {
    const anna = await aFounder(server, false);
    await aGroup(anna);
    await aGroup(anna);
    const refused = await anna.call("POST /api/groups", { body: { name: "Drei", group_type: "public" } });
    expect([refused.status, refused.error.error]).toEqual([403, "test_version_limit"]);
    expect(refused.error.message).toContain("Max 2 groups");
  });

  test("no one owns more than twenty", async () => {
    const anna = await aFounder(server);
    await Promise.all(Array.from({ length: 20 }, () => aGroup(anna)));
    const refused = await anna.call("POST /api/groups", {
      body: { name: "Einundzwanzig", group_type: "public" },
    });
    expect(refused.error.error).toBe("too_many_groups");
  });
});

describe("joining", () => {
  test("counts the member, opens the channels and publishes the event; earlier messages do not count as unread", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server, { age: 14 });
    const group = await aGroup(anna);
    const channelId = await firstChannel(anna, group.id);
    const params = { id: group.id, channelId };
    const write = (text: string) =>
      anna.must("POST /api/groups/{id}/channels/{channelId}/messages", {
        params,
        body: { client_id: crypto.randomUUID(), text },
      });
    await write("vorher");
    const hers = await Stream.open(berta);
    const mine = await Stream.open(anna);
    const joined = await join(berta, group.id);
    expect(joined.body).toMatchObject({ my_role: "member", member_count: 2, unread_count: 0 });
    await hers.next(({ kind }) => kind === "group_membership_changed");
    await mine.next(({ kind }) => kind === "group_members_changed");
    await write("nachher");
    await hers.next(
      ({ kind, data }) => kind === "message_created" && (data as { text: string }).text === "nachher",
    );
    expect((await berta.must("GET /api/groups/{id}", { params: { id: group.id } })).unread_count).toBe(1);
    expect((await join(berta, group.id)).error.error).toBe("already_member");
    await anna.must("PATCH /api/groups/{id}", { params: { id: group.id }, body: { name: "Umbenannt" } });
    await hers.next(({ kind }) => kind === "group_changed");
    hers.close();
    mine.close();
  });

  test("at the same moment: never more than two groups, and every count is exact", async () => {
    const owner = await aFounder(server);
    const groups = await Promise.all(Array.from({ length: 6 }, () => aGroup(owner)));
    const free = await Promise.all(Array.from({ length: 4 }, () => aMember(server)));
    const answers = await Promise.all(
      free.flatMap((person) => groups.map((group) => join(person, group.id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.error))).toEqual(
      new Set(["test_version_limit"]),
    );
    for (const person of free) expect((await person.must("GET /api/groups/mine")).items).toHaveLength(2);
    for (const { id } of groups) {
      const size = await sizeOf(server, id);
      expect(size).toEqual({ kept: size?.there, there: size?.there, readers: size?.there });
    }
  });

  test("the same group twice at the same moment is once", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const group = await aGroup(anna);
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(berta, group.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await sizeOf(server, group.id)).toEqual({ kept: 2, there: 2, readers: 2 });
  });

  test("asks for an application where one is needed, is refused when full, and knows nothing of private groups", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const asking = await aGroup(anna, { group_type: "application" });
    const closed = await aGroup(anna, { group_type: "private" });
    const full = await aGroup(anna);
    await query("update groups set member_count = 5000 where id = $1", [full.id]);
    expect((await join(berta, asking.id)).error.error).toBe("needs_application");
    expect((await join(berta, full.id)).error.error).toBe("group_full");
    expect((await join(berta, closed.id)).error.error).toBe("not_found");
    expect((await berta.call("GET /api/groups/{id}", { params: { id: closed.id } })).status).toBe(404);
  });
});

describe("roles", () => {
  const people = async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    const { id } = await aGroup(anna);
    await join(berta, id);
    await join(carla, id);
    return { anna, berta, carla, id, channelId: await firstChannel(anna, id) };
  };

  test("a moderator changes the group, a member does not; only the owner deletes it and gives roles", async () => {
    const { anna, berta, carla, id } = await people();
    const rename = { params: { id }, body: { description: "neu" } };
    expect((await berta.call("PATCH /api/groups/{id}", rename)).error.error).toBe("forbidden");
    const promote = (by: typeof anna, userId: string, role: "owner" | "moderator" | "member") =>
      by.call("PATCH /api/groups/{id}/members/{userId}", { params: { id, userId }, body: { role } });
    expect((await promote(anna, berta.id, "moderator")).body).toMatchObject({
      id: berta.id,
      role: "moderator",
    });
    expect((await berta.call("PATCH /api/groups/{id}", rename)).body.description).toBe("neu");
    expect((await promote(berta, carla.id, "moderator")).error.error).toBe("forbidden");
    expect((await promote(anna, anna.id, "member")).error.error).toBe("forbidden");
    const remove = { params: { id }, body: { name: "Werkstatt" } };
    expect((await berta.call("DELETE /api/groups/{id}", remove)).error.error).toBe("forbidden");
    const wrong = await anna.call("DELETE /api/groups/{id}", { params: { id }, body: { name: "werkstatt" } });
    expect(wrong.error.error).toBe("name_mismatch");
  });

  test("handing over swaps roles; the owner leaves only afterwards", async () => {
    const { anna, berta, id } = await people();
    const leave = () => anna.call("DELETE /api/groups/{id}/membership", { params: { id } });
    expect((await leave()).error.error).toBe("owner_stays");
    await anna.must("PATCH /api/groups/{id}/members/{userId}", {
      params: { id, userId: berta.id },
      body: { role: "owner" },
    });
    expect((await anna.must("GET /api/groups/{id}", { params: { id } })).my_role).toBe("member");
    expect((await berta.must("GET /api/groups/{id}", { params: { id } })).my_role).toBe("owner");
    const { rows } = await query(
      "select member_id, moderates from participants p join channels c on c.id = p.conversation_id where c.group_id = $1 and moderates",
      [id],
    );
    expect(rows.map(({ member_id }) => member_id)).toEqual([berta.id]);
    expect((await leave()).status).toBe(204);
    expect(await sizeOf(server, id)).toEqual({ kept: 2, there: 2, readers: 2 });
  });

  test("who is kicked loses stream and access within a second", async () => {
    const { anna, berta, carla, id, channelId } = await people();
    const stream = await Stream.open(berta);
    const began = Date.now();
    await anna.must("DELETE /api/groups/{id}/members/{userId}", { params: { id, userId: berta.id } });
    const gone = await stream.next(stateIs("kicked"));
    expect(Date.now() - began).toBeLessThan(1_000);
    expect(gone.data).toEqual({ group_id: id, state: "kicked" });
    await carla.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
      body: { client_id: crypto.randomUUID(), text: "unter uns" },
    });
    await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { description: "x" } });
    const read = await berta.call("GET /api/groups/{id}/channels/{channelId}/messages", {
      params: { id, channelId },
    });
    expect(read.error.error).toBe("forbidden");
    expect((await berta.call("GET /api/chats/{id}/messages", { params: { id: channelId } })).status).toBe(
      404,
    );
    await stream.caughtUp(server, berta);
    expect(stream.of("message_created")).toEqual([]);
    expect(stream.of("group_changed")).toEqual([]);
    stream.close();
    expect((await join(berta, id)).status).toBe(200);
  });

  test("who is banned does not find the group, and may not come back until the ban is lifted", async () => {
    const { anna, berta, id } = await people();
    await anna.must("DELETE /api/groups/{id}/members/{userId}", {
      params: { id, userId: berta.id },
      query: { ban: "true" },
    });
    expect((await join(berta, id)).error.error).toBe("group_banned");
    expect((await berta.must("GET /api/groups/{id}", { params: { id } })).my_state).toBe("banned");
    const { items: bans } = await anna.must("GET /api/groups/{id}/bans", { params: { id } });
    expect(bans.map((one) => one.id)).toEqual([berta.id]);
    await anna.must("DELETE /api/groups/{id}/bans/{userId}", { params: { id, userId: berta.id } });
    expect((await join(berta, id)).status).toBe(200);
  });

  test("moderators send members away, but neither one another nor the owner", async () => {
    const { anna, berta, carla, id } = await people();
    const role = { role: "moderator" } as const;
    for (const { id: userId } of [berta, carla])
      await anna.must("PATCH /api/groups/{id}/members/{userId}", { params: { id, userId }, body: role });
    const kick = (userId: string) =>
      berta.call("DELETE /api/groups/{id}/members/{userId}", { params: { id, userId } });
    expect((await kick(carla.id)).error.error).toBe("forbidden");
    expect((await kick(anna.id)).error.error).toBe("forbidden");
    expect((await kick(crypto.randomUUID())).error.error).toBe("not_found");
  });

  test("members are listed by role and name, page by page, and found by a part of it", async () => {
    const anna = await aFounder(server);
    const { id } = await aGroup(anna);
    const people = await Promise.all(
      ["Zoe", "Emil", "Ägir", "Bea", "Carl"].map((name) =>
        aMember(server, { username: name + randomLetters(6) }),
      ),
    );
    for (const person of people) await join(person, id);
    await anna.must("PATCH /api/groups/{id}/members/{userId}", {
      params: { id, userId: people[0]?.id ?? "" },
      body: { role: "moderator" },
    });
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { username: string }[]; next_cursor: string | null } = await anna.must(
        "GET /api/groups/{id}/members",
        { params: { id }, query: { limit: 2, ...(cursor && { cursor }) } },
      );
      names.push(...page.items.map(({ username }) => username.slice(0, 3)));
      cursor = page.next_cursor;
    } while (cursor);
    expect(names.slice(1)).toEqual(["Zoe", "Ägi", "Bea", "Car", "Emi"]);
    const { items } = await anna.must("GET /api/groups/{id}/members", {
      params: { id },
      query: { q: "BEA" },
    });
    expect(items).toHaveLength(1);
    const bad = await anna.call("GET /api/groups/{id}/members", {
      params: { id },
      query: { cursor: "quatsch" },
    });
    expect(bad.status).toBe(400);
  });

  test("presence shows, but not across blocks", async () => {
    const { anna, berta, carla, id } = await people();
    const streams = [await Stream.open(berta), await Stream.open(carla)];
    await carla.must("PUT /api/users/{id}/block", { params: { id: anna.id } });
    const { items } = await anna.must("GET /api/groups/{id}/members", { params: { id } });
    const status = Object.fromEntries(items.map((one) => [one.id, one.status]));
    expect([status[berta.id], status[carla.id]]).toEqual(["online", "offline"]);
    for (const stream of streams) stream.close();
  });
});

describe("discovering", () => {
  test("finds words in name and description, by niche and type; never private groups nor those that banned me", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const word = randomLetters();
    const listed = await aGroup(anna, {
      name: `Klub ${word}`,
      description: "Tee 100% bio",
      niches: ["smma"],
    });
    await aGroup(anna, { name: `Geheim ${word}`, group_type: "private" });
    const asking = await aGroup(anna, { description: `nur ${word} hier`, group_type: "application" });
    const banned = await aGroup(anna, { name: `Bann ${word}` });
    await join(berta, banned.id);
    await anna.must("DELETE /api/groups/{id}/members/{userId}", {
      params: { id: banned.id, userId: berta.id },
      query: { ban: "true" },
    });
    const find = async (query: object) =>
      (await berta.must("GET /api/groups", { query })).items.map(({ id }) => id).sort();
    expect(await find({ q: word.toUpperCase() })).toEqual([listed.id, asking.id].sort());
    expect(await find({ q: `${word} tee` })).toEqual([listed.id]);
    expect(await find({ q: `${word} 100%` })).toEqual([listed.id]);
    expect(await find({ q: `${word} 100_` })).toEqual([]);
    expect(await find({ q: word, niche: "smma" })).toEqual([listed.id]);
    expect(await find({ q: word, type: "application" })).toEqual([asking.id]);
    expect(await find({ q: word, type: "private" })).toEqual([]);
  });

  test.each(["active", "new", "size"] as const)("pages by %s without gaps or doubles", async (sort) => {
    const owner = await aFounder(server);
    const word = randomLetters();
    const groups = [];
    for (let n = 0; n < 7; n++) groups.push(await aGroup(owner, { name: `${word} ${n}` }));
    // The id decides between equal keys.
    await query(
      `update groups set member_count = length(name) % 3, active_at = date_trunc('hour', now()) where name like $1`,
      [`${word}%`],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; next_cursor: string | null } = await owner.must(
        "GET /api/groups",
        {
          query: { q: word, sort, limit: 2, ...(cursor && { cursor }) },
        },
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(groups.map(({ id }) => id).reverse());
  });

  test("writing makes a group active", async () => {
    const anna = await aFounder(server);
    const group = await aGroup(anna);
    await query("update groups set active_at = now() - interval '2 days' where id = $1", [group.id]);
    await anna.must("POST /api/groups/{id}/channels/{channelId}/messages", {
      params: { id: group.id, channelId: await firstChannel(anna, group.id) },
      body: { client_id: crypto.randomUUID(), text: "guten morgen" },
    });
    await expect
      .poll(async () =>
        Date.parse((await anna.must("GET /api/groups/{id}", { params: { id: group.id } })).active_at),
      )
      .toBeGreaterThan(Date.now() - 60_000);
  });
});

test("a picture replaces the one before, and only moderators set it", async () => {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  const { id } = await aGroup(anna);
  await join(berta, id);
  const file = new Blob([Buffer.from((await aPicture()).split(",")[1] ?? "", "base64")], {
    type: "image/jpeg",
  });
  expect((await berta.call("POST /api/groups/{id}/avatar", { params: { id }, file })).error.error).toBe(
    "forbidden",
  );
  const first = await anna.must("POST /api/groups/{id}/avatar", { params: { id }, file });
  const second = await anna.must("POST /api/groups/{id}/avatar", { params: { id }, file });
  expect((await berta.request("GET", second.publicUrl)).status).toBe(200);
  const status = async () => (await berta.request("GET", first.publicUrl)).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(404);
  await anna.must("DELETE /api/groups/{id}/avatar", { params: { id } });
  expect((await anna.must("GET /api/groups/{id}", { params: { id } })).avatar_path).toBeNull();
});

test("the picture of a private group is its members'", async () => {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  const guest = await aMember(server);
  const { id } = await aGroup(anna);
  await join(berta, id);
  const file = new Blob([Buffer.from((await aPicture()).split(",")[1] ?? "", "base64")], {
    type: "image/jpeg",
  });
  const { publicUrl } = await anna.must("POST /api/groups/{id}/avatar", { params: { id }, file });
  const statuses = async () =>
    Promise.all([anna, berta, guest].map(async (who) => (await who.request("GET", publicUrl)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  const { code } = await anna.must("POST /api/groups/{id}/invites", { params: { id }, body: {} });
  await anna.must("PATCH /api/groups/{id}", { params: { id }, body: { group_type: "private" } });
  expect(await statuses()).toEqual([200, 200, 404]);
  const behind = await guest.must("GET /api/groups/invites/{code}", { params: { code } });
  expect(behind.group).toMatchObject({ id, avatar_path: null });
  await berta.must("DELETE /api/groups/{id}/membership", { params: { id } });
  expect(await statuses()).toEqual([200, 404, 404]);
});

test("deleting removes everything in it and notifies all members", async () => {
  const anna = await aFounder(server);
  const berta = await aMember(server);
  const { id, name } = await aGroup(anna);
  await join(berta, id);
  const channelId = await firstChannel(anna, id);
  const stream = await Stream.open(berta);
  await anna.must("DELETE /api/groups/{id}", { params: { id }, body: { name: ` ${name} ` } });
  const event = await stream.next(stateIs("deleted"));
  expect(event.data).toEqual({ group_id: id, state: "deleted" });
  expect((await berta.call("GET /api/groups/{id}", { params: { id } })).status).toBe(404);
  const { rows } = await query("select from conversations where id = $1", [channelId]);
  expect(rows).toEqual([]);
  stream.close();
});

describe("erasing a member", () => {
  const erase = (memberId: string) =>
    server.platform.db.transaction(async (tx) => {
      await server.platform.personal.erase(tx, memberId);
      await tx.rawQuery("delete from members where id = $1", [memberId]);
    });

  test("the oldest moderator takes over, else the oldest member; counts stay exact", async () => {
    const anna = await aFounder(server);
    const berta = await aMember(server);
    const carla = await aMember(server);
    const { id } = await aGroup(anna);
    await join(berta, id);
    await join(carla, id);
    await anna.must("PATCH /api/groups/{id}/members/{userId}", {
      params: { id, userId: carla.id },
      body: { role: "moderator" },
    });
    await erase(anna.id);
    const roleOf = async (person: typeof anna) =>
      (await person.must("GET /api/groups/{id}", { params: { id } })).my_role;
    expect([await roleOf(berta), await roleOf(carla)]).toEqual(["member", "owner"]);
    expect(await sizeOf(server, id)).toEqual({ kept: 2, there: 2, readers: 2 });
    await erase(carla.id);
    expect(await roleOf(berta)).toBe("owner");
    await berta.must("POST /api/groups/{id}/invites", { params: { id }, body: {} });
  });

  test("an empty group goes with its channels, and no trace of the member stays", async () => {
    const anna = await aFounder(server);
    const berta = await aFounder(server);
    const alone = await aGroup(anna);
    const channelId = await firstChannel(anna, alone.id);
    const other = await aGroup(berta, { group_type: "application" });
    await anna.must("POST /api/groups/{id}/applications", {
      params: { id: other.id },
      body: { answers: [] },
    });
    const shared = await aGroup(berta);
    await join(anna, shared.id);
    await erase(anna.id);
    const { rows } = await query(
      `select (select count(*) from groups where id = $1) as groups, (select count(*) from conversations where id = $2) as channels,
         (select count(*) from memberships where member_id = $3) + (select count(*) from applications where member_id = $3)
         + (select count(*) from group_bans where member_id = $3) + (select count(*) from group_invites where created_by = $3)
         + (select count(*) from participants where member_id = $3)
         + (select count(*) from events where kind = 'group_application_changed' and data::text like '%' || $3::text || '%') as traces`,
      [alone.id, channelId, anna.id],
    );
    expect(rows).toEqual([{ groups: 0, channels: 0, traces: 0 }]);
    expect(await sizeOf(server, shared.id)).toEqual({ kept: 1, there: 1, readers: 1 });
  });

  test("while others join: no deadlock, and the count is right", async () => {
    const [anna, ...others] = await Promise.all([
      aFounder(server),
      ...Array.from({ length: 6 }, () => aMember(server)),
    ]);
    const { id } = await aGroup(anna);
    await join(others[0] ?? anna, id);
    await Promise.all([erase(anna.id), ...others.slice(1).map((person) => join(person, id))]);
    expect(await sizeOf(server, id)).toEqual({ kept: 6, there: 6, readers: 6 });
  });
});

test("a member's export holds memberships and applications", async () => {
  const anna = await aFounder(server);
  const berta = await aFounder(server);
  await aGroup(anna, { name: "Exportklub" });
  const other = await aGroup(berta, { group_type: "application", questions: ["Warum?"] });
  await anna.must("POST /api/groups/{id}/applications", {
    params: { id: other.id },
    body: { answers: [{ order: 1, answer: "Aus Neugier" }] },
  });
  const text = (await archiveOf(server.platform.personal, anna.id)).get("groups.json");
  expect(text).toContain("Exportklub");
  expect(text).toContain("Aus Neugier");
});
