import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "#features/accounts/operator.ts";
import { findNamesWithoutForm, foldNames, setNameForm } from "#features/profiles/queries.ts";
import { confusableForm } from "#platform/names/names.ts";
import { aGuest, aMatchingMember, aMember, aNewMember, aPicture, randomLetters } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ working: true });
});
afterAll(() => server.stop());

test("pictures come with their own type, inert, and are kept by the browser for good", async () => {
  const viewer = await aMatchingMember(server);
  const other = await aMatchingMember(server);
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const { publicUrl } = await other.must("POST /api/profiles/{userId}/avatar", {
    params: { userId: other.id },
    file: new Blob([new Uint8Array(bytes)], { type: "image/png" }),
  });
  const { profiles } = await viewer.must("GET /api/matching/profiles");
  const card = profiles.find(({ id }) => id === other.id);
  for (const url of [publicUrl, card?.matching_avatar_path]) {
    const { status, headers } = await viewer.request("GET", url ?? "none");
    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect((await aGuest(server).request("GET", url ?? "none")).status).toBe(401);
  }
});

test("a new avatar takes the old one's place", async () => {
  const person = await aMember(server);
  const params = { userId: person.id };
  const picture = async (background: string) =>
    new Blob(
      [
        new Uint8Array(
          await sharp({ create: { width: 64, height: 64, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ],
      { type: "image/png" },
    );
  const first = await person.must("POST /api/profiles/{userId}/avatar", {
    params,
    file: await picture("#111"),
  });
  const second = await person.must("POST /api/profiles/{userId}/avatar", {
    params,
    file: await picture("#eee"),
  });
  const change = (avatar_path: string | null) =>
    person.call("PATCH /api/profiles/{userId}", { params, body: { avatar_path } });
  expect((await change(second.publicUrl)).status).toBe(200);
  expect((await change(first.publicUrl)).error).toMatchObject({
    error: "invalid_input",
    details: [{ field: "avatar_path", code: "invalid_value" }],
  });
  const status = async () => (await person.request("GET", first.publicUrl)).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(404);
  expect((await person.request("GET", second.publicUrl)).status).toBe(200);
  expect((await person.must("GET /api/me")).avatar_url).toBe(second.publicUrl);
  expect((await change(null)).body.avatar_path).toBeNull();
});

test("age, e-mail, premium and level are visible to the member only", async () => {
  const person = await aMember(server, { age: 41 });
  const outsider = await aMember(server);
  await server.platform.db.rawQuery(
    "update members set premium_until = '2030-01-02T03:04:05Z', admin_level = 2 where id = $1",
    [person.id],
  );
  const read = (viewer: typeof person) =>
    viewer.must("GET /api/profiles/{userId}", { params: { userId: person.id } });
  expect(await read(person)).toMatchObject({
    age: 41,
    email: person.email,
    premium_until: "2030-01-02T03:04:05.000Z",
    admin_level: 2,
  });
  expect(await read(outsider)).toMatchObject({ age: null, email: null, premium_until: null, admin_level: 0 });
});

describe("usernames", () => {
  test("of many who want the same name at the same moment one gets it, whatever its case", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aNewMember(server)));
    const spellings = ["Wettlauf", "wettlauf", "WETTLAUF", "wEttlauf", " Wettlauf "];
    const answers = await Promise.all(
      people.map((person, at) =>
        person.call("PATCH /api/profiles/{userId}", {
          params: { userId: person.id },
          body: { username: spellings[at] ?? "" },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.error.error, refused?.error.message]).toEqual([
      "username_taken",
      "Der Username ist schon vergeben.",
    ]);
  });

  test.each(["ab", "a".repeat(21), "Max1", "Max Muster", "Max_M", "😀😀😀", ""])(
    "%j is refused",
    async (username) => {
      const person = await aNewMember(server);
      const { status, error } = await person.call("PATCH /api/profiles/{userId}", {
        params: { userId: person.id },
        body: { username, bio: "bleibt ungesagt" },
      });
      expect([status, error.details?.[0]?.code]).toEqual([400, "username_invalid"]);
      expect((await person.must("GET /api/profiles/{userId}", { params: { userId: person.id } })).bio).toBe(
        "",
      );
    },
  );
});

test("a name must not look like another member's name or impersonate the product", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const name = `Elena${randomLetters(6)}`;
  const call = (person: Person, username: string) =>
    person.call("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: { username } });
  expect((await call(anna, name)).status).toBe(200);
  const lookalike = `${name.slice(0, 1).replace("E", "Ε")}${name.slice(1)}`; // Greek
  expect((await call(berta, lookalike)).error).toMatchObject({
    error: "invalid_input",
    details: [{ field: "username", code: "username_invalid" }],
  });
  const free = async (username: string) =>
    berta.must("GET /api/usernames/{name}/availability", { params: { name: username } });
  expect(await free(lookalike)).toEqual({ available: false, invalid: true });
  for (const username of [name.replace("l", "I"), name.toUpperCase(), "Kompagnon", "Moderator"]) {
    expect(await free(username)).toEqual({ available: false, invalid: false });
    expect((await call(berta, username)).error.error).toBe("username_taken");
  }
  expect((await call(anna, name.toLowerCase())).status).toBe(200);
});

describe("names that fold to the same", () => {
  test.each([
    ["Groß", "Gross"],
    ["İlker", "ilker"],
    ["Straße", "STRASSE"],
    ["Zoë", "Zoe"],
    ["Алёна", "Алена"],
    ["أحمد", "احمد"],
  ])("%s and %s are one name", async (one, other) => {
    const word = randomLetters(8);
    // A word of one script: letters of another one would be refused.
    const [first, second] = /\p{Script=Latin}/u.test(one) ? [one + word, other + word] : [one, other];
    const anna = await aMember(server);
    const berta = await aMember(server);
    const call = (person: Person, username: string) =>
      person.call("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: { username } });
    expect((await call(anna, first)).status).toBe(200);
    const free = await berta.must("GET /api/usernames/{name}/availability", { params: { name: second } });
    expect(free).toEqual({ available: false, invalid: false });
    expect((await call(berta, second)).error.error).toBe("username_taken");
    expect((await call(anna, second)).status).toBe(200);
  });

  test("from before stay, and the first one has the folded key", async () => {
    const word = randomLetters(8);
    const anna = await aMember(server);
    const berta = await aMember(server);
    const { db } = server.platform;
    const old = (person: Person, name: string) =>
      db.rawQuery(
        "update profiles set username = $2, username_key = lower($2), username_looks = null where member_id = $1",
        [person.id, name],
      );
    await old(anna, `Groß${word}`);
    await old(berta, `Größ${word}`);
    await foldNames(db);
    await old(berta, `Grôß${word}`);
    await foldNames(db);
    const { rows } = await db.rawQuery("select username_key as key from profiles where member_id = any($1)", [
      [anna.id, berta.id],
    ]);
    expect(rows.map(({ key }) => key).sort()).toEqual([
      `gross${word.toLowerCase()}`,
      `grôß${word.toLowerCase()}`,
    ]);
  });
});

test("a name from before is compared as well, unless another looks so already", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const { db } = server.platform;
  await db.rawQuery("update profiles set username_looks = null where member_id = $1", [anna.id]);
  const [found] = (await findNamesWithoutForm(db)).filter(({ id }) => id === anna.id);
  if (!found) throw new Error("a name without looks is found");
  await setNameForm(db, anna.id, confusableForm(found.name), found.name);
  expect((await findNamesWithoutForm(db)).filter(({ id }) => id === anna.id)).toEqual([]);
  await db.rawQuery("update profiles set username_looks = null where member_id = $1", [berta.id]);
  await setNameForm(
    db,
    berta.id,
    confusableForm(found.name),
    (await berta.must("GET /api/me")).username ?? "",
  );
  expect((await findNamesWithoutForm(db)).map(({ id }) => id)).toContain(berta.id);
});

describe("the age", () => {
  const change = (person: Person, age: number | null) =>
    person.call("PATCH /api/profiles/{userId}", { params: { userId: person.id }, body: { age } });
  const refused = async (person: Person, age: number | null) => {
    const { status, error } = await change(person, age);
    expect([age, status, error.error]).toEqual([age, 409, "age_locked"]);
    expect(error.message).toContain("Kontaktformular");
    expect(error.details?.[0]).toMatchObject({ field: "age", code: "age_locked" });
  };

  test("only rises, is never taken away, and is not moved across 16 by oneself", async () => {
    const adult = await aMember(server, { age: 30 });
    for (const age of [null, 29, 14]) await refused(adult, age);
    for (const age of [30, 31]) expect((await change(adult, age)).status).toBe(200);
    const young = await aMember(server, { age: 14 });
    for (const age of [null, 16, 30, 13]) await refused(young, age);
    expect((await change(young, 15)).status).toBe(200);
    // Both at once: whichever comes first, the other sees it.
    await Promise.all([change(young, null), change(young, 16), change(young, 30)]);
    const params = { userId: young.id };
    expect((await young.must("GET /api/profiles/{userId}", { params })).age).toBe(15);
    const enabled = await young.must("POST /api/matching/enable", { body: { image: await aPicture() } });
    expect(enabled.allowed).toBe(false);
  });

  test("can be mended in the wizard, but not across 16 either", async () => {
    const adult = await aNewMember(server);
    for (const age of [55, 25]) expect((await change(adult, age)).status).toBe(200);
    const young = await aNewMember(server);
    expect((await change(young, 14)).status).toBe(200);
    await refused(young, null);
    await refused(young, 16);
    expect((await change(young, 13)).status).toBe(200);
  });

  test("is corrected by the operator", async () => {
    const young = await aMember(server, { age: 15 });
    const positionals = [young.email, "16"];
    expect(await COMMANDS["age"]?.(server.platform, { positionals, values: {} })).toEqual([
      `${young.email} is 16 now.`,
    ]);
    expect((await change(young, 17)).status).toBe(200);
    await expect(
      COMMANDS["age"]?.(server.platform, { positionals: [young.email, "12"], values: {} }),
    ).rejects.toThrow("13 to 120");
  });
});
