import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aMember, aNewMember, type MemberTraits, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
let viewer: Person;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await aMember(server);
});
afterAll(() => server.stop());

const discover = (person: Person, query: object) =>
  person.must("GET /api/users/discover", { query: query as { q?: string } });
const found = async (q: string, query: object = {}, person = viewer) =>
  (await discover(person, { q, ...query })).items.map(({ username }) => username);
/** Everything, a page of `limit` after the other. */
async function walked(query: { q?: string; limit: number }) {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await discover(viewer, { ...query, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(query.limit);
    names.push(...page.items.map(({ username }) => username));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return names;
}
const named = (username: string, traits: Partial<MemberTraits> = {}) =>
  aMember(server, { username, ...traits });

describe("by words", () => {
  test("the name itself comes first, then names that begin so, then the alike, then what people write", async () => {
    await named("Quintus");
    await named("Quintusa");
    await named("DerQuintus");
    await named("Qiuntus");
    await named("Schreiberin", { bio: "Mein Vorbild: Quintus, der Händler." });
    expect(await found("quintus")).toEqual(["Quintus", "Quintusa", "DerQuintus", "Qiuntus", "Schreiberin"]);
    expect(await found("QUINTUS", { limit: 2 })).toEqual(["Quintus", "Quintusa"]);
    expect(await walked({ q: "quintus", limit: 1 })).toEqual(await found("quintus"));
    expect(await walked({ q: "quintus", limit: 2 })).toEqual(await found("quintus"));
  });

  test.each(["Zbigneiw", "Zbignew", "Zbigniewx", "Zbignüew", "bigniew"])("%s is forgiven", async (typed) => {
    const name = "Zbigniew";
    await named(name).catch(() => undefined); // made by the first
    expect(await found(typed)).toContain(name);
  });

  test("bio, idea, target, place, models and skills are looked through; all words have to be there", async () => {
    await named("Imkerin", {
      bio: "Honig aus Fürstenwalde",
      idea: "Bienenwachskerzen verschicken",
      models: ["reselling"],
    });
    for (const q of [
      "fürstenwalde",
      "bienenwachs",
      "honig kerzen bienenwachskerzen".replace("kerzen ", ""),
      "imkerin honig",
    ])
      expect(await found(q)).toContain("Imkerin");
    expect(await found("reselling")).toContain("Imkerin");
    expect(await found("fürstenwalde dropshipping")).not.toContain("Imkerin");
    expect(await found("wachskerzen")).not.toContain("Imkerin");
  });

  test("a changed profile is found by what it says now", async () => {
    const person = await named("Wandel", { bio: "Kupferstiche" });
    expect(await found("kupferstiche")).toEqual(["Wandel"]);
    await person.must("PATCH /api/profiles/{userId}", {
      params: { userId: person.id },
      body: { bio: "Radierungen" },
    });
    expect(await found("kupferstiche")).toEqual([]);
    expect(await found("radierungen")).toEqual(["Wandel"]);
  });

  test("Chinese, Hindi, Arabic and Russian are found", async () => {
    await named("Vielsprachig", {
      bio: "我做跨境电商已经三年 वीडियो बनाती हूँ متجر إلكتروني Печать на футболках",
    });
    for (const q of ["电商", "跨境电商", "वीडियो", "متجر", "футбол"])
      expect(await found(q)).toContain("Vielsprachig");
    expect(await found("商电")).not.toContain("Vielsprachig");
  });

  test("one letter finds names, and nothing is found without words", async () => {
    await named("Ypsilon");
    expect(await found("y")).toContain("Ypsilon");
    for (const q of ["🎉", "':*", "|| !(", "%", "\\", "xyqzxyqz"]) expect(await found(q)).toEqual([]);
  });

  test("models and language narrow it", async () => {
    await named("Filtera", { models: ["trading"], language: "it" });
    await named("Filterb", { models: ["smma", "mobile-apps"], language: "de" });
    await named("Andersx", { bio: "Filter für Wasser", models: ["trading"], language: "de" });
    expect(await found("filter")).toEqual(["Filtera", "Filterb", "Andersx"]);
    expect(await found("filter", { bm: "trading" })).toEqual(["Filtera", "Andersx"]);
    expect(await found("filter", { bm: ["mobile-apps", "crypto-nfts"] })).toEqual(["Filterb"]);
    expect(await found("filter", { language: "de" })).toEqual(["Filterb", "Andersx"]);
    expect(await found("filter", { language: "de", bm: "trading" })).toEqual(["Andersx"]);
    expect(await found("filtra", { language: "it" })).toEqual(["Filtera"]);
  });

  test("a page full of names says the same of each as one that is looked for further", async () => {
    const bio = (n: number) => `${'"Ä😀\n'.repeat(n)}${" \u3000".repeat(150)}Ende`;
    await named("Vollseitea", { bio: bio(1) });
    const followed = await named("Vollseiteb", { bio: bio(60) });
    await named("Vollseitec", { models: ["print-on-demand", "smma"] });
    await viewer.must("PUT /api/users/{id}/follow", { params: { id: followed.id } });
    await server.platform.db.rawQuery(
      `update profiles set avatar = 'avatars/x.webp', location = 'Köln "Süd"', skills = '{}' where member_id = $1`,
      [followed.id],
    );
    const { items } = await discover(viewer, { q: "vollseite" });
    expect(items).toHaveLength(3);
    const written = await discover(viewer, { q: "vollseite", limit: 2 });
    expect(written.items).toEqual(items.slice(0, 2));
    expect(items[1]).toMatchObject({ following: true, avatar_url: "/api/files/avatars/x.webp", email: null });
    expect(await walked({ q: "vollseite", limit: 1 })).toEqual(items.map(({ username }) => username));
  });

  test("long lists come page by page without a gap or a double", async () => {
    const word = randomLetters(9);
    const people = await Promise.all(
      Array.from({ length: 7 }, () => aMember(server, { bio: `Ich mag ${word}` })),
    );
    const names = await walked({ q: word, limit: 3 });
    expect(new Set(names).size).toBe(7);
    const ids = (await discover(viewer, { q: word })).items.map(({ id }) => id);
    expect(ids).toEqual(
      people
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });

  test.each([
    "x",
    Buffer.from("name 123").toString("base64url"),
    Buffer.from("words anna").toString("base64url"),
  ])("a cursor that is not ours is refused: %s", async (cursor) => {
    const { status, error } = await viewer.call("GET /api/users/discover", { query: { q: "anna", cursor } });
    expect([status, error.error]).toEqual([400, "invalid_input"]);
  });
});

test("unfinished, banned, leaving and blocked members are never found, nor oneself", async () => {
  const word = randomLetters(9);
  const about = { bio: `Über ${word}` };
  const [seen, banned, served, leaving, blocker, blocked] = await Promise.all(
    ["sehbar", "gebannt", "verbuesst", "gehend", "blockend", "blockiert"].map((name) =>
      named(`${name}${word.slice(0, 4)}`, about),
    ),
  );
  const me = await named(`selbst${word.slice(0, 4)}`, about);
  const halfway = await aNewMember(server);
  await halfway.must("PATCH /api/profiles/{userId}", {
    params: { userId: halfway.id },
    body: { username: `halb${word}`, bio: word },
  });
  const { db } = server.platform;
  await db.rawQuery("update members set banned_at = now() where id = $1", [banned?.id]);
  await db.rawQuery(
    "update members set banned_at = now(), banned_until = now() - interval '1 s' where id = $1",
    [served?.id],
  );
  await db.rawQuery("update members set deletion_due_at = now() + interval '7 days' where id = $1", [
    leaving?.id,
  ]);
  await blocker?.must("PUT /api/users/{id}/block", { params: { id: me.id } });
  await me.must("PUT /api/users/{id}/block", { params: { id: blocked?.id ?? "" } });
  const ids = async (query: object) => (await discover(me, query)).items.map(({ id }) => id).sort();
  expect(await ids({ q: word })).toEqual([seen?.id, served?.id].sort());
  expect(await ids({ q: `halb${word}` })).toEqual([]);
  for (const name of ["gebannt", "gehend", "blockend", "blockiert"])
    expect(await ids({ q: name + word.slice(0, 4) })).toEqual([]);
  const suggested = await ids({ limit: 50 });
  for (const person of [banned, leaving, blocker, blocked, me, halfway])
    expect(suggested).not.toContain(person?.id);
  await me.must("DELETE /api/users/{id}/block", { params: { id: blocked?.id ?? "" } });
  expect(await ids({ q: word })).toEqual([seen?.id, served?.id, blocked?.id].sort());
});

test("an answer tells of others what is public, and no address", async () => {
  const person = await named("Offenlegung", {
    bio: "x".repeat(300),
    models: ["trading"],
    skills: ["copywriting"],
  });
  const { items } = await discover(viewer, { q: "offenlegung" });
  expect(items).toEqual([
    {
      id: person.id,
      username: "Offenlegung",
      avatar_url: null,
      avatar_path: null,
      verified: false,
      email: null,
      business_models: ["trading"],
      skills: ["copywriting"],
      language: "de",
      location: "",
      bio: `${"x".repeat(200)}…`,
      following: false,
    },
  ]);
});

describe("by filters alone", () => {
  test("finds every member who matches, followed ones included, paginated, the newest first, without children", async () => {
    const traits = { language: "pt", models: ["amazon-fba"] } as const;
    const people: Person[] = [];
    for (let at = 0; at < 5; at++) people.push(await aMember(server, { ...traits, models: ["amazon-fba"] }));
    const other = await aMember(server, { language: "pt", models: ["trading"] });
    const child = await aMember(server, { ...traits, models: ["amazon-fba"], age: 15 });
    const [followed] = people;
    if (!followed) throw new Error("five were made");
    await viewer.must("PUT /api/users/{id}/follow", { params: { id: followed.id } });
    const wanted = people.map(({ id }) => id).reverse();
    const ask = async (query: object) => (await discover(viewer, query)).items.map(({ id }) => id);
    expect(await ask({ language: "pt", bm: ["amazon-fba"], limit: 50 })).toEqual(wanted);
    expect(await ask({ language: "pt", "bm[]": ["amazon-fba"], limit: 50 })).toEqual(wanted);
    expect(await ask({ language: "pt", bm: ["amazon-fba", "trading"], limit: 50 })).toEqual([
      other.id,
      ...wanted,
    ]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await discover(viewer, { language: "pt", limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([other.id, ...wanted]);
    expect(seen).not.toContain(child.id);
  });
});
